"""The environments keep the contracts of PettingZoo and Gymnasium, and tell no secrets."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from ludorum.games import load, names
from ludorum.kernel import Choose, Hand, IllegalAnswer
from ludorum.lab.envs import solo
from ludorum.lab.envs.actions import NOTHING, home, numbered
from ludorum.lab.envs.aec import RawEnv, env
from ludorum.lab.envs.layout import SPARE, Words
from ludorum.lab.envs.parallel import parallel_env
from ludorum.lab.envs.task import REWARDS, Episode, Task
from ludorum.testing.walk import Setup, another_world, fresh, step
from ludorum.titles import headline, unasked

TABLES = [(name, seats) for name in names() for seats in unasked(load(name))]
# PettingZoo warns of observations with a mask in them, but for a list of its own environments.
MASKED = [
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
]


def at_random(mask: Any, rng: random.Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


# -- the contracts of others ---------------------------------------------------------------------


@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_it(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=25)
    seed_test(lambda: env(name, seats), num_cycles=15)
    parallel_api_test(parallel_env(name, seats), num_cycles=25)
    parallel_seed_test(lambda: parallel_env(name, seats), num_cycles=5)


@pytest.mark.parametrize("id", solo.IDS)
def test_gymnasium_accepts_it(id: str) -> None:
    check_env(gymnasium.make(id, render_mode="ansi").unwrapped)


def test_every_title_that_can_be_played_alone_has_an_id() -> None:
    assert len(solo.IDS) == len([n for n in names() if 1 in load(n).players])
    opponent = gymnasium.make("ludorum/Architects-v0", settings={"solo": "helena"}).unwrapped
    assert isinstance(opponent, solo.SoloEnv) and opponent.task.settings == {"solo": "helena"}
    with pytest.raises(ValueError, match="2 to 5 seats"):
        solo.SoloEnv("tithe")


# -- options as numbers --------------------------------------------------------------------------

options = st.recursive(
    st.one_of(st.integers(-9, 99), st.text(max_size=4)),
    lambda inner: st.tuples(inner) | st.tuples(inner, inner),
    max_leaves=4,
)


@given(st.lists(options, min_size=1, max_size=40, unique=True), st.integers(40, 90), st.randoms())
def test_numbers_are_apart_and_do_not_depend_on_the_order(
    found: list[Any], size: int, rng: random.Random
) -> None:
    first = numbered(Choose(0, "kind", "X1", found), size)
    assert len(first) == len(found) and set(first.values()) == set(found)
    assert all(1 <= n <= size for n in first)
    rng.shuffle(found)
    assert numbered(Choose(0, "kind", "X1", found), size) == first
    for number, option in first.items():
        wanted = [o for o in found if home("kind", o, size) == home("kind", option, size)]
        assert number == home("kind", option, size) or len(wanted) > 1


def test_a_number_stays_what_it_was() -> None:
    assert [home("place", x, 1024) for x in ("quarry", 3, ("hire", 0, 3))] == [85, 822, 69]
    assert home("place", 1, 1024) != home("place", "1", 1024) != home("place", ("1",), 1024)


def test_a_full_house_fits_and_one_more_says_so() -> None:
    ask = Choose(0, "kind", "X1", list(range(64)))
    assert sorted(numbered(ask, 64)) == list(range(1, 65))
    with pytest.raises(ValueError, match="actions=64 or more"):
        numbered(ask, 63)


SAME = """
import hashlib
import json
from ludorum.lab.envs.aec import RawEnv
out = hashlib.sha256()
for name in ("tithe", "viscounts"):
    env = RawEnv(name, 2)
    out.update(json.dumps(env.layout().slots()).encode())
    env.reset(seed=3)
    for step in range(15):
        seen, _, over, _, info = env.last()
        out.update(seen["observation"].tobytes() + json.dumps(info).encode())
        env.step(sorted(info["options"])[step % len(info["options"])])
print(out.hexdigest())
"""


def test_the_same_in_every_process() -> None:
    seen = {
        subprocess.run(
            [sys.executable, "-c", SAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(seen) == 1


# -- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [(name, max(unasked(load(name)))) for name in names()])
def test_nothing_a_seat_is_given_depends_on_what_it_cannot_see(name: str, seats: int) -> None:
    title, rng = load(name), random.Random(name)
    task, digest = Task(name, seats, every_ask=True), title.derived.digest
    others = shown = 0
    for _ in range(2):
        table = fresh(title, Setup(seats, {}), rng)
        while not table.over:
            step(table, rng)
            if len(table.log) > 20 and rng.random() > 0.02:
                continue
            for seat in range(seats):
                try:
                    world = another_world(table, seat, rng)
                except IllegalAnswer:
                    continue
                here, there = Episode(task, table), Episode(task, world)
                assert np.array_equal(here.observe(seat), there.observe(seat))
                assert np.array_equal(here.mask(seat), there.mask(seat))
                if seat in here.asks:
                    assert here.info(seat) == there.info(seat)
                others += digest(world.state) != digest(table.state)
                shown += any(
                    not np.array_equal(here.observe(x), there.observe(x)) for x in range(seats)
                )
    if any(type(part) is Hand for part in title.derived.covered(table.state)):
        assert others and shown  # there was something to hide, and who may see it does


# -- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("reward", REWARDS)
def test_a_whole_game_is_paid_for(name: str, reward: str) -> None:
    title = load(name)
    rng = random.Random(f"{name} {reward}")
    game = RawEnv(name, title.players[0], reward=reward)
    game.reset(seed=11)
    first = game.task.points(game.episode.table.state)
    earned = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        _, paid, over, _, info = game.last(observe=False)
        earned[agent] += paid
        if not over:
            assert len(info["options"]) > 1 or game.episode.asks[int(agent[-1])].confirm
        game.step(None if over else rng.choice(list(info["options"])))
    state = game.episode.table.state
    points = game.task.points(state)
    assert info == {"scores": points, "winners": title.winners(state)}
    for seat, agent in enumerate(game.possible_agents):
        rest = points[:seat] + points[seat + 1 :]
        best = max(rest, default=0)
        if reward == "margin":
            assert earned[agent] == points[seat] - best
        elif reward == "score":
            assert earned[agent] == points[seat] - first[seat]
        else:
            won = title.winners(state)
            even = len(won) == len(points) > 1 or headline(title, state) is not None
            assert earned[agent] == (0 if even else 1 if seat in won else -1)


@pytest.mark.parametrize("name", names())
def test_better_play_than_was_measured_still_fits(name: str) -> None:
    title = load(name)
    game = RawEnv(name, title.players[0])
    game.reset(seed=2)
    space = game.observation_space("player_0")["observation"]
    for turn in range(400):
        if game.episode.over:
            break
        seat, ask = next(iter(game.episode.asks.items()))
        if turn % 10 == 0:
            assert space.contains(game.episode.observe(seat))
        view = game.episode.table.observe(seat)
        wish = title.sensible(view, ask)
        game.episode.answer(
            {seat: next(a for a, o in game.episode.options(seat).items() if o == wish)}
        )


def test_the_layout_says_where_a_number_is() -> None:
    game = RawEnv("tithe", 3)
    game.reset(seed=1)
    rng = random.Random(1)
    slots = {slot.name: (i, slot.scale) for i, slot in enumerate(game.layout().slots())}
    assert len(slots) == game.layout().size
    richest = 0
    while not game.episode.over:
        agent = game.agent_selection
        seat = int(agent[-1])
        seen = game.observe(agent)["observation"]
        view = load("tithe").derived.view(game.episode.table.state, seat)
        for i, player in enumerate(view["players"]):
            at, scale = slots[f"players.{i}.coins"]
            assert seen[at] == np.float32(player["coins"] * scale)
            richest = max(richest, player["coins"])
        for card in view["players"][seat]["hand"]:
            assert seen[slots[f"players.{seat}.hand={card}"][0]] == 1
        assert seen[slots[f"ask={game.episode.asks[seat].kind}"][0]] == 1
        assert seen[:3].tolist() == [x == seat for x in range(3)]
        game.step(at_random(game.episode.mask(seat), rng))
    assert richest


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_number_has_a_name_of_its_own(name: str, seats: int) -> None:
    layout = Task(name, seats).layout
    assert len({slot.name for slot in layout.slots()}) == layout.size


def test_a_row_that_grows_shifts_nothing() -> None:
    """A list that had one length in every game that was measured is longer, or shorter."""
    title, layout = load("architects"), Task("architects", 2).layout
    table = fresh(title, Setup(2, {}), random.Random(1))
    state, player = table.state, table.state.players[0]
    slots = [slot.name for slot in layout.slots()]
    seen = layout.vector(state, 0, None)
    for goods in ([1, 2], [0] * 40):
        player.goods, goods = goods, player.goods
        other = layout.vector(state, 0, None)
        moved = {slots[i] for i in np.flatnonzero(other != seen)}
        assert len(other) == layout.size
        assert moved and all(name.startswith("players.0.goods") for name in moved)
        player.goods = goods


def test_cards_nobody_met_share_a_few_numbers() -> None:
    words = Words()
    words.see(["b", "a"])
    words.settle()
    assert [words[x] for x in "ab"] == [0, 1]
    assert {words[f"card {i}"] for i in range(50)} == set(range(2, 2 + SPARE))


# -- at once -------------------------------------------------------------------------------------


def test_those_asked_at_once_answer_at_once() -> None:
    game = parallel_env("tithe", 4)
    seen, infos = game.reset(seed=1)
    assert {infos[a]["kind"] for a in game.agents} == {"bid"}
    rng = random.Random(1)
    steps = waits = 0
    while game.agents:
        for agent, info in infos.items():
            mask = seen[agent]["action_mask"]
            if not info:
                waits += 1
                assert np.flatnonzero(mask).tolist() == [NOTHING]
            else:
                assert set(np.flatnonzero(mask)) == set(info["options"])
        actions = {a: at_random(seen[a]["action_mask"], rng) for a in game.agents}
        seen, _, over, _, infos = game.step(actions)
        steps += 1
    assert all(over.values()) and waits and steps < 25  # 8 bids, swaps, at most 3 sales
    game.reset()
    with pytest.raises(ValueError, match="no action of player_1"):
        game.step({"player_0": 1, "player_2": 1, "player_3": 1})


def test_lanes_take_turns_one_by_one() -> None:
    game = RawEnv("hadrians_wall", 3)
    game.reset(seed=4)
    rng = random.Random(2)
    order: list[int] = []
    for _ in range(120):
        asks = game.episode.asks
        seat = int(game.agent_selection[-1])
        if order and len(asks) == 3:
            assert seat == (order[-1] + 1) % 3
        order.append(seat)
        game.step(at_random(game.episode.mask(seat), rng))
    assert set(order) == {0, 1, 2}


# -- what must not be done -----------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [NOTHING, -1, 10**9, np.int64(2**40)])
def test_what_is_not_offered_ends_the_game_and_costs(wrong: Any) -> None:
    game = RawEnv("tithe", 2)
    game.reset(seed=1)
    before = load("tithe").derived.digest(game.episode.table.state)
    game.step(wrong)
    assert game.terminations == {"player_0": True, "player_1": True}
    assert game.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert game.infos["player_0"] == {"illegal": True}
    assert load("tithe").derived.digest(game.episode.table.state) == before
    both = parallel_env("tithe", 2)
    seen, _ = both.reset(seed=1)
    legal = at_random(seen["player_0"]["action_mask"], random.Random(1))
    _, paid, over, _, infos = both.step({"player_0": legal, "player_1": wrong})
    assert all(over.values()) and paid == {"player_0": 0.0, "player_1": -1.0}
    assert infos == {"player_0": {"illegal": False}, "player_1": {"illegal": True}}


def test_a_wrong_task_says_what_would_do() -> None:
    with pytest.raises(ValueError, match="margin, win, score"):
        Task("tithe", reward="fame")
    with pytest.raises(LookupError, match="there are: architects"):
        Task("chess")
    game = RawEnv("tithe")
    game.reset(seed=1)
    with pytest.raises(ValueError, match="has to decide"):
        game.step(None)


@pytest.mark.parametrize("every", [True, False])
def test_every_ask_is_put_only_if_wished(every: bool) -> None:
    game = RawEnv("architects", 2, every_ask=every)
    game.reset(seed=1)
    rng = random.Random(1)
    single = 0
    for _agent in game.agent_iter(200):
        found = game.last(observe=False)[-1]["options"]
        single += len(found) == 1
        game.step(rng.choice(list(found)))
    assert bool(single) == every


def test_a_learner_that_goes_by_the_mask_need_not_be_told_more() -> None:
    told, silent = RawEnv("tithe", 2), RawEnv("tithe", 2, explain=False)
    rng = random.Random(1)
    for game in (told, silent):
        game.reset(seed=1)
    for agent in told.agent_iter():
        seen, paid, over, _, info = told.last()
        other, paid_too, _, _, nothing = silent.last()
        assert np.array_equal(seen["observation"], other["observation"])
        assert np.array_equal(seen["action_mask"], other["action_mask"])
        assert paid == paid_too and agent == silent.agent_selection
        assert nothing == (info if over else {})
        action = None if over else at_random(seen["action_mask"], rng)
        told.step(action)
        silent.step(action)
