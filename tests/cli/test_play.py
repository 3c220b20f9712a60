from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from itertools import chain, islice, repeat
from pathlib import Path

import pytest

from ludorum import games
from ludorum.cli import main, parser, people, store
from ludorum.cli.keyboard import Command, clause_id, parse
from ludorum.cli.narrated_table import PrintedLine
from ludorum.cli.screen import Screen
from ludorum.kernel import CODES, Record, verify
from ludorum.words import LANGUAGES, MessageBundle, Msg, read_words, say_alone
from ludorum.words.clauses import below, clauses, search
from tests.cli.sitting import WIDTH, numbers, page, sit

OPENING = "architects --seed 1"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games of a large table without drawing it each time."""
    monkeypatch.setattr(type(games.load("architects")), "picture", lambda self, view, seat: [])


def recorded(path: Path) -> Record:
    """The record, checked: every draw is the key's, every digest is met."""
    record = store.read_record(path)
    verdict = verify(games.load(record.game), record)
    assert verdict.problems == []
    assert verdict.over and verdict.draws and verdict.digests
    return record


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    "command",
    [
        "architects --seed 1",
        "architects --seed 1 --solo helena --lang uk",
        "architects --seed 3 --players 3 --set boards=random --lang ru",
        "tithe --seed 1 --players 5 --bots random",
    ],
)
def test_a_person_who_always_takes_the_first_option(command: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    code, text = sit(f"{command} --record {path}", repeat("1", 2000))
    assert code == 0
    assert f"ludorum verify {path}" in text
    record = recorded(path)
    assert len(record.result) >= 2
    assert record.commit in text
    assert record.key not in text


def test_hot_seat_hides_one_hand_from_the_other(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    code, text = sit(f"tithe --seed 5 --humans 2 --names Ann,Bob --record {path}", numbers(3, 9))
    assert code == 0
    recorded(path)
    # Each change of person is announced, and a screen's height of nothing lies before it.
    assert "■ Bob: your turn. Everyone else, please look away. Then press Enter." in text
    assert re.search(r"\n{20,}● Ann: your turn", text)


@pytest.mark.usefixtures("quick")
def test_hot_seat_of_a_long_game(tmp_path: Path) -> None:
    code, text = sit("architects --seed 2 --humans 2", islice(numbers(2), 200))
    assert code == 0
    assert "● Player 1: your turn" in text and "■ Player 2: your turn" in text


def test_the_record_is_kept_without_being_asked_for(tmp_path: Path) -> None:
    sit("tithe --seed 4", repeat("1", 200))
    (path,) = (tmp_path / "ludorum" / "records").iterdir()
    recorded(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_the_screen(lang: str) -> None:
    _, text = sit(f"{OPENING} --players 5 --lang {lang}", chain(repeat("2", 12), ["why", "h"]))
    long = [x for x in text.splitlines() if len(x) > WIDTH and "ludorum" not in x]
    assert long == []


# -- commands --------------------------------------------------------------------------------------


def test_undo_gives_the_decision_back() -> None:
    _, once = sit(f"{OPENING} --solo helena", ["1"])
    _, twice = sit(f"{OPENING} --solo helena", ["1", "u", "1"])
    assert once.split("\n\n")[-1] == twice.split("\n\n")[-1]


def test_an_undone_answer_leaves_the_story(tmp_path: Path) -> None:
    left, right = tmp_path / "left.json", tmp_path / "right.json"
    sit(f"{OPENING} --solo helena --save {left}", ["1", "2", "u", "1", "q"])
    sit(f"{OPENING} --solo helena --save {right}", ["1", "1", "q"])
    assert json.loads(left.read_text()) == json.loads(right.read_text())


def test_undo_says_why_not() -> None:
    _, text = sit(OPENING, ["1", "u"])
    assert "You cannot undo this: " in text


def test_preview_tells_and_changes_nothing(tmp_path: Path) -> None:
    code, text = sit(f"{OPENING} --solo helena", ["1", "1", "1", "p 1", "p1", "p", "p 99"])
    assert code == 0
    assert text.count("If you choose 1:") == 2
    assert "Which one?" in text and "Options go from 1" in text
    _, secret = sit(OPENING, ["p 1"])
    assert "It stays secret until everyone has chosen." in secret


def test_preview_warns_of_chance() -> None:
    start = ["1", "1", "1"]
    _, text = sit(f"{OPENING} --solo helena", chain(start, [f"p {n}" for n in range(1, 14)]))
    assert "Then luck decides. You cannot undo this." in text


def test_why_names_clauses() -> None:
    _, text = sit(f"{OPENING} --solo helena", ["1", "1", "1", "why", "why 3"])
    assert len(re.findall(r"A\d+\.\d+$", text.split("§ A3.1\n")[-1], re.MULTILINE)) >= 2


def test_clauses_by_prompt_number_and_word() -> None:
    _, text = sit(f"{OPENING} --lang uk", ["?", "? А7.3", "? робітники", "?  щщщ", "A3.1"])
    for number in ("A2.7", "A7.3", "A3.1"):
        assert f"§ {number}  {clauses('ludorum.games.architects', 'uk')[number][:30]}" in text
    assert "і ще" in text
    assert "Такого правила не знайшлося: щщщ" in text


def test_bad_input_gets_a_hint() -> None:
    odd = ["", "hello", "99", "0", "-1", "p x", "1.5", "?!", "\t", "[red]", "{", "ы ы", "²"]
    code, text = sit(OPENING, odd)
    assert code == 0
    assert text.count("Type a number from 1 to 4, or h for help.") >= 6


def test_score_board_help_save() -> None:
    _, text = sit(OPENING, ["score", "b", "h", "s"])
    assert "Total" in text
    assert text.count("to move: ● You") == 2
    assert "what option 3 would do" in text
    assert "ludorum play architects --resume" in text


def test_only_what_has_changed_is_drawn_again() -> None:
    _, text = sit(f"{OPENING} --players 3", ["1", "b 1", "b 99", "b"])
    first, second, rest = text.split("to move: ● You")[1:4]
    assert "Unchanged: " not in first
    parts = re.findall(r"\[(\d)\] (\w+)", second.split("Unchanged: ")[1])
    for _, name in parts:
        assert name in first
        assert f"{name} ─" not in second.split("Unchanged: ")[0]
    assert "Parts go from 1 to" in second
    assert all(name in rest for _, name in parts)


def test_enter_asks_again() -> None:
    _, text = sit("tithe --seed 1", ["", ""])
    assert text.count("§ T2.2\n") == 3


def test_what_one_clause_does_to_one_player_is_one_line() -> None:
    text, console = page()
    bundle = MessageBundle(
        "en", ["player-0 = ● Ann", "a = { player-0 }: +1 clay", "b = { player-0 }: +2 gold"]
    )
    lines = [PrintedLine(Msg(x), c, f) for x, c, f in (("a", "A1.1", False), ("b", "A1.1", False))]
    again = PrintedLine(Msg("a"), "A2.2", False)
    assert Screen(console, bundle, games.load("tithe")).story([*lines, again], 7) == 9
    rows = [line.split() for line in text.getvalue().splitlines()]
    assert rows == [
        ["7", "●", "Ann:", "+1", "clay;", "+2", "gold", "A1.1"],
        ["8", "●", "Ann:", "+1", "clay", "A2.2"],
    ]


def test_the_solo_opponent_sits_at_the_table() -> None:
    _, text = sit(f"{OPENING} --solo helena --lang uk", [])
    assert "За столом: ● Ви, ■ Гелена." in text


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("3", Command("pick", number=3)),
        ("p 3", Command("preview", "3", 3)),
        ("P3", Command("preview", "3", 3)),
        ("з 3", Command("preview", "3", 3)),  # the same key with a Cyrillic layout on
        ("г", Command("undo")),
        ("цхн", Command("unknown", "цхн")),
        ("црн", Command("why")),
        ("чому 2", Command("why", "2", 2)),
        ("?", Command("clause")),
        ("? A7.3", Command("clause", "A7.3")),
        ("§A7.3", Command("clause", "A7.3")),
        ("А7.3", Command("clause", "А7.3")),
        ("й", Command("quit")),
        ("  ", Command("")),
        ("²", Command("unknown", "²")),
    ],
)
def test_parse(line: str, command: Command) -> None:
    assert parse(line, {"чому": "why"}) == command


def test_clause_ids_typed_with_alike_letters() -> None:
    assert clause_id("а7.3") == "A7.3"
    assert clause_id("борг") == ""


# -- who else plays ------------------------------------------------------------------------------


def test_bots_of_a_character_are_introduced() -> None:
    _, text = sit(f"{OPENING} --bots easy:saint --lang uk", ["q"])
    assert "Кожен бот — праведник: береже доброчестя, сплачує борги, будує собор." in text
    _, text = sit("architects --resume --lang en", ["q"])
    assert "Bot style: the saint (" in text
    for command in (f"{OPENING} --bots easy", f"{OPENING} --bots easy:saint --solo helena"):
        assert "Bot style:" not in sit(f"{command} --lang en", ["q"])[1]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(LookupError, match=r"no bot 'easy:baker'; .*easy:builder, easy:saint"):
        sit(f"{OPENING} --bots easy:baker", ["q"])


# -- save and resume -------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    "command", ["architects --seed 1 --solo helena", "tithe --seed 2 --humans 2 --players 3"]
)
def test_a_resumed_game_is_the_same_game(command: str, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    game = command.split(maxsplit=1)[0]
    sit(f"{command} --bots random --record {whole}", numbers(7))
    lines = numbers(7)
    sit(f"{command} --bots random", islice(lines, 6))
    for size in (11, 17):
        # Whoever comes back to a shared keyboard confirms the hand-over once more.
        lines = chain(["ok"] if "--humans" in command else [], lines)
        sit(f"{game} --resume", islice(lines, size))
    lines = chain(["ok"] if "--humans" in command else [], lines)
    sit(f"{game} --resume --record {parts}", lines)
    recorded(parts)
    assert whole.read_text() == parts.read_text()
    assert not store.save_path(game).exists()  # over: nothing to go on with


def test_another_game_is_not_overwritten() -> None:
    sit("tithe --seed 1", ["1", "q"])
    path = store.save_path("tithe")
    first = path.read_text()
    sit("tithe --seed 2", ["q"])
    assert path.with_suffix(".old.json").read_text() == first
    assert path.read_text() != first


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is not a saved game"),
        ("[]", "is not a saved game"),
        ('{"save": 1}', "is not a saved game"),
    ],
)
def test_a_broken_save_is_refused(text: str, says: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(ValueError, match=says):
        sit(f"tithe --resume {path}", [])


def test_a_save_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit(f"tithe --seed 1 --save {path}", ["1", "q"])
    good = json.loads(path.read_text())
    for change, says in (
        ({"digest": "00"}, "position it was saved in"),
        ({"epoch": 99}, "epoch 99"),
        ({"game": "chess"}, "holds a game of chess"),
        ({"log": [*good["log"], [-1, 0, "nonsense"]]}, "position it was saved in"),
    ):
        path.write_text(json.dumps(good | change))
        with pytest.raises(ValueError, match=says):
            sit(f"tithe --resume {path}", [])


# -- arguments -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("chess", "no game “chess”"),
        ("architects --players 9", "1, 2, 3, 4, 5"),
        ("architects --players 2 --humans 3", "3 people cannot take 2 seats"),
        ("architects --set boards", "boards=standard|random|chosen"),
        ("architects --set weather=fine", "no setting “weather”"),
        ("architects --solo nobody", "constantine, helena"),
        ("tithe --solo helena", "players: 2, 3, 4, 5"),
        ("hamlet --solo botric", "To play alone: --players 1"),
        ("hamlet --solo botric --lang uk", "Наодинці грають з --players 1"),
        ("architects --resume", "There is no saved game"),
        ("architects --resume --seed 1", "keeps its own --seed"),
    ],
)
def test_what_does_not_go_is_said_in_one_line(
    command: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *command.split()]) == 2
    err = capsys.readouterr().err
    assert says in err
    assert err.count("\n") == 1


def test_a_seed_deals_the_same_game() -> None:
    first, again, other = (sit(f"tithe --seed {n}", repeat("1", 200))[1] for n in (1, 1, 2))
    assert first == again != other


def test_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert people.language(None) == "uk"
    assert people.language("ru") == "ru"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert people.language(None) == "en"


def test_names_may_hold_anything() -> None:
    _, text = sit('tithe --seed 1 --names {x}"\\[b],Bob', ["q"])
    assert '● {x}"\\[b], ■ Bob' in text


def test_interruption_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    code, text = sit("tithe --seed 1", interrupted())
    assert code == 130
    assert store.save_path("tithe").exists()
    assert "--resume" in text


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", ["--lang uk games", "games --lang uk", "--lang ru games --lang uk", "--lang=uk games"]
)
def test_the_language_stands_before_a_command_or_after_it(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 0
    assert "Архітектори Західного королівства" in capsys.readouterr().out


def parsers_below(top: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield top
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from parsers_below(below)


def test_every_command_takes_a_language() -> None:
    several = list(parsers_below(parser()))
    assert len(several) > 40
    for x in several:
        assert "--lang" in x.format_help(), x.prog


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_said_alone_is_the_one_of_its_bundle(lang: str) -> None:
    for name in games.registered():
        package = games.load(name).package
        assert say_alone(lang, package, "title") == MessageBundle.of(lang, package).say("title")


def ids(lang: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", read_words("ludorum", lang), re.MULTILINE))


def test_the_languages_have_the_same_words() -> None:
    assert ids("en") == ids("uk") == ids("ru")


def test_every_error_code_has_words() -> None:
    assert {x for x in ids("en") if x.startswith("error-")} == {f"error-{c}" for c in CODES}


def test_no_word_is_unused() -> None:
    package = Path(store.__file__).parent.parent
    speaking = [
        p for part in ("cli", "companion", "server") for p in (package / part).rglob("*.py")
    ]
    source = "".join([p.read_text(encoding="utf-8") for p in speaking])
    parts = ("shell-command-", "shell-then-", "shell-bot-", "notice-", "error-", "web-", "content-")
    source += source.replace("{ ", '"').replace(" }", '"')  # names are references in Fluent
    assert [x for x in ids("en") if not x.startswith(parts) and f'"{x}"' not in source] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_shell_is_missing(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    missing: set[str] = set()
    monkeypatch.setattr(
        MessageBundle, "missing", property(lambda self: missing, lambda self, x: None), False
    )
    lines = ["why", "?", "h", "score", "p 1", "p", "99", "x", "s", "u", "1", "1", "1", "p 1", "p 5"]
    sit(f"architects --seed 1 --solo helena --lang {lang}", lines)
    sit(f"tithe --seed 1 --humans 2 --lang {lang}", repeat("1", 300))
    assert {x for x in missing if x.startswith(("shell", "error", "player"))} == set()


def test_clauses_of_a_game() -> None:
    package = "ludorum.games.architects"
    for lang in LANGUAGES:
        assert set(clauses(package, lang)) == set(clauses(package, "en"))
    assert clauses("ludorum.kernel", "en") == {}
    book = {"A1.1": "Two debts.", "A1.10": "x", "A1.1.1": "Глину беруть", "A2.1": "y"}
    assert list(below(book, "A1.1")) == ["A1.1", "A1.1.1"]
    assert list(below(book, "A1")) == ["A1.1", "A1.10", "A1.1.1"]
    assert list(search(book, "глина")) == ["A1.1.1"]
    assert search(book, "zzz") == {}
