"""Carry out the actions of the main phase: spells cast into squares or hands, sites played and drawn, abilities used (S-4, S-5)."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import KIND, X
from rules.sorcery.engine.core.abilities.statics import cost_of
from rules.sorcery.engine.core.abilities.triggers import about, of, tell_card
from rules.sorcery.engine.core.course.payments import pay_for_spell
from rules.sorcery.engine.core.course.resolution import begin_ability
from rules.sorcery.engine.core.mechanics.objects import arrive, build, pick_up
from rules.sorcery.engine.core.mechanics.resources import draw_cards
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import spend
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.zones import remove, show


@inner(VOID(S, T, W, INT, INT, INT))
def cast(s: Any, t: Any, w: Any, side: int, card: int, where: int) -> None:
    """Cast a spell into a square, or with SQUARES + n by, or into the hands of, the n-th object of the side.

    Magic is paid for once its targets are named.
    """
    cost, unit = cost_of(s, t, w, side, card), side * codes.PLACES + where - codes.SQUARES
    remove(s, side, codes.HAND, card)
    show(s, card)
    note(s, w, events.SPELL_CAST, side, card, -1, cost, 0)
    if t.kind[card] == codes.MAGIC:
        about(w, codes.NOBODY, 0, codes.NOBODY, 0, cost)
        of(w, side, card, int(s.uid[unit]))
        w.context[KIND], w.context[X] = codes.AS_SPELL, s.at[unit]
        s.done[unit] |= codes.REVEALED
        begin_ability(s, t, w, int(t.cast[card]))
        return
    pay_for_spell(s, t, w, side, cost)
    place = arrive(s, t, w, side, card, side, where if where < codes.SQUARES else int(s.at[unit]))
    if place >= 0 and where >= codes.SQUARES:
        pick_up(s, t, w, unit, place)
    tell_card(s, t, w, codes.CASTS, side, card)


@inner(VOID(S, T, W, INT))
def tap_avatar(s: Any, t: Any, w: Any, side: int) -> None:
    s.done[side * codes.PLACES] |= codes.TAPPED


@inner(VOID(S, T, W, INT, INT, INT))
def play_site(s: Any, t: Any, w: Any, side: int, card: int, square: int) -> None:
    """Tap the avatar to play a site (S-4)."""
    tap_avatar(s, t, w, side)
    remove(s, side, codes.HAND, card)
    build(s, t, w, side, card, square)


@inner(VOID(S, T, W, INT))
def draw_site(s: Any, t: Any, w: Any, side: int) -> None:
    """Tap the avatar to draw a site (S-4)."""
    tap_avatar(s, t, w, side)
    draw_cards(s, t, w, side, codes.ATLAS, 1)


@inner(VOID(S, T, W, INT, INT, INT))
def use(s: Any, t: Any, w: Any, side: int, place: int, ability: int) -> None:
    """Use an activated ability: its targets are named, then it is paid for."""
    row, card, uid, location = t.ability[ability], int(s.card[place]), int(s.uid[place]), int(s.at[place])
    note(s, w, events.ABILITY_USED, side, card, place, int(row[codes.COST_MANA]), ability)
    s.done[place] |= codes.USED | codes.REVEALED
    if place < codes.OBJECTS and s.host[place] >= 0:
        s.done[int(s.host[place])] |= codes.REVEALED
    spend(s, uid, int(row[codes.ONCE_BIT]))
    about(w, codes.NOBODY, 0, codes.NOBODY, 0, 0)
    of(w, side, card, uid)
    w.context[KIND], w.context[X] = codes.AS_ACTIVATED, location
    begin_ability(s, t, w, ability)
