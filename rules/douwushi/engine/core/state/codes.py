"""The numbers that stand for things in the engine's records."""

from __future__ import annotations

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.control import COLUMNS, CONTROL, FIRST_OWN

# Sizes. A card's id is its owner's side * SIDE_CARDS + its number there; the starting hero that a deck names is number 0.
SIDE_CARDS = 64
CARDS = 2 * SIDE_CARDS
#: Places for heroes: a field slot is side * PLACES + place.
PLACES = 12
FIELD = 2 * PLACES
ALL_PLACES = (1 << PLACES) - 1
STACKS = 30
GIVEN_ROWS = 64
SPELL_ROWS = 16
NOBODY = -1

# Numbers of the rules (W-1, W-10, W-11, W-14).
LEAST_DECK = 30
OPENING_HAND, BOUNTY_STACKS, STACK_SIZE = 6, 3, 2
HAND_LIMIT = 7
FALLEN_LIMIT = 4
HANDS = 2
TURN_LIMIT = 200
ACTION_LIMIT = 1000
BOUND = 9999
ALWAYS = 30000

# Zones of a player; the bounty lies in stacks, the first stack first.
HAND, RESERVE, GRAVEYARD, BEYOND, BOUNTY = range(5)
ZONES = 5

# Kinds of card, also as masks with bit n for kind n.
HERO_CARD, WEAPON, EQUIPMENT, SPELL = range(4)
ANY_KIND = 15

# Classes, also as masks.
WARRIOR, MAGE, ASSASSIN = range(3)
ANY_CLASS = 7

# Types of attack.
NO_TYPE, MELEE, RANGED = range(-1, 2)

# Restrictions, as bits, in the order of the language.
(
    CANT_ATTACK, CANT_USE, CANT_COUNTER, CANT_GUARD, CANT_BE_ATTACKED, CANT_BE_TARGETED, CANT_BE_COUNTERED, CANT_BE_GUARDED, CANT_READY,
    CANT_GAIN_MP,
) = (1 << index for index in range(10))  # fmt: skip
# What else a hero has, as bits beside them.
HAS_GUARD, FULL_GUARD, COUNTER_ANY, UNTAPPED_SKILL = (1 << index for index in range(10, 14))

# What a hero has done this turn, as bits: it was assigned as a guard, it took damage as one, it was dealt damage or its guard took it.
ASSIGNED, GUARD_SPENT, WAS_HIT = 1, 2, 4

# Phases. A player decides in STARTING, MAIN, DISCARDING, or when something is asked.
STARTING, START, READY, DRAW, GAIN, MAIN, END, DISCARDING, AFTER_DISCARDS, FINISH, OVER = range(11)

# What is asked of a player. The first group belongs to the running ability.
(
    ASK_NOTHING, ASK_TARGETS, ASK_ITEMS, ASK_SPELLS, ASK_PICKS, ASK_NUMBER, ASK_MAY, ASK_OPTION, ASK_STACK, ASK_DISCARD,
    ASK_START, ASK_MAIN,
) = range(12)  # fmt: skip
# Why cards are picked or a stack is chosen.
TO_TAKE, TO_DISCARD, TO_DEPLOY, TO_EQUIP = range(4)
FOR_BOUNTY, FOR_TAKING, FOR_LOOKING = range(3)

# Kinds of actions; `rules/douwushi/actions.py` says what their operands are.
ACTION_KINDS = (
    "deploy", "equip", "cast", "attack", "skill", "item", "guard", "end", "target", "card", "stack", "number", "option", "answer", "done",
    "start",
)  # fmt: skip
(
    DEPLOY, EQUIP, CAST, ATTACK, SKILL, ITEM, GUARD, END_TURN, TARGET, CARD, STACK, NUMBER, OPTION, ANSWER, DONE, START_WITH,
) = range(len(ACTION_KINDS))  # fmt: skip
PACKING = Packing(a_bits=6, b_bits=5)
#: The most that is paid for an X.
MOST_X = 30
ACTIONS = 2048
NO_ACTION = -1
#: So many active abilities a card may have.
SKILLS = 4

# What was chosen, as the event says it: a hero, one of several lists of effects, an item or a lasting spell, an X.
A_HERO, AN_OPTION, A_CARD, AN_X = range(4)

# How a game ended.
BY_FALLEN, BY_EMPTY, BY_BOTH, BY_TURNS, BY_ACTIONS = range(5)
DRAWN_GAME = 2

# Errors of the engine, as bits. A sound game has none.
GIVEN_OVERFLOW, LOG_OVERFLOW = 1, 2
# ... found only where games are examined.
CARDS_NOT_CONSERVED, NUMBER_OUT_OF_RANGE, OPEN_CARD_UNKNOWN, OUT_OF_ORDER = 4, 8, 16, 32

# Kinds of abilities.
ACTIVE, PASSIVE, CAST_SKILL = range(3)

# Columns of an ability. FILTER is a hero selector or -1; SOURCES and TYPE_MASK filter damage; CONTINUOUS: it gives modifiers TO heroes.
# OF_HERO: it is a hero's skill. PLAN: how many instructions from its first one on name what it is about.
(
    KIND, MOMENT, BY, FILTER, SOURCES, TYPE_MASK, ITEM_KIND, PC, CONDITION, CONDITIONS, IS_MAY, ONCE, CONTINUOUS, TO, GIVE, GIVES,
    COST_MP, COST_TAP, COST_WOUND, COST_BREAK, COST_CARDS, COST_COUNT, NEEDS_WEAPON, OF_HERO, PLAN,
) = range(25)  # fmt: skip
ABILITY_WIDTH = 25
ABILITIES = 320
#: Values of COST_MP beside a number: an X.
X = -2
#: Values of COST_TAP.
NO_TAP, TAP_ITSELF, TAP_BEARER = range(3)

# Whose, seen from an ability's owner.
OWN, ENEMY, ANY, ITSELF = range(4)

# Moments.
(
    DEPLOYED, ATTACKS, ATTACKED, DAMAGED, HITS, DIED, KILLS, COUNTERS, GUARDS, SKILL_USED, EQUIPPED, TURN_STARTED, READY_STEP, TURN_ENDED,
    SPELL_CAST, BOUNTY_TAKEN,
) = range(16)  # fmt: skip
MOMENTS = 16

# How damage is dealt, also as masks; ANY_SOURCE asks nothing. Types as masks: bit 0 melee, bit 1 ranged; 0 asks nothing.
BY_ATTACK, BY_COUNTER, BY_SKILL, BY_ITEM, BY_SPELL = range(5)
ANY_SOURCE = 31

# What is counted of a side in a turn.
COUNT_DIED, COUNT_ATTACKS, COUNT_SKILLS, COUNT_EQUIPPED = range(4)
COUNTED_EVENTS = 4
MOST_EVENTS = 255

# Columns of a selector: of heroes, items or cards. -1 asks nothing; CLASSES and KINDS are masks, 0 asking nothing.
(
    HOW, SIDE, OTHER, AMOUNT, UP_TO, CLASSES, STATE, ARMED, WIELDS, GUARD_ASKED, GUARDED, HURT, MP_MIN, MP_MAX, ATTACK_MIN, ATTACK_MAX,
    LIFE_MIN, LIFE_MAX, ZONE, KINDS, COST_MIN, COST_MAX, OF, HAS_FILTER,
) = range(24)  # fmt: skip
SELECTOR_WIDTH = 24
SELECTORS = 384
#: A count of targets that is the X.
COUNT_X = -2

# How a selector picks.
TARGETED, CHOSEN, RANDOM, ALL, MOST_DAMAGED, SELF, THE_SUBJECT, THE_FOE, THAT, TOP = range(10)

# Columns of a condition, and its words. CONDITION_JOINED: this one or the next row will do. CONDITION_AMOUNT: what is counted.
CONDITION_WORD, CONDITION_SIDE, CONDITION_SELECTOR, CONDITION_LOW, CONDITION_HIGH, CONDITION_WHO, CONDITION_JOINED, CONDITION_AMOUNT = (
    range(8)
)
CONDITION_WIDTH = 8
CONDITION_ROWS = 256
IF_COUNT, IF_IS, IF_TURN_OF = range(3)

# Columns of an amount, and what is counted. Amount rows hold plain numbers too. COUNTED_WHO: of whom, or whose.
COUNTED, AMOUNT_SELECTOR, COUNTED_WHO, TIMES, PLUS, AT_MOST = range(6)
AMOUNT_WIDTH = 6
AMOUNTS = 384
(
    PLAIN, OF_HEROES, OF_CARDS, OF_ITEMS, OF_FALLEN, OF_BOUNTY, OF_EVENTS, OF_ATTACK, OF_MP, OF_DAMAGE, OF_LIFE, OF_X, OF_EVENT,
) = range(13)  # fmt: skip
#: An amount of "all".
EVERYTHING = BOUND

# Columns of a modifier. VALUE: the amount's row, or the bits, the class, the type, the kind of item, what a limit is of. SOURCES and TYPES
# filter damage. NUMBER: what is a plain number (deal, counters, costs, limits). GIVE_ONCE: which bit notes its use this turn.
GIVE_WORD, GIVE_VALUE, GIVE_NUMBER, GIVE_SOURCES, GIVE_TYPES, GIVE_USES, GIVE_GUARDING, GIVE_SIDE, GIVE_ONCE = range(9)
GIVE_WIDTH = 9
GIVE_ROWS = 256
(
    GIVE_ATTACK, GIVE_LIFE, GIVE_REDUCE, GIVE_IGNORE, GIVE_DEAL, GIVE_UNPREVENTABLE, GIVE_BITS, GIVE_TYPE, GIVE_COUNTER, GIVE_SKILL_COST,
    GIVE_EQUIP_COST, GIVE_UNTAPPED, GIVE_TRAINED, GIVE_LIMIT,
) = range(14)  # fmt: skip
EACH, ONCE_A_TURN, NEXT = range(3)
LIMIT_DEPLOY, LIMIT_SPELL, LIMIT_HAND = range(3)

# Columns of a modifier that an effect has given: to whom, which row, its amount when it was given, the last turn of it.
GIVEN_SLOT, GIVEN_ROW, GIVEN_AMOUNT, GIVEN_UNTIL = range(4)
GIVEN_WIDTH = 4

# Columns of a lasting spell on the battlefield: the card, the slot of the hero it is on (-1 none), the last turn of it.
SPELL_CARD, SPELL_ON, SPELL_UNTIL = range(3)
SPELL_WIDTH = 3

# Columns of a waiting ability, and of the one that is carried out: what conditions and amounts look at.
(
    ABILITY, OWNER, SOURCE, BEARER_UID, SUBJECT, SUBJECT_UID, FOE, FOE_UID, EVENT_AMOUNT, PAID_X,
) = range(10)  # fmt: skip
CONTEXT_WIDTH = 10
WAITING_HEIGHT = 300

# Steps of a weapon attack.
NO_BATTLE, STRIKING, COUNTERING = range(3)

# Columns of an instruction: what to do and up to four arguments.
OPERATION, A, B, C, D = COLUMNS
CODE_WIDTH = 5
CODE = 2048
#: Registers for the heroes, and for the items or spells, that an ability names before it is paid.
REGISTERS = 6
#: Beside a register: the heroes are taken for the next effect at once, not named before the ability is paid.
TAKEN_AT_ONCE = 16

# Instructions. The first group steers; the rest are the effects of the card language.
STOP, JUMP, ASK, TEST, BRANCH = CONTROL
(
    NAME_HEROES, NAME_ITEMS, NAME_SPELLS, CHOOSE_X, NEED_HEROES, NEED_ITEMS, NEED_SPELLS, NEED_CARDS,
    NEED_EQUIP, NEED_OPTION, PAY, PAY_CARDS, BEGIN, TAKE, RECALL, TAKE_ITEMS, RECALL_ITEMS, TAKE_SPELLS, RECALL_SPELLS, TAKE_CARDS,
    KEEP_THAT, LOOK_AT,
) = range(FIRST_OWN, 27)  # fmt: skip
#: Those that stand at the beginning of an ability, or of an option: what has to be there (W-16).
FIRST_NEED, LAST_NEED = NAME_HEROES, NEED_OPTION
#: Those from here on are the effects of the card language, numbered as their meanings are registered.
FIRST_EFFECT = 30

# Where cards and heroes go to.
TO_HAND, TO_RESERVE, TO_BEYOND, TO_TOP, TO_BOTTOM, TO_SHUFFLE, TO_GRAVEYARD = range(7)
