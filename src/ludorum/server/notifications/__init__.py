"""Your move: telling people who are not here that a table waits for them.

Nobody is told twice of one decision, nobody who is looking at the table, and nobody of more than
their own seat may know: what is told is that they are awaited, never why.
"""
