"""Companion games of people with an account, for their other devices."""
