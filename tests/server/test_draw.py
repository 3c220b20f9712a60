"""Who plays whom: everybody once, at tables of legal sizes, as rarely again as can be; and what it
is worth."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludorum.server.play.clocks import Tempo
from ludorum.server.tournaments import arena, draw, groups, pairs
from ludorum.server.tournaments.model import (
    BOT,
    NOWHERE,
    Course,
    Laid,
    Player,
    Round,
    Score,
    Tournament,
)
from ludorum.server.tournaments.standings import (
    POINTS,
    meetings,
    points_of,
    standings,
    tables_of,
)

Met = Counter[frozenset[int]]


@st.composite
def fields(draw: st.DrawFn, least: int, most: int) -> tuple[list[int], Met]:
    """A field in its order, and who has met whom how often."""
    order = draw(st.permutations(range(1, draw(st.integers(least, most)) + 1)))
    every = [frozenset(x) for x in itertools.combinations(order, 2)]
    some = st.sampled_from([0, 0, 0, 1, 1, 2])
    times = draw(st.lists(some, min_size=len(every), max_size=len(every)))
    return list(order), Counter({x: n for x, n in zip(every, times, strict=True) if n})


# -- pairs -----------------------------------------------------------------------------------------


def all_pairings(order: list[int]) -> Iterator[tuple[list[tuple[int, int]], int | None]]:
    """Every way to pair a field."""
    if len(order) % 2:
        for odd in order:
            for found, _ in all_pairings([x for x in order if x != odd]):
                yield found, odd
        return
    if not order:
        yield [], None
        return
    first, rest = order[0], order[1:]
    for other in rest:
        for found, _ in all_pairings([x for x in rest if x != other]):
            yield [(first, other), *found], None


def worth(
    order: list[int], found: list[tuple[int, int]], bye: int | None, met: Met, had: set[int]
) -> tuple[int, ...]:
    """How bad a pairing is: what it must hold, one after the other."""
    rank = {x: i for i, x in enumerate(order)}
    again = [met[frozenset(x)] for x in found]
    return (
        int(bye in had),
        len([n for n in again if n]),
        sum(again),
        0 if bye is None else len(order) - 1 - rank[bye],
        sum([(rank[a] - rank[b]) ** 2 for a, b in found]),
    )


@settings(max_examples=60, deadline=None)
@given(fields(2, 8), st.sets(st.integers(1, 8)))
def test_no_pairing_is_better(field: tuple[list[int], Met], had: set[int]) -> None:
    """Of all pairings, by trying them all."""
    order, met = field
    found = pairs.pair(order, met, had)
    seated = [x for pair in found.pairs for x in pair] + ([found.bye] if found.bye else [])
    assert sorted(seated) == sorted(order)
    best = min([worth(order, tables, bye, met, had) for tables, bye in all_pairings(order)])
    assert worth(order, found.pairs, found.bye, met, had) == best
    assert found.rematches == best[1]


@pytest.mark.parametrize("players", [2, 5, 16, 33, 64, 90])
def test_pairs_meet_once_as_long_as_that_can_be(players: int) -> None:
    """So many rounds as a field can play without meeting again for certain: half of it."""
    order, met, had = list(range(1, players + 1)), Met(), set[int]()
    rng = random.Random(players)
    for _ in range(min(6, players // 2)):
        rng.shuffle(order)
        found = pairs.pair(order, met, had)
        assert not found.rematches and found.bye not in had
        met.update([frozenset(x) for x in found.pairs])
        had |= {found.bye} - {None} if found.bye else set()
    assert max(met.values()) == 1


def test_a_field_that_must_meet_again_does_so_as_rarely_as_can_be() -> None:
    met, had = Met(), set[int]()
    for n in range(1, 10):
        found = pairs.pair([1, 2, 3, 4], met, had)
        assert bool(found.rematches) == (n > 3)
        met.update([frozenset(x) for x in found.pairs])
    assert set(met.values()) == {3}


# -- larger tables ---------------------------------------------------------------------------------


@settings(max_examples=100, deadline=None)
@given(st.integers(2, 130), st.integers(3, 6), st.sets(st.integers(2, 6)))
def test_tables_have_sizes_the_title_has_and_few_bots(
    players: int, most: int, others: set[int]
) -> None:
    allowed = others | {most}
    cut = groups.sizes(players, most, sorted(allowed))
    assert sum(cut.people) == players and min(cut.people) >= 1
    assert set(cut.seats) <= {most, most - 1} & allowed and min(cut.seats) >= 3
    bots = [a - b for a, b in zip(cut.seats, cut.people, strict=True)]
    assert sum(bots) < most and max(bots) - min(bots) <= (1 if len(bots) > 1 else most)
    small = most - 1 if most - 1 in allowed and most > 3 else most
    fewest = min(
        a * most + b * small - players
        for a in range(players + 1)
        for b in range(players + 1)
        if 0 <= a * most + b * small - players < most
    )
    assert sum(bots) == fewest
    assert cut.seats == sorted(cut.seats, reverse=True)


def all_groupings(order: list[int], people: list[int]) -> Iterator[list[list[int]]]:
    """Every way to seat a field at tables of these sizes."""
    if not people:
        yield []
        return
    first, rest = order[0], order[1:]
    for size in sorted(set(people)):
        left = list(people)
        left.remove(size)
        for others in itertools.combinations(rest, size - 1):
            after = [x for x in rest if x not in others]
            for found in all_groupings(after, left):
                yield [[first, *others], *found]


def distance(order: list[int], tables: list[list[int]]) -> int:
    rank = {x: i for i, x in enumerate(order)}
    return sum([(rank[a] - rank[b]) ** 2 for x in tables for a, b in itertools.combinations(x, 2)])


@settings(max_examples=30, deadline=None)
@given(fields(5, 9), st.sampled_from([3, 4]))
def test_nobody_meets_again_who_need_not(field: tuple[list[int], Met], most: int) -> None:
    """Of all groupings of small fields, by trying them all: as few meet again."""
    order, met = field
    people = groups.sizes(len(order), most, [3, 4]).people
    found = groups.group(order, people, met)
    assert sorted([x for table in found for x in table]) == sorted(order)
    assert sorted(map(len, found)) == sorted(people)
    every = [*all_groupings(order, people)]
    fewest = min([groups.rematches(x, met) for x in every])
    assert groups.rematches(found, met) == fewest


@settings(max_examples=15, deadline=None)
@given(st.integers(6, 10), st.sampled_from([3, 4]))
def test_neighbours_sit_together(players: int, most: int) -> None:
    order = list(range(players))
    people = groups.sizes(players, most, [3, 4]).people
    found = groups.group(order, people, {})
    best = min([distance(order, x) for x in all_groupings(order, people)])
    assert distance(order, found) <= 1.1 * best


@pytest.mark.parametrize(
    ("players", "most", "rounds"), [(16, 4, 4), (23, 4, 5), (64, 4, 6), (27, 3, 6)]
)
def test_a_whole_swiss_of_larger_tables_has_no_rematch(
    players: int, most: int, rounds: int
) -> None:
    met, rng = Met(), random.Random(players)
    order = list(range(players))
    for _ in range(rounds):
        rng.shuffle(order)
        people = groups.sizes(players, most, [2, 3, 4]).people
        found = groups.group(order, people, met)
        assert groups.rematches(found, met) == 0
        met.update([frozenset(x) for t in found for x in itertools.combinations(t, 2)])


# -- rounds ----------------------------------------------------------------------------------------


def tournament(seats: int, kind: str = "swiss") -> Tournament:
    return Tournament(
        id="t", name="T", game="tithe", kind=kind, seats=seats, options={},  # type: ignore[arg-type]
        tempo=Tempo("live"), rounds=9, minutes=60, starts=0.0, pause=0, duplicate=False,
        rated=False, club="", places=512, note="", owner="", created=0.0, status="running",
    )  # fmt: skip


def played(course: Course, scores: list[Score], rng: random.Random) -> Course:
    """A round more, with any results."""
    number = scores[0].round
    done = []
    for seats in tables_of(scores):
        points = [rng.randrange(30) for _ in seats]
        for x in seats:
            place = 1 + len([n for n in points if n > points[x.seat]])
            done.append(
                Score(number, x.number, x.seat, x.player, place=place, score=points[x.seat])
            )
    rests = [x for x in scores if x.number == NOWHERE]
    tables = sorted({x.number for x in done})
    return Course(
        course.players,
        [*course.rounds, Round(number, 1.0, 2.0)],
        [*course.tables, *[Laid(number, n, f"{number}-{n}", 1.0, 2.0) for n in tables]],
        [*course.scores, *done, *rests],
    )


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 5), st.integers(4, 24), st.integers(0, 10_000), st.integers(1, 5))
def test_every_round_seats_everybody_once(seats: int, players: int, seed: int, rounds: int) -> None:
    rng = random.Random(seed)
    course = Course([Player(n, f"u{n}", f"P{n}") for n in range(1, players + 1)], [], [], [])
    one = tournament(seats)
    for number in range(1, rounds + 1):
        people = [
            Player(x.number, x.user, x.name, rng.choice(["in", "in", "in", "away", "out"]),
                   rng.random() < 0.1)
            for x in course.players
        ]  # fmt: skip
        course = Course(people, course.rounds, course.tables, course.scores)
        found = draw.swiss(one, course, (2, 3, 4, 5), f"t {number}")
        assert found == draw.swiss(one, course, (2, 3, 4, 5), f"t {number}")
        told = [x.player for x in found.scores if x.player != BOT]
        assert sorted(told) == list(range(1, players + 1))
        ready = {x.number for x in people if x.state == "in" and not x.sits_out}
        assert {x.player for x in found.scores if x.number or x.rest == "bye"} - {BOT} == ready
        for table in tables_of(found.scores):
            assert [x.seat for x in table] == list(range(len(table)))
            assert len(table) in {seats, max(3, seats - 1)} | {seats}
            assert any(x.player != BOT for x in table)
        had = {x.player for x in course.scores if x.rest == "bye"}
        bye = {x.player for x in found.scores if x.rest == "bye"}
        assert not bye & had or ready <= had  # nobody twice before all who are here once
        before = meetings(course.scores)
        if found.scores:
            course = played(course, found.scores, rng)
        again = sum([1 for x in meetings(found.scores) if before[x]])
        assert again == found.rematches
        one = Tournament(**{**{f: getattr(one, f) for f in one.__struct_fields__}, "round": number})


def test_who_sat_at_the_back_sits_at_the_front() -> None:
    course = Course([Player(n, f"u{n}", f"P{n}") for n in (1, 2, 3, 4)], [], [], [])
    one, firsts = tournament(2), Counter[int]()
    for number in range(1, 4):
        found = draw.swiss(one, course, (2,), f"t {number}")
        firsts.update([x.player for x in found.scores if x.seat == 0 and x.number])
        course = played(course, found.scores, random.Random(number))
        one = Tournament(**{**{f: getattr(one, f) for f in one.__struct_fields__}, "round": number})
    assert max(firsts.values()) - min([firsts[x] for x in (1, 2, 3, 4)]) <= 1


# -- what it is worth ------------------------------------------------------------------------------


@given(st.integers(2, 6).flatmap(lambda n: st.lists(st.integers(0, 3), min_size=n, max_size=n)))
def test_shared_places_share_their_points(sheets: list[int]) -> None:
    places = [1 + len([y for y in sheets if y > x]) for x in sheets]
    points = points_of(places)
    assert sum(points) == sum(POINTS[len(sheets)])
    for (a, x), (b, y) in itertools.product(zip(places, points, strict=True), repeat=2):
        assert (a < b) <= (x > y) and (a == b) == (x == y)


def test_points_by_place_are_those_that_are_promised() -> None:
    assert points_of([1, 2]) == [10, 0] and points_of([1, 1]) == [5, 5]
    assert points_of([2, 1, 3, 4]) == [6, 10, 3, 1]
    assert points_of([1, 1, 1]) == [Fraction(16, 3)] * 3
    assert points_of([1, 2, 2, 4]) == [10, Fraction(9, 2), Fraction(9, 2), 1]


def row(number: int, seat: int, player: int, place: int, score: int | None, **more: Any) -> Score:
    return Score(1, number, seat, player, place=place, score=score, **more)


def test_ties_are_decided_as_it_says() -> None:
    people = [Player(n, f"u{n}", f"P{n}") for n in range(1, 8)]
    scores = [
        *(row(1, 0, 1, 1, 30), row(1, 1, 2, 2, 20), row(1, 2, 3, 3, 10), row(1, 3, BOT, 4, 0)),
        *(row(2, 0, 4, 1, 90), row(2, 1, 5, 2, 10), row(2, 2, 6, 3, 0, away=True)),
        Score(1, NOWHERE, 7, 7, "out"),
    ]
    course = Course(people, [Round(1, 1.0, 2.0)], [], scores)
    lines = {x.player: x for x in standings("swiss", 4, course)}
    assert [lines[n].points for n in range(1, 8)] == [10, 6, 3, 10, 5, 0, 0]
    assert [lines[n].opponents for n in (1, 2, 4, 6)] == [9, 13, 5, 0]  # no bots, none away
    assert (lines[1].share, lines[4].share) == (Fraction(1, 2), Fraction(9, 10))
    assert [lines[n].wins for n in (1, 2, 4)] == [1, 0, 1]
    assert [lines[n].place for n in (1, 4, 2, 5, 3, 6, 7)] == [1, 2, 3, 4, 5, 6, 6]
    assert [lines[n].cells[0].state for n in (1, 6, 7)] == ["played", "away", "missed"]


def test_rounds_missed() -> None:
    """Late: points for each; sat out: for the first; away or gone: none; a bye: as a win."""
    people = [Player(1, "a", "A", since=3), Player(2, "b", "B"), Player(3, "c", "C")]
    rests = [
        *[Score(n, NOWHERE, 2, 2, "sat") for n in (1, 2, 3)],
        *[Score(1, NOWHERE, 3, 3, "bye"), Score(2, NOWHERE, 3, 3, "away")],
        *[Score(3, NOWHERE, 3, 3, "out"), Score(3, NOWHERE, 1, 1, "bye")],
    ]
    course = Course(people, [Round(n, 1.0, 2.0) for n in (1, 2, 3)], [], rests)
    for seats, missed in ((2, 2), (4, 3)):
        found = {x.player: x for x in standings("swiss", seats, course)}
        assert [x.state for x in found[1].cells] == ["late", "late", "bye"]
        assert found[1].points == 2 * missed + 10
        assert [x.points for x in found[2].cells] == [missed, 0, 0]
        assert [x.state for x in found[3].cells] == ["bye", "away", "missed"]
        assert found[3].points == 10 and not found[3].wins


# -- arenas ----------------------------------------------------------------------------------------


@settings(max_examples=100, deadline=None)
@given(st.integers(2, 4), st.integers(0, 14), st.integers(0, 1000), st.integers(0, 3))
def test_an_arena_seats_those_who_are_free(seats: int, free: int, seed: int, busy: int) -> None:
    rng = random.Random(seed)
    last = {n: frozenset({n, n ^ 1}) for n in range(free)}
    people = [arena.Free(n, rng.random() * 40, last[n]) for n in range(free)]
    rng.shuffle(people)
    tables = arena.seat(people, busy, seats, (2, 3, 4), 40.0)
    told = [x for table in tables for x in table]
    assert len(told) == len(set(told)) and set(told) <= set(last)
    since = {x.player: x.since for x in people}
    for table in tables:
        assert len(table) == seats
        rivals = [x for x in table if x ^ 1 in table]
        assert not rivals or 40.0 - min([since[x] for x in table]) >= arena.PATIENCE
    tables = arena.seat(people, busy, seats, (2, 3, 4), 1000.0)  # nobody waits for ever
    left = free - sum([len(x) for x in tables])
    assert left < seats
    if left >= 2 and not tables:
        assert len(people) + busy >= seats and left < max(3, seats - 1)
