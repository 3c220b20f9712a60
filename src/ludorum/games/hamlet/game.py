"""Hamlet, as the kernel and everyone above it sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludorum.kernel import Flow
from ludorum.titles import Args, BaseTitle, Block, Pool, Setting, count

from . import content, phrases, picture, policy, refusals, scoring, setup, tell
from .state import EARNED, NOBODY, State, deliveries, stock
from .turn import turn

PLENTY = 40  # coins: more than one turn can cost


class Hamlet(BaseTitle[State]):
    name = "hamlet"
    state = State
    epoch = 4
    players: tuple[int, ...] = (1, 2, 3, 4)
    # H13: a table for one or two reads none of these.
    added: tuple[str, ...] = ("church_34", "prices_34", "seats")
    amount_asks: tuple[str, ...] = ("batch",)
    settings: tuple[Setting, ...] = (
        *[Setting(x, ("off", "on"), clause, alone=True) for x, clause in setup.SWITCHES.items()],
        Setting("landmarks", tuple(setup.LANDMARKS), "M17.10", alone=True),
        Setting("ties", ("ask", "dealer"), "M6.10", alone=True),
        Setting("flags", setup.FLAGS_OF, "M12.5", alone=True),
        Setting("placing", setup.PLACING, "M14.12", alone=True),
        Setting("longest", setup.LONGEST, "M14.13", alone=True),
        Setting("roads", setup.ROADS, "B8.5"),
        Setting("variant", setup.VARIANTS, "H13.1", opens=(3, 4)),
    )
    unset: tuple[str, ...] = ("flags", "milestones")
    pools: Mapping[str, Pool] = {
        "tile": Pool({x: content.TILES[x] for x in content.STACK["bag"]}),
        "sale": Pool(content.SALES, phrases.sale),
        "disc": Pool({x: x for x in content.DISCS}),
        "action": Pool({x: x for x in content.ACTIONS}),
    }
    segments: Mapping[str, Callable[[State], Flow]] = {"lay-out": setup.lay_out, "turn": turn}
    missed = refusals.MISSED
    answers = policy.ANSWERS
    events = tell.EVENTS
    nouns = tell.NOUNS
    stories = tell.STORIES
    because = tell.BECAUSE
    prompts = tell.PROMPTS
    labels = tell.LABELS
    constants: Mapping[str, Any] = {
        "RAW": content.RAW,
        "CHURCH": content.CHURCH,
        "NOBODY": NOBODY,
        "DISCS": content.DISCS,
        "BAG": content.BAG,
    }
    new_game = staticmethod(setup.new_game)
    scores = staticmethod(scoring.scores)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """M17.11: any mix, but only against Botric; H12.4: three and four only as a variant."""
        if seats in (3, 4) and options.get("variant", "off") == "off":
            raise ValueError(
                f"Hamlet takes {seats} seats only as a variant of ours, variant=house-3-4: most "
                "numbers for three and four players are not in print where we could read them "
                "(H12.4, H13.1)"
            )
        set_to = dict(options)
        for x in self.settings if seats > 1 else ():
            if x.alone and set_to.pop(x.name, x.values[0]) != x.values[0]:
                raise ValueError(
                    f"{x.name} changes the game against Botric: it needs exactly 1 seat"
                )
        super().check(seats, set_to)

    def free_hand(self, s: State) -> None:
        """Coins; the village is what Botric looks at."""
        p = s.players[0]
        p.coins, p.points, p.sales = PLENTY, 0, []
        p.earned = [0] * len(EARNED)

    def tie_break(self, s: State, player: int) -> tuple[int, ...]:
        """M16.3: you need more than Botric; H12.3: coins, then deliveries."""
        if s.botric is not None:
            return (player,)
        return s.players[player].coins, deliveries(s, player)

    def pieces(self, s: State) -> dict[str, int]:
        """B1: what is limited, wherever it lies; coins come without end."""
        stacks = [  # B7.3: those that have not gone into the bag
            x for x, owner in zip(content.REFINED, s.milestones, strict=False) if owner < 0
        ]
        plans = sum([len(p.blueprints) for p in s.players])
        out = {
            "tiles": len(s.tiles) + len(s.row) + s.bag.size + plans
            + sum([len(content.STACK[x]) for x in stacks]),
            "sale tokens": len(s.market) + sum([d.size for d in s.sales])
            + sum([len(p.sales) for p in s.players]),
            **{
                name: stock(s).supply[raw] + sum([c[raw] for c in s.cubes])
                for raw, name in enumerate(content.RAW)
            },
        }  # fmt: skip
        if s.botric is not None:
            out["discs"] = s.discs.size + len(s.botric.drawn)
        return out

    def said(self, kind: str, about: Mapping[str, Any]) -> Args:
        """So many of a good are one phrase; and whose a used good was, if it is no cube."""
        args = super().said(kind, about)
        if "good" in about and "n" in about:
            args["goods"] = count(about["good"], about["n"])
        if about.get("mark", -1) >= 0:
            args["made"] = phrases.made(about["mark"])
        return args

    def picture(self, view: State, seat: int) -> list[Block]:
        return picture.picture(view)

    def reference(self, view: State) -> list[Block]:
        return picture.reference()


GAME = Hamlet()
