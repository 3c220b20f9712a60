"""What is known of how somebody plays, as they see it themselves and as others do.

Others see it only if the person does not hide, and nothing that leads to a private table.
"""

from __future__ import annotations

import msgspec

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.errors import ApiError
from ludorum.server.ratings.model import Pool, Rating, Result, Tally
from ludorum.server.ratings.repository import RatingRepository
from ludorum.server.ratings.scale import shown, spread
from ludorum.server.relationships.repository import RelationshipRepository
from ludorum.server.store.rows import User

from .schemas import (
    CoursePoint,
    ProfileInfo,
    RatingInfo,
    RecentInfo,
    SoloInfo,
    TallyInfo,
)

COURSE = 60  # rated games of a pool that are drawn
RATED = 2000  # looked through for them
RECENT = 12
_level = msgspec.json.Decoder(dict[str, str]).decode


class Profiles:
    def __init__(
        self,
        accounts: AccountRepository,
        relationships: RelationshipRepository,
        ratings: RatingRepository,
    ) -> None:
        self._accounts = accounts
        self._relationships = relationships
        self._ratings = ratings

    async def hide(self, user: User, *, hidden: bool) -> None:
        await self._accounts.hide(user.id, hidden=hidden)

    async def profile(self, reader: User, id: str) -> ProfileInfo:
        own = reader.id == id
        user = await self._accounts.user(id)
        hidden = bool(await self._accounts.hidden([id]))
        if (
            user is None
            or (hidden and not own)
            or id in await self._relationships.blocked_either_way(reader.id)
        ):
            raise ApiError("no-person")
        kinds = [x.kind for x in await self._relationships.of(reader.id) if x.user == id]
        tallies = await self._ratings.tallies(id)
        rated = await self._ratings.results_of(id, RATED, rated=True)
        courses: dict[Pool, list[Result]] = {}
        for x in rated:
            courses.setdefault(x.pool, []).append(x)
        recent = [x for x in await self._ratings.results_of(id, RECENT * 10) if own or x.public]
        return ProfileInfo(
            id=user.id,
            name=user.name,
            since=user.created,
            own=own,
            hidden=hidden,
            tie=next((x for x in kinds if x in ("friend", "asked", "asks")), ""),
            muted="muted" in kinds,
            ratings=[
                _rating(x, courses.get(x.pool, [])) for x in await self._ratings.ratings_of([id])
            ],
            games=_tallies(tallies),
            solo=[
                SoloInfo(x.game, _level(x.level), x.played, x.won, x.beatable, x.best)
                for x in tallies
                if x.solo
            ],
            recent=[_recent(x) for x in recent[:RECENT]],
        )


def _rating(x: Rating, results: list[Result]) -> RatingInfo:
    skills = [(r.at, r.skill) for r in results[:COURSE]]
    course = [CoursePoint(at, shown(s), spread(s)) for at, s in reversed(skills) if s is not None]
    pool = x.pool
    return RatingInfo(
        pool.game, pool.players, pool.tempo, shown(x.skill), spread(x.skill), x.games, course
    )


def _tallies(found: list[Tally]) -> list[TallyInfo]:
    return [TallyInfo(x.game, x.people, x.played, x.won) for x in found if not x.solo]


def _recent(x: Result) -> RecentInfo:
    pool, rated = x.pool, x.skill is not None
    return RecentInfo(pool.game, pool.players, x.at, x.place, x.points, rated, x.table)
