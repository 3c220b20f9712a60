"""What may go wrong between a service and its database."""

from __future__ import annotations


class Conflict(Exception):
    """The head has moved on: load again, check that the answer still fits, try again."""


class Repeated(Exception):
    """This command was stored before; `reply` is what it was answered."""

    def __init__(self, reply: bytes) -> None:
        super().__init__("the command was stored before")
        self.reply = reply


class StoreDown(Exception):
    """The store cannot be reached or used; the message says what to do. Nothing is known of what
    was under way: send it again, a command id keeps it from counting twice. Calls work again once
    the store is back.

    `code` and `about` say it as data: the words are `mistake-<code>`.
    """

    def __init__(self, what: str, code: str = "", **about: str | int) -> None:
        super().__init__(what)
        self.code = code
        self.about = about


class ShardDown(StoreDown):
    """Only tables of one shard cannot be reached: work for others goes on."""


class OldSchema(StoreDown):
    """The tables are not there yet, or those of an older program: `migrate` brings them up to
    date."""
