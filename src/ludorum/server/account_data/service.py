"""All that is somebody's here: handed on when a guest signs in, given out as a file, or gone.

A seat never stays empty: where its person has left a bot plays on, in the same step in which the
table is told of it.
"""

from __future__ import annotations

import asyncio
import io
import secrets
import zipfile
from collections.abc import Iterable
from contextlib import suppress
from datetime import date
from typing import Any

import msgspec

from ludorum.server.accounts.service import Accounts
from ludorum.server.boxes.service import Boxes
from ludorum.server.clubs.repository import ClubRepository
from ludorum.server.companion_sync.repository import CompanionRepository
from ludorum.server.deals.repository import DealRepository
from ludorum.server.errors import ApiError
from ludorum.server.learning.repository import ProgressRepository
from ludorum.server.notifications.repository import PreferenceRepository
from ludorum.server.play.archive import Archive
from ludorum.server.play.commands import Commands
from ludorum.server.play.repository.absences import VacationRepository
from ludorum.server.play.repository.invitations import InvitationRepository
from ludorum.server.play.repository.tables import TableRepository
from ludorum.server.puzzles.repository import PuzzleRepository
from ludorum.server.ratings.repository import RatingRepository
from ludorum.server.relationships.repository import RelationshipRepository
from ludorum.server.social.repository import ChatRepository, ReportRepository
from ludorum.server.store import Database, StoreDown
from ludorum.server.store.rows import ALL, User
from ludorum.server.telemetry import log
from ludorum.server.tournaments.repository import TournamentRepository

from .repository import AccountDataRepository

FORMAT = 1
UNDER_WAY = 60.0  # seconds a departure takes at most, unless its process has died


class AccountData:
    """Reads what every room keeps about somebody: the one service that knows them all."""

    def __init__(
        self,
        database: Database,
        accounts: Accounts,
        commands: Commands,
        archive: Archive,
        boxes: Boxes,
    ) -> None:
        self._database = database
        self._boxes = boxes
        self._repository = AccountDataRepository(database)
        self._service = accounts
        self._commands = commands
        self._archive = archive
        self._accounts = accounts.repository
        self._tables = TableRepository(database)
        self._invitations = InvitationRepository(database)
        self._vacations = VacationRepository(database)
        self._relationships = RelationshipRepository(database)
        self._ratings = RatingRepository(database)
        self._chat = ChatRepository(database)
        self._reports = ReportRepository(database)
        self._preferences = PreferenceRepository(database)
        self._companion = CompanionRepository(database)
        self._progress = ProgressRepository(database)
        self._puzzles = PuzzleRepository(database)
        self._deals = DealRepository(database)
        self._clubs = ClubRepository(database)
        self._tournaments = TournamentRepository(database)

    async def adopt(self, guest: User, user: User) -> None:
        """What the guest had is the user's, who was the guest all along."""
        await self._depart(guest.id, user)

    async def erase(self, user: User) -> None:
        """The user leaves for good. Bots take over first: what fails then can be tried again."""
        for row in await self._tables.tables_of(user.id, ALL, partial=True):
            if row.status == "running":
                with suppress(ApiError):  # a bot sits there already, or the game has just ended
                    await self._commands.resign(user, row.id, f"leave-{secrets.token_hex(4)}")
        await self._depart(user.id, None)

    async def _depart(self, user: str, heir: User | None) -> None:
        hashes = await self._accounts.sessions_of(user)
        if await self._repository.announce(user, heir.id if heir else ""):
            await self._service.hang_up(hashes)
            with suppress(StoreDown):  # some of their tables cannot be reached: it is done later
                await self._finish(user, heir)

    async def _finish(self, user: str, heir: User | None) -> None:
        if heir is None:  # then nobody is left anything by who would leave it to them
            for other in await self._repository.left_to(user):
                await self._finish(other, await self._accounts.user(user))
        await self._bots_play_on(await self._repository.finish(user, heir))

    async def finish_departures(self) -> bool:
        """Of those whose leaving was cut short: the rest of it is done."""
        before = await self._database.now() - UNDER_WAY
        for id, heir in await self._repository.unfinished(before):
            user = await self._accounts.user(heir) if heir else None
            await self._finish(id, user)
            log.warning("a departure was finished", adopted=user is not None)
        return False

    async def _bots_play_on(self, ids: Iterable[str]) -> None:
        for id in ids:
            with suppress(ApiError):  # frozen: a bot sits there when it thaws
                await self._commands.run(id, f"left-{secrets.token_hex(4)}", lambda live: [])

    async def export(self, user: User) -> bytes:
        """A zip file of all that is kept about a user: `account.json`, their companion games, their
        boxes, and the records of the games they have finished, which `ludorum verify` and `replay`
        read; with the cards of those that were laid with a box."""
        rows = await self._tables.tables_of(user.id, ALL)
        credentials = await self._accounts.credentials(user.id)
        said = await self._chat.lines_of(user.id)
        preferences = await self._preferences.of(user.id)
        account = {
            "format": FORMAT,
            "id": user.id,
            "name": user.name,
            "created": user.created,
            "password": bool(user.password),
            "ways": [
                {"kind": x.kind, "label": x.label, "created": x.created, "used": x.used}
                for x in credentials
            ],
            "tables": [
                {
                    "id": row.id,
                    "game": row.game,
                    "options": row.options,
                    "created": row.created,
                    "status": row.status,
                    "seats": [
                        x.seat for x in await self._tables.seats(row.id) if x.user == user.id
                    ],
                }
                for row in rows
            ],
            "told": {
                "mail": preferences.mail,
                "lang": preferences.lang,
                "zone": preferences.zone,
                "quiet": [preferences.quiet_from, preferences.quiet_to],
                "calendar": bool(preferences.calendar),
                "devices": [
                    {"endpoint": x.endpoint, "lang": x.lang, "created": x.created}
                    for x in await self._preferences.devices(user.id)
                ],
            },
            "away": (await self._vacations.of([user.id])).get(user.id, []),
            "said": [{"table": id, "at": line.at, "text": line.text} for id, line in said],
            "hidden": bool(await self._accounts.hidden([user.id])),
            "ratings": await self._ratings.ratings_of([user.id]),
            "results": await self._ratings.results_of(user.id, ALL),
            "people": await self._relationships.of(user.id),
            "invitations": await self._invitations.of(user.id, ALL),
            "reports": await self._reports.by(user.id),
            "learned": await self._progress.of(user.id),
            "puzzles": await self._puzzles.tries(user.id),
            "deals": await self._deals.of(user.id, date.min),
            "clubs": [
                {"id": x.club.id, "name": x.club.name, "standing": x.standing, "at": x.at}
                for x in await self._clubs.standings(user.id)
            ],
            "club_reports": await self._clubs.reports(user.id),
            "tournaments": [
                {"id": one.id, "name": one.name, "starts": one.starts, "state": player.state}
                for one, player in await self._tournaments.played_by(user.id)
            ],
            "tournaments_held": [
                {"id": one.id, "name": one.name, "starts": one.starts, "note": one.note}
                for one in await self._tournaments.held_by(user.id)
            ],
        }
        files: dict[str, bytes] = {"account.json": _pretty(account)}
        for kept in await self._companion.of(user.id):
            files[f"companion/{kept.id}.json"] = kept.data
        for game, pack in (await self._boxes.packs_of(user)).items():
            files[f"boxes/{game}.zip"] = pack
        for row in rows:
            if row.box_by and f"cards/{row.content}.zip" not in files:
                cards = await self._boxes.laid_pack(row.game, row.epoch, row.content)
                if cards is not None:
                    files[f"cards/{row.content}.zip"] = cards
            if row.status == "over":
                with suppress(ApiError):  # one that was frozen and ended cannot be packed
                    files[f"games/{row.id}.jsonl"] = await self._archive.replay(row.id, user)
        return await asyncio.to_thread(_zipped, files)


def _pretty(data: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


def _zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, body in files.items():
            pack.writestr(name, body)
    return out.getvalue()
