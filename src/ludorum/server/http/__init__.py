"""What every request has in common: who sends it, how often, how it is refused."""
