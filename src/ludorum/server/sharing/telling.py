"""What a link says in words: the name of the game, the place in it, what happened, the points."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

from babel.dates import format_date

from ludorum.letters import legible
from ludorum.server.play.history import Past
from ludorum.server.play.steps import TurnInfo
from ludorum.titles import Title
from ludorum.titles.board import PICTURE, board_of
from ludorum.titles.headlines import Step, bare, brief, capital
from ludorum.words import MessageBundle, Msg, cached_bundle, spoken

from .drawing.card import Card, Row
from .model import Seen, Told

LOCALES = {"en": "en_GB", "uk": "uk_UA", "ru": "ru_RU"}
BOTS = 6  # names for them
POINTS = 200  # of a line on a picture


def tell(seen: Seen, step: int, lang: str) -> Told:
    """A step of a game; of one that is still played, who plays it."""
    book = _book(seen, lang)
    names = _names(book, seen)
    drawn = [x if legible(x) else book.say("share-player", n=i + 1) for i, x in enumerate(names)]
    card = _card(book, seen, names, step)
    happened = ": ".join([x for x in (card.name, card.headline) if x])
    points = ", ".join([f"{x.name} {_signed(x.points)}".strip() for x in card.rows])
    ended = seen.past is not None and _ended(seen.past, step)
    return Told(
        lang=book.lang,
        heading=f"{card.title} · {happened if ended else card.place}",
        text=" · ".join([x for x in ("" if ended else happened, points) if x]),
        alt=". ".join([x.rstrip(".") for x in (card.title, card.place, happened, points) if x]),
        card=card if drawn == names else _card(book, seen, drawn, step),
        over=seen.past is not None,
    )


def neutral(lang: str) -> Told:
    """Of what may not be seen, or is not there."""
    book = cached_bundle(lang)
    text = book.say("share-house")
    card = Card(book.say("web-name"), book.say("share-house-place"), text)
    return Told(lang, book.say("web-name"), text, text, card, known=False)


def deal(title: Title[Any], day: date, lang: str) -> Told:
    """The deal of a day: that there is one, nothing of what came of it."""
    lang = spoken(lang, title.package)
    book = cached_bundle(lang, title.package)
    name, of_day = book.say("title"), _date(day, lang)
    heading, text = book.say("share-deal", game=name), book.say("share-deal-more")
    card = Card(name, f"{book.say('web-deal')} · {of_day}", text, poster=poster(title))
    return Told(lang, heading, f"{of_day} · {text}", f"{heading} · {of_day} · {text}", card)


def puzzle(title: Title[Any], lang: str) -> Told:
    """A position to decide; nothing of the answer."""
    lang = spoken(lang, title.package)
    book = cached_bundle(lang, title.package)
    name = book.say("title")
    heading, text = book.say("share-puzzle", game=name), book.say("share-puzzle-more")
    card = Card(name, book.say("share-puzzle-place"), text, poster=poster(title))
    return Told(lang, heading, text, f"{heading}. {text}", card)


def poster(title: Title[Any]) -> bytes:
    return board_of(title.package).get(PICTURE, b"")


# -- a game ------------------------------------------------------------------------------------


def _book(seen: Seen, lang: str) -> MessageBundle:
    package = seen.title.package
    if seen.row.box_by:  # there is no end of them: they are not held
        return MessageBundle.of(lang, package)
    return cached_bundle(spoken(lang, package), package)


def _names(book: MessageBundle, seen: Seen) -> list[str]:
    """As the page has them (web/src/table/names.ts)."""
    own = seen.past.names if seen.past else []
    bots = [x.seat for x in seen.seats if x.bot and not x.user]
    out = []
    for i in range(max(len(own), len(seen.seats))):
        seat = seen.seats[i] if i < len(seen.seats) else None
        if i < len(own) and own[i] is not None:
            out.append(book.say(message(own[i], ())))
        elif seat is None or (seat.bot and not seat.user):
            n = bots.index(i) if i in bots else i
            out.append(book.say(f"shell-bot-{n % BOTS}"))
        else:
            out.append(seat.name or book.say("web-gone"))
    return out


def _card(book: MessageBundle, seen: Seen, names: Sequence[str], step: int) -> Card:
    past = seen.past
    title, art = book.say("title"), poster(seen.title)
    if past is None:
        rows = tuple([Row(i, name) for i, name in enumerate(names)])
        place, text = book.say("share-live"), book.say("share-live-more")
        return Card(title, place, text, rows=rows, poster=art)
    began = datetime.fromtimestamp(seen.row.created, UTC).date()
    card = Card(
        title,
        place="",
        headline="",
        note=_date(began, book.lang),
        lines=_lines(past.points[: step + 1]),
        part=step / max(1, past.steps),
        poster=art,
    )
    if _ended(past, step):
        return _result(book, past, names, card)
    rows = tuple([Row(i, names[i], n) for i, n in enumerate(past.points[step])])
    return _turn(book, past, step, names, card._replace(rows=rows))


def _signed(points: int | None) -> str:
    return "" if points is None else str(points).replace("-", "−")


def _ended(past: Past, step: int) -> bool:
    return step >= past.steps


def _result(book: MessageBundle, past: Past, names: Sequence[str], card: Card) -> Card:
    points, scores = past.points[-1], past.scores
    winners: list[int] = scores["winners"] if scores else []
    if scores is None:
        headline = book.say("share-early")
    elif scores["headline"] is not None:
        headline = book.say(message(scores["headline"], names))
    elif winners:
        who = ", ".join([names[i] for i in winners])
        headline = book.say("share-wins", players=who, winners=len(winners))
    else:
        headline = book.say("shell-nobody-wins")
    best = sorted(range(len(points)), key=lambda i: (i not in winners, -points[i], i))
    rows = [
        Row(i, names[i], points[i], _place(i, points, winners) if winners else 0, i in winners)
        for i in best
    ]
    return card._replace(place=book.say("share-over"), headline=headline, rows=tuple(rows))


def _place(i: int, points: Sequence[int], winners: Sequence[int]) -> int:
    if i in winners:
        return 1
    return 1 + sum([j in winners or n > points[i] for j, n in enumerate(points)])


def _turn(book: MessageBundle, past: Past, step: int, names: Sequence[str], card: Card) -> Card:
    turn = _turn_at(past.turns, step)
    most = max([x.n for x in past.turns], default=0)
    place = book.say("web-before-turns" if most else "shell-step", n=step, of=past.steps)
    if turn is None:
        return card._replace(place=place)
    if turn.n:
        place = book.say("web-turn-of-all", n=turn.n, of=most)
    elif turn.title is not None:
        place = book.say(message(turn.title, names))
    name = names[turn.seat] if turn.seat >= 0 else ""
    heads = [Step("", message(x, names), 0, []) for x in turn.heads]
    told = "; ".join([bare(name, brief(book, x)) for x in heads])
    return card._replace(place=place, name=name, seat=turn.seat, headline=capital(told))


def _turn_at(turns: Sequence[TurnInfo], step: int) -> TurnInfo | None:
    """The turn a step belongs to (web/src/history/turns.ts)."""
    begun = [x for x in turns if x.first <= step]
    return begun[-1] if begun else (turns[0] if turns else None)


def _lines(points: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Of a long game not every step: a picture has so many pixels."""
    stride = 1 + len(points) // POINTS
    found = [*points[:-1:stride], points[-1]]
    return tuple([tuple(x) for x in found])


def _date(day: date, lang: str) -> str:
    return format_date(day, "long", locale=LOCALES[lang])


def message(plain: Any, names: Sequence[str]) -> Msg:
    """A message from JSON, with the players called by their names."""
    id, args = plain
    kind, _, seat = id.partition("-")
    if kind == "player" and seat.isdecimal() and int(seat) < len(names):
        return Msg("share-name", {"name": names[int(seat)]})
    found: dict[str, Any] = {}
    for key, x in args.items():
        if isinstance(x, dict):
            inner = x.get("list")
            found[key] = (
                message(x["msg"], names)
                if inner is None
                else [message(one, names) for one in inner]
            )
        else:
            found[key] = x
    return Msg(id, found)
