"""The game in a terminal: what it shows, asks and tells, in the reader's language."""
