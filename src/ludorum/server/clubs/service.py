"""Clubs: founded, joined, led, handed over, dissolved.

What must hold: a club has one founder as long as there is anybody in it. Who is in it all members
know; others are told of those who lead it. One that is joined by its link alone is not there for
whoever has neither the link nor a place in it. Only who can come back, somebody with an account, is
in a club.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Literal

import msgspec

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.accounts.service import Accounts
from ludorum.server.catalog.titles import Titles
from ludorum.server.errors import ApiError
from ludorum.server.relationships.repository import RelationshipRepository
from ludorum.server.store.ids import new_id
from ludorum.server.store.rows import User
from ludorum.server.text import clean_name, clean_text

from .model import LEADS, Club, ClubReport, Member, Membership, Standing
from .repository import ClubRepository, Entered
from .schemas import ABOUT, PLACE, Act, ClubInfo, ClubPage, MemberInfo, NewClub

PLACES = 500  # people in a club
ASKING = 100  # and before its door
MOST_CLUBS = 20  # of one person
MOST_FOUNDED = 3
SHOWN = 30  # of those one looks for

# What becomes of whom: what they are before, and then; None: nothing.
CHANGES: dict[Act, tuple[Standing, Standing | None]] = {
    "decline": ("asks", None),
    "readmit": ("barred", None),
    "appoint": ("member", "officer"),
    "dismiss": ("officer", "member"),
}
FOUNDERS: tuple[Act, ...] = ("dismiss", "hand-over")  # the founder alone may
REFUSED: dict[Entered, str] = {
    "barred": "barred",
    "full": "club-full",
    "too-many": "too-many-clubs",
    "gone": "no-person",
}


class Clubs:
    def __init__(
        self,
        repository: ClubRepository,
        accounts: Accounts,
        people: AccountRepository,
        relationships: RelationshipRepository,
        titles: Titles,
        clock: Callable[[], float],
    ) -> None:
        self._repository = repository
        self._accounts = accounts
        self._people = people
        self._relationships = relationships
        self._titles = titles
        self._clock = clock

    # -- looking ----------------------------------------------------------------------------------

    async def mine(self, user: User) -> list[Membership]:
        """Those one is in, and those one asks to come into."""
        return [x for x in await self._repository.standings(user.id) if x.standing != "barred"]

    async def named(self, part: str) -> list[Membership]:
        """Clubs anybody can find, with that in their name."""
        return await self._repository.named(part.strip(), SHOWN)

    async def of_person(self, reader: User, person: str) -> list[Membership]:
        """The clubs somebody is in, as far as the reader may know of them."""
        theirs = await self._repository.of(person)
        if person == reader.id:
            return theirs
        blocked = await self._relationships.blocked_either_way(reader.id)
        if person in blocked or await self._people.hidden([person]):
            return []
        shared = {x.club.id for x in await self._repository.of(reader.id)}
        known = [x for x in theirs if x.club.joining != "link" or x.club.id in shared]
        return [msgspec.structs.replace(x, asking=0) for x in known]

    async def page(self, id: str, user: User | None, link: str = "") -> ClubPage:
        seen = await self._seen(id, user, link)
        members = await self._repository.members(id)
        if not seen.inside:
            members = [x for x in members if x.standing in LEADS]
        if user is not None and not seen.leads:
            blocked = await self._relationships.blocked_either_way(user.id)
            members = [x for x in members if x.user not in blocked]
        asking = await self._repository.asking(id) if seen.leads else []
        barred = await self._repository.barred(id) if seen.leads else []
        return ClubPage(
            club=club_info(seen),
            members=[member_info(x) for x in members],
            link=seen.club.link if seen.leads else "",
            asking=[member_info(x) for x in asking],
            barred=[member_info(x) for x in barred],
        )

    async def _seen(self, id: str, user: User | None, link: str = "") -> Membership:
        """A club somebody may know of."""
        found = await self._repository.seen(id, user.id if user else "")
        if found is None:
            raise ApiError("no-club")
        known = found.inside or found.standing == "asks" or _fits(found.club, link)
        if found.club.joining == "link" and not known:
            raise ApiError("no-club")
        return found

    # -- a club -----------------------------------------------------------------------------------

    async def found(self, user: User, wanted: NewClub) -> str:
        await self._check_account(user)
        id, now = new_id(9), self._clock()
        club = self._written(Club(id, "", "", "", (), (), "link", new_link(), now), wanted)
        outcome = await self._repository.found(club, user.id, MOST_CLUBS, MOST_FOUNDED)
        if outcome == "name-taken":
            raise ApiError("club-taken")
        if outcome == "too-many":
            raise ApiError("too-many-clubs", f"in {MOST_CLUBS}, and {MOST_FOUNDED} of one's own")
        return id

    async def change(self, user: User, id: str, wanted: NewClub) -> None:
        club = (await self._led(id, user)).club
        if not await self._repository.change(self._written(club, wanted)):
            raise ApiError("club-taken")

    async def renew_link(self, user: User, id: str) -> None:
        """Invitations given away so far lead nowhere any more."""
        await self._led(id, user)
        await self._repository.change_link(id, new_link())

    async def dissolve(self, user: User, id: str) -> None:
        await self._led(id, user, ("founder",))
        await self._repository.dissolve(id)

    def _written(self, club: Club, wanted: NewClub) -> Club:
        about = "\n".join([clean_text(x) for x in wanted.about.strip().splitlines()])
        place = clean_text(wanted.place)
        if len(about) > ABOUT or len(place) > PLACE:
            raise ApiError("bad-request", f"a text up to {ABOUT} letters, a place up to {PLACE}")
        known = self._titles.names()
        return msgspec.structs.replace(
            club,
            name=clean_name(wanted.name),
            about=about,
            place=place,
            langs=tuple(dict.fromkeys(wanted.langs)),
            games=tuple([x for x in known if x in wanted.games]),
            joining=wanted.joining,
        )

    # -- coming and going -------------------------------------------------------------------------

    async def join(self, user: User, id: str, link: str) -> None:
        """Come in, or ask to. With the link everybody comes in."""
        await self._check_account(user)
        club = (await self._seen(id, user, link)).club
        await self._check_welcome(id, user.id)
        if club.joining == "open" or _fits(club, link):
            await self._enter(id, user.id, "member", PLACES)
        elif club.joining == "request":
            await self._enter(id, user.id, "asks", ASKING)
        else:  # asked while one still could
            raise ApiError("no-club")

    async def leave(self, user: User, id: str) -> None:
        """Also who only asks, and does not want to any more."""
        was = (await self._seen(id, user)).standing
        if was == "founder":
            raise ApiError("founder-stays")
        if was is not None and was != "barred":
            await self._repository.put(id, user.id, was, None)

    async def act(self, user: User, id: str, person: str, act: Act) -> None:
        """What those who lead a club do to somebody."""
        await self._led(id, user, ("founder",) if act in FOUNDERS else LEADS)
        if act == "accept":
            await self._check_welcome(id, person)
            await self._enter(id, person, "member", PLACES, asked=True)
        elif act == "hand-over":
            if not await self._repository.hand_over(id, user.id, person):
                raise ApiError("no-person")
        elif act == "remove":
            await self._remove(user, id, person)
        elif not await self._repository.put(id, person, *CHANGES[act]):
            raise ApiError("no-person")

    async def _remove(self, user: User, id: str, person: str) -> None:
        """Who is sent away does not come back until they are readmitted."""
        was = await self._repository.standing(id, person)
        if was == "founder":
            raise ApiError("founder-stays")
        if was == "officer":  # who is an officer's equal is the founder's business
            await self._led(id, user, ("founder",))
        if was not in ("officer", "member") or not await self._repository.put(
            id, person, was, "barred"
        ):
            raise ApiError("no-person")

    async def _enter(
        self,
        id: str,
        person: str,
        role: Literal["member", "asks"],
        places: int,
        *,
        asked: bool = False,
    ) -> None:
        try:
            outcome = await self._repository.enter(
                id, person, role, self._clock(), places, MOST_CLUBS, asked=asked
            )
        except KeyError as e:
            raise ApiError("no-club") from e
        if outcome in REFUSED:
            raise ApiError(REFUSED[outcome])

    # -- who may ----------------------------------------------------------------------------------

    async def report(self, user: User, id: str, link: str, why: str) -> None:
        """For the one who runs the house: of a club one may see."""
        club = (await self._seen(id, user, link)).club
        said = ClubReport(id, user.id, club.name, club.about, clean_text(why), self._clock())
        await self._repository.report(said)

    async def _led(self, id: str, user: User, roles: tuple[Standing, ...] = LEADS) -> Membership:
        found = await self._seen(id, user)
        if found.standing not in roles:
            raise ApiError("officers-only")
        return found

    async def _check_account(self, user: User) -> None:
        if await self._accounts.is_guest(user):
            raise ApiError("account-needed")

    async def _check_welcome(self, id: str, person: str) -> None:
        """A block between somebody and one of those who lead a club keeps the two apart."""
        blocked = await self._relationships.blocked_either_way(person)
        if blocked and any(x.user in blocked for x in await self._repository.leading(id)):
            raise ApiError("unwelcome")


def new_link() -> str:
    return secrets.token_urlsafe(12)


def _fits(club: Club, link: str) -> bool:
    return secrets.compare_digest(club.link.encode(), link.encode())


def club_info(x: Membership) -> ClubInfo:
    club = x.club
    return ClubInfo(
        id=club.id,
        name=club.name,
        about=club.about,
        place=club.place,
        langs=list(club.langs),
        games=list(club.games),
        joining=club.joining,
        created=club.created,
        members=x.members,
        standing=x.standing or "",
        asking=x.asking if x.leads else 0,
    )


def member_info(x: Member) -> MemberInfo:
    return MemberInfo(x.user, x.name, x.standing, x.at)
