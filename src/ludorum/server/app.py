"""Putting the web side together: routes, what they are given, headers, the page itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludorum import __version__

from .account_data.routes import AccountDataRoutes
from .accounts.auth import AuthContext
from .accounts.dependencies import GIVEN
from .accounts.routes import AccountRoutes, People, SignIn
from .accounts.sign_in.methods import SignInMethods
from .advice.hints import Hints
from .advice.routes import AdviceRoutes
from .boxes.routes import BoxRoutes
from .catalog.boards import board_file
from .catalog.contents import Contents
from .catalog.routes import GameRoutes
from .clubs.rate_limits import ClubRateLimits
from .clubs.routes import ClubRoutes
from .companion_sync.routes import CompanionRoutes
from .deals.routes import DealRoutes
from .http.docs import docs_files, docs_policy
from .http.faults import OFTEN, page_fault
from .http.health import live, metrics, ready
from .http.page import page_files
from .http.problems import problem
from .http.rate_limit import RateLimit, SharedRateLimit
from .http.security import BODY_LIMIT, Body, harden
from .learning.routes import LearningRoutes, ProgressRoutes
from .notifications.routes import CalendarRoutes, NotificationRoutes
from .play.hub import Hub
from .play.presence import Presence
from .play.proofs import Proofs
from .play.routes.absences import AbsenceRoutes
from .play.routes.commands import CommandRoutes
from .play.routes.history import HistoryRoutes
from .play.routes.invitations import InvitationRoutes, InvitedRoutes
from .play.routes.tables import TableRoutes
from .play.socket import SocketServices, gateway
from .process_pool import ProcessPool
from .puzzles.routes import PuzzleRoutes
from .relationships.rate_limits import SocialRateLimits
from .relationships.routes import RelationshipRoutes
from .services import Services
from .sharing.routes import LinkRoutes, SharedRoutes
from .social.routes import ChatRoutes, ProfileRoutes
from .tournaments.routes import TournamentRoutes

Hook = Callable[[], Awaitable[None]]
# Not compressed: beside a secret, what compresses well can be guessed from outside. The texts of
# games are the same for everybody.
TEXTS = "words|rules|course|guide|lessons"
SECRETS = rf"^/(api/(?!games/[^/]+/({TEXTS})(/|$))|health|metrics|schema|ws|s/)"
UNSUBSCRIBES = (1.0, 30)  # a second, and at once, from one address
LESSONS = (20.0, 100)  # a second, and at once, from one address: a lesson takes milliseconds
EXPORTS = (1 / 60, 3)  # a second, and at once, of one person: they read a lot
ROUTES = (
    *(People, SignIn, AccountRoutes, AccountDataRoutes),
    *(GameRoutes, board_file, LearningRoutes, ProgressRoutes, CompanionRoutes),
    *(PuzzleRoutes, DealRoutes, TournamentRoutes, ClubRoutes, BoxRoutes),
    *(LinkRoutes, SharedRoutes),
    *(TableRoutes, CommandRoutes, HistoryRoutes, InvitationRoutes, InvitedRoutes, AbsenceRoutes),
    *(AdviceRoutes, ChatRoutes, ProfileRoutes, RelationshipRoutes),
    *(NotificationRoutes, CalendarRoutes),
    *(gateway, live, ready, metrics, page_fault),
)


def make_app(
    services: Services, pool: ProcessPool, starting: list[Hook], ending: list[Hook]
) -> Litestar:
    settings = services.settings
    presence = Presence(services.bus, services.clock)
    html, files = page_files()
    return Litestar(
        route_handlers=[*ROUTES, *docs_files(settings.docs), *files],
        dependencies={**GIVEN, **dependencies(services, pool, presence)},
        exception_handlers={Exception: problem},
        before_send=[docs_policy(settings.docs), harden(settings, html)],
        request_class=Body,
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig("gzip", exclude=[SECRETS, r"\.(bin|woff2|zip)$"]),
        # Only the description: the pages that show it fetch scripts from elsewhere.
        openapi_config=OpenAPIConfig(
            title="Ludorum", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        on_startup=[*starting, presence.open],
        on_shutdown=[presence.close, *ending],
        state=State({"draining": False}),
        logging_config=None,
    )


def dependencies(services: Services, pool: ProcessPool, presence: Presence) -> dict[str, Provide]:
    """What handlers ask for by name."""
    s, kept, settings = services, services.repositories, services.settings
    often = settings.sign_ins_per_minute
    sign_ins = SharedRateLimit(kept.rates, "sign-in", often / 60, often, s.clock)
    laid = settings.tables_per_minute
    thoughts = RateLimit(settings.hints_per_minute / 60, settings.hints_per_minute / 2)
    hub = Hub(s.bus, s.audiences, kept.games.versions, s.cache.heard)
    methods = SignInMethods(settings, s.accounts)
    given: dict[str, Any] = {
        "settings": settings,
        "database": s.database,
        "bus": s.bus,
        "builds": s.builds,
        "titles": s.titles,
        "accounts": s.accounts,
        "auth_context": AuthContext(settings, s.accounts, methods, sign_ins, s.account_data.adopt),
        "account_data": s.account_data,
        "relationships": s.relationships,
        "lobby": s.lobby,
        "directory": s.directory,
        "commands": s.commands,
        "views": s.views,
        "archive": s.archive,
        "history": s.history,
        "proofs": Proofs(s.archive, pool),
        "view_rate_limit": RateLimit(settings.views_per_second, settings.views_per_second * 10),
        "invitations": s.invitations,
        "substitutes": s.substitutes,
        "vacations": s.vacations,
        "socket_services": SocketServices(kept.tables, s.commands, s.views, hub, presence),
        "hint_service": Hints(s.cache, pool, thoughts, settings.rule_seconds),
        "reviews": s.reviews,
        "deals": s.deals,
        "club_deals": s.club_deals,
        "comparison": s.comparison,
        "clubs": s.clubs,
        "sharing": s.sharing,
        "pictures": s.pictures,
        "chat": s.chat,
        "profiles": s.profiles,
        "notifications": s.notifications,
        "companion": kept.companion,
        "progress": kept.progress,
        "puzzles": s.puzzles,
        "tournaments": s.tournaments,
        "boxes": s.boxes,
        "contents": Contents(s.titles, s.boxes.seen),
        "command_rate_limit": RateLimit(
            settings.commands_per_second, settings.commands_per_second * 5
        ),
        "password_rate_limit": SharedRateLimit(
            kept.rates, "password", 3 * often / 60, 3 * often, s.clock
        ),
        "table_rate_limit": SharedRateLimit(kept.rates, "table", laid / 60, laid, s.clock),
        "unsubscribe_rate_limit": RateLimit(*UNSUBSCRIBES),
        "fault_rate_limit": RateLimit(*OFTEN),
        "exports": RateLimit(*EXPORTS),
        "box_rate_limit": RateLimit(
            settings.box_trials_per_minute / 60, settings.box_trials_per_minute / 2
        ),
        "lesson_rate_limit": RateLimit(*LESSONS),
        "social_rate_limits": SocialRateLimits(),
        "club_rate_limits": ClubRateLimits(),
    }
    return {name: _provide(thing) for name, thing in given.items()}


def _provide(thing: Any) -> Provide:
    return Provide(lambda: thing, sync_to_thread=False)
