"""From SVG to PNG. Of this module alone it is known who draws."""

from __future__ import annotations

import resvg_py

from ludorum.letters import font_files

from .card import Card, svg


def png(card: Card) -> bytes:
    """Always as large as a card is; of the machine only our fonts are read."""
    return resvg_py.svg_to_bytes(
        svg_string=svg(card), skip_system_fonts=True, font_files=font_files()
    )
