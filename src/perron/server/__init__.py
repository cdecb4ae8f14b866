"""The server: play with anyone, lose nothing.

Reading order: `table` (entries, and the table that follows from them; pure), `storage` (the log in the
database), `live` (tables in use in this process), `http` (requests and the live feed).
"""
