"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and plain text.

Each module needs only its own library; `docs/environments.md` describes them all.
"""
