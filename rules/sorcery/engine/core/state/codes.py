"""The numbers that stand for things in the engine's records."""

from __future__ import annotations

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.control import COLUMNS
from rules.kernel.compiled.machine import codes as machine

# Sizes. A card's id is its owner's side * SIDE_CARDS + its number there: 0 for the avatar, then spells, from FIRST_SITE on sites. Behind
# both sides' cards come the tokens.
SIDE_CARDS = 128
FIRST_SITE = 88
TOKENS = 16
FIRST_TOKEN = 2 * SIDE_CARDS
CARDS = FIRST_TOKEN + TOKENS
#: Objects of a side lie in slots side * PLACES + 0..19, its avatar in the first; behind both sides' come the squares with their sites.
PLACES = 20
OBJECTS = 2 * PLACES
COLUMNS_OF_REALM, ROWS = 5, 4
SQUARES = COLUMNS_OF_REALM * ROWS
TARGETS = OBJECTS + SQUARES
#: A location is a square with a level: what lies on top, and what lies below its site.
LOCATIONS = 2 * SQUARES
ALL_PLACES = (1 << PLACES) - 1
ALL_OBJECTS = (1 << OBJECTS) - 1
ALL_SQUARES = (1 << SQUARES) - 1
NOBODY = -1
#: What stands for a site in a square whose site was destroyed (S-13).
RUBBLE = -2

# Numbers of the rules (S-1, S-15).
OPENING_HAND = 3
TURN_LIMIT = 200
ACTION_LIMIT = 1000
BOUND = 9999
LEAST_SPELLBOOK, LEAST_ATLAS = 40, 20
MOST_SPELLBOOK, MOST_ATLAS = FIRST_SITE - 1, SIDE_CARDS - FIRST_SITE
MOST_MANA = 99

# Zones of a side.
HAND, SPELLBOOK, ATLAS, GRAVEYARD, BANISHED = range(5)
ZONES = 5

# Kinds of cards, also as masks with bit n for kind n.
AVATAR, MINION, RELIC, AUTOMATON, MONUMENT, AURA, MAGIC, SITE = range(8)
UNITS = 1 << AVATAR | 1 << MINION | 1 << AUTOMATON
#: Units that damage kills and that the wrong region takes.
MORTALS = 1 << MINION | 1 << AUTOMATON

# Elements, also as masks.
FIRE, AIR, WATER, EARTH = range(4)
ELEMENTS = 4

# Regions.
SURFACE, VOID, UNDERGROUND, UNDERWATER = range(4)

# Keywords (S-16) and restrictions of units, as bits.
(
    AIRBORNE, RANGED, BURROWING, SUBMERGE, VOIDWALK, STEALTH, CHARGE, LETHAL, WARD, MOVEMENT, DEFENDER, SPELLCASTER,
    CANT_ATTACK, CANT_MOVE, CANT_INTERCEPT, CANT_DEFEND, CANT_BE_INTERCEPTED, CANT_STRIKE_SITES, CANT_UNTAP, CANT_BE_AIMED_AT,
) = (1 << index for index in range(20))  # fmt: skip

# What an object has done, as bits: it is tapped; it came this turn; it has fought, picked up or dropped something, or used an ability this
# turn; its stealth or its ward is gone; lethal damage was dealt to it.
TAPPED, SICK, FOUGHT, HANDLED, USED, REVEALED, UNWARDED, DOOMED = (1 << index for index in range(8))
#: Those that end with the turn.
OF_TURN = SICK | FOUGHT | HANDLED | USED


# The course of a game. A player decides in MULLIGAN, DRAWING and MAIN.
MULLIGAN, START, UNTAPPING, DRAWING, MAIN, ENDING, FINISH, OVER = range(8)
# The course of a move or an attack: the mover steps, has entered a location, is there, is defended against, may leave out its target,
# orders its foes, strikes.
IDLE, STEPPING, ENTERED, ARRIVED, DEFENDING, KEEPING, ORDERING, STRIKING = range(8)
#: What a mover goes for that only moves.
NOTHING_TO_STRIKE = -1

# What is asked beside what the machine asks.
ASK_MAIN, ASK_DRAW = range(machine.FIRST_OWN, machine.FIRST_OWN + 2)
#: What an answer is for: the machine's own are below 0.
(
    FOR_TARGETS, FOR_CARDS, FOR_TAKING, FOR_MULLIGAN, FOR_STEP, FOR_INTERCEPTING, FOR_DEFENDING, FOR_KEEPING, FOR_ORDER, FOR_SPOT, FOR_DECK,
) = range(1, 12)  # fmt: skip

# Kinds of actions; `rules/sorcery/actions.py` says what their operands are.
ACTION_KINDS = (
    *machine.ANSWERS, "draw", "site", "draw_site", "cast", "move", "attack", "shoot", "use", "pick_up", "drop",
)  # fmt: skip
DRAW_FROM, PLAY_SITE, DRAW_SITE, CAST, MOVE, ATTACK, SHOOT, USE, PICK_UP, DROP = range(
    machine.FIRST_OWN_ACTION, machine.FIRST_OWN_ACTION + 10
)
PACKING = Packing(a_bits=9, b_bits=6)
ACTIONS = 4096
NO_ACTION = -1
#: So many activated abilities a card may have.
SKILLS = 4

# How a game ended.
BY_DEATH_BLOW, BY_BOTH, BY_TURNS, BY_ACTIONS = range(4)
DRAWN_GAME = 2

# Errors of the engine, as bits. A sound game has none.
STACK_OVERFLOW, LOG_OVERFLOW = 1, 2
# ... found only where games are examined.
CARDS_NOT_CONSERVED, NUMBER_OUT_OF_RANGE, OPEN_CARD_UNKNOWN, OUT_OF_ORDER = 4, 8, 16, 32

# Kinds of abilities, and of what is carried out: a magic, an ability.
ACTIVATED, TRIGGERED, STATIC, SPELL_ABILITY, REPLACEMENT = range(5)
AS_SPELL, AS_ACTIVATED, AS_TRIGGERED = range(3)

# Columns of an ability. BY: about whom a moment is, FILTER: a selector of it or -1, INTO: of the site that is entered, or -1. NAMES: how
# many groups of targets it names. COST_CARDS: the selector of the cards of the hand that it costs, or -1; COST_OBJECTS the same for
# sacrifices. LIMIT: how much is prevented, how many cards are drawn; of draws the zone.
(
    ABILITY_KIND, MOMENT, BY, FILTER, PC, CONDITION, CONDITIONS, ONCE_BIT, GIVE, GIVES, TO, COST_MANA, COST_TAP, COST_SACRIFICE,
    COST_LIFE, COST_CARDS, COST_OBJECTS, NAMES, VICTIM, LIMIT, INTO,
) = range(21)  # fmt: skip
ABILITY_WIDTH = 21
ABILITIES = 512

# Whose, seen from an ability's owner.
OWN, ENEMY, EITHER, ITSELF, OF_HOST = range(5)

# Moments.
(
    ARRIVES, DIES, LEAVES, ENTERS, ATTACKS, INTERCEPTS, DEFENDS, STRIKES_SITE, DEALS_DAMAGE, IS_DAMAGED, PICKS_UP, TURN_STARTS, TURN_ENDS,
    GAINS_LIFE, LOSES_LIFE, CASTS, DRAWS, DISCARDS,
) = range(18)  # fmt: skip

# What can be replaced.
WOULD_DIE, WOULD_BE_DAMAGED, WOULD_LOSE_LIFE, WOULD_DRAW = range(4)

# Columns of a selector: of objects, sites and squares, cards in zones. Masks that are 0 ask nothing, as do bounds; -1 in those that ask
# yes or no. ON_ELEMENT, ON_GROUND and ON_SIDE are of the site of its square. HAS_FILTER: whether it asks for more than a place.
(
    HOW, WHOSE, OTHER, COUNT, UP_TO, KINDS, STATE, HAS, HAS_NOT, OF_ELEMENT, COST_MIN, COST_MAX, POWER_MIN, POWER_MAX, ZONE, HAS_FILTER,
    TOKEN, WHERE, STEPS, REGION, AROUND, GROUND, ON_ELEMENT, ON_GROUND, ON_SIDE,
) = range(25)  # fmt: skip
SELECTOR_WIDTH = 25
SELECTORS = 640
#: A square, with a site or not, where kinds are asked.
SQUARE = 1 << 8
#: What stands for cards without an element.
NO_ELEMENT = 1 << 4
# How a selector takes: named as it is announced, chosen as it is carried out, at random, all, those that need no choice, from the top.
TARGETED, CHOSEN, RANDOM, ALL, SELF, THE_SUBJECT, THE_FOE, THAT, HOST, CASTER, TOP = range(11)
#: Where what a selector takes is, and round whom.
ANYWHERE, HERE, ADJACENT, NEARBY, WITHIN, IN_LINE, IN_AREA = range(7)
AROUND_SOURCE, AROUND_SUBJECT, AROUND_FOE, AROUND_THAT, AROUND_MOVED = range(5)
#: The region that a selector asks for, behind the regions themselves: below a site, any, that of the source.
BELOW, ANY_REGION, SAME_REGION = range(4, 7)
#: Whether a site is water or land.
ANY_GROUND, ON_WATER, ON_LAND = range(3)
#: The bit of what was made of a site last, where effects of both players last.
LATEST = 4
#: What an object must be just now, as bits of a mask: any one will do.
IS_TAPPED, IS_UNTAPPED, IS_HURT, IS_BEARING, IS_CARRIED, IS_LYING, IS_EMPTY = (1 << index for index in range(7))

# Columns of a spot. BASES: a site, rubble, void, as bits; it uses the selector's WHERE, STEPS, AROUND, ON_..., HOW columns.
BASES, EMPTY, LEVEL = KINDS, TOKEN, ZONE
ON_SITE, ON_RUBBLE, ON_VOID = 1, 2, 4
SAME_LEVEL, ON_TOP, BENEATH = range(3)
#: What a spot is for: something that is moved, a card, a token.
A_THING, A_CARD, A_TOKEN = range(3)

# Columns of a condition, and its words. CONDITION_JOINED: this one or the next row will do.
(
    CONDITION_WORD, CONDITION_SIDE, CONDITION_SELECTOR, CONDITION_LOW, CONDITION_HIGH, CONDITION_WHO, CONDITION_DENIED, CONDITION_JOINED,
    CONDITION_AMOUNT,
) = range(9)  # fmt: skip
CONDITION_WIDTH = 9
CONDITION_ROWS = 384
IF_COUNT, IF_IS, IF_TURN_OF, IF_AT_DOOR = range(4)

# Columns of an amount, and what is counted. Amount rows hold plain numbers too. COUNTED_WHO: of whom, or whose.
COUNTED, AMOUNT_SELECTOR, COUNTED_WHO, TIMES, PLUS, AT_MOST = range(6)
AMOUNT_WIDTH = 6
AMOUNTS = 512
(
    PLAIN, OF_THINGS, OF_CARDS, OF_LIFE, OF_MANA, OF_FIRE, OF_AIR, OF_WATER, OF_EARTH, OF_EVENTS, OF_EVENT, OF_POWER, OF_COST,
    OF_DAMAGE_ON,
) = range(14)  # fmt: skip

# What is counted of a side in a turn.
(
    COUNT_DRAWN, COUNT_DISCARDED, COUNT_CAST, COUNT_SITES_PLAYED, COUNT_ATTACKS, COUNT_DIED, COUNT_LIFE_GAINED, COUNT_LIFE_LOST,
) = range(8)  # fmt: skip
COUNTED_EVENTS = 8
MOST_EVENTS = 255

# Columns of a modifier. VALUE: the amount's row, bits, an element or a ground; NUMBER: steps, or a plain number.
GIVE_WORD, GIVE_VALUE, GIVE_NUMBER, GIVE_REACH, GIVE_SELECTOR = range(5)
GIVE_WIDTH = 5
GIVE_ROWS = 384
GIVE_STATS, GIVE_BITS, GIVE_GROUND, GIVE_COST, GIVE_THRESHOLD, GIVE_INCOME = range(6)

# Columns of an instruction: what to do and up to four arguments.
OPERATION, A, B, C, D = COLUMNS
CODE_WIDTH = 5
CODE = 2560
#: Groups of targets that an ability names; behind them a frame keeps, where an effect goes over several things one by one: those still to
#: come (bits), all of them, the one that it is about, and where that one goes.
REGISTERS = 3
LEFT, WHOLE, CURRENT, SPOT = range(REGISTERS, REGISTERS + 4)

# Instructions of the game's own, between those of the machine and the effects.
NAME, NEED, NAMED, RECALL, TAKE, TAKE_CARDS, LOOK_AT, KEEP, REPEAT, NEXT, NEXT_CARD, TAKE_SPOT, CHOOSE_DECK, PAY = range(
    machine.FIRST_OWN_INSTRUCTION, machine.FIRST_OWN_INSTRUCTION + 14
)
FIRST_EFFECT = 20

#: How long something lasts; what lasts a round ends as its player's next turn starts.
FOR_TURN, FOR_ROUND, FOR_GAME = range(3)

# Where cards go to; who would die may stay.
TO_HAND, TO_TOP, TO_BOTTOM, TO_SHUFFLE, TO_GRAVEYARD, TO_BANISHED, TO_STAY = range(7)
