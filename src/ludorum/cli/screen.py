"""Drawing in a terminal of 100 columns. Everything said comes from the bundle."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludorum.kernel import Choose
from ludorum.titles import Block, ScoreLine, Title, score_rows
from ludorum.words import MessageBundle, Msg

from .narrated_table import PrintedLine
from .people import COLOURS, SHAPES

WIDTH = 100
COLUMNS = 12  # of the grid that blocks of a picture are laid out on
GAP = 2
NUMBERS = 4  # columns before a line of the story
SHAPE = re.compile(f"[{SHAPES}]")
ABOUT = re.compile(f"[{SHAPES}] [^:]+: ")  # a line about a player
NUMBER = re.compile(r"[−-]?\d+")
BLANK = ("", "—", "–")


class Part(NamedTuple):
    """A block of a picture in words: what it says tells whether it has changed."""

    id: str
    title: str
    rows: list[list[str]]
    head: list[str]
    span: int


NOTHING: Mapping[str, Part] = {}


def open_console(plain: bool) -> Console:
    """Not wider than people read well; `plain`: no colour and no other attribute."""
    console = Console(highlight=False, color_system=None if plain else "auto")
    console.width = min(WIDTH, console.width) if console.is_terminal else WIDTH
    return console


class Screen:
    def __init__(self, console: Console, bundle: MessageBundle, title: Title[Any]) -> None:
        self.console = console
        self.bundle = bundle
        self.title = title

    # -- small things --------------------------------------------------------------------------

    def text(self, msg: Msg | str, style: str = "", **args: Any) -> Text:
        """A message in the reader's language."""
        return painted(self.bundle.say(msg, **args), style)

    def say(self, msg: Msg | str, style: str = "", **args: Any) -> None:
        """Lines with a path in them are left whole, to be copied."""
        self.console.print(self.text(msg, style, **args), soft_wrap="path" in args)

    def space(self) -> None:
        self.console.print()

    def hide(self) -> None:
        """Nothing of the screen so far can be read, not even by scrolling back."""
        self.console.print("\n" * self.console.height)
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def rule(self, *parts: Text) -> None:
        self.console.print(Rule(Text("  ·  ").join(parts), style="dim", align="left"))

    # -- the table -----------------------------------------------------------------------------

    def part(self, block: Block) -> Part:
        say = self.bundle.say
        rows = [[say(cell) for cell in row] for row in block.rows]
        return Part(
            block.title.id, say(block.title), rows, [say(x) for x in block.head], block.span
        )

    def picture(self, parts: Sequence[Part], old: Mapping[str, Part] = NOTHING) -> Group:
        """Parts side by side, as their spans allow; what differs from `old` is bold."""
        rows: list[list[Part]] = [[]]
        for part in parts:
            if sum([p.span for p in rows[-1]]) + part.span > COLUMNS:
                rows.append([])
            rows[-1].append(part)
        return Group(*[self._row(row, old) for row in rows if row])

    def show(
        self, parts: Sequence[Part], old: Mapping[str, Part], below: int = 0, whole: bool = False
    ) -> None:
        """What has changed since `old`; everything if asked for or if it can be seen at once."""
        changed = [part for part in parts if old.get(part.id) != part]
        everything = self.picture(parts, old)
        if whole or len(changed) == len(parts) or self.fits(everything, below):
            self.console.print(everything)
            return
        self.console.print(self.picture(changed, old))
        same = [
            Msg("shell-part", {"n": i, "title": part.title})
            for i, part in enumerate(parts, 1)
            if part not in changed
        ]
        self.say("shell-unchanged", "dim", parts=same)

    def fits(self, picture: Group, below: int) -> bool:
        """Can the picture and so many lines below it be seen at once? Never in a file."""
        console = self.console
        return console.is_terminal and len(console.render_lines(picture)) + below <= console.height

    def _row(self, parts: list[Part], old: Mapping[str, Part]) -> RenderableType:
        room = self.console.width - GAP * (len(parts) - 1)
        whole = COLUMNS if len(parts) > 1 else parts[0].span
        widths = [room * part.span // whole for part in parts]
        drawn = [
            Group(heading(part, width), table(part, old.get(part.id)))
            for part, width in zip(parts, widths, strict=True)
        ]
        if len(parts) == 1:
            return drawn[0]
        grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        for width in widths:
            grid.add_column(width=width)
        grid.add_row(*drawn)
        return grid

    def story(self, lines: Sequence[PrintedLine], first: int = 1) -> int:
        """Numbered lines, the clause of each at the right. Returns the number to go on with."""
        rows = self._joined(lines)
        out = Text()
        for i, (text, clause) in enumerate(rows, first):
            room = self.console.width - NUMBERS - len(clause) - GAP
            head, *rest = painted(text).wrap(self.console, room)
            out.append(f"{i:>3} ", "dim").append_text(head)
            out.append(clause.rjust(room - head.cell_len + GAP + len(clause)) + "\n", "dim")
            for line in rest:
                out.append(" " * NUMBERS).append_text(line).append("\n")
        self.console.print(out, end="")
        return first + len(rows)

    def _joined(self, lines: Sequence[PrintedLine]) -> list[tuple[str, str]]:
        """Text and clause; what one clause does to one player is one line."""
        out: list[tuple[str, str]] = []
        for line in lines:
            text = self.bundle.say(line.text)
            if line.forced:
                text += self.bundle.say("shell-only-option")
            about = ABOUT.match(text)
            if out and about and out[-1][0].startswith(about[0]) and out[-1][1] == line.clause:
                out[-1] = (f"{out[-1][0]}; {text[about.end() :]}", line.clause)
            else:
                out.append((text, line.clause))
        return out

    # -- decisions -----------------------------------------------------------------------------

    def prompt(self, ask: Choose, view: Any) -> None:
        text = self.text(self.title.prompt(ask, view), "bold")
        self.console.print(text + Text(f"  § {ask.clause}", "dim"))

    def options(self, texts: Sequence[Msg]) -> None:
        """Numbered, in columns if they are short; down, then right."""
        said = [self.text(t) for t in texts]
        wide = len(str(len(said))) + 3
        longest = max([t.cell_len for t in said])
        count = max(1, min(4, self.console.width // (longest + wide + GAP)))
        if len(said) <= 4:
            count = 1
        height = -(-len(said) // count)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in range(count):
            grid.add_column(width=wide - 1, justify="right", style="bold cyan")
            grid.add_column()
        for y in range(height):
            cells: list[RenderableType] = []
            for i in range(y, len(said), height):
                cells += [str(i + 1), said[i]]
            grid.add_row(*cells)
        self.console.print(grid)

    def clauses(self, found: dict[str, str], limit: int = 8) -> None:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(ratio=1)
        for number, text in list(found.items())[:limit]:
            grid.add_row(f"§ {number}", Text(text))
        self.console.print(Padding(grid, (0, 0, 0, 1)))
        if len(found) > limit:
            self.say("shell-more-clauses", "dim", n=len(found) - limit)

    def refusals(self, rows: Sequence[tuple[Msg, Msg, str]]) -> None:
        """What is not offered, why, and by which clause."""
        grid = Table.grid(padding=(0, GAP, 0, 0), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", style="dim", no_wrap=True)
        for option, reason, clause in rows:
            grid.add_row(self.text(option, "dim"), self.text(reason), clause)
        self.console.print(Padding(grid, (0, 0, 0, 1)))

    # -- results -------------------------------------------------------------------------------

    def totals(self, sheets: Sequence[Sequence[ScoreLine]]) -> None:
        """The points of everyone in a line."""
        totals = [signed(sum([line.points for line in sheet])) for sheet in sheets]
        parts = [
            Msg("shell-points", {"player": Msg(f"player-{i}"), "n": n})
            for i, n in enumerate(totals)
        ]
        self.say("shell-points-now", "dim", parts=parts)

    def scores(self, sheets: Sequence[Sequence[ScoreLine]]) -> None:
        """Points of every player, line by line, the count behind them in brackets."""
        named = [{line.what: line for line in sheet} for sheet in sheets]
        table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0))
        table.add_column("")
        for i in range(len(sheets)):
            table.add_column(self.text(f"player-{i}"), justify="right")
        table.add_column("§", style="dim")
        for what, clause in score_rows(sheets).items():
            drawn = [_points(lines.get(what)) for lines in named]
            table.add_row(self.text(f"score-{what}"), *drawn, clause)
        totals = [Text(signed(sum([x.points for x in sheet])), "bold") for sheet in sheets]
        table.add_row(self.text("shell-total", "bold"), *totals, "")
        self.console.print(table)
        if any(line.raw != line.points for sheet in sheets for line in sheet):
            self.say("shell-counts", "dim")


def painted(text: str, style: str = "") -> Text:
    """Players' shapes in their colours."""
    out = Text(text, style=style)
    for found in SHAPE.finditer(text):
        colour = COLOURS[SHAPES.index(found[0])]
        out.stylize(f"bold {colour}", found.start(), found.end())
    return out


def heading(part: Part, width: int) -> Text:
    """The title and a line to the edge; a long title wraps."""
    text = painted(part.title, "bold")
    return text + Text(" " + "─" * (width - text.cell_len - 1), "dim")


def table(part: Part, old: Part | None) -> Table:
    rows = [[painted(cell) for cell in row] for row in part.rows]
    if old is not None:
        mark(rows, old.rows)
    out = Table(box=None, show_header=bool(part.head), pad_edge=False, padding=(0, 1, 0, 0))
    for i, cells in enumerate(zip_longest(part.head, *part.rows, fillvalue="")):
        numbers = numeric(cells[1:])
        name = Text(part.head[i], "dim") if i < len(part.head) else ""
        out.add_column(name, justify="right" if numbers else "left", no_wrap=numbers)
    for row in rows:
        out.add_row(*row)
    return out


def numeric(cells: Sequence[str]) -> bool:
    """A column of numbers, some of them perhaps left out."""
    filled = [cell for cell in cells if cell not in BLANK]
    return bool(filled) and all(NUMBER.fullmatch(cell) for cell in filled)


def mark(rows: Sequence[Sequence[Text]], old: list[list[str]]) -> None:
    """Make bold what is new; rows are the same row if they begin alike."""
    known = {row[0]: row for row in old if row}
    for row in rows:
        before = known.get(row[0].plain, []) if row else []
        for i, cell in enumerate(row):
            if i >= len(before) or before[i] != cell.plain:
                cell.stylize("bold")


def _points(line: ScoreLine | None) -> Text:
    if line is None:
        return Text("–", "dim")
    out = Text(signed(line.points))
    if line.raw != line.points:
        out = Text(f"({line.raw}) ", "dim") + out
    return out


def signed(n: int) -> str:
    """With a real minus sign."""
    return str(n).replace("-", "−")
