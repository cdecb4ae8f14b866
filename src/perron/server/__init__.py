"""The server: play with anyone, lose nothing.

Reading order: `table` (entries, and the table that follows from them; pure), `storage` (where entries
are kept), `live` (tables in use in this process), `http` (what the page and bots speak to).
"""
