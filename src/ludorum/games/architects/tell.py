"""Asks, options, events and refusals as messages."""

from __future__ import annotations

from ludorum.games.contract import View
from ludorum.kernel import Choose, Event, Option, Refusal
from ludorum.words import Msg


def names(view: View) -> list[Msg | None]:
    return [Msg(f"bot-{p['bot']}") if p["bot"] else None for p in view["players"]]


def prompt(ask: Choose, view: View) -> Msg:
    return Msg(f"ask-{ask.kind}")


def option(ask: Choose, option: Option, view: View) -> Msg:
    return Msg(f"option-{option}")


def story(event: Event) -> Msg | None:
    return Msg(f"event-{event.what}")


def refusal(refusal: Refusal) -> Msg:
    return Msg(f"why-{refusal.reason}")
