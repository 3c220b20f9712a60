"""The tables of clubs, where people are kept; a part of `schema`."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, Column, Double, ForeignKey, Index, Table, Text, text

from .metadata import metadata

# `langs` and `games`: names with blanks between them. `link`: the secret part of the invitation.
clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True, index=True),
    Column("about", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("langs", Text, nullable=False),
    Column("games", Text, nullable=False),
    Column("joining", Text, nullable=False),
    Column("link", Text, nullable=False),
    Column("created", Double, nullable=False),
    CheckConstraint("joining IN ('open', 'request', 'link')", name="joining"),
)

# Also those who ask to come in, and those who may not come back.
club_members = Table(
    "club_members",
    metadata,
    Column("club_id", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", Text, nullable=False),
    Column("at", Double, nullable=False),  # since when they are in it, or ask
    CheckConstraint("role IN ('founder', 'officer', 'member', 'asks', 'barred')", name="role"),
)
_FOUNDER = text("role = 'founder'")
Index(
    "ix_club_members_founder",
    club_members.c.club_id,
    unique=True,
    sqlite_where=_FOUNDER,
    postgresql_where=_FOUNDER,
)

# What somebody has against a club, with its words as they were, for the one who runs the house.
club_reports = Table(
    "club_reports",
    metadata,
    Column("club_id", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("by_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
)

ALL = (clubs, club_members, club_reports)
