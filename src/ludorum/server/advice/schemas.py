"""The body of a request for a hint."""

from __future__ import annotations

from ludorum.server.http.schemas import Int, Strict


class HintAsk(Strict):
    """`ask` is the token of the decision."""

    ask: Int
