"""Tournaments: Swiss and arena, held by anybody, run to their end by the workers."""
