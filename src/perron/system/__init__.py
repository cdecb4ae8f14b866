"""What the shells need of the operating system: worker processes and interrupts."""
