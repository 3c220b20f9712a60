"""What cannot be done as it was asked for, as a sentence for a log and as data for a reader."""

from __future__ import annotations

from .msg import Arg


class Unfit(ValueError):
    """The text is English, for logs and whoever calls from a program; `code` and `about` say the
    same as data: `mistake-<code>` of the commands."""

    def __init__(self, text: str, code: str, **about: Arg) -> None:
        super().__init__(text, code)
        self.text = text
        self.code = code
        self.about = about

    def __str__(self) -> str:
        return self.text
