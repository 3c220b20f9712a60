"""Drawings of a report: geometry in percent and SVG, so that they fit any width.

Every drawing is a list of rows on one scale. Nothing is told by colour alone: players have shapes,
winners are filled and others hollow, and the figure stands beside its mark. What is returned is
HTML: the template takes it as it is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

SHAPES = (
    '<circle cx="7" cy="7" r="5.6"/>',
    '<path d="M2 2h10v10H2z"/>',
    '<path d="M7 1 13.4 12.4H.6z"/>',
    '<path d="M7 .6 13.2 7 7 13.4 .8 7z"/>',
    '<path d="M7 .8 13 5.2 10.7 12.4H3.3L1 5.2z"/>',
    '<path d="M4.6 1h4.8v3.6H13v4.8H9.4V13H4.6V9.4H1V4.6h3.6z"/>',
)


class Scale(NamedTuple):
    """From values to percent of the width; `log`: equal ratios are equally far apart."""

    low: float
    high: float
    log: bool = False

    def at(self, x: float) -> float:
        x = min(max(x, self.low), self.high)
        if self.log:
            return 100 * math.log(x / self.low) / math.log(self.high / self.low)
        return 100 * (x - self.low) / (self.high - self.low)

    def steps(self, wanted: int = 5) -> list[float]:
        """Round values for an axis."""
        if self.log:  # outwards from 1, where there is room for the words
            out = [1.0]
            for x in (0.8, 0.67, 0.5, 0.33, 0.25, 0.2, 0.1, 1.25, 1.5, 2, 3, 4, 5, 10):
                inside = self.low <= x <= self.high
                if inside and all(abs(self.at(x) - self.at(y)) >= 14 for y in out):
                    out.append(x)
            return out
        rough = (self.high - self.low) / wanted
        size = 10 ** math.floor(math.log10(rough))
        step = next(size * k for k in (1, 2, 5, 10) if size * k >= rough)
        first = math.ceil(self.low / step - 1e-9)
        return [step * n for n in range(first, math.floor(self.high / step + 1e-9) + 1)]


def around(values: Sequence[float], include: Sequence[float] = ()) -> Scale:
    """A scale that holds all values, with a little room."""
    everything = [*values, *include]
    low, high = min(everything), max(everything)
    room = (high - low or 1) * 0.04
    return Scale(low - room, high + room)


def ratios(values: Sequence[float]) -> Scale:
    """A scale of ratios with 1 in the middle."""
    reach = max([1.25, *[max(x, 1 / x) for x in values]]) * 1.04
    return Scale(1 / reach, reach, log=True)


def shape(player: int) -> Markup:
    n = player % len(SHAPES)
    return Markup(
        f'<svg class="shape p{n}" viewBox="0 0 14 14" aria-hidden="true">{SHAPES[n]}</svg>'
    )


def axis(scale: Scale, say: Callable[[float], str]) -> Markup:
    """The bottom row."""
    marks = "".join(
        [f'<span style="left:{scale.at(x):.2f}%">{escape(say(x))}</span>' for x in scale.steps()]
    )
    return Markup(
        f'<div class="row axis"><div class="name"></div><div class="track">{marks}</div></div>'
    )


def grid(scale: Scale, line: float | None = None) -> Markup:
    """What lies behind a row; `line` is a value that matters to all of them."""
    out = "".join([f'<i class="grid" style="left:{scale.at(x):.2f}%"></i>' for x in scale.steps()])
    if line is not None:
        out += f'<i class="rule" style="left:{scale.at(line):.2f}%"></i>'
    return Markup(out)


def span(scale: Scale, low: float, high: float, kind: str) -> Markup:
    left, right = scale.at(low), scale.at(high)
    return Markup(
        f'<i class="{kind}" style="left:{left:.2f}%;width:{max(right - left, 0.2):.2f}%"></i>'
    )


def dot(scale: Scale, x: float, kind: str) -> Markup:
    return Markup(f'<i class="{kind}" style="left:{scale.at(x):.2f}%"></i>')


def hill(
    scale: Scale, bins: Sequence[tuple[float, float]], width: float, top: float, half: Scale
) -> Markup:
    """A histogram as steps, `top` being the full height; the part within `half` is darker."""
    shares = dict(bins)
    first, last = min(shares), max(shares)
    count = round((last - first) / width) + 1
    points = ["0,100"]
    for n in range(count):
        x = first + n * width
        y = 100 - 100 * shares.get(x, 0) / top
        points += [f"{scale.at(x):.2f},{y:.1f}", f"{scale.at(x + width):.2f},{y:.1f}"]
    points[0] = f"{scale.at(first):.2f},100"
    points.append(f"{scale.at(last + width):.2f},100")
    path = " ".join(points)
    left, right = scale.at(half.low), scale.at(half.high)
    clip = f"inset(0 {100 - right:.2f}% 0 {left:.2f}%)"
    body = f'<polygon points="{path}"/>'
    box = 'viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"'
    return Markup(
        f'<svg class="hill" {box}>{body}</svg>'
        f'<svg class="hill half" style="clip-path:{clip}" {box}>{body}</svg>'
    )
