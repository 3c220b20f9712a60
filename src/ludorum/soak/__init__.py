"""Soak: real processes, real clients, real faults, and an audit of everything afterwards."""
