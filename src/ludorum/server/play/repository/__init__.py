"""What is kept of tables."""
