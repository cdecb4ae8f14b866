"""The server: play with anyone, lose nothing.

Reading order: entries (what is noted of a table), table (what follows from the notes), clocks and
views (pure, too), then store (where the notes lie), house (the tables in play), and api (the doors).
"""
