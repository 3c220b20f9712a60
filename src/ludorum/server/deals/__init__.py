"""The deal of the day: one of each title, the same for all, one try that counts."""
