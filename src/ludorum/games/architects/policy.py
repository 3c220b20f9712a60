"""The sensible player: placeholder until the policy lands."""

from __future__ import annotations

from ludorum.games.contract import View
from ludorum.kernel import Choose, Option


def choose(view: View, ask: Choose) -> Option:
    return ask.options[0]
