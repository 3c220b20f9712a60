"""Letters to people who want them: one for a table until they have looked at it again, and every
letter says how to get no more, by one press.
"""

from __future__ import annotations

import hmac
import secrets

from ludorum.server.errors import ApiError
from ludorum.server.post import Post
from ludorum.server.settings import Settings
from ludorum.server.store import Store
from ludorum.words import cached_bundle

from .model import Kind, Stand, Wishes
from .telling import Telling

STOP = "/api/notices/stop"


class Letters:
    def __init__(self, settings: Settings, store: Store, telling: Telling) -> None:
        self._post = Post(settings)
        self._store = store
        self._telling = telling

    async def send(self, address: str, wishes: Wishes, kind: Kind, stand: Stand) -> None:
        token = await stop_token(self._store, wishes.user)
        book, url = cached_bundle(wishes.lang), self._post.url
        headline = self._telling.headline(wishes.lang, kind)
        where = self._telling.where(wishes.lang, stand, wishes.user)
        lines = [
            f"{headline}: {where}",
            "",
            f"{url}/#/table/{stand.table.id}",
            "",
            book.say("letter-once"),
            book.say("letter-stop"),
            f"{url}/#/stop/{token}",
        ]
        letter = self._post.letter(address, f"{headline} · {where}", lines)
        letter["List-Unsubscribe"] = f"<{url}{STOP}?token={token}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Auto-Submitted"] = "auto-generated"
        await self._post.send(letter)


async def address_of(store: Store, user: str) -> str:
    """Where somebody has proved to get letters; empty if nowhere."""
    return next((x.label for x in await store.ways(user) if x.kind == "mail"), "")


async def stop_token(store: Store, user: str) -> str:
    """Whoever has it may end the letters to this user, and nothing else."""
    key = await store.house_key("letters", secrets.token_bytes(32))
    return f"{user}.{hmac.new(key, f'stop {user}'.encode(), 'sha256').hexdigest()[:32]}"


async def stopped(store: Store, token: str) -> str:
    """Who wants no more letters."""
    user = token.partition(".")[0]
    if not hmac.compare_digest(token.encode(), (await stop_token(store, user)).encode()):
        raise ApiError("not-proven")
    return user
