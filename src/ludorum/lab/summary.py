"""A report in short: what matters most, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .findings import ActionFound, Findings, LineFound, TrialFound
from .wording import Wording

WORTH = 0.25  # points: a smaller lead is not worth a sentence


class Sentence(NamedTuple):
    text: str
    trial: str = ""  # which one it is about, if there are several


def sentences(w: Wording, found: Findings, texts: list[str]) -> Iterator[Sentence]:
    """`texts` are the actions in words, by label."""
    yield from wins(w, found.trials)
    yield from lines(w, found.lines)
    yield from actions(w, found.actions, texts)
    yield from length(w, found.trials)


def wins(w: Wording, trials: list[TrialFound]) -> Iterator[Sentence]:
    alone = w.seats == 1
    if not w.contested:
        low, high = [f([t.winning.median for t in trials]) for f in (min, max)]
        yield Sentence(w.say("report-solo-scores", low=w.number(low), high=w.number(high)))
    elif alone and w.several:
        by = sorted(trials, key=lambda t: t.players[0].wins.value)
        text = w.say(
            "report-best-trial",
            trial=w.trial(by[-1]),
            share=w.share(by[-1].players[0].wins.value),
            other=w.trial(by[0]),
            least=w.share(by[0].players[0].wins.value),
        )
        yield Sentence(text)
    else:
        for trial in trials:
            yield Sentence(wins_of(w, trial), w.trial(trial) if w.several else "")


def wins_of(w: Wording, trial: TrialFound) -> str:
    alone = w.seats == 1
    best = max([p for p in trial.players if p.player < w.seats], key=lambda p: p.wins.value)
    even = 1 / w.seats
    if not alone and best.wins.low <= even:
        return w.say("report-even", games=w.number(trial.games))
    return w.say(
        "report-alone" if alone else "report-best-seat",
        who=w.say("report-seat", n=best.player + 1),
        share=w.share(best.wins.value),
        low=w.share(best.wins.low),
        high=w.share(best.wins.high),
        even=w.share(even),
    )


def lines(w: Wording, found: list[LineFound]) -> Iterator[Sentence]:
    if not found:
        return
    by = sorted(found, key=lambda x: x.winners - x.others)
    for id, line in (("report-line-more", by[-1]), ("report-line-less", by[0])):
        lead = line.winners - line.others
        if (lead if id == "report-line-more" else -lead) >= WORTH:
            name = w.say(f"score-{line.line}")
            yield Sentence(w.say(id, line=name, n=w.number(abs(lead), 1)))


def actions(w: Wording, found: list[ActionFound], texts: list[str]) -> Iterator[Sentence]:
    sure = [x for x in found if x.low > 1 or x.high < 1]
    if sure and sure[0].low > 1:
        yield action(w, "report-deed-more", sure[0], texts)
    if sure and sure[-1].high < 1:
        yield action(w, "report-deed-less", sure[-1], texts)


def action(w: Wording, id: str, x: ActionFound, texts: list[str]) -> Sentence:
    text = texts[x.label]
    return Sentence(w.say(id, deed=text[:1].lower() + text[1:], times=w.times(x.lift)))


def length(w: Wording, trials: list[TrialFound]) -> Iterator[Sentence]:
    if not w.several:
        low, high, most = [w.number(trials[0].length.quantiles[i]) for i in (1, 3, 4)]
        yield Sentence(w.say("report-range", low=low, high=high, most=most))
        return
    by = sorted(trials, key=lambda t: t.length.median)
    if by[0].length.median < by[-1].length.median:
        text = w.say(
            "report-longest-trial",
            trial=w.trial(by[-1]),
            n=w.number(by[-1].length.median),
            other=w.trial(by[0]),
            least=w.number(by[0].length.median),
        )
        yield Sentence(text)
