"""Puzzles for people: the next one near their level, their answer, what it was worth.

What must hold: nothing that was found out about a puzzle leaves before it is answered, by this
person or by somebody without an account, who can answer as often as they like and of whom nothing
is kept. The first answer counts, once.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from ludorum.kernel import Option
from ludorum.puzzles import Puzzle, puzzles_of
from ludorum.server.accounts.service import Accounts
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.play.schemas import option as told_option
from ludorum.server.ratings.model import Skill
from ludorum.server.ratings.scale import NEW, SCALE, duel, shown, spread
from ludorum.server.rule_timeout import time_limit
from ludorum.server.store.rows import User
from ludorum.titles import Title

from .frames import puzzle_frame
from .model import Met, Try
from .repository import PuzzleRepository
from .schemas import Moved, PuzzleGame, Solution, Theme, Weighed

GUESSED = 5.0  # how unsure it is how hard a puzzle is that nobody has tried
NEAR = 4  # of so many that are nearest to somebody's level one is drawn


class Puzzles:
    def __init__(
        self,
        repository: PuzzleRepository,
        accounts: Accounts,
        titles: Titles,
        clock: Callable[[], float],
        seconds: float,
    ) -> None:
        """`seconds`: how long the rules may take."""
        self._repository = repository
        self._accounts = accounts
        self._titles = titles
        self._clock = clock
        self._seconds = seconds
        self._frames: dict[tuple[str, str], dict[str, Any]] = {}

    async def games(self, visitor: User | None) -> list[PuzzleGame]:
        """What there is, and how far somebody has come."""
        user = await self._account(visitor)
        tries = await self._repository.tries(user.id) if user else []
        skills = await self._repository.skills(user.id) if user else {}
        out = []
        for game in self._titles.names():
            known = self._of(game)
            mine = [x for x in tries if x.game == game and x.puzzle in known]
            solved = {x.puzzle for x in mine if x.solved}
            skill = skills.get(game)
            if known:
                out.append(
                    PuzzleGame(
                        game,
                        len(known),
                        len(mine),
                        len(solved),
                        shown(skill) if skill else 0,
                        spread(skill) if skill else 0,
                        themes(known, solved),
                    )
                )
        return out

    async def next(
        self, visitor: User | None, game: str, theme: str, seen: Collection[str]
    ) -> dict[str, Any]:
        """One that has not been answered, near somebody's level; `seen`: others that are not
        wanted, by who has no account."""
        user = await self._account(visitor)
        known = self._of(game)
        done = set(seen)
        level = NEW
        if user is not None:
            done |= {x.puzzle for x in await self._repository.tries(user.id, game)}
            level = (await self._repository.skills(user.id)).get(game, NEW)
        left = [x for x in known.values() if x.id not in done and theme in ("", x.themes[0])]
        if not left:
            raise ApiError("no-puzzle", "you have answered all of them")
        ratings = await self._repository.ratings(game)
        left.sort(key=lambda x: (abs(ratings.get(x.id, guessed(x)).mu - level.mu), x.id))
        return {**self._frame(game, secrets.choice(left[:NEAR])), "answered": False}

    async def puzzle(self, visitor: User | None, game: str, id: str) -> dict[str, Any]:
        """The position and the question."""
        puzzle, user = self._one(game, id), await self._account(visitor)
        tried = await self._repository.tried(user.id, game, id) if user else None
        return {**self._frame(game, puzzle), "answered": tried is not None}

    async def solution(self, visitor: User | None, game: str, id: str) -> Solution:
        """What it was worth, for who has answered it."""
        puzzle, user = self._one(game, id), await self._account(visitor)
        tried = await self._repository.tried(user.id, game, id) if user else None
        if tried is None:
            raise ApiError("not-answered")
        return await self._solution(game, puzzle, tried, True)

    async def answer(self, visitor: User | None, game: str, id: str, option: Any) -> Solution:
        puzzle, user = self._one(game, id), await self._account(visitor)
        chosen = told_option(option)
        if not any(x.option == chosen for x in puzzle.options):
            raise ApiError("refused", "not-offered")
        solved = chosen == puzzle.best

        def judge(met: Met) -> tuple[Try, Met]:
            person, rated = duel(met.person, met.puzzle, solved)
            before, after = shown(met.person), shown(person)
            at = self._clock()
            return Try(game, id, at, packed(chosen), solved, before, after), Met(person, rated)

        if user is None:
            tried = Try(game, id, 0.0, packed(chosen), solved, 0, 0)
            return await self._solution(game, puzzle, tried, False)
        new = Met(NEW, guessed(puzzle))
        tried = await self._repository.answer(user.id, game, id, new, judge)
        return await self._solution(game, puzzle, tried, True)

    # -- inside ------------------------------------------------------------------------------------

    async def _account(self, visitor: User | None) -> User | None:
        """Who can come back: of others nothing is kept."""
        if visitor is None or await self._accounts.is_guest(visitor):
            return None
        return visitor

    def _title(self, game: str) -> Title[Any]:
        """With the game's own cards: a puzzle holds for no others."""
        return self._titles.plain(game)

    def _of(self, game: str) -> dict[str, Puzzle]:
        return puzzles_of(self._title(game))

    def _one(self, game: str, id: str) -> Puzzle:
        known = self._of(game)
        if id not in known:
            raise ApiError("no-puzzle", f"{game} has no puzzle of that name")
        return known[id]

    def _frame(self, game: str, puzzle: Puzzle) -> dict[str, Any]:
        key = game, puzzle.id
        if key not in self._frames:
            number = sorted(self._of(game)).index(puzzle.id) + 1
            with time_limit(self._seconds):
                self._frames[key] = puzzle_frame(self._title(game), puzzle, number)
        return self._frames[key]

    async def _solution(self, game: str, puzzle: Puzzle, tried: Try, kept: bool) -> Solution:
        chosen = await self._repository.chosen(game, puzzle.id)
        ratings = await self._repository.ratings(game)
        ask = self._frame(game, puzzle)["position"]["ask"]
        labels = dict(zip(ask["options"], ask["labels"], strict=True))
        return Solution(
            chosen=msgspec.json.decode(tried.chosen),
            solved=tried.solved,
            options=[
                Weighed(
                    x.option,
                    labels[x.option],
                    x.behind,
                    x.low,
                    x.high,
                    chosen.get(packed(x.option), 0),
                )
                for x in puzzle.options
            ],
            usual=puzzle.usual,
            lines=puzzle.lines,
            reasons=puzzle.reasons,
            now=puzzle.now,
            sets_apart=puzzle.sets_apart,
            then=puzzle.then,
            clauses=puzzle.themes,
            people=sum(chosen.values()),
            rating=shown(ratings.get(puzzle.id, guessed(puzzle))),
            yours=Moved(tried.before, tried.after) if kept else None,
        )


def guessed(puzzle: Puzzle) -> Skill:
    """How hard it is taken to be before anybody has tried."""
    return Skill(puzzle.rating / SCALE, GUESSED)


def packed(option: Option) -> str:
    return msgspec.json.encode(option).decode()


def themes(known: dict[str, Puzzle], solved: Collection[str]) -> list[Theme]:
    """By the clause of the decision: what else a puzzle is about would give away its answer."""
    puzzles = Counter([x.themes[0] for x in known.values()])
    done = Counter([known[x].themes[0] for x in solved])
    return [Theme(clause, n, done[clause]) for clause, n in puzzles.most_common()]
