"""A report: one HTML page that says what a file of results shows. It needs no network.

The words are Fluent messages, ours and the title's: score lines and what players do are named by
the sentences a player reads at the table.
"""

from __future__ import annotations

import re
import statistics
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from ludorum.games import load
from ludorum.titles import Title
from ludorum.words import MessageBundle

from . import charts
from .findings import Findings, find
from .player_actions import SOME, from_data, sentence
from .results import read_about, whole_digest
from .summary import sentences
from .wording import Wording

BREAKS = (",", ":", ";", "·", "—", "–", "(")  # a sentence can end before these
OFTEN = 0.5  # times a game: from here on an action is everyday
TEMPLATES = Environment(
    loader=PackageLoader("ludorum.lab"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def page(path: Path, lang: str) -> str:
    """The report of a file; ValueError if it is none."""
    about = read_about(path)
    title = load(about["title"])
    bundle = MessageBundle.of(lang, "ludorum.lab", title.package)
    texts: dict[str, int] = {}
    labels = {
        key: texts.setdefault(text, len(texts))
        for key, example in about["examples"].items()
        if (text := action_text(bundle, title, example))
    }
    found = find(path, labels)
    facts = report(Wording(bundle, title, found), found, list(texts))
    return TEMPLATES.get_template("report.html").render(facts, digest=whole_digest(path))


def action_text(bundle: MessageBundle, title: Title[Any], examples: list[Any]) -> str:
    """What is told of an action every time, without who and how much: "New building, Mill".

    "" if its examples have no words in common: nobody could say what it is.
    """
    said = [sentence(title, event) for event in from_data(examples)]
    texts = [plain(bundle, bundle.say(msg)).split(" ") for msg in said if msg is not None]
    same = [words[0] for words in takewhile(lambda w: len(set(w)) == 1, zip(*texts, strict=False))]
    text = " ".join(same)
    if text.count("(") > text.count(")"):
        text = text[: text.rindex("(")]
    elif any(len(words) > len(same) and words[len(same)][0].isalnum() for words in texts):
        text += "" if text.endswith(BREAKS) else f" {SOME}"
    text = text.strip("".join(BREAKS) + " .→")
    if len(text.strip(f" +−{SOME}")) < 2:
        return ""
    text = re.sub("^([+−])", "\\1\u202f", text)
    return text[:1].upper() + text[1:]


def plain(bundle: MessageBundle, text: str) -> str:
    """Tidy what is left when names and numbers are gone."""
    text = re.sub(f", [^,]*{SOME}$", "", text.strip(" :,→"))
    text = re.sub(f"{SOME}\\s?", bundle.say("report-some"), text)
    return re.sub(r"[\s,;:]+(?=[,;:)]|$)", "", text)


class Figure(NamedTuple):
    value: str
    unit: str


class Compared(NamedTuple):
    """A table of the trials: their words, and a cell a column."""

    columns: list[str]
    rows: list[tuple[str, list[str]]]


def report(w: Wording, found: Findings, texts: list[str]) -> dict[str, Any]:
    """What the template is filled with; `texts` are the actions in words, by label."""
    return {
        "say": w.say,
        "lang": w.bundle.lang,
        "alone": w.seats == 1,
        "figures": figures(w, found),
        "subtitle": w.say(
            "report-subtitle", players=w.seats, bots=w.line_ups(), seed=str(found.about["seed"])
        ),
        "sentences": list(sentences(w, found, texts)),
        "compared": compared(w),
        "who_wins": charts.who_wins(w),
        "scores": charts.scores(w),
        "score_lines": charts.score_lines(w, found.lines),
        "length": charts.length(w),
        "actions": actions(w, found, texts),
        **made(w, found.about),
    }


def figures(w: Wording, found: Findings) -> list[Figure]:
    trials = found.trials
    middle = [
        ("winning" if w.contested else "score", [t.winning for t in trials]),
        ("length", [t.length for t in trials]),
    ]
    margins = [t.margin for t in trials if t.margin is not None]
    if margins:
        middle.insert(1, ("margin", margins))
    out = [Figure(w.number(found.games), w.say("report-unit-games", n=found.games))]
    for name, spreads in middle:
        value = statistics.median([x.median for x in spreads])
        out.append(Figure(w.number(value), w.say(f"report-unit-{name}")))
    return out


def compared(w: Wording) -> Compared | None:
    """None if there is one trial."""
    if not w.several:
        return None
    names = ["games", "score", "length"]
    if w.contested:
        names = ["games", "score", "margin", "length", "won" if w.seats == 1 else "wins"]
    rows = []
    for trial in w.trials:
        shares = " · ".join([w.share(p.wins.value) for p in trial.players if p.player < w.seats])
        cells = {
            "games": w.number(trial.games),
            "score": w.number(trial.winning.median),
            "margin": "–" if trial.margin is None else w.number(trial.margin.median),
            "length": w.number(trial.length.median),
            "won": shares,
            "wins": shares,
        }
        rows.append((w.trial(trial), [cells[x] for x in names]))
    return Compared([w.say(f"report-column-{x}") for x in names], rows)


def actions(w: Wording, found: Findings, texts: list[str]) -> dict[str, Any] | None:
    if not found.actions:
        return None
    often = [x for x in found.actions if x.rate >= OFTEN]
    rare = [x for x in found.actions if x.rate < OFTEN]
    return {"often": charts.actions(w, often, texts), "rare": charts.actions(w, rare, texts)}


def made(w: Wording, about: dict[str, Any]) -> dict[str, str]:
    """How the run was made."""
    settings = w.common_settings()
    if w.several:
        settings += [w.trial(t) for t in w.trials]
    rules = w.say(
        "report-rules-of",
        title=w.say("title"),
        epoch=str(about["epoch"]),
        version=about["version"],
    )
    return {
        "command": about["command"],
        "rules": rules,
        "settings": "; ".join(settings),
        "bots": w.line_ups(),
    }
