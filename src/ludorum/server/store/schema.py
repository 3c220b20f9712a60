"""The tables, as SQLAlchemy Core metadata. Everything of a game carries the game's id.

The migrations make them; a test holds that both say the same. The hot statements are plain SQL in
`postgres` and `sqlite` and use these names.

There are two sides, which may be in different databases (`shards`): what is of a table (`OF_GAMES`)
and what is of people. No foreign key leads from one to the other.

`log`, `commands` and `outbox` have no foreign key: it would cost every append a look at `tables`,
and they are written together with a head, which has one.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    false,
    text,
)

from . import club_schema, tournament_schema
from .metadata import metadata as shared

REVISION = "0021"  # the migration this code needs
metadata = shared

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # nobody sees their profile
)
# Names are unique among those who have a password; any number of guests may be called Ann.
HAS_PASSWORD = text("password <> ''")
Index(
    "ix_users_folded",
    users.c.folded,
    unique=True,
    sqlite_where=HAS_PASSWORD,
    postgresql_where=HAS_PASSWORD,
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False, index=True),
)

# Who is leaving, until nothing of theirs is left; `heir`: who has it from now on, if anybody.
departures = Table(
    "departures",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("heir", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# In the database of people: the shards that belong to it. In a shard: itself. `mark` is the same in
# both and nowhere else.
shards = Table(
    "shards",
    metadata,
    Column("name", Text, primary_key=True),
    Column("mark", Text, nullable=False),
)

# How people prove who they are, beside a password: a passkey, a mailbox, an account elsewhere.
ways = Table(
    "ways",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("ix_ways_subject", "kind", "subject", unique=True),
)

tickets = Table(
    "tickets",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("content", Text, nullable=False, server_default=text("''")),  # "": not known
    Column("seats", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("tempo", LargeBinary, nullable=False),
    Column("owner", Text, nullable=False, index=True),
    Column("link", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("origin", Text, nullable=False, server_default=text("''")),
    Column("taken", Integer, nullable=False, server_default="0"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("level", Boolean, nullable=False, server_default=false()),
    Column("coached", Boolean, nullable=False, server_default=false()),
    Column("counted", Boolean, nullable=False, server_default=false()),  # its results are kept
    Column("report", Text, nullable=False),  # why it was frozen or thawed
    Column("lines", Integer, nullable=False),  # chat lines ever written
    # When the commands of a finished table may go; 0: not over yet, or they are gone.
    Column("sweep_at", Double, nullable=False),
    # Whose box it is laid with, and what that is called; "": the cards of the house.
    Column("box_by", Text, nullable=False, server_default=text("''")),
    Column("box_name", Text, nullable=False, server_default=text("''")),
    # How outcomes come from the key: see `kernel.dealers`.
    Column("dealing", Text, nullable=False, server_default=text("''")),
    CheckConstraint("status IN ('open', 'running', 'over', 'frozen')", name="status"),
)
_LISTED = text("public AND status = 'open'")
Index("ix_tables_listed", tables.c.created, sqlite_where=_LISTED, postgresql_where=_LISTED)
_RUNNING = text("status = 'running'")
Index(
    "ix_tables_running",
    tables.c.game,
    tables.c.id,
    sqlite_where=_RUNNING,
    postgresql_where=_RUNNING,
)
_TO_SWEEP = text("sweep_at > 0")
Index("ix_tables_sweep_at", tables.c.sweep_at, sqlite_where=_TO_SWEEP, postgresql_where=_TO_SWEEP)
_TO_COUNT = text("status = 'over' AND NOT counted")
Index("ix_tables_to_count", tables.c.created, sqlite_where=_TO_COUNT, postgresql_where=_TO_COUNT)

_BOXED = text("box_by <> ''")
Index("ix_tables_content", tables.c.content, sqlite_where=_BOXED, postgresql_where=_BOXED)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False, index=True),
    Column("bot", Text, nullable=False),
    Column("name", Text, nullable=False),
)

# Sealed: `add_table` writes it, `key` reads it, nothing else names it.
keys = Table(
    "keys",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

heads = Table(
    "heads",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seq", Integer, nullable=False),  # of the last log row; they count from 1
    Column("base_seq", Integer, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("deadline", Double, nullable=False),
    # Until when a claim holds; an append ends both.
    Column("deadline_lease", Double, nullable=False),
    Column("bot_lease", Double, nullable=False),
    # The same as the table's, so that an append need not look there.
    Column("status", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("clocks", LargeBinary, nullable=False),
    Column("base", LargeBinary, nullable=False),
    postgresql_with={"fillfactor": 70},  # room for the next version of the row on its page
)
_DEADLINE = text("deadline > 0 AND status = 'running'")
Index("ix_heads_deadline", heads.c.deadline, sqlite_where=_DEADLINE, postgresql_where=_DEADLINE)
_BOTS = text("bot_due AND status = 'running'")
Index("ix_heads_bots", heads.c.bot_lease, sqlite_where=_BOTS, postgresql_where=_BOTS)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("lane", SmallInteger, nullable=False),
    Column("who", SmallInteger, nullable=False),
    Column("undo", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    postgresql_partition_by="HASH (table_id)",
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("command_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("reply", LargeBinary, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_outbox_table", "table_id", "version"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

archive = Table(
    "archive",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("at", Double, nullable=False),  # when it was asked for
    Column("lease", Double, nullable=False),  # until when a claim holds
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # empty until it is there
)

companion = Table(
    "companion",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# What somebody has learned of a game; JSON of learning.schemas.GameProgress.
progress = Table(
    "progress",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# Puzzles somebody has tried, what they chose (an option, as JSON), and what their rating was after.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("chosen", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
)
Index("ix_puzzle_tries_game", puzzle_tries.c.game, puzzle_tries.c.puzzle)

# How well somebody solves the puzzles of a game.
puzzle_skills = Table(
    "puzzle_skills",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

# How hard puzzles have turned out to be; without a row as hard as they were taken to be.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

# What the cards of somebody's own box say, over those of a game: their records by kind, as JSON.
boxes = Table(
    "boxes",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("used", Boolean, nullable=False),  # new tables of this person are laid with it
    Column("records", LargeBinary, nullable=False),
)

# Boxes tables were laid with, by the name of their content. They stay as they were, whatever
# becomes of the box and of whose it was.
packs = Table(
    "packs",
    metadata,
    Column("game", Text, primary_key=True),
    Column("epoch", Integer, primary_key=True, autoincrement=False),
    Column("content", Text, primary_key=True),
    Column("records", LargeBinary, nullable=False),
)

# How often somebody does something, over all nodes: what their bucket holds, and since when.
rates = Table(
    "rates",
    metadata,
    Column("key", Text, primary_key=True),
    Column("tokens", Double, nullable=False),
    Column("at", Double, nullable=False, index=True),
)

# Files of the page as nodes have served them, packed: for pages that are still open.
builds = Table(
    "builds",
    metadata,
    Column("name", Text, primary_key=True),
    Column("files", LargeBinary, nullable=False),
    Column("used", Double, nullable=False),  # when a node last began to serve it
)

# Who may not come in: a user by id, or everybody of a (folded) name.
bans = Table(
    "bans",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("value", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),  # 0: for good
    Column("why", Text, nullable=False),
)

# -- your move: whom to tell what, and where ------------------------------------------------------

# What the server keeps to itself: the key push messages are signed with, the one for letters.
house_keys = Table(
    "house_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Tables whose nudges were told, until somebody has looked whom else to tell.
news = Table(
    "news",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),  # of the last append
    Column("begun", Boolean, nullable=False),  # the game began meanwhile
    Column("lease", Double, nullable=False, index=True),
)

# One for a person and a table: a newer one takes the place of the last.
notices = Table(
    "notices",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("mark", Double, nullable=False),  # which decision; one is told of once
    Column("at", Double, nullable=False),
    Column("due", Double, nullable=False),  # 0: told, or needless
    Column("soon", Double, nullable=False),  # when to remind of the deadline; 0: never
    Column("tries", Integer, nullable=False),
    Column("mailed", Double, nullable=False),  # when the last letter went
    Column("seen", Double, nullable=False, server_default=text("0")),  # when they last looked
)
_DUE = text("due > 0")
Index("ix_notices_due", notices.c.due, sqlite_where=_DUE, postgresql_where=_DUE)

# Where push messages go. A device hears nothing any more when its session has ended.
devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column(
        "session",
        ForeignKey("sessions.token_hash", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Double, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("mail", Boolean, nullable=False),
    Column("lang", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_from", SmallInteger, nullable=False),  # minutes after midnight; the same: never
    Column("quiet_to", SmallInteger, nullable=False),
    Column("calendar", Text, nullable=False),  # the hash of the token; empty: no calendar
)
_CALENDAR = text("calendar <> ''")
Index(
    "ix_wishes_calendar",
    wishes.c.calendar,
    unique=True,
    sqlite_where=_CALENDAR,
    postgresql_where=_CALENDAR,
)

aways = Table(
    "aways",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("start", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

# Who wants a bot to sit in for a seat; `mark` is the absence they voted on.
votes = Table(
    "votes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", Text, primary_key=True),
    Column("mark", Double, nullable=False),
)

# Seats a bot has only until their person comes back.
lent = Table(
    "lent",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

# -- together: what people have played, and who they are to each other -----------------------------

results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("tempo", Text, nullable=False),
    Column("people", SmallInteger, nullable=False),
    Column("level", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("mu", Double),  # both: if the game was rated
    Column("sigma", Double),
    Column("turns", Integer, nullable=False, server_default="0"),
    Index("ix_results_user_id", "user_id", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", SmallInteger, primary_key=True, autoincrement=False),
    Column("tempo", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

# What one person is to another: asked and friend (a row each way), blocked, muted.
ties = Table(
    "ties",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", Text, primary_key=True),
    Column("at", Double, nullable=False),
    CheckConstraint("kind IN ('asked', 'friend', 'blocked', 'muted')", name="kind"),
)

# -- the deal of the day: who has tried it, and what came of it -----------------------------------

# `outcome` is empty while it is played, `mark` where nothing is known against it.
deal_tries = Table(
    "deal_tries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("begun", Double, nullable=False),
    Column("browser", Text, nullable=False),  # the same for tries of one day in one browser
    Column("mark", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rival", Integer),  # points of the opponent, where there is one
    Column("won", Boolean, nullable=False),
    Column("took", Double, nullable=False),  # seconds at the table
    Index("ix_deal_tries_day", "day", "game"),
    Index("ix_deal_tries_user_id", "user_id", "day"),
)
_PLAYED = text("outcome = ''")
Index(
    "ix_deal_tries_played",
    deal_tries.c.begun,
    sqlite_where=_PLAYED,
    postgresql_where=_PLAYED,
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Double, nullable=False),
)

# Lines of a chat somebody has complained of, for the one who runs the house.
reports = Table(
    "reports",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("by_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("settled", Double, nullable=False),  # 0: not yet
    Column("outcome", Text, nullable=False),
)

# In files of their own.
OF_CLUBS = club_schema.ALL
OF_TOURNAMENTS = tournament_schema.ALL

# All that is kept of a table, the table itself first. The rest is of people, or of the house.
OF_GAMES = (
    *(tables, seats, keys, heads, log, commands, outbox, news),
    *(chat, archive, reviews, votes, lent),
)
