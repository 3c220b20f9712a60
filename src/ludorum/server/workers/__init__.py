"""What runs beside the web: bots that think, clocks that run out, nudges that were not told."""
