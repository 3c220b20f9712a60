"""The forms of what is told about a table: positions, updates, previews, refusals.

`audience` builds them as plain data; clients in other languages take their types from here
(`ludorum author types`), and a test holds both together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict


class Nested(TypedDict):
    """An argument that is a message itself."""

    msg: Message


class Several(TypedDict):
    """An argument that is an enumeration."""

    list: Sequence[Message | None]


Arg = str | int | float | Nested | Several
Message = tuple[str, dict[str, Arg]]


class Question(TypedDict):
    """A decision; `labels` go with `options`, one by one. `amount`: they say how many."""

    kind: str
    clause: str
    about: dict[str, Any]
    options: list[Any]
    amount: bool
    prompt: Message
    labels: list[Message]


class Ask(Question):
    """The open decision of this seat."""

    token: int
    undo: str


class GameEvent(TypedDict):
    """Something happened; without `msg` it is not worth a line. `weight`: the heaviest of a turn is
    its headline; `against`: seats it was done to."""

    clause: str
    what: str
    about: dict[str, Any]
    msg: Message | None
    weight: int
    against: list[int]


class Scores(TypedDict):
    """Lines of every player: what, raw count, points, clause. `rows`: what and clause of every
    line anybody has, in the order of a table; `headline`: what it came to, if nobody has won or
    lost it."""

    lines: list[list[tuple[str, int, int, str]]]
    rows: list[tuple[str, str]]
    winners: list[int]
    headline: Message | None


class Times(TypedDict):
    """Seconds of reserve, and when the time of a thinking seat is over, by seat."""

    kind: Literal["none", "live", "days"]
    left: dict[str, float]
    ends: dict[str, float]


class PictureBlock(TypedDict):
    """A titled table of messages; `span`: of 12 columns; `cards`: which card a row is about."""

    title: Message
    head: list[Message]
    rows: list[list[Message]]
    span: int
    cards: list[str]


class Position(TypedDict):
    """All that a seat (or a watcher, seat -1) may know; `events` come with an update.

    `picture`: the table in words and numbers, of a game that the page has no board of.
    `names`: what players that are no seats are called by the game; null for a seat.
    `content`: of a table, names the cards it is played with.
    """

    version: int
    content: NotRequired[str]
    status: Literal["open", "running", "over", "frozen"]
    seat: int
    state: Any
    picture: list[PictureBlock] | None
    names: list[Message | None]
    ask: Ask | None
    undo: str
    waiting: list[int]
    over: bool
    scores: Scores | None
    clocks: Times
    events: NotRequired[list[GameEvent]]


class Told(TypedDict):
    """What a version brought."""

    version: int
    events: list[GameEvent]


class Story(TypedDict):
    """What was told up to a version; `decided`: that of this seat's last decision, 0: none."""

    version: int
    decided: int
    frames: list[Told]


class Next(TypedDict):
    """Where one would decide again: nothing of it has happened."""

    position: Position
    refusals: list[Refused]


class Past(TypedDict):
    """Positions of a running game as this seat was shown them, one after the other, each with what
    led to it; `version`: that of the table now."""

    version: int
    positions: list[Position]


class Preview(TypedDict):
    """What answers would do: places of the view with before and after, and events; `next`: the
    question that belongs to the same thought."""

    changes: list[tuple[list[str | int], Any, Any]]
    events: list[GameEvent]
    stop: Literal["own", "other", "chance", "known", "secret", "over"]
    next: Next | None


class Follow(TypedDict):
    """What would be asked after an option."""

    option: Any
    question: Question


class Hinted(TypedDict):
    """An option worth a thought. `margin`: expected over the best opponent at the end, with its
    95 % interval; `behind`: points less than the best option; `close`: that may be chance; `lines`:
    of the score sheet, one's own less the best opponent's at the end, by which it differs from the
    best option (which: from the next one), and the other lines as one: they sum to the difference,
    and there are none if no line is sure; `line`: what would follow by sensible play, as far as it
    can be known; `reasons`: lines of the score sheet that would change by all that, and `now` their
    sum; `sets_apart`: what becomes possible, what others are denied, what would be gone by waiting,
    unlike after the other options."""

    option: Any
    label: Message
    margin: float
    low: float
    high: float
    behind: float
    close: bool
    lines: list[Message]
    line: list[Message]
    reasons: list[Message]
    now: int
    sets_apart: list[Message]


class Costly(TypedDict):
    """An option that gives something away beyond doubt: points against the best one, and `lines`
    by which that one is ahead, which sum to them."""

    option: Any
    cost: float
    lines: list[Message]


class Aim(TypedDict):
    """What another seat would do next as far as the reader can tell, and the lines of its score
    sheet that would change by it."""

    seat: int
    label: Message
    reasons: list[Message]


class Hint(TypedDict):
    """Advice on the decision `token`, the best option first; `close`: another may be as good;
    `aims`: what others are after, if the best one is chosen."""

    token: int
    close: bool
    trials: int
    options: list[Hinted]
    costly: list[Costly]
    aims: list[Aim]


class Finding(TypedDict):
    """A decision that has cost points. `step`: the position it was made in; `cost`: expected, of
    what was played against what looks better, with its 95 % interval; `lines`: of the score sheet,
    as of a hint, which sum to it; `reasons`: lines in which what looks better is ahead or behind by
    what can be foreseen, and `now` their sum; `sets_apart`: as of a hint."""

    step: int
    seat: int
    prompt: Message
    played: Message
    better: Message
    cost: float
    low: float
    high: float
    lines: list[Message]
    reasons: list[Message]
    now: int
    sets_apart: list[Message]


class Review(TypedDict):
    """Of a finished game; `decisions`: how many there were, by seat."""

    status: Literal["none", "waiting", "done", "failed"]
    done: int
    total: int
    decisions: dict[str, int]
    findings: list[Finding]


class Refused(TypedDict):
    """An option one may look for, and why it is not offered."""

    option: Any
    label: Message
    clause: str
    reason: str
    msg: Message


class Choice(TypedDict):
    """An answer a lesson offers to a question of its own."""

    choice: int | str
    label: Message


class Met(TypedDict):
    """What the last move in a lesson was met with. A wrong one has changed nothing: `seen` is what
    it would do."""

    right: bool
    msg: Message | None
    given: Any
    seen: Preview | None


class LessonFrame(TypedDict):
    """A lesson after some moves of its pupil; `moves`: those that led here, sent with the next one.
    `light`: places its sentence speaks of; `left`: decisions until a goal must be reached; `way`:
    an option that leads on, for those who want to be shown."""

    lesson: str
    at: int
    steps: int
    kind: Literal["say", "do", "watch", "goal", "ask", "end"]
    text: Message | None
    light: list[str]
    choices: list[Choice]
    left: int
    way: Any
    position: Position
    refusals: list[Refused]
    met: Met | None
    moves: list[Any]


class PuzzleFrame(TypedDict):
    """A puzzle before it is answered: the position, and what the seat is asked. `answered`: one has
    done so, and may ask for its solution."""

    puzzle: str
    number: int
    game: str
    seats: int
    position: Position
    refusals: list[Refused]
    answered: bool


class PicturedPosition(TypedDict):
    """A position to be drawn and not to be played."""

    state: Any
    ask: Ask | None
    picture: list[PictureBlock] | None
    names: list[Message | None]
    waiting: list[int]
    over: bool
    scores: Scores | None


class GuideSection(TypedDict):
    """A part of "how to play"; its picture is `position` near `places`, as `seat` sees it."""

    id: str
    heading: Message
    text: Message
    clauses: list[str]
    places: list[str]
    seat: int
    position: PicturedPosition | None


ALIASES = {"Arg": Arg, "Message": Message}
FORMS = (
    *(Nested, Several, Question, Ask, GameEvent, Scores, Times, PictureBlock, Position),
    *(
        Told,
        Story,
        Past,
        Next,
        Preview,
        Follow,
        Hinted,
        Costly,
        Aim,
        Hint,
        Finding,
        Review,
        Refused,
    ),
    *(Choice, Met, LessonFrame, PuzzleFrame, PicturedPosition, GuideSection),
)
