"""What is kept so that people can be told: plain typed rows, the same for every store."""

from __future__ import annotations

from typing import Literal

import msgspec

# It is your turn; the game has begun, or is over; your time runs out soon.
Kind = Literal["turn", "began", "over", "soon"]


class Device(msgspec.Struct, frozen=True):
    """Where a browser wants push messages: as its subscription says, in which language.

    session   the hash of the session it was set up in; it ends with it
    """

    id: str
    user: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    created: float


class Preferences(msgspec.Struct, frozen=True):
    """How somebody wants to be told.

    mail      letters, to the address they sign in with
    quiet_…   minutes after midnight in their time zone; both the same: no quiet hours
    calendar  the hash of the token of their calendar's address; empty: there is none
    """

    user: str
    mail: bool = False
    lang: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    calendar: str = ""


class Notice(msgspec.Struct, frozen=True):
    """What somebody is to be told of a table, or was: there is never more than one.

    mark    which decision it is about: a mark that was told is not told again
    at      when it came about
    due     when to tell; 0: told, or needless by now
    soon    when to remind them of their deadline; 0: never
    mailed  when a letter about this table went last
    seen    when they last opened or closed a page on it; what they see in between is in memory
    """

    user: str
    table: str
    kind: Kind
    mark: float
    at: float
    due: float
    soon: float = 0.0
    tries: int = 0
    mailed: float = 0.0
    seen: float = 0.0


class News(msgspec.Struct, frozen=True):
    """Something happened at a table since somebody last looked whom to tell."""

    table: str
    at: float
    begun: bool
