"""Letters to people who want them: one for a table until they have looked at it again, and every
letter says how to get no more, by one press.
"""

from __future__ import annotations

import hmac
import secrets

from ludorum.server.accounts.repository import AccountRepository
from ludorum.server.errors import ApiError
from ludorum.server.mailer import Mailer
from ludorum.server.play.model import WaitingState
from ludorum.server.settings import Settings
from ludorum.words import cached_bundle

from .messages import Messages
from .model import Kind, Preferences
from .recaps import Recaps
from .repository import PreferenceRepository

STOP = "/api/notices/stop"


class Emails:
    def __init__(
        self,
        settings: Settings,
        repository: PreferenceRepository,
        messages: Messages,
        recaps: Recaps,
    ) -> None:
        self._mailer = Mailer(settings)
        self._repository = repository
        self._messages = messages
        self._recaps = recaps

    async def send(
        self, address: str, preferences: Preferences, kind: Kind, state: WaitingState
    ) -> None:
        token = await stop_token(self._repository, preferences.user)
        book, url = cached_bundle(preferences.lang), self._mailer.url
        headline = self._messages.headline(preferences.lang, kind)
        where = self._messages.where(preferences.lang, state, preferences.user)
        told = []
        if kind in ("turn", "soon"):
            told = await self._recaps.lines(state, preferences.user, preferences.lang)
        lines = [
            f"{headline}: {where}",
            "",
            *([book.say("letter-since"), *[f"· {x}" for x in told], ""] if told else []),
            f"{url}/#/table/{state.table.id}",
            "",
            book.say("letter-once"),
            book.say("letter-stop"),
            f"{url}/#/stop/{token}",
        ]
        letter = self._mailer.letter(address, f"{headline} · {where}", lines)
        letter["List-Unsubscribe"] = f"<{url}{STOP}?token={token}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Auto-Submitted"] = "auto-generated"
        await self._mailer.send(letter)


async def address_of(accounts: AccountRepository, user: str) -> str:
    """Where somebody has proved to get letters; empty if nowhere."""
    return next((x.label for x in await accounts.credentials(user) if x.kind == "mail"), "")


async def stop_token(repository: PreferenceRepository, user: str) -> str:
    """Whoever has it may end the letters to this user, and nothing else."""
    key = await repository.server_key("letters", secrets.token_bytes(32))
    return f"{user}.{hmac.new(key, f'stop {user}'.encode(), 'sha256').hexdigest()[:32]}"


async def stopped(repository: PreferenceRepository, token: str) -> str:
    """Who wants no more letters."""
    user = token.partition(".")[0]
    if not hmac.compare_digest(token.encode(), (await stop_token(repository, user)).encode()):
        raise ApiError("not-proven")
    return user
