"""The changes from one scene to the next, as a page marks them on the board of the first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.kernel.telling.board import FIXED, BoardCard, Figure
from rules.kernel.telling.scenes.scene import Scene
from rules.wording import Text

UNSAID = Text("", "")
#: The last characters of the slugs of numbered zones.
DIGITS = "0123456789"
SHOWN, TURNED_UP, TURNED_DOWN = Text("revealed", "被展示"), Text("turned up", "翻开"), Text("turned down", "翻面朝下")
#: The change of a card that is in no zone while it is being used.
IN_USE = Text("→ in use", "→ 使用中")
READY, TAPPED = Text("readied", "重置"), Text("tapped", "横置")


@dataclass(frozen=True, slots=True)
class Change:
    """One change. `place` is the card's, or a side's `A` or `B`. A figure, from 0, becomes `value`; else `text` tells the change.

    `is_open`: everybody sees it, also of a hidden card: that it goes elsewhere, or is revealed.
    """

    place: str
    text: Text = UNSAID
    figure: int = -1
    value: int = 0
    is_open: bool = False

    @property
    def as_json(self) -> dict[str, Any]:
        text = {"en": self.text.en, "zh": self.text.zh}
        return {"place": self.place, "text": text, "figure": self.figure, "value": self.value, "is_open": self.is_open}


def changes_between(before: Scene, after: Scene, readied: Text = READY) -> tuple[Change, ...]:
    """Return all changes, on the places of the scene before. `readied` tells that a card lies sideways no more."""
    found = [change for side in range(len(before.figures)) for change in _figures("ABCD"[side], before.figures[side], after.figures[side])]
    lay, lies, places = before.lies(), after.lies(), before.places()
    for number, place in places.items():
        look, then = before.looks[number], after.looks.get(number)
        if then is None or number not in lies:
            found.append(Change(place, IN_USE, is_open=True))
        elif _is_elsewhere(lay[number], lies[number], before):
            found.append(Change(place, _where(lay[number], lies[number], after, then), is_open=True))
        elif look != then:
            found += _card(place, look, then, readied)
    return tuple(found)


def _figures(place: str, before: list[Figure] | tuple[Figure, ...], after: list[Figure] | tuple[Figure, ...]) -> Iterator[Change]:
    for index, (one, other) in enumerate(zip(before, after, strict=False)):
        if one.value != other.value:
            yield Change(place, figure=index, value=other.value)


def _is_elsewhere(was: tuple[int, str, int], now: tuple[int, str, int], scene: Scene) -> bool:
    """Return whether a card lies in another zone, or in another place of one that has places. Numbered zones only close up."""
    if scene.names[was[:2]][1] in FIXED:
        return was != now
    return (was[0], was[1].rstrip(DIGITS)) != (now[0], now[1].rstrip(DIGITS))


def _where(was: tuple[int, str, int], now: tuple[int, str, int], scene: Scene, then: BoardCard) -> Text:
    """Return where a card goes; name the side only if it is the other one."""
    side, slug, at = now
    name, form = scene.names[side, slug]
    if form == "grid" and then.at:
        name = then.at.name
    en, zh = name.en[:1].lower() + name.en[1:], name.zh
    if form == "places":
        en, zh = f"{en} {at}", f"{zh}{at}"
    if was[0] != side:
        en, zh = f"Deck {'AB'[side]}’s {en}", f"{'甲乙'[side]}方{zh}"
    return Text(f"→ {en}", f"→ {zh}")


def _card(place: str, look: BoardCard, then: BoardCard, readied: Text) -> Iterator[Change]:
    """Yield the changes of a card that stays in its place; on a grid it may come to another spot."""
    if then.at and look.at != then.at:
        yield Change(place, Text(f"→ {then.at.name.en}", f"→ {then.at.name.zh}"), is_open=True)
    yield from _figures(place, look.figures, then.figures)
    gained = [note for note in then.notes if note not in look.notes]
    lost = [note for note in look.notes if note not in then.notes]
    if look.is_tapped != then.is_tapped:
        yield Change(place, TAPPED if then.is_tapped else readied)
        gained = lost = []
    elif look.is_turned != then.is_turned:
        yield Change(place, TURNED_DOWN if then.is_turned else TURNED_UP, is_open=True)
    elif sum(then.seen_by) > sum(look.seen_by):
        yield Change(place, SHOWN, is_open=True)
    for note in gained:
        yield Change(place, Text(f"+ {note.en}", f"+ {note.zh}"))
    for note in () if gained else lost:
        yield Change(place, Text(f"− {note.en}", f"− {note.zh}"))
