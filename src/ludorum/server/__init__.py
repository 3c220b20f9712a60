"""The server: tables that never lose a move and never leak a card.

Same code at home (one process, SQLite, bus in memory) and in public (many processes, PostgreSQL,
NATS). Games are reached by the registry only.
"""
