"""A table and its entries. Pure: no clock, no database, no network, no chance of its own."""
