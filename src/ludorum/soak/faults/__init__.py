"""What goes wrong in a soak, and when."""
