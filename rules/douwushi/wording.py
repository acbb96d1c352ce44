"""The words of replays and the sandbox for places, what was given to heroes, and how long things last."""

from __future__ import annotations

from rules.douwushi.language.modifiers import Modifier
from rules.douwushi.text import modifier_text
from rules.wording import Text


def at_place(name: Text, place: int) -> Text:
    """The name of a hero with its place behind it, from 1."""
    return Text(f"{name.en} (place {place})", f"{place}号位的{name.zh}")


def had(modifier: Modifier, turns: int | None) -> Text:
    """Return what a hero has of a modifier that was given to it: `gets +2 attack (this turn)`."""
    said, lasting = modifier_text(modifier), turns_left(turns)
    return Text(f"{said.en} ({lasting.en})", f"{said.zh}（{lasting.zh}）") if lasting else said


def turns_left(turns: int | None) -> Text:
    """Return how long something goes on, the present turn counted; nothing where it does not end by itself."""
    if turns is None:
        return Text("", "")
    return Text("this turn", "本回合") if turns == 1 else Text(f"{turns} turns left", f"还剩{turns}个回合")
