"""A table and what is noted of it. Pure: no clock, no database, no network, no chance of its own."""
