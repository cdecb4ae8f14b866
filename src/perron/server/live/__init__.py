"""Tables in use in this process: listeners, presence, notifications, the scheduler, bots."""
