"""The state of a game, declared: its fields, in the order in which they lie there, and its zones. Loads no Numba (rules.kernel.state)."""

from __future__ import annotations

from rules.hota.engine.core.state import codes
from rules.kernel.compiled.machine.sizes import Sizes, figure_fields, knowledge_field, pile_fields, unseen_field
from rules.kernel.state.fields import PLACE, SIDE, Field, StateFields
from rules.kernel.state.values import Counts, Flag, Marks, Number
from rules.kernel.state.zones import Zone
from rules.wording import Text

#: The most that a position may give: damage of a player, mana, damage and changes of a creature, attributes.
DAMAGE, MANA, WOUNDS, MOST_ATTRIBUTE = 9999, 999, 9999, 99

#: All that a creature may have beside its print: keywords and restrictions.
MARKS = {
    "flying": codes.FLYING,
    "reach": codes.REACH,
    "first_strike": codes.FIRST_STRIKE,
    "trample": codes.TRAMPLE,
    "vigilance": codes.VIGILANCE,
    "haste": codes.HASTE,
    "lifesteal": codes.LIFESTEAL,
    "spell_shield": codes.SPELL_SHIELD,
    "cant_attack": codes.CANT_ATTACK,
    "cant_block": codes.CANT_BLOCK,
    "cant_be_blocked": codes.CANT_BE_BLOCKED,
    "cant_ready": codes.CANT_READY,
}
MARK_BITS = len(MARKS)
ATTRIBUTES = {"strength": codes.STRENGTH, "agility": codes.AGILITY, "intellect": codes.INTELLECT}
#: What is counted of a side in a turn.
EVENTS = {
    "drawn": codes.COUNT_DRAWN,
    "discarded": codes.COUNT_DISCARDED,
    "cast": codes.COUNT_CAST,
    "attacks": codes.COUNT_ATTACKS,
    "died": codes.COUNT_DIED,
    "damage_taken": codes.COUNT_DAMAGED,
    "life_gained": codes.COUNT_GAINED,
    "attribute_cards": codes.COUNT_ATTRIBUTES,
}
HAND, DECK, GRAVEYARD, EXILE, PLAYED = ZONES = (
    Zone("hand", codes.HAND, Text("Hand", "手牌"), seen="owner", shown="shown"),
    Zone("deck", codes.DECK, Text("Deck", "套牌"), is_from_top=True, known="deck_known", shown="deck_shown", is_pile=True),
    Zone("graveyard", codes.GRAVEYARD, Text("Graveyard", "坟场"), seen="everybody", is_pile=True),
    Zone("exile", codes.EXILE, Text("Exile", "放逐区"), seen="everybody", is_pile=True),
    Zone("attribute_cards", codes.ATTRIBUTES, Text("Attribute cards", "属性牌"), seen="everybody"),
)
SIZES = Sizes(cards=codes.CARDS, registers=codes.REGISTERS, stack=codes.STACK)


def _marks(name: str) -> tuple[Marks]:
    return (Marks(name=name, words=MARKS, whose=Text("a creature", "生物")),)


def _number(name: str, words: Text, most: int = WOUNDS, least: int = 0) -> tuple[Number]:
    return (Number(name=name, least=least, most=most, words=words),)


#: A place of the battlefield is side * PLACES + 0.. . `cards[p, zone]` lists card ids, the top of a deck last.
STATE = StateFields(
    Field("rng", "u8", SIDE, seen="nobody"),  # one stream a side
    *SIZES.fields,
    knowledge_field(codes.CARDS),
    unseen_field(codes.CARDS),
    Field("filled", "i8", told=40),  # bits of the places in use
    Field("actions", "i4"),
    Field("turn", "i2", told=8, holds=(0, codes.TURN_LIMIT)),
    Field("turn_actions", "i2", holds=(0, codes.ACTION_LIMIT)),
    Field("phase", "i1", told=5, holds=(codes.ANNOUNCING, codes.OVER)),
    Field("active", "i1", told=1, holds=(0, 1)),
    Field("first", "i1", holds=(0, 1)),
    Field("winner", "i1", holds=(-1, codes.DRAWN_GAME)),  # -1 while the game goes on, 2 a draw
    Field("end", "i1"),
    Field("errors", "u1"),
    *figure_fields(),
    Field("gone", "i2", told=14),  # the attack of what an effect took off the battlefield last
    Field("mulligan", "i1", SIDE, told=4),  # so many cards a side exchanges
    Field("damage", "i2", SIDE, told=14, holds=(0, codes.BOUND), said=_number("damage", Text("Damage", "伤害"), DAMAGE)),
    Field("mana", "i2", SIDE, told=10, holds=(0, 4 * MANA), said=_number("mana", Text("Mana", "魔法值"), MANA)),
    Field("mana_cap", "i2", SIDE, told=10, holds=(0, 4 * MANA), said=_number("mana_cap", Text("Mana cap", "魔法值上限"), MANA)),
    Field("prevented", "i2", SIDE, told=14, holds=(0, codes.BOUND), said=(Number(name="prevented", most=DAMAGE),)),
    Field("attributes", "i2", SIDE, (codes.ATTRIBUTE_KINDS,), told=8, said=(Counts(name="attributes", events=ATTRIBUTES),)),
    Field("attributes_turn", "i2", SIDE, (codes.ATTRIBUTE_KINDS,), told=8, said=(Counts(name="attributes_this_turn", events=ATTRIBUTES),)),
    Field("has_played", "i1", SIDE, told=1, said=(Flag(name="has_played_attribute"),)),
    Field("is_out", "i1", SIDE, told=3),  # a draw could not be made: 1; it loses by an effect: 2; the other side wins by one: 4
    Field("happened", "i2", SIDE, (codes.COUNTED_EVENTS,), told=4, said=(Counts(name="this_turn", events=EVENTS),)),
    Field("uid", "i2", PLACE),  # a new number each time a place is filled, 0 when empty
    Field("card", "i2", PLACE, seen="knowers", holds=(-1, codes.CARDS - 1)),  # -1 when empty
    Field("owner", "i1", PLACE),
    Field(
        "done",
        "i1",
        PLACE,
        told=5,
        said=(Flag(name="is_tapped", bit=codes.TAPPED), Flag(name="is_fresh", bit=codes.FRESH)),
    ),
    Field("wounds", "i2", PLACE, told=14, holds=(0, codes.BOUND), said=_number("damage", Text("Damage", "伤害"))),
    Field("plus_attack", "i2", PLACE, told=10, said=(Number(name="plus_attack", least=-WOUNDS, most=WOUNDS),)),
    Field("plus_life", "i2", PLACE, told=10, said=(Number(name="plus_life", least=-WOUNDS, most=WOUNDS),)),
    Field("turn_attack", "i2", PLACE, told=10, said=(Number(name="attack_this_turn", least=-WOUNDS, most=WOUNDS),)),
    Field("turn_life", "i2", PLACE, told=10, said=(Number(name="life_this_turn", least=-WOUNDS, most=WOUNDS),)),
    Field("gained", "i2", PLACE, told=MARK_BITS, said=_marks("gained")),
    Field("gained_turn", "i2", PLACE, told=MARK_BITS, said=_marks("gained_this_turn")),
    Field("saved", "i2", PLACE, told=14, said=(Number(name="prevented", most=WOUNDS),)),  # so much of the next damage is prevented
    Field("held", "i1", PLACE, told=4, said=(Number(name="held", most=9),)),  # so many ready steps pass it by
    Field("once", "i2", PLACE, told=8),  # the once-a-turn abilities used
    Field("host", "i1", PLACE, told=7, holds=(-1, codes.FIELD - 1)),  # the place of the creature that an equipment is on, -1 none
    Field("blocks", "i1", PLACE, told=7, holds=(-1, codes.FIELD - 1)),  # the place of the attacker that it blocks, -1 none
    Field("rank", "i1", PLACE, told=5),  # its place among the blockers of an attacker, from 1
    Field("attack", "i2", PLACE),  # from here to `traits`: worked out again whenever something may have changed
    Field("life", "i2", PLACE),
    Field("traits", "i2", PLACE),
    *pile_fields(zones=codes.ZONES, side_cards=codes.SIDE_CARDS),
    *SIZES.tables,
    places=codes.FIELD,
)
