"""The charts of a report, row by row: what stands beside each drawing, and the drawing itself."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from .drawings import Scale, around, axis, dot, grid, hill, ratios, shape, span
from .findings import ActionFound, LineFound, PlayerFound, Spread, TrialFound
from .wording import Wording

MOST = 10  # rows of a list of actions, each way


class Middle(NamedTuple):
    """The median, and where half of the games lie."""

    median: str
    low: str
    high: str


class Row(NamedTuple):
    """`tag`: the bot of a player; `note`: small print after the label."""

    label: str
    marks: Markup
    figure: str | Middle
    kind: str = ""
    shape: Markup = Markup()
    tag: str = ""
    note: str = ""


class Group(NamedTuple):
    heading: str
    rows: list[Row]


class Chart(NamedTuple):
    groups: list[Group]
    axis: Markup


def who_wins(w: Wording) -> Chart | None:
    if not w.contested:
        return None
    alone = w.seats == 1
    everyone = [p for t in w.trials for p in t.players if p.player < w.seats]
    even = None if alone else 1 / w.seats
    ends = [x for p in everyone for x in (p.wins.low, p.wins.high)]
    scale = around(ends, [0, 1] if alone else [1 / w.seats])
    scale = Scale(max(0, scale.low), min(1, scale.high))
    groups = []
    for trial in w.trials:
        seats = [p for p in trial.players if p.player < w.seats]
        rows = [wins_row(w, scale, even, trial, p) for p in seats]
        groups.append(Group("" if alone else heading(w, trial), rows))
    return Chart(groups, axis(scale, lambda x: w.share(x, 0)))


def wins_row(
    w: Wording, scale: Scale, even: float | None, trial: TrialFound, p: PlayerFound
) -> Row:
    marks = grid(scale, even)
    marks += span(scale, p.wins.low, p.wins.high, f"interval p{p.player % 6}")
    marks += dot(scale, p.wins.value, f"dot p{p.player % 6}")
    figure = w.share(p.wins.value)
    if w.seats == 1 and w.several:
        return Row(w.trial(trial), marks, figure)
    return player_row(w, trial, p, marks, figure)


def player_row(
    w: Wording,
    trial: TrialFound,
    p: PlayerFound,
    marks: Markup,
    figure: str | Middle,
    kind: str = "",
) -> Row:
    return Row(w.player(trial, p), marks, figure, kind, shape(p.player), w.bot_tag(p))


def heading(w: Wording, trial: TrialFound) -> str:
    return w.trial(trial) if w.several else ""


def scores(w: Wording) -> Chart:
    spreads = [p.scores for t in w.trials for p in t.players]
    scale = scale_of(spreads)
    groups = []
    for trial in w.trials:
        rows = []
        for p in trial.players:
            marks = marks_of(scale, p.scores, spreads)
            kind = f"tall p{p.player % 6}"
            rows.append(player_row(w, trial, p, marks, middle(w, p.scores), kind))
        groups.append(Group(heading(w, trial), rows))
    return Chart(groups, axis(scale, w.number))


def length(w: Wording) -> Chart:
    spreads = [t.length for t in w.trials]
    scale = scale_of(spreads)
    rows = [
        Row(w.trial(t), marks_of(scale, t.length, spreads), middle(w, t.length), "tall length")
        for t in w.trials
    ]
    return Chart([Group("", rows)], axis(scale, w.number))


def marks_of(scale: Scale, x: Spread, beside: list[Spread]) -> Markup:
    """On a common height, so that areas can be compared."""
    top = max([share / s.width for s in beside for _, share in s.bins]) * x.width
    half = Scale(x.quantiles[1], x.quantiles[3] + (x.width == 1))
    drawn = hill(scale, x.bins, x.width, top, half)
    return grid(scale) + drawn + dot(scale, x.median, "median")


def middle(w: Wording, x: Spread) -> Middle:
    return Middle(w.number(x.median), w.number(x.quantiles[1]), w.number(x.quantiles[3]))


def score_lines(w: Wording, found: list[LineFound]) -> Chart | None:
    lines = [x for x in found if abs(x.winners) > 0.005 or abs(x.others) > 0.005]
    if not lines:
        return None
    scale = around([x for line in lines for x in (line.winners, line.others)], [0])
    rows = []
    for line in sorted(lines, key=lambda x: x.others - x.winners):
        lead = line.winners - line.others
        kind = "lead" if lead > 0 else "lag"
        low, high = sorted([line.winners, line.others])
        marks = grid(scale, 0) + span(scale, low, high, kind)
        marks += dot(scale, line.others, "dot hollow") + dot(scale, line.winners, "dot winner")
        rows.append(Row(w.say(f"score-{line.line}"), marks, w.signed(lead), kind))
    return Chart([Group("", rows)], axis(scale, w.number))


def actions(w: Wording, found: list[ActionFound], texts: list[str]) -> Chart | None:
    """None if nothing is sure."""
    more = [x for x in found if x.low > 1][:MOST]
    less = [x for x in found if x.high < 1][-MOST:]
    if not more and not less:
        return None
    scale = ratios([x.lift for x in (*more, *less)])
    rows = []
    for x in (*more, *less):
        kind = "lead" if x.lift > 1 else "lag"
        marks = grid(scale, 1) + span(scale, min(1, x.lift), max(1, x.lift), kind)
        marks += span(scale, x.low, x.high, "whisker") + dot(scale, x.lift, f"dot {kind}")
        rate = w.say("report-per-game", n=w.number(x.rate, 2 if x.rate < 1 else 1))
        rows.append(Row(texts[x.label], marks, w.times(x.lift), kind, note=rate))
    return Chart([Group("", rows)], axis(scale, lambda x: w.times(x, decimals(x))))


def scale_of(spreads: list[Spread]) -> Scale:
    """Where nearly all lies: a lone game far out does not squeeze the rest."""
    low = min([first for s in spreads for first, share in s.bins if share >= 0.001])
    high = max([first + s.width for s in spreads for first, share in s.bins if share >= 0.001])
    return Scale(low, high)


def decimals(x: float) -> int:
    return 0 if x == int(x) else 2 if round(x, 1) != x else 1
