"""The tables of tournaments, where people are kept; a part of `schema`."""

from __future__ import annotations

from sqlalchemy import (
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
    text,
)

from .metadata import metadata

# `round` counts how often tables were laid; `due`: when a worker looks after it next.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("tempo", LargeBinary, nullable=False),
    Column("rounds", SmallInteger, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("starts", Double, nullable=False),
    Column("pause", Integer, nullable=False),
    Column("duplicate", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("club", Text, nullable=False),
    Column("places", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("owner", Text, nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("ended", Double, nullable=False),  # 0: not yet
    Column("stopped", Double, nullable=False),  # since when it lays no more tables; 0: it does
    Column("winners", Text, nullable=False),  # numbers of players, JSON
    Column("due", Double, nullable=False),
    Column("lease", Double, nullable=False),
    CheckConstraint("status IN ('open', 'running', 'over', 'cancelled')", name="status"),
)
_HELD = text("status IN ('open', 'running')")
Index("ix_tournaments_due", tournaments.c.due, sqlite_where=_HELD, postgresql_where=_HELD)
Index("ix_tournaments_status", tournaments.c.status, tournaments.c.club, tournaments.c.starts)

# Players have numbers: who leaves the house is nobody, and the tournament stays what it was.
tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("sits_out", Boolean, nullable=False),
    Column("since", Integer, nullable=False),  # the first round they can be in
)
_SOMEBODY = text("user_id <> '-'")
Index(
    "ix_tournament_players_once",
    tournament_players.c.tournament_id,
    tournament_players.c.user_id,
    unique=True,
    sqlite_where=_SOMEBODY,
    postgresql_where=_SOMEBODY,
)

# `key` is empty unless all tables of the round play the same luck.
tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    # An arena draws every two seconds, for a day.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("paired", Double, nullable=False),
    Column("ended", Double, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("rematches", Integer, nullable=False),
)

# The ids of tables are written down before there are tables.
tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False, index=True, unique=True),
    Column("begun", Double, nullable=False),  # 0: it is not laid yet
    Column("ended", Double, nullable=False),
    Column("stuck", Double, nullable=False),  # since when it cannot go on; 0: it can
)

# Who sits where, and what came of it. Table 0: nowhere, `rest` says why, and `seat` is the number
# of the player; player 0: a bot.
tournament_scores = Table(
    "tournament_scores",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("player", SmallInteger, nullable=False),
    Column("rest", Text, nullable=False),
    Column("seen", Boolean, nullable=False),  # they came to the table
    Column("away", Boolean, nullable=False),  # a bot has ended it for who did not come
    Column("place", SmallInteger, nullable=False),  # 0: not over
    Column("score", Integer),  # of the game; none if it was not finished
)

ALL = (
    *(tournaments, tournament_players, tournament_rounds),
    *(tournament_tables, tournament_scores),
)
