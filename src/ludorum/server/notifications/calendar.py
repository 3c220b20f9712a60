"""A calendar of one's deadlines (RFC 5545), for programs that fetch it by a secret address.

It holds what everybody at the tables may know: the game, who plays, until when one has to decide;
and when tournaments begin that one has joined.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Protocol
from urllib.parse import urlsplit

from ludorum import __version__
from ludorum.server.play.clocks import runs_out
from ludorum.server.play.model import WaitingState
from ludorum.words import cached_bundle

from .messages import Messages, times

LINE = 75  # octets
LONG = 1800  # seconds an entry takes; it ends with the deadline
FIRST = 3600  # seconds the beginning of a tournament takes


class Coming(Protocol):
    """A tournament that is to begin."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def starts(self) -> float: ...


def feed(
    states: list[WaitingState],
    coming: Sequence[Coming],
    user: str,
    messages: Messages,
    lang: str,
    url: str,
    now: float,
) -> str:
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        f"PRODID:-//Ludorum//{__version__}//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        f"X-WR-CALNAME:{_escaped(cached_bundle(lang).say('web-name'))}",
    ]
    for state in states:
        lines += _entry(state, user, messages, lang, url, now)
    for one in coming:
        lines += _beginning(one, lang, url, now)
    lines.append("END:VCALENDAR")
    return "".join([_folded(line) + "\r\n" for line in lines])


def _entry(
    state: WaitingState, user: str, messages: Messages, lang: str, url: str, now: float
) -> list[str]:
    tempo, clocks = times(state)
    seat = next((x.seat for x in state.seats if x.user == user and not x.bot), -1)
    end = runs_out(tempo, clocks, seat)
    if tempo.kind != "days" or not end:
        return []
    id = state.table.id
    said = f"{messages.headline(lang, 'turn')}: {messages.where(lang, state, user)}"
    return [
        "BEGIN:VEVENT",
        # The same decision keeps its name, also when its deadline moves.
        f"UID:{id}-{seat}-{int(clocks.since[seat])}@{_host(url)}",
        f"DTSTAMP:{_time(now)}",
        f"DTSTART:{_time(end - LONG)}",
        f"DTEND:{_time(end)}",
        f"SUMMARY:{_escaped(said)}",
        f"URL:{url}/#/table/{id}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _beginning(one: Coming, lang: str, url: str, now: float) -> list[str]:
    said = cached_bundle(lang).say("notice-tournament")
    return [
        "BEGIN:VEVENT",
        f"UID:{one.id}@{_host(url)}",  # also when its maker begins it earlier or later
        f"DTSTAMP:{_time(now)}",
        f"DTSTART:{_time(one.starts)}",
        f"DTEND:{_time(one.starts + FIRST)}",
        f"SUMMARY:{_escaped(f'{said}: {one.name}')}",
        f"URL:{url}/#/tournaments/{one.id}",
        "END:VEVENT",
    ]


def _host(url: str) -> str:
    return urlsplit(url).hostname or "ludorum"


def _time(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for a, b in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        text = text.replace(a, b)
    return text


def _folded(line: str) -> str:
    """No line is longer than 75 octets; what is left goes on after a blank."""
    out, size = "", 0
    for c in line:
        n = len(c.encode())
        if size + n > LINE:
            out, size = out + "\r\n ", 1
        out, size = out + c, size + n
    return out
