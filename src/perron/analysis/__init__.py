"""What follows from a position for a reader of it: ways to finish a ticket, what points are made of."""
