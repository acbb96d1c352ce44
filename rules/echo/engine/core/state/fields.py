"""The state of a game, declared: its fields, in the order in which they lie there, and its zones. Loads no Numba (rules.kernel.state)."""

from __future__ import annotations

from rules.echo.engine.core.state import codes
from rules.kernel.compiled.machine.sizes import unseen_field
from rules.kernel.state.fields import PLACE, SIDE, Field, StateFields
from rules.kernel.state.values import Counts, Flag, Marks, Number
from rules.kernel.state.zones import Zone
from rules.wording import Text

#: The most that a position may give: attack and life, energy.
LIFE, ENERGY, CAP, DRAWS = 9999, 999, 999, 99

#: All that a follower may have: keywords, restrictions, and that it must be attacked first.
MARKS = {
    "shield": codes.SHIELD,
    "reattack": codes.REATTACK,
    "regenerate": codes.REGENERATE,
    "cant_attack": codes.CANT_ATTACK,
    "cant_attack_hero": codes.CANT_ATTACK_HERO,
    "cant_be_attacked": codes.CANT_BE_ATTACKED,
    "cant_be_chosen": codes.CANT_BE_CHOSEN,
    "cant_awaken": codes.CANT_AWAKEN,
    "cant_use": codes.CANT_USE,
    "guard": codes.GUARD,
}
#: How many bits they take.
MARK_BITS = len(MARKS)
#: What is counted of a side in a turn.
EVENTS = {
    "drawn": codes.COUNT_DRAWN,
    "discarded": codes.COUNT_DISCARDED,
    "displayed": codes.COUNT_DISPLAYED,
    "items": codes.COUNT_ITEMS,
    "placed": codes.COUNT_PLACED,
    "awakened": codes.COUNT_AWAKENED,
    "destroyed": codes.COUNT_DESTROYED,
    "attacks": codes.COUNT_ATTACKS,
    "life_lost": codes.COUNT_LIFE_LOST,
    "healed": codes.COUNT_HEALED,
    "skills": codes.COUNT_SKILLS,
}
HAND, DECK, DISPLAY, GRAVEYARD = ZONES = (
    Zone("hand", codes.HAND, Text("Hand", "手牌"), seen="owner", shown="shown"),
    Zone("deck", codes.DECK, Text("Deck", "卡组"), is_from_top=True, known="deck_known", shown="deck_shown", is_pile=True),
    Zone("display", codes.DISPLAY, Text("Display zone", "展示区"), seen="everybody"),
    Zone("graveyard", codes.GRAVEYARD, Text("Graveyard", "墓地"), seen="everybody", is_pile=True),
)


def _marks(name: str) -> tuple[Marks]:
    return (Marks(name=name, words=MARKS, whose=Text("a follower", "随从")),)


#: A slot of the field is side * 5 + 0..4. `cards[p, zone]` lists card ids, the top of a deck last.
STATE = StateFields(
    Field("rng", "u8", SIDE, seen="nobody"),  # one stream a side
    unseen_field(codes.CARDS),
    Field("known", "u8", SIDE, seen="owner"),  # bits of the cards whose place that side knows
    Field("tossed", "u8", SIDE, seen="owner"),  # bits of the cards chosen in the mulligan
    Field("options", "u8"),  # bits of the cards that may be picked now
    Field("present", "u8"),  # bits of the cards on the field, and of both heroes
    Field("picked", "u8"),  # bits of the cards picked by the running effect
    Field("actions", "i4"),
    Field("turn", "i2", told=8, holds=(0, codes.TURN_LIMIT)),
    Field("turn_actions", "i2", holds=(0, codes.ACTION_LIMIT)),
    Field("turn_effects", "i2"),
    Field("next_uid", "i2", told=10, holds=(0, 2**15 - 1)),
    Field("waiting_size", "i2", holds=(0, codes.WAITING_HEIGHT)),
    Field(
        "life",
        "i2",
        SIDE,
        told=16,
        holds=(-codes.BOUND, codes.BOUND),
        said=(Number(name="life", least=-LIFE, most=LIFE, default=None, words=Text("Life", "生命值")),),
    ),
    Field(
        "energy",
        "i2",
        SIDE,
        told=16,
        is_told_of_own=True,
        holds=(0, codes.BOUND),
        said=(Number(name="energy", most=ENERGY, default=None, words=Text("Energy", "能量")),),
    ),
    Field("cap_change", "i2", SIDE, said=(Number(name="energy_cap", least=-CAP, most=CAP),)),
    Field("cap_change_once", "i2", SIDE, said=(Number(name="energy_cap_once", least=-CAP, most=CAP),)),
    Field("that", "i2"),  # bits of the slots that the running ability took last
    Field("held", "i2"),  # the same of an ability that waits for a replacement
    Field("gone", "i2"),  # the attack of those that the running ability destroyed or sent back last
    Field("uid", "i2", PLACE),  # a new number each time a slot is filled, 0 when empty
    Field("buff", "i2", PLACE, told=8, holds=(-codes.BOUND, codes.BOUND)),
    Field(
        "buff_turn",
        "i2",
        PLACE,
        told=8,
        holds=(-codes.BOUND, codes.BOUND),
        said=(Number(name="attack_this_turn", least=-LIFE, most=LIFE),),
    ),
    # What the next turn begins with as its own.
    Field("buff_next", "i2", PLACE, told=8, said=(Number(name="attack_next_turn", least=-LIFE, most=LIFE),)),
    Field("aura", "i2", PLACE, told=8),  # attack from continuous passives
    Field("gained", "i2", PLACE, told=MARK_BITS, said=_marks("gained")),  # keywords and restrictions, as bits
    Field("lost", "i2", PLACE, told=MARK_BITS, said=_marks("lost")),
    Field("gained_turn", "i2", PLACE, told=MARK_BITS, said=_marks("gained_this_turn")),
    Field("lost_turn", "i2", PLACE, told=MARK_BITS, said=_marks("lost_this_turn")),
    Field("gained_next", "i2", PLACE, told=MARK_BITS, said=_marks("gained_next_turn")),
    Field("lost_next", "i2", PLACE, told=MARK_BITS, said=_marks("lost_next_turn")),
    Field("aura_keywords", "i2", PLACE),
    Field("stack_size", "i1", told=7, holds=(0, codes.STACK_HEIGHT)),
    Field("phase", "i1", told=4, holds=(codes.MULLIGAN, codes.OVER)),
    Field("active", "i1", told=1, holds=(0, 1)),
    Field("first", "i1", holds=(0, 1)),
    Field("asked", "i1"),  # who is asked in mulligan and setup
    Field("winner", "i1", holds=(-1, codes.DRAWN_GAME)),  # -1 while the game goes on, 2 a draw
    Field("end", "i1"),
    Field("errors", "u1"),
    Field("skips_battle", "i1"),
    Field("has_auras", "i1"),
    Field("is_stale", "i1"),  # whether what steady auras give may have changed since it was worked out
    Field("skips_draw", "i1", SIDE, said=(Number(name="skipped_draws", most=DRAWS),)),
    Field("hero_used", "i1", SIDE, told=1, is_told_of_own=True, said=(Flag(name="skill_used", key="hero_skill_used"),)),
    Field("hero_once", "u1", SIDE, told=8),
    Field("card", "i1", PLACE, seen="knowers", holds=(-1, codes.DECK_CARDS - 1)),  # -1 when empty
    Field("awake", "i1", PLACE, told=1, holds=(0, 1)),
    Field(
        "done",
        "u1",
        PLACE,
        told=7,
        said=(
            Flag(name="woke_this_turn", bit=codes.WOKE),
            Flag(name="attacked", bit=codes.ATTACKED),
            Flag(name="attacks_again", bit=codes.ATTACKS_AGAIN),
            Flag(name="reattacked", bit=codes.REATTACKED),
            Flag(name="skill_used", bit=codes.SKILL_USED),
            Flag(name="regenerated", bit=codes.REGENERATED),
            Flag(name="extra_attack", bit=codes.EXTRA_ATTACK),
        ),
    ),
    Field("once", "u1", PLACE, told=8),
    # To a side this turn; counted only if a card asks for it.
    Field("happened", "u1", SIDE, (codes.COUNTED_EVENTS,), said=(Counts(name="this_turn", events=EVENTS),)),
    Field("size", "i1", SIDE, (len(ZONES),), told=7, holds=(0, codes.DECK_CARDS)),
    Field("cards", "i1", SIDE, (len(ZONES), codes.DECK_CARDS), seen="knowers"),
    Field("stack", "i2", shape=(codes.STACK_HEIGHT, codes.FRAME_WIDTH)),
    Field("waiting", "i2", shape=(codes.WAITING_HEIGHT, codes.CONTEXT_WIDTH)),
    places=codes.FIELD,
)
