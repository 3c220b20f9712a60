"""A table's life: from the lobby through commands, clocks and frames to the archive."""
