"""Words and figures of a report, in the marks of its language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludorum.titles import Title
from ludorum.words import MessageBundle

from .findings import Findings, PlayerFound, TrialFound


class Wording:
    """What a report calls things, and how it writes numbers. Nothing here is HTML."""

    def __init__(self, bundle: MessageBundle, title: Title[Any], found: Findings) -> None:
        self.bundle = bundle
        self.title = title
        self.trials = found.trials
        self.seats: int = found.about["seats"]
        self.several = len(found.trials) > 1
        self.contested = any(len(t.players) > 1 for t in found.trials)  # somebody can lose

    def say(self, id: str, **args: Any) -> str:
        return self.bundle.say(id, **args)

    # -- figures -------------------------------------------------------------------------------

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

    def times(self, x: float, digits: int | None = None) -> str:
        digits = (2 if x < 2 else 1) if digits is None else digits
        return self.say("report-times", n=self.number(x, digits))

    # -- trials and players --------------------------------------------------------------------

    def trial(self, trial: TrialFound) -> str:
        """The settings that differ, in words; line-ups of bots as they were named."""
        first = self.trials[0]
        bots = [p.bot for p in trial.players if p.bot]
        parts = []
        if any([p.bot for p in t.players if p.bot] != bots for t in self.trials):
            parts.append(", ".join(bots))
        for name, value in trial.options.items():
            if any(t.options.get(name) != first.options.get(name) for t in self.trials):
                parts.append(self.setting(name, value))
        return " · ".join(parts)

    def setting(self, name: str, value: str) -> str:
        return ": ".join([self.say(f"setting-{name}"), self.say(f"setting-{name}.{value}")])

    def common_settings(self) -> list[str]:
        """Those that all trials share."""
        return [self.setting(k, v) for k, v in common([t.options for t in self.trials]).items()]

    def player(self, trial: TrialFound, p: PlayerFound) -> str:
        if p.player < self.seats:
            return self.say("report-seat", n=p.player + 1)
        state = self.title.setup(self.seats, trial.options)
        names = self.title.names(self.title.derived.observe(state, 0))
        name = names[p.player] if p.player < len(names) else None
        return self.say("report-opponent") if name is None else self.bundle.say(name)

    def bot_tag(self, p: PlayerFound) -> str:
        """The name of a bot where there are several to tell apart."""
        bots = {x.bot for t in self.trials for x in t.players if x.bot}
        return p.bot if len(bots) > 1 else ""

    def line_ups(self) -> str:
        return " / ".join(dict.fromkeys([bots_of(t) for t in self.trials]))


def bots_of(trial: TrialFound) -> str:
    """One name if all seats have the same."""
    bots = [p.bot for p in trial.players if p.bot]
    return bots[0] if len(set(bots)) == 1 else ", ".join(bots)


def common(options: list[Mapping[str, str]]) -> dict[str, str]:
    return {k: v for k, v in options[0].items() if all(o.get(k) == v for o in options)}
