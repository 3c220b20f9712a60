"""The games a server has: their rules, words and boards."""
