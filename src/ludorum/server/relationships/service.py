"""Friends, blocks and mutes: what people are to each other.

Nobody can be found but by their exact name, by a table one shares, or by a link they gave away; a
block is felt as a closed door, whichever way one comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.errors import ApiError
from ludorum.server.store.rows import User
from ludorum.server.text import clean_name

from .model import Relationship
from .repository import RelationshipRepository

MOST_RELATIONSHIPS = 500  # of one person
MOST_FOUND = 10  # of one name


class Relationships:
    def __init__(
        self,
        repository: RelationshipRepository,
        accounts: AccountRepository,
        clock: Callable[[], float],
    ) -> None:
        self._repository = repository
        self._accounts = accounts
        self._clock = clock

    async def around(self, user: User) -> list[Relationship]:
        return await self._repository.of(user.id)

    async def found(self, user: User, name: str) -> list[User]:
        """People with an account of exactly this name."""
        blocked = await self._repository.blocked_either_way(user.id)
        people = await self._accounts.accounts_named(clean_name(name), MOST_FOUND)
        return [x for x in people if x.id != user.id and x.id not in blocked]

    async def befriend(self, user: User, other: str) -> None:
        """Ask somebody to be friends, or agree."""
        with _with(user, other):
            outcome = await self._repository.befriend(
                user.id, other, self._clock(), MOST_RELATIONSHIPS
            )
        if outcome == "blocked":
            raise ApiError("unwelcome")
        if outcome == "full":
            raise ApiError("too-many", f"up to {MOST_RELATIONSHIPS} people")

    async def unfriend(self, user: User, other: str) -> None:
        """Withdraw a question, say no to one, or end a friendship."""
        with _with(user, other):
            await self._repository.unfriend(user.id, other)

    async def block(self, user: User, other: str) -> None:
        await self._check_room(user)
        with _with(user, other):
            await self._repository.block(user.id, other, self._clock())

    async def mute(self, user: User, other: str) -> None:
        await self._check_room(user)
        with _with(user, other):
            await self._repository.mute(user.id, other, self._clock())

    async def remove(self, user: User, other: str, kind: Literal["blocked", "muted"]) -> None:
        await self._repository.remove(user.id, other, kind)

    async def _check_room(self, user: User) -> None:
        """Friends are not in the way of a block: there is room for as many again."""
        if len(await self._repository.blocked_or_muted(user.id)) >= MOST_RELATIONSHIPS:
            raise ApiError("too-many", f"up to {MOST_RELATIONSHIPS} people")


@contextmanager
def _with(user: User, other: str) -> Iterator[None]:
    """Around what is done to somebody else, who must be there."""
    if user.id == other:
        raise ApiError("bad-request", "that is you")
    try:
        yield
    except KeyError as e:
        raise ApiError("no-person") from e
