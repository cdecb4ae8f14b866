"""The command line: one file a command.

Every file has `add`, which adds its command, and `run`, which does it. Nothing heavy is
imported before a command runs, so that help appears at once: it needs the catalogue alone.
"""
