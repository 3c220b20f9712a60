"""What is wrong with content: a sentence for a terminal, and the same as data for other tongues."""

from __future__ import annotations


class ContentError(ValueError):
    """A data file is wrong; the message says where and what is allowed there.

    `code` and `args` say it as data: the words are `content-error-<code>`. `where` is the place,
    down to the field of a record.
    """

    def __init__(self, what: str, where: str = "", code: str = "other", **args: str | int) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.what = what
        self.where = where
        self.code = code
        self.about: dict[str, str | int] = {"what": what} if code == "other" else args

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.what, self.where, self.code, self.about)


def _again(what: str, where: str, code: str, args: dict[str, str | int]) -> ContentError:
    return ContentError(what, where, code, **{k: x for k, x in args.items() if k != "what"})
