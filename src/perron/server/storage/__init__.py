"""The database: its schema and migrations, how entries are written and read, backups."""
