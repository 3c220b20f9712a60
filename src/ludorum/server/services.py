"""What one process is made of: its repositories over one database, and the services over these.

Only composition: a service is given what it needs by name, and none is given all of this.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from .account_data.service import AccountData
from .accounts.repository import AccountRepository, BanRepository
from .accounts.service import Accounts
from .advice.repository import ReviewRepository
from .advice.reviews import Reviews
from .boxes.repository import BoxRepository
from .boxes.service import Boxes
from .bus import Bus
from .catalog.packs import PackRepository
from .catalog.titles import Titles
from .clubs.repository import ClubRepository
from .clubs.service import Clubs
from .companion_sync.repository import CompanionRepository
from .deals.comparison import Comparison
from .deals.of_club import ClubDeals
from .deals.repository import DealRepository
from .deals.secrecy import DealSecrecy
from .deals.service import Deals
from .http.builds import BuildRepository, Builds
from .http.rate_limit import RateLimit, RateRepository
from .learning.repository import ProgressRepository
from .notifications.messages import Messages
from .notifications.push import Push
from .notifications.repository import NotificationRepository, PreferenceRepository
from .notifications.service import NotificationService
from .ops.repository import OperatorRepository
from .play.access import Admission
from .play.archive import Archive
from .play.audiences import Audiences
from .play.broadcast import Broadcaster
from .play.commands import Commands
from .play.directory import Directory
from .play.history import History
from .play.invitations import Invitations
from .play.lobby import Lobby
from .play.onlookers import Onlookers
from .play.quotas import Quotas
from .play.repository.absences import SubstituteRepository, VacationRepository
from .play.repository.game_log import GameLog
from .play.repository.invitations import InvitationRepository
from .play.repository.tables import TableRepository
from .play.results import ResultCounter
from .play.substitutes import Substitutes
from .play.table_cache import TableCache
from .play.timeouts import Timeouts
from .play.vacations import Vacations
from .play.views import Views
from .process_pool import ProcessPool
from .puzzles.repository import PuzzleRepository
from .puzzles.service import Puzzles
from .ratings.repository import RatingRepository
from .relationships.repository import RelationshipRepository
from .relationships.service import Relationships
from .settings import Settings
from .sharing.pictures import OFTEN, Pictures
from .sharing.repository import SharingRepository
from .sharing.service import Sharing
from .social.chat import Chat
from .social.profiles import Profiles
from .social.repository import ChatRepository, ReportRepository
from .store import Database
from .tournaments.director import Director
from .tournaments.glances import Glances
from .tournaments.repository import TournamentRepository
from .tournaments.rounds import RoundRepository
from .tournaments.secrecy import TournamentSecrecy
from .tournaments.service import Tournaments
from .tournaments.tables import TournamentTables
from .tournaments.told import Teller

TRIAL_MEMORY = 1024**3  # bytes
TRIALS = 100  # until the process is renewed
DRAWN = 1000  # pictures, likewise


class Repositories:
    """One for each thing that is kept."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.accounts = AccountRepository(database)
        self.bans = BanRepository(database)
        self.relationships = RelationshipRepository(database)
        self.ratings = RatingRepository(database)
        self.tables = TableRepository(database)
        self.games = GameLog(database)
        self.invitations = InvitationRepository(database)
        self.vacations = VacationRepository(database)
        self.substitutes = SubstituteRepository(database)
        self.reviews = ReviewRepository(database)
        self.chat = ChatRepository(database)
        self.reports = ReportRepository(database)
        self.notifications = NotificationRepository(database)
        self.preferences = PreferenceRepository(database)
        self.companion = CompanionRepository(database)
        self.progress = ProgressRepository(database)
        self.puzzles = PuzzleRepository(database)
        self.operators = OperatorRepository(database)
        self.boxes = BoxRepository(database)
        self.packs = PackRepository(database)
        self.rates = RateRepository(database)
        self.builds = BuildRepository(database)
        self.deals = DealRepository(database)
        self.tournaments = TournamentRepository(database)
        self.rounds = RoundRepository(database)
        self.clubs = ClubRepository(database)
        self.sharing = SharingRepository(database)


class Services:
    """Everything that can be done, whoever asks for it."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        bus: Bus,
        titles: Titles,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.database = database
        self.bus = bus
        self.titles = titles
        self.clock = clock
        self.repositories = kept = Repositories(database)
        seconds = settings.rule_seconds
        self.builds = Builds(kept.builds, clock)
        self.accounts = Accounts(
            kept.accounts, kept.bans, bus, settings.session_days * 86_400, clock
        )
        self.relationships = Relationships(kept.relationships, kept.accounts, clock)
        self.clubs = Clubs(
            kept.clubs, self.accounts, kept.accounts, kept.relationships, titles, clock
        )
        # What strangers write into their boxes is tried in a process with nothing else in it.
        self.trials = ProcessPool(1, memory=TRIAL_MEMORY, renewed=TRIALS)
        self.boxes = Boxes(kept.boxes, kept.packs, titles, self.trials)
        # -- play
        self.audiences = Audiences(bus)
        self.broadcaster = Broadcaster(bus, self.audiences)
        self.cache = TableCache(kept.tables, kept.games, titles, settings.warm_tables, seconds)
        secrecies = (
            DealSecrecy(kept.deals, clock),
            TournamentSecrecy(kept.rounds, kept.clubs),
        )
        self.archive = Archive(kept.tables, kept.games, self.cache, titles, secrecies)
        self.commands = Commands(
            kept.games,
            self.cache,
            self.archive,
            self.broadcaster,
            clock,
            seconds,
        )
        self.views = Views(self.cache, seconds)
        self.vacations = Vacations(
            kept.vacations, kept.tables, self.cache, self.commands, self.broadcaster, clock
        )
        self.substitutes = Substitutes(
            kept.substitutes, kept.vacations, self.cache, self.commands, self.broadcaster, clock
        )
        self.timeouts = Timeouts(
            self.cache,
            self.commands,
            self.vacations,
            self.broadcaster,
            clock,
        )
        self.admission = Admission(
            kept.accounts, kept.relationships, kept.ratings, kept.invitations
        )
        self.directory = Directory(
            kept.tables, kept.relationships, self.admission, kept.ratings, kept.accounts
        )
        self.invitations = Invitations(kept.invitations, kept.tables, kept.relationships, clock)
        self.quotas = Quotas(kept.tables, settings)
        self.lobby = Lobby(
            kept.tables,
            self.quotas,
            kept.games,
            kept.invitations,
            kept.relationships,
            self.admission,
            titles,
            self.cache,
            self.commands,
            self.vacations,
            self.broadcaster,
            clock,
            seconds,
            self.boxes,
        )
        self.history = History(kept.tables, kept.games, self.cache, self.archive, self.lobby, clock)
        self.results = ResultCounter(
            kept.tables, self.archive, kept.ratings, kept.substitutes, clock
        )
        self.onlookers = Onlookers(bus, clock)
        # -- around it
        self.reviews = Reviews(kept.reviews, kept.tables, self.archive, clock)
        self.deals = Deals(
            kept.deals,
            kept.clubs,
            kept.tables,
            kept.games,
            self.lobby,
            self.archive,
            titles,
            clock,
        )
        self.club_deals = ClubDeals(self.deals, kept.deals, clock)
        self.comparison = Comparison(kept.deals, self.archive, self.history)
        self.sharing = Sharing(kept.sharing, kept.tables, self.archive, self.history, titles)
        self.pictures = Pictures(
            ProcessPool(1, nice=5, memory=TRIAL_MEMORY, renewed=DRAWN), RateLimit(*OFTEN)
        )
        self.chat = Chat(
            kept.chat, kept.reports, kept.tables, kept.relationships, self.broadcaster, clock
        )
        self.profiles = Profiles(kept.accounts, kept.relationships, kept.ratings)
        self.puzzles = Puzzles(kept.puzzles, self.accounts, titles, clock, seconds)
        self.teller = Teller(
            kept.tournaments,
            kept.rounds,
            kept.accounts,
            kept.clubs,
            kept.ratings,
            kept.tables,
            Glances(kept.games, self.cache),
            clock,
        )
        self.tournaments = Tournaments(
            kept.tournaments,
            kept.rounds,
            kept.clubs,
            kept.relationships,
            titles,
            self.substitutes,
            self.teller,
            clock,
        )
        desk = TournamentTables(
            kept.rounds,
            kept.tables,
            kept.games,
            self.lobby,
            self.archive,
            self.substitutes,
            kept.substitutes,
            self.onlookers,
            clock,
        )
        self.director = Director(kept.tournaments, kept.rounds, kept.tables, desk, titles, clock)
        self.messages = Messages(titles)
        self.push = Push(settings, kept.preferences, clock)
        self.notifications = NotificationService(
            settings,
            kept.preferences,
            kept.accounts,
            kept.tables,
            kept.vacations,
            self.vacations,
            self.messages,
            self.push,
            kept.tournaments.coming,
            clock,
        )
        self.account_data = AccountData(
            database, self.accounts, self.commands, self.archive, self.boxes
        )
