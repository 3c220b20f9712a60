"""The card of a data set: what is in it, how much, how it was made, and how to read it."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

Column = tuple[str, str, str]  # name, type, meaning


def card(
    about: dict[str, Any],
    game_columns: list[Column],
    step_columns: list[Column],
    observation: str,
) -> str:
    rows, sizes = about["rows"], about["bytes"]
    settings = ", ".join([f"{name}={value}" for name, value in about["settings"].items()])
    wide = ("observation", f"Array(Float32, {about['numbers']})", observation)
    form = resources.files(__package__).joinpath("templates/dataset.md").read_text("utf-8")
    return form.format(
        title=about["title"],
        seats=about["seats"],
        bots=" and ".join(rows),
        games=f"{sum([x['games'] for x in rows.values()]):,}",
        steps=f"{sum([x['steps'] for x in rows.values()]):,}",
        numbers=f"{about['numbers']:,}",
        actions=about["actions"],
        bytes=", ".join([f"{name} {size:,}" for name, size in sizes.items()]),
        settings=settings or "standard",
        options=f", settings={json.dumps(about['settings'])}" if settings else "",
        seed=about["seed"],
        version=about["version"],
        epoch=about["epoch"],
        content=f", content {about['content']}" if about["content"] else "",
        digest=about["digest"],
        command=about["command"],
        groups=table(
            [("bot", "games", "decisions")]
            + [(bot, f"{x['games']:,}", f"{x['steps']:,}") for bot, x in rows.items()]
        ),
        game_columns=explained(game_columns),
        step_columns=explained([*step_columns, wide]),
    )


def explained(columns: list[Column]) -> str:
    head = ("column", "type", "what")
    return table([head, *[(f"`{name}`", kind, what) for name, kind, what in columns]])


def table(rows: list[tuple[str, ...]]) -> str:
    """Rows in Markdown; the first one is the head."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])
