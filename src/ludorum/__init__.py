"""Ludorum: heavy board games with every rule enforced, and the same rules as a library."""

__version__ = "0.1.0"
