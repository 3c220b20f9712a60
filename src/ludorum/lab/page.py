"""A report: one HTML page that says what a file of results shows. It needs no network.

The words are Fluent messages, ours and the title's: score lines and what players do are named by
the sentences a player reads at the table.
"""

from __future__ import annotations

import re
import statistics
from collections.abc import Iterable, Mapping
from html import escape
from importlib import resources
from itertools import takewhile
from pathlib import Path
from typing import Any

from ludorum.games import load
from ludorum.titles import Title
from ludorum.words import MessageBundle

from .drawings import Scale, around, axis, dot, grid, hill, ratios, row, shape, span
from .findings import ActionFound, Findings, PlayerFound, Spread, TrialFound, find
from .player_actions import SOME, from_data, sentence
from .results import read_about, whole_digest

MOST = 10  # rows of a list of actions, each way
BREAKS = (",", ":", ";", "·", "—", "–", "(")  # a sentence can end before these
WORTH = 0.25  # points: a smaller lead is not worth a sentence
OFTEN = 0.5  # times a game: from here on an action is everyday


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
    return Page(bundle, title, find(path, labels), list(texts), whole_digest(path)).html()


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


class Page:
    def __init__(
        self,
        bundle: MessageBundle,
        title: Title[Any],
        found: Findings,
        texts: list[str],
        digest: str,
    ) -> None:
        self.bundle = bundle
        self.title = title
        self.found = found
        self.texts = texts
        self.digest = digest
        self.about = found.about
        self.seats: int = found.about["seats"]
        self.several = len(found.trials) > 1
        self.contested = any(len(t.players) > 1 for t in found.trials)  # somebody can lose

    # -- words and figures ---------------------------------------------------------------------

    def say(self, id: str, **args: Any) -> str:
        return escape(self.bundle.say(id, **args))

    def number(self, x: float, digits: int = 0) -> str:
        """With the marks of the language and a real minus sign."""
        text = f"{x:,.{digits}f}"
        if float(text.replace(",", "")) == 0:
            text = text.lstrip("-")
        if self.bundle.lang != "en":
            text = text.replace(",", "\u00a0").replace(".", ",")
        return text.replace("-", "−")

    def share(self, x: float, digits: int = 1) -> str:
        return self.number(100 * x, digits) + ("%" if self.bundle.lang == "en" else "\u00a0%")

    def signed(self, x: float) -> str:
        text = self.number(x, 1)
        return text if text.startswith("−") or text.strip("0,.") == "" else f"+{text}"

    def times(self, x: float) -> str:
        return self.say("report-times", n=self.number(x, 2 if x < 2 else 1))

    def trial_words(self, trial: TrialFound) -> str:
        """The settings that differ, in words; line-ups of bots as they were named."""
        first = self.found.trials[0]
        bots = [p.bot for p in trial.players if p.bot]
        parts = []
        if any([p.bot for p in t.players if p.bot] != bots for t in self.found.trials):
            parts.append(", ".join(bots))
        for name, value in trial.options.items():
            if any(t.options.get(name) != first.options.get(name) for t in self.found.trials):
                parts.append(self.setting(name, value))
        return escape(" · ".join(parts))

    def setting(self, name: str, value: str) -> str:
        said = [self.bundle.say(f"setting-{name}"), self.bundle.say(f"setting-{name}.{value}")]
        return ": ".join(said)

    def player_words(self, trial: TrialFound, p: PlayerFound) -> str:
        if p.player >= self.seats:
            state = self.title.setup(self.seats, trial.options)
            names = self.title.names(self.title.derived.observe(state, 0))
            name = names[p.player] if p.player < len(names) else None
            return self.say("report-opponent") if name is None else escape(self.bundle.say(name))
        return self.say("report-seat", n=p.player + 1)

    def player_name(self, trial: TrialFound, p: PlayerFound) -> str:
        bots = {x.bot for t in self.found.trials for x in t.players if x.bot}
        tag = f' <span class="tag">{escape(p.bot)}</span>' if len(bots) > 1 and p.bot else ""
        return f"{shape(p.player)}{self.player_words(trial, p)}{tag}"

    # -- the page ------------------------------------------------------------------------------

    def html(self) -> str:
        name = self.say("title")
        games = self.number(self.found.games)
        unit = self.say("report-unit-games", n=self.found.games)
        css = (resources.files("ludorum.lab") / "page.css").read_text(encoding="utf-8")
        left, right = self.who_wins() + self.scores(), self.lines() + self.length()
        return f"""<!doctype html>
<html lang="{self.bundle.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{name}: {games} {unit} · Ludorum</title>
<style>
{css}</style>
</head>
<body>
<header><span class="wordmark">Ludorum</span> <span>{self.say("report-laboratory")}</span></header>
<main>
<h1>{name}</h1>
<p class="sub">{self.subtitle()}</p>
{self.figures(games, unit)}
{self.short()}
{self.compared()}
<div class="columns"><div>{left}</div><div>{right}</div></div>
{self.actions()}
{self.made()}
</main>
<footer>{self.say("report-fan-made")}</footer>
</body>
</html>
"""

    def subtitle(self) -> str:
        line_ups = dict.fromkeys([self.bots_of(t) for t in self.found.trials])
        bots = " / ".join(line_ups)
        return self.say(
            "report-subtitle", players=self.seats, bots=bots, seed=str(self.about["seed"])
        )

    def bots_of(self, trial: TrialFound) -> str:
        """One name if all seats have the same."""
        bots = [p.bot for p in trial.players if p.bot]
        return bots[0] if len(set(bots)) == 1 else ", ".join(bots)

    def figures(self, games: str, unit: str) -> str:
        trials = self.found.trials
        middle = [
            ("winning" if self.contested else "score", [t.winning for t in trials]),
            ("length", [t.length for t in trials]),
        ]
        margins = [t.margin for t in trials if t.margin is not None]
        if margins:
            middle.insert(1, ("margin", margins))
        out = [f"<div><b>{games}</b>{unit}</div>"]
        for name, spreads in middle:
            value = statistics.median([x.median for x in spreads])
            out.append(f"<div><b>{self.number(value)}</b>{self.say(f'report-unit-{name}')}</div>")
        return f'<section class="figures">{"".join(out)}</section>'

    def card(self, kind: str, heading: str, about: str, body: str) -> str:
        about = f'<p class="about">{about}</p>' if about else ""
        return f'<section class="card {kind}"><h2>{heading}</h2>{about}{body}</section>'

    # -- in short ------------------------------------------------------------------------------

    def short(self) -> str:
        sentences = [
            *self.short_wins(),
            *self.short_lines(),
            *self.short_actions(),
            *self.short_length(),
        ]
        items = "".join([f"<li>{text}</li>" for text in sentences])
        return self.card("short", self.say("report-short"), "", f"<ul>{items}</ul>")

    def short_wins(self) -> Iterable[str]:
        trials = self.found.trials
        alone = self.seats == 1
        if not self.contested:
            low, high = [f([t.winning.median for t in trials]) for f in (min, max)]
            yield self.say("report-solo-scores", low=self.number(low), high=self.number(high))
            return
        if alone and self.several:
            by = sorted(trials, key=lambda t: t.players[0].wins.value)
            yield self.bundle.say(
                "report-best-trial",
                trial=self.trial_words(by[-1]),
                share=self.share(by[-1].players[0].wins.value),
                other=self.trial_words(by[0]),
                least=self.share(by[0].players[0].wins.value),
            )
            return
        for trial in trials:
            seats = [p for p in trial.players if p.player < self.seats]
            best = max(seats, key=lambda p: p.wins.value)
            even = 1 / self.seats
            start = f"<strong>{self.trial_words(trial)}.</strong> " if self.several else ""
            if not alone and best.wins.low <= even:
                yield start + self.say("report-even", games=self.number(trial.games))
                continue
            yield start + self.say(
                "report-alone" if alone else "report-best-seat",
                who=self.bundle.say("report-seat", n=best.player + 1),
                share=self.share(best.wins.value),
                low=self.share(best.wins.low),
                high=self.share(best.wins.high),
                even=self.share(even),
            )

    def short_lines(self) -> Iterable[str]:
        if self.found.lines:
            by = sorted(self.found.lines, key=lambda x: x.winners - x.others)
            for id, line in (("report-line-more", by[-1]), ("report-line-less", by[0])):
                lead = line.winners - line.others
                if (lead if id == "report-line-more" else -lead) >= WORTH:
                    name = self.bundle.say(f"score-{line.line}")
                    yield self.say(id, line=name, n=self.number(abs(lead), 1))

    def short_actions(self) -> Iterable[str]:
        sure = [d for d in self.found.actions if d.low > 1 or d.high < 1]
        if sure and sure[0].low > 1:
            yield self.action_sentence("report-deed-more", sure[0])
        if sure and sure[-1].high < 1:
            yield self.action_sentence("report-deed-less", sure[-1])

    def action_sentence(self, id: str, d: ActionFound) -> str:
        action = self.texts[d.label]
        return self.say(id, deed=action[:1].lower() + action[1:], times=self.times(d.lift))

    def short_length(self) -> Iterable[str]:
        trials = self.found.trials
        if self.several:
            by = sorted(trials, key=lambda t: t.length.median)
            if by[0].length.median < by[-1].length.median:
                yield self.bundle.say(
                    "report-longest-trial",
                    trial=self.trial_words(by[-1]),
                    n=self.number(by[-1].length.median),
                    other=self.trial_words(by[0]),
                    least=self.number(by[0].length.median),
                )
        else:
            low, high, most = [self.number(trials[0].length.quantiles[i]) for i in (1, 3, 4)]
            yield self.say("report-range", low=low, high=high, most=most)

    # -- the drawings --------------------------------------------------------------------------

    def compared(self) -> str:
        """A table of the trials; nothing if there is one."""
        if not self.several:
            return ""
        names = ["games", "score", "length"]
        if self.contested:
            names = ["games", "score", "margin", "length", "won" if self.seats == 1 else "wins"]
        heads = "".join([f"<th>{self.say(f'report-column-{x}')}</th>" for x in names])
        rows = []
        for trial in self.found.trials:
            shares = [p.wins.value for p in trial.players if p.player < self.seats]
            cells_by_name = {
                "games": self.number(trial.games),
                "score": self.number(trial.winning.median),
                "margin": "–" if trial.margin is None else self.number(trial.margin.median),
                "length": self.number(trial.length.median),
                "won": " · ".join([self.share(x) for x in shares]),
                "wins": " · ".join([self.share(x) for x in shares]),
            }
            cells = [f"<td>{cells_by_name[x]}</td>" for x in names]
            rows.append(f"<tr><th>{self.trial_words(trial)}</th>{''.join(cells)}</tr>")
        table = f"<tr><th>{self.say('report-trial')}</th>{heads}</tr>{''.join(rows)}"
        body = f'<div class="wide"><table>{table}</table></div>'
        return self.card("", self.say("report-compared"), "", body)

    def group(self, trial: TrialFound) -> str:
        return f"<h3>{self.trial_words(trial)}</h3>" if self.several else ""

    def who_wins(self) -> str:
        if not self.contested:
            return ""
        alone = self.seats == 1
        everyone = [p for t in self.found.trials for p in t.players if p.player < self.seats]
        even = None if alone else 1 / self.seats
        ends = [x for p in everyone for x in (p.wins.low, p.wins.high)]
        scale = around(ends, [0, 1] if alone else [1 / self.seats])
        scale = Scale(max(0, scale.low), min(1, scale.high))
        rows = []
        for trial in self.found.trials:
            rows.append("" if alone else self.group(trial))
            for p in [x for x in trial.players if x.player < self.seats]:
                marks = grid(scale, even)
                marks += span(scale, p.wins.low, p.wins.high, f"interval p{p.player % 6}")
                marks += dot(scale, p.wins.value, f"dot p{p.player % 6}")
                name = self.trial_words(trial) if alone and self.several else ""
                label = name or self.player_name(trial, p)
                rows.append(row(label, marks, self.share(p.wins.value)))
        body = "".join(rows) + axis(scale, lambda x: self.share(x, 0))
        about = self.say("report-seats-alone" if alone else "report-seats-about")
        return self.card("", self.say("report-seats"), about, drawing(body))

    def scores(self) -> str:
        trials = self.found.trials
        spreads = [p.scores for t in trials for p in t.players]
        scale = scale_of(spreads)
        rows = []
        for trial in trials:
            rows.append(self.group(trial))
            for p in trial.players:
                marks = self.hill(scale, p.scores, spreads)
                name = self.player_name(trial, p)
                rows.append(row(name, marks, self.middle(p.scores), f"tall p{p.player % 6}"))
        body = "".join(rows) + axis(scale, self.number)
        return self.card(
            "", self.say("report-scores"), self.say("report-scores-about"), drawing(body)
        )

    def length(self) -> str:
        trials = self.found.trials
        spreads = [t.length for t in trials]
        scale = scale_of(spreads)
        rows = []
        for trial in trials:
            name = self.trial_words(trial)
            marks = self.hill(scale, trial.length, spreads)
            rows.append(row(name, marks, self.middle(trial.length), "tall length"))
        body = "".join(rows) + axis(scale, self.number)
        kind = "" if self.several else "bare"
        return self.card(
            kind, self.say("report-length"), self.say("report-length-about"), drawing(body)
        )

    def hill(self, scale: Scale, x: Spread, beside: list[Spread]) -> str:
        """On a common height, so that areas can be compared."""
        top = max([share / s.width for s in beside for _, share in s.bins]) * x.width
        half = Scale(x.quantiles[1], x.quantiles[3] + (x.width == 1))
        drawn = hill(scale, x.bins, x.width, top, half)
        return grid(scale) + drawn + dot(scale, x.median, "median")

    def middle(self, x: Spread) -> str:
        low, high = self.number(x.quantiles[1]), self.number(x.quantiles[3])
        hint = f"{self.say('report-median')}; {self.say('report-half')}"
        median = f"<b>{self.number(x.median)}</b>"
        return f'<span title="{hint}">{median} <small>{low}…{high}</small></span>'

    def lines(self) -> str:
        lines = [x for x in self.found.lines if abs(x.winners) > 0.005 or abs(x.others) > 0.005]
        if not lines:
            return ""
        scale = around([x for line in lines for x in (line.winners, line.others)], [0])
        rows = []
        for line in sorted(lines, key=lambda x: x.others - x.winners):
            lead = line.winners - line.others
            kind = "lead" if lead > 0 else "lag"
            marks = grid(scale, 0)
            marks += span(
                scale, min(line.winners, line.others), max(line.winners, line.others), kind
            )
            marks += dot(scale, line.others, "dot hollow") + dot(scale, line.winners, "dot winner")
            rows.append(row(self.say(f"score-{line.line}"), marks, self.signed(lead), kind))
        key = (
            f'<p class="key"><i class="dot winner"></i>{self.say("report-winners")}'
            f'<i class="dot hollow"></i>{self.say("report-others")}'
            f"<span>{self.say('report-difference')}</span></p>"
        )
        body = drawing("".join(rows) + axis(scale, self.number))
        return self.card("", self.say("report-lines"), self.say("report-lines-about"), key + body)

    def actions(self) -> str:
        if not self.found.actions:
            return ""
        often = [d for d in self.found.actions if d.rate >= OFTEN]
        rare = [d for d in self.found.actions if d.rate < OFTEN]
        parts = []
        for name, about, actions in (
            ("report-often", "report-often-about", often),
            ("report-rare", "report-rare-about", rare),
        ):
            heading = f"<h3>{self.say(name)} <small>{self.say(about)}</small></h3>"
            parts.append(f"<div>{heading}{self.action_rows(actions)}</div>")
        return self.card(
            "",
            self.say("report-deeds"),
            self.say("report-deeds-about"),
            f'<div class="pair">{"".join(parts)}</div>',
        )

    def action_rows(self, actions: list[ActionFound]) -> str:
        more = [d for d in actions if d.low > 1][:MOST]
        less = [d for d in actions if d.high < 1][-MOST:]
        if not more and not less:
            return f'<p class="about">{self.say("report-nothing")}</p>'
        scale = ratios([d.lift for d in (*more, *less)])
        rows = []
        for d in (*more, *less):
            kind = "lead" if d.lift > 1 else "lag"
            marks = grid(scale, 1) + span(scale, min(1, d.lift), max(1, d.lift), kind)
            marks += span(scale, d.low, d.high, "whisker") + dot(scale, d.lift, f"dot {kind}")
            rate = self.say("report-per-game", n=self.number(d.rate, 2 if d.rate < 1 else 1))
            name = f"{escape(self.texts[d.label])} <small>{rate}</small>"
            rows.append(row(name, marks, self.times(d.lift), kind))
        return drawing(
            "".join(rows)
            + axis(scale, lambda x: self.bundle.say("report-times", n=self.number(x, decimals(x))))
        )

    # -- how it was made -----------------------------------------------------------------------

    def made(self) -> str:
        about = self.about
        settings = [
            self.setting(name, value)
            for name, value in common([t.options for t in self.found.trials]).items()
        ]
        if self.several:
            settings += [self.trial_words(t) for t in self.found.trials]
        rules = self.say(
            "report-rules-of",
            title=self.bundle.say("title"),
            epoch=str(about["epoch"]),
            version=about["version"],
        )
        facts = {
            "report-command": f"<code>{escape(about['command'])}</code>",
            "report-rules": rules,
            "report-settings": escape("; ".join(settings)) or self.say("report-standard"),
            "report-bots": escape(
                " / ".join(dict.fromkeys(self.bots_of(t) for t in self.found.trials))
            ),
            "report-digest": f"<code>{self.digest}</code>",
        }
        items = [f"<dt>{self.say(id)}</dt><dd>{v}</dd>" for id, v in facts.items()]
        body = f"<dl>{''.join(items)}</dl>"
        return self.card("", self.say("report-made"), self.say("report-again"), body)


def drawing(rows: str) -> str:
    return f'<div class="drawing">{rows}</div>'


def scale_of(spreads: list[Spread]) -> Scale:
    """Where nearly all lies: a lone game far out does not squeeze the rest."""
    low = min([first for s in spreads for first, share in s.bins if share >= 0.001])
    high = max([first + s.width for s in spreads for first, share in s.bins if share >= 0.001])
    return Scale(low, high)


def common(options: list[Mapping[str, str]]) -> dict[str, str]:
    return {k: v for k, v in options[0].items() if all(o.get(k) == v for o in options)}


def decimals(x: float) -> int:
    return 0 if x == int(x) else 2 if round(x, 1) != x else 1
