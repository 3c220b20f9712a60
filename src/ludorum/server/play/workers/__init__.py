"""What runs beside the web for tables: bots, clocks, the outbox, results."""
