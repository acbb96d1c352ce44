"""The state of a game, declared: its fields, in the order in which they lie there, and its zones. Loads no Numba (rules.kernel.state)."""

from __future__ import annotations

from rules.douwushi.engine.core.state import codes
from rules.kernel.compiled.machine.sizes import unseen_field
from rules.kernel.state.fields import PLACE, SIDE, Field, StateFields
from rules.kernel.state.values import Counts, Flag, Number
from rules.kernel.state.zones import Zone
from rules.wording import Text

#: The most that a position may give: a hero's damage and MP, and what is counted of a side or a hero.
DAMAGE, MP, COUNT = 9999, 999, 99

#: What is counted of a side in a turn.
EVENTS = {
    "died": codes.COUNT_DIED,
    "attacks": codes.COUNT_ATTACKS,
    "skills": codes.COUNT_SKILLS,
    "equipped": codes.COUNT_EQUIPPED,
}
#: But for the bounty, which lies in stacks.
HAND, RESERVE, GRAVEYARD, BEYOND = ZONES = (
    Zone("hand", codes.HAND, Text("Hand", "手牌"), seen="owner", shown="shown"),
    Zone("reserve", codes.RESERVE, Text("Reserve", "预备区"), is_from_top=True, known="reserve_known", shown="reserve_shown", is_pile=True),
    Zone("graveyard", codes.GRAVEYARD, Text("Graveyard", "坟场"), seen="everybody", is_pile=True),
    Zone("beyond", codes.BEYOND, Text("Beyond", "战场以外"), seen="everybody", is_pile=True),
)

#: It lies in stacks, which positions list one by one.
BOUNTY = Zone("bounty", codes.BOUNTY, Text("Bounty", "悬赏牌"))

#: `cards[p, zone]` lists card ids, the top of a reserve last, the bounty's stacks one after the other. Bits of cards stand for one owner's
#: each: the rows of a side are its own cards.
STATE = StateFields(
    Field("rng", "u8", SIDE, seen="nobody"),  # one stream a side
    unseen_field(codes.CARDS),
    Field("known", "u8", SIDE, (2,), seen="owner"),  # [viewer, owner]: the cards whose place the viewer knows
    Field("present", "u8", SIDE),  # the cards on the battlefield
    Field("tapped", "u8", SIDE, told=64),  # the tapped heroes and weapons
    Field("once", "u8", SIDE, (2,), told=64),  # [owner, which]: the cards whose first or second once-a-turn thing was used this turn
    Field("picked", "u8", SIDE),  # the cards, items or spells taken by the running ability
    Field("options", "u8", SIDE),  # those that may be picked now
    Field("named", "u8", shape=(codes.REGISTERS, 2)),  # the items or spells named before the ability was paid
    Field("borne", "u8", SIDE, (codes.FIELD,)),  # [owner, slot]: the items and lasting spells on a hero
    Field("named_heroes", "i4", shape=(codes.REGISTERS,)),  # the heroes named, as bits of slots
    Field("field", "i4"),  # the slots with a hero, as bits
    Field("that", "i4"),  # the heroes that the running ability took last
    Field("kept", "i4"),  # those that it took before them
    Field("choices", "i4"),  # the slots that may be chosen now
    Field("actions", "i4"),
    Field("turn", "i2", told=8, holds=(0, codes.TURN_LIMIT)),
    Field("turn_actions", "i2", holds=(0, codes.ACTION_LIMIT)),
    Field("turn_effects", "i2"),
    Field("next_uid", "i2", holds=(0, 2**15 - 1)),
    Field("context", "i2", shape=(codes.CONTEXT_WIDTH,)),  # of the ability that is carried out
    Field("pc", "i2"),  # its next instruction, -1 when none is carried out
    Field("else_pc", "i2"),  # where it goes on when "may" is declined
    Field("battle_uids", "i2", SIDE),  # attacker and attacked
    Field("uid", "i2", PLACE),  # a new number each time a place is filled, 0 when empty
    Field("damage", "i2", PLACE, told=14, holds=(0, codes.BOUND), said=(Number(name="damage", most=DAMAGE, words=Text("Damage", "伤害")),)),
    Field("mp", "i2", PLACE, told=14, holds=(0, codes.BOUND), said=(Number(name="mp", most=MP, words=Text("MP", "MP")),)),
    Field("attack", "i2", PLACE),  # from here to `limits`: worked out again whenever something may have changed
    Field("life", "i2", PLACE, holds=(-codes.BOUND, 3 * codes.BOUND)),
    Field("traits", "i2", PLACE),  # restrictions and the like, as bits
    Field("attack_type", "i1", PLACE),
    Field("classes", "i1", PLACE),  # whose items it may have, as bits
    Field("counters", "i2", PLACE),  # how often it may counter in a turn
    Field("skill_cost", "i2", PLACE),
    Field("equip_cost", "i2", PLACE, (2,)),  # for weapons, for equipment
    Field("limits", "i2", SIDE, (3,)),
    Field("has_damage_rules", "i1"),
    Field("is_stale", "i1"),
    Field("phase", "i1", told=4, holds=(codes.STARTING, codes.OVER)),
    Field("active", "i1", told=1, holds=(0, 1)),
    Field("first", "i1", holds=(0, 1)),
    Field("winner", "i1", holds=(-1, codes.DRAWN_GAME)),  # -1 while the game goes on, 2 a draw
    Field("end", "i1"),
    Field("errors", "u1"),
    Field("asked", "i1"),  # what is asked, and of whom
    Field("asked_side", "i1"),
    Field("left", "i1"),  # how many are still to be chosen
    Field("can_stop", "i1"),
    Field("purpose", "i1"),
    Field("zone_side", "i1"),
    Field("zone", "i1"),
    Field("battle_step", "i1", told=8),
    Field("spell_used", "i1"),  # the spell that is being cast, -1 none
    Field("is_announced", "i1"),  # whether the ability that is carried out costs MP or taps its hero
    Field("owed", "i2"),  # the MP that its bearer pays when it has been carried out
    Field("bounty_due", "i1", SIDE, told=8),  # stacks to be taken for heroes that died
    Field(
        "fallen",
        "i1",
        SIDE,
        told=8,
        said=(Number(name="fallen", most=COUNT, words=Text("Fallen heroes", "阵亡英雄"), most_set=codes.FALLEN_LIMIT - 1),),
    ),
    Field("deployed", "i1", SIDE, told=8, said=(Number(name="deployed", most=COUNT),)),
    Field("cast", "i1", SIDE, told=8, said=(Number(name="cast", most=COUNT),)),
    Field("card", "i1", PLACE, seen="knowers", holds=(-1, codes.CARDS - 1)),  # -1 when empty
    Field("guards", "i1", PLACE, told=8, holds=(-1, codes.FIELD - 1)),  # the slot that it guards, -1 none
    Field("guard_until", "i2", PLACE, told=8),  # the last turn of that
    Field(
        "done",
        "u1",
        PLACE,
        told=3,
        said=(
            Flag(name="guard_spent", bit=codes.GUARD_SPENT),
            Flag(name="assigned", bit=codes.ASSIGNED),
            Flag(name="hit_this_turn", bit=codes.WAS_HIT),
        ),
    ),
    Field("countered", "i1", PLACE, told=5, said=(Number(name="counters", most=COUNT),)),  # how often it has this turn
    Field("happened", "u1", SIDE, (codes.COUNTED_EVENTS,), said=(Counts(name="this_turn", events=EVENTS),)),
    Field("size", "i1", SIDE, (codes.ZONES,), told=7, holds=(0, codes.SIDE_CARDS)),
    Field("stacks", "i1", SIDE, told=8, holds=(0, codes.STACKS)),
    Field("stack_size", "i1", SIDE, (codes.STACKS,)),
    Field("cards", "i1", SIDE, (codes.ZONES, codes.SIDE_CARDS), seen="knowers"),
    Field("spells_size", "i1", holds=(0, codes.SPELL_ROWS)),
    Field("given_size", "i1", holds=(0, codes.GIVEN_ROWS)),
    Field("waiting_size", "i2", told=10),
    Field("spells", "i2", shape=(codes.SPELL_ROWS, codes.SPELL_WIDTH)),
    Field("given", "i2", shape=(codes.GIVEN_ROWS, codes.GIVEN_WIDTH)),
    Field("waiting", "i2", shape=(codes.WAITING_HEIGHT, codes.CONTEXT_WIDTH)),
    places=codes.FIELD,
)
