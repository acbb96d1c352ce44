"""The state of a game, declared: its fields, in the order in which they lie there, and its zones. Loads no Numba (rules.kernel.state)."""

from __future__ import annotations

from rules.kernel.compiled.machine.sizes import Sizes, course_fields, figure_fields, knowledge_field, pile_fields, unseen_field
from rules.kernel.state.fields import PLACE, SIDE, Field, StateFields
from rules.kernel.state.values import Counts, Flag, Marks, Number
from rules.kernel.state.zones import Zone
from rules.sorcery.engine.core.state import codes
from rules.wording import Text

#: The most that a position may give: damage and changes of a unit, life, steps.
WOUNDS, MOST_LIFE, MOST_STEPS = 99, 99, 9

#: All that a unit may have beside its print: keywords and restrictions.
MARKS = {
    "airborne": codes.AIRBORNE,
    "ranged": codes.RANGED,
    "burrowing": codes.BURROWING,
    "submerge": codes.SUBMERGE,
    "voidwalk": codes.VOIDWALK,
    "stealth": codes.STEALTH,
    "charge": codes.CHARGE,
    "lethal": codes.LETHAL,
    "ward": codes.WARD,
    "movement": codes.MOVEMENT,
    "defender": codes.DEFENDER,
    "spellcaster": codes.SPELLCASTER,
    "cant_attack": codes.CANT_ATTACK,
    "cant_move": codes.CANT_MOVE,
    "cant_intercept": codes.CANT_INTERCEPT,
    "cant_defend": codes.CANT_DEFEND,
    "cant_be_intercepted": codes.CANT_BE_INTERCEPTED,
    "cant_strike_sites": codes.CANT_STRIKE_SITES,
    "cant_untap": codes.CANT_UNTAP,
    "cant_be_aimed_at": codes.CANT_BE_AIMED_AT,
}
MARK_BITS = len(MARKS)
ELEMENTS = {"fire": codes.FIRE, "air": codes.AIR, "water": codes.WATER, "earth": codes.EARTH}
#: What is counted of a side in a turn.
EVENTS = {
    "drawn": codes.COUNT_DRAWN,
    "discarded": codes.COUNT_DISCARDED,
    "cast": codes.COUNT_CAST,
    "sites_played": codes.COUNT_SITES_PLAYED,
    "attacks": codes.COUNT_ATTACKS,
    "died": codes.COUNT_DIED,
    "life_gained": codes.COUNT_LIFE_GAINED,
    "life_lost": codes.COUNT_LIFE_LOST,
}
ZONES = (
    Zone("hand", codes.HAND, Text("Hand", "手牌"), seen="owner", shown="shown"),
    Zone("spellbook", codes.SPELLBOOK, Text("Spellbook", "法术书"), is_from_top=True, known="spellbook_known", is_pile=True),
    Zone("atlas", codes.ATLAS, Text("Atlas", "地图册"), is_from_top=True, known="atlas_known", is_pile=True),
    Zone("graveyard", codes.GRAVEYARD, Text("Graveyard", "坟场"), seen="everybody", is_pile=True),
    Zone("banished", codes.BANISHED, Text("Banished", "放逐区"), seen="everybody", is_pile=True),
)
SIZES = Sizes(cards=codes.CARDS, registers=codes.SPOT + 1, stack=0)


def _number(name: str, words: Text | None = None, most: int = WOUNDS, least: int = 0) -> tuple[Number]:
    return (Number(name=name, least=least, most=most, words=words),)


def _marks(name: str) -> tuple[Marks]:
    return (Marks(name=name, words=MARKS, whose=Text("a unit", "单位")),)


#: Objects lie in side * PLACES + 0.., behind them the sites by their squares. `cards[side, zone]` lists card ids, the top of a deck last.
STATE = StateFields(
    *course_fields(turns=codes.TURN_LIMIT, phases=codes.OVER + 1),
    *SIZES.fields,
    knowledge_field(codes.CARDS),
    unseen_field(codes.CARDS),
    Field("filled", "i8", told=60),  # bits of the slots in use, and of the squares with a site
    *figure_fields(),
    Field("gone", "i2", told=10),  # the power of what an effect took out of the realm last, its cost, and the squares where it was
    Field("gone_cost", "i2", told=10),
    Field("gone_from", "i4", told=20),
    Field("stage", "i1", told=4, holds=(codes.IDLE, codes.STRIKING)),  # of a move or an attack
    Field("mover_uid", "i2"),  # of who moves or attacks, 0 nobody
    Field("goal", "i1", told=6),  # the location where it wants to go, and in how many steps more
    Field("steps_left", "i1", told=5),
    Field("prey_uid", "i2"),  # of what it goes for, a unit or a site, 0 nothing
    Field("foes", "i8", told=40),  # bits of the units that it fights
    Field(
        "life",
        "i2",
        SIDE,
        told=8,
        holds=(0, codes.BOUND),
        said=(Number(name="life", most=MOST_LIFE, default=None, words=Text("Life", "生命值")),),
    ),
    Field("died_on", "i2", SIDE, told=8, said=_number("at_deaths_door", None, codes.TURN_LIMIT)),  # the turn of death's door, 0 not there
    Field("is_slain", "i1", SIDE, told=1),  # it was dealt the death blow
    Field("mana", "i2", SIDE, told=7, holds=(0, codes.MOST_MANA), said=_number("mana", Text("Mana", "法力"), codes.MOST_MANA)),
    Field("plus_threshold", "i2", SIDE, (codes.ELEMENTS,), told=5, said=(Counts(name="threshold", events=ELEMENTS),)),
    Field("turn_threshold", "i2", SIDE, (codes.ELEMENTS,), told=5, said=(Counts(name="threshold_this_turn", events=ELEMENTS),)),
    Field("round_threshold", "i1", SIDE, (codes.ELEMENTS,), told=5),
    Field("given_threshold", "i1", SIDE, (codes.ELEMENTS,)),  # by static abilities: worked out again with the power of units
    Field("given_income", "i2", SIDE),
    Field("happened", "i2", SIDE, (codes.COUNTED_EVENTS,), told=4, said=(Counts(name="this_turn", events=EVENTS),)),
    Field("uid", "i2", PLACE),  # a new number each time something comes there, 0 when empty
    Field("card", "i2", PLACE, seen="knowers", holds=(codes.RUBBLE, codes.CARDS - 1)),  # -1 when empty, RUBBLE in a square
    Field("owner", "i1", PLACE),
    Field("holder", "i1", PLACE, told=1),  # who controls the site of a square
    Field("at", "i1", PLACE, told=6, holds=(0, codes.LOCATIONS - 1)),  # the location; the lower left square of an aura
    Field("host", "i1", PLACE, told=7, holds=(-1, codes.OBJECTS - 1)),  # the slot of the unit that carries an artifact, -1 none
    Field(
        "done",
        "i2",
        PLACE,
        told=8,
        said=(
            Flag(name="is_tapped", bit=codes.TAPPED),
            Flag(name="is_sick", bit=codes.SICK),
            Flag(name="has_fought", bit=codes.FOUGHT),
            Flag(name="has_handled", bit=codes.HANDLED),
            Flag(name="was_used", bit=codes.USED),
            Flag(name="is_revealed", bit=codes.REVEALED),
            Flag(name="is_unwarded", bit=codes.UNWARDED),
            Flag(name="is_doomed", bit=codes.DOOMED),
        ),
    ),
    # What effects make of it: for the game, for this turn, and until the next turn of side 0 or 1 starts.
    Field("wet", "i1", PLACE, told=2),  # whether a site is water or land, whatever is printed on it
    Field("turn_wet", "i1", PLACE, told=2),
    Field("round_wet", "i1", PLACE, (2,), told=3),
    Field("plus_power", "i2", PLACE, told=8, said=_number("plus_power", least=-WOUNDS)),
    Field("turn_power", "i2", PLACE, told=8, said=_number("power_this_turn", least=-WOUNDS)),
    Field("round_power", "i2", PLACE, (2,), told=8),
    Field("plus_steps", "i1", PLACE, told=5, said=_number("plus_steps", None, MOST_STEPS, -MOST_STEPS)),
    Field("turn_steps", "i1", PLACE, told=5, said=_number("steps_this_turn", None, MOST_STEPS, -MOST_STEPS)),
    Field("round_steps", "i1", PLACE, (2,), told=5),
    Field("plus_reach", "i1", PLACE, told=4, said=_number("ranged", None, MOST_STEPS)),
    Field("turn_reach", "i1", PLACE, told=4, said=_number("ranged_this_turn", None, MOST_STEPS)),
    Field("round_reach", "i1", PLACE, (2,), told=4),
    Field("gained", "i4", PLACE, told=MARK_BITS, said=_marks("gained")),
    Field("gained_turn", "i4", PLACE, told=MARK_BITS, said=_marks("gained_this_turn")),
    Field("gained_round", "i4", PLACE, (2,), told=MARK_BITS),
    Field("saved", "i2", PLACE, told=8, said=_number("prevented")),  # so much of the next damage is prevented
    Field("saved_round", "i2", PLACE, (2,), told=8),
    Field("wounds", "i2", PLACE, told=8, holds=(0, codes.BOUND), said=_number("damage", Text("Damage", "伤害"))),
    Field("held", "i1", PLACE, told=4, said=_number("held", None, 9)),  # so many times it is not untapped
    #: 1 + the side that gets it back as this turn ends, 3 + the side as the other's next turn starts.
    Field("stolen", "i1", PLACE, told=3),
    Field("once", "i2", PLACE, told=8),  # the once-a-turn abilities used
    Field("rank", "i1", PLACE, told=5),  # its place among the foes of an attacker, from 1
    Field("power", "i2", PLACE),  # from here to `ground`: worked out again whenever something may have changed
    Field("reach", "i1", PLACE),  # how many squares it strikes over
    Field("steps", "i1", PLACE),  # how many steps it may take
    Field("traits", "i4", PLACE),
    Field("ground", "i1", PLACE),  # of a site: whether it is water or land, as static abilities have it; 0 as they leave it
    *pile_fields(zones=codes.ZONES, side_cards=codes.SIDE_CARDS),
    *SIZES.tables,
    places=codes.TARGETS,
)
