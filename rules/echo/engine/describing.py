"""Describing a game that is being played: the position that starts it again."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes
from rules.echo.engine.play import Play
from rules.echo.engine.selector_words import EVENTS, MARKS
from rules.echo.engine.starting import DONE, GIVEN, once_rows
from rules.echo.positions import SLOTS, Phase, Position, Side, Slot


def is_quiet(play: Play) -> bool:
    """Whether nothing is pending, so that `describe` says all: before a mulligan or setup has begun, in a main phase without effects."""
    s = play.state[0]
    if s["stack_size"] > 0 or s["waiting_size"] > 0 or s["phase"] not in (codes.MULLIGAN, codes.SETUP, codes.MAIN):
        return False
    return bool(s["phase"] == codes.MAIN or (s["asked"] == s["first"] and not s["tossed"].any()))


def _used(play: Play, number: int, bits: int) -> tuple[int, ...]:
    return tuple(place for place, bit in enumerate(once_rows(play, number), 1) if bits & bit)


def _described(play: Play, index: int) -> Slot | None:
    s = play.state[0]
    number = int(s["card"][index])
    if number < 0:
        return None
    changes = int(s["buff"][index]) + int(s["buff_turn"][index]) + int(s["aura"][index])
    is_changed = any(s[name][index] for name in ("buff", "buff_turn", "aura"))
    card = play.cards[number]
    done = int(s["done"][index])
    is_awake = bool(s["awake"][index])
    told: dict[str, Any] = {name: bool(done & bit) for name, bit in DONE.items()}
    for name, column in GIVEN.items():
        told[name] = tuple(mark for mark, bit in MARKS.items() if int(s[column][index]) & bit)
    return Slot(
        card=card,
        is_awake=is_awake,
        attack=int(card.values.get("attack", 0)) + changes if is_changed else None,
        attack_this_turn=int(s["buff_turn"][index]),
        attack_next_turn=int(s["buff_next"][index]),
        used=_used(play, number, int(s["once"][index])),
        is_seen=not is_awake and play.knows(1 - index // SLOTS, number),
        **told,
    )


def describe(play: Play) -> Position:
    """The position of a game in which nothing is pending, as data from which it goes on exactly as it would have."""
    s = play.state[0]
    phase: Phase = play.phase  # type: ignore[assignment]
    halves = []
    for side in (0, 1):
        hand, deck = play.numbers(side, "hand"), play.numbers(side, "deck")
        halves.append(
            Side(
                hero=play.hero(side),
                life=play.life(side),
                energy=play.energy(side),
                slots=tuple(_described(play, side * SLOTS + place) for place in range(SLOTS)),
                hand=play.zone(side, "hand"),
                deck=play.zone(side, "deck"),
                display=play.zone(side, "display"),
                graveyard=play.zone(side, "graveyard"),
                shown=tuple(place for place, number in enumerate(hand) if play.knows(1 - side, number)),
                deck_known=tuple(place for place, number in enumerate(deck) if play.knows(side, number)),
                deck_shown=tuple(place for place, number in enumerate(deck) if play.knows(1 - side, number)),
                skill_used=bool(s["hero_used"][side]),
                used=_used(play, codes.HERO + side, int(s["hero_once"][side])),
                energy_cap=int(s["cap_change"][side]),
                energy_cap_once=int(s["cap_change_once"][side]),
                skipped_draws=int(s["skips_draw"][side]),
                this_turn=tuple((event, int(s["happened"][side][row])) for event, row in EVENTS.items() if s["happened"][side][row]),
            )
        )
    return Position(
        sides=(halves[0], halves[1]),
        first=play.first,
        active=play.active,
        turn=play.turn,
        phase=phase,
        chance=(int(s["rng"][0]), int(s["rng"][1])),
    )
