"""The numbers that stand for things in the engine's records."""

from __future__ import annotations

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.control import COLUMNS
from rules.kernel.compiled.machine import codes as machine

# Sizes. A card's id is its owner's side * SIDE_CARDS + its number there; behind both sides' cards come the tokens that their cards make.
SIDE_CARDS = 128
TOKENS = 16
FIRST_TOKEN = 2 * SIDE_CARDS
CARDS = FIRST_TOKEN + TOKENS
#: Places on the battlefield: a side's are side * PLACES + place. Behind them, as targets, come the players and what is on the stack.
PLACES = 20
FIELD = 2 * PLACES
PLAYER = FIELD
FIRST_ITEM = PLAYER + 2
STACK = 16
TARGETS = FIRST_ITEM + STACK
ALL_PLACES = (1 << PLACES) - 1
NOBODY = -1

# Numbers of the rules (103.3, 103.4, H-1, H-8).
LIFE = 100
OPENING_HAND = 7
HAND_LIMIT = 10
TURN_LIMIT = 200
ACTION_LIMIT = 1000
BOUND = 9999
LEAST_DECK = 35

# Zones of a side; the played attribute cards lie on the battlefield without a place.
HAND, DECK, GRAVEYARD, EXILE, ATTRIBUTES = range(5)
ZONES = 5
#: What a selector names as the zone of spells on the stack.
STACK_ZONE = 5

# Kinds of card, also as masks with bit n for kind n.
ATTRIBUTE, CREATURE, SPELL, EQUIPMENT, ENCHANTMENT = range(5)
ANY_KIND = 31

# Attributes, also as masks; bit 3 stands for a card that has none.
STRENGTH, AGILITY, INTELLECT = range(3)
ATTRIBUTE_KINDS = 3
NO_ATTRIBUTE = 8

# Keywords and restrictions of creatures, as bits.
(
    FLYING, REACH, FIRST_STRIKE, TRAMPLE, VIGILANCE, HASTE, LIFESTEAL, SPELL_SHIELD,
    CANT_ATTACK, CANT_BLOCK, CANT_BE_BLOCKED, CANT_READY,
) = (1 << index for index in range(12))  # fmt: skip

# What lies on a place, as bits: it is tapped; it came this turn; it attacks; somebody blocked it; it has dealt its first-strike damage.
TAPPED, FRESH, ATTACKING, BLOCKED, STRUCK = 1, 2, 4, 8, 16

# The course of a game. A player decides in MULLIGAN, in STRATEGY_1 and STRATEGY_2, in ATTACK and BLOCK; the steps that give priority, in
# which both may respond, are those named in H-9.
(
    ANNOUNCING, MULLIGAN, START, UPKEEP, STRATEGY_1, ATTACK, ATTACKED, BLOCK, ORDER, BLOCKED_STEP, FIRST_STRIKES, FIRST_STRUCK, STRIKES,
    STRUCK_STEP, STRATEGY_2, ENDING, DISCARDING, FINISH, OVER,
) = range(19)  # fmt: skip

# What is asked beside what the machine asks: what to do in a strategy phase, or with priority; who attacks; who blocks.
ASK_STRATEGY, ASK_RESPONSE, ASK_ATTACK, ASK_BLOCK = range(machine.FIRST_OWN, machine.FIRST_OWN + 4)
#: What an answer is for: the machine's own are below 0.
FOR_TARGETS, FOR_CARDS, FOR_DISCARD, FOR_ANNOUNCING, FOR_MULLIGAN, FOR_ORDER, FOR_HOST, FOR_TAKING = range(1, 9)

# Kinds of actions; `rules/hota/actions.py` says what their operands are.
ACTION_KINDS = (*machine.ANSWERS, "attribute", "cast", "equip", "use", "attack", "block")
PLAY_ATTRIBUTE, CAST, EQUIP, USE, ATTACK_WITH, BLOCK_WITH = range(machine.FIRST_OWN_ACTION, machine.FIRST_OWN_ACTION + 6)
PACKING = Packing(a_bits=9, b_bits=6)
ACTIONS = 1024
NO_ACTION = -1
#: So many activated abilities a card may have.
SKILLS = 4

# How a game ended.
BY_DAMAGE, BY_EMPTY_DECK, BY_EFFECT, BY_BOTH, BY_TURNS, BY_ACTIONS, BY_LOOP = range(7)
DRAWN_GAME = 2

# Errors of the engine, as bits. A sound game has none.
STACK_OVERFLOW, LOG_OVERFLOW = 1, 2
# ... found only where games are examined.
CARDS_NOT_CONSERVED, NUMBER_OUT_OF_RANGE, OPEN_CARD_UNKNOWN, OUT_OF_ORDER = 4, 8, 16, 32

# Kinds of abilities, and of what is on the stack: a spell that has effects, one that becomes a permanent.
ACTIVATED, TRIGGERED, STATIC, SPELL_ABILITY, REPLACEMENT = range(5)
AS_SPELL, AS_PERMANENT, AS_ACTIVATED, AS_TRIGGERED = range(4)

# Columns of an ability. BY: about whom a moment is, FILTER: a selector of it or -1. NAMES: how many groups of targets it names.
# COST_CARDS: the selector of the cards of the hand that it costs, or -1, COST_COUNT how many; COST_PERMANENTS the same for sacrifices.
(
    ABILITY_KIND, MOMENT, BY, FILTER, PC, CONDITION, CONDITIONS, ONCE_BIT, GIVE, GIVES, TO, COST_MANA, COST_TAP, COST_SACRIFICE,
    COST_LIFE, COST_CARDS, COST_COUNT, COST_PERMANENTS, TIMING, NAMES, DAMAGE_TO, LIMIT,
) = range(22)  # fmt: skip
ABILITY_WIDTH = 22
ABILITIES = 512
#: When an activated ability may be used: whenever one has priority, or only as a normal spell.
ANY_TIME, AS_NORMAL = range(2)

# Whose, seen from an ability's owner.
OWN, ENEMY, EITHER, ITSELF, OF_HOST = range(5)

# Moments.
(
    ARRIVES, DIES, ATTACKS, BLOCKS, IS_BLOCKED, DEALS_DAMAGE, IS_DAMAGED, TURN_STARTS, TURN_ENDS, CASTS, DRAWS, DISCARDS, PLAYS_ATTRIBUTE,
    GAINS_LIFE, LOSES_LIFE, LEAVES,
) = range(16)  # fmt: skip
MOMENTS = 16
#: To whom damage is dealt, as a moment or a replacement asks; also as masks.
TO_CREATURE, TO_PLAYER = 1, 2

# What can be replaced.
WOULD_DIE, WOULD_BE_DAMAGED, WOULD_DRAW = range(3)

# Columns of a selector: of permanents, players, spells on the stack, cards in zones. Masks that are 0 ask nothing, as do bounds.
(
    HOW, WHOSE, OTHER, COUNT, UP_TO, KINDS, PLAYERS, STATE, HAS, HAS_NOT, OF_ATTRIBUTE, COST_MIN, COST_MAX, ATTACK_MIN, ATTACK_MAX,
    LIFE_MIN, LIFE_MAX, ZONE, HAS_FILTER, TOKEN, SPEED_ASKED,
) = range(21)  # fmt: skip
SELECTOR_WIDTH = 21
SELECTORS = 640
# How a selector takes: named as it is announced, chosen as it is carried out, at random, all, those that need no choice, from the top.
TARGETED, CHOSEN, RANDOM, ALL, SELF, THE_SUBJECT, THE_FOE, THAT, HOST, TOP = range(10)
#: Whether players may be taken: not, beside permanents, alone.
NO_PLAYERS, PLAYERS_TOO, PLAYERS_ALONE = range(3)
#: What a permanent must be just now, as bits of a mask: any one will do.
IS_TAPPED, IS_READY, IS_ATTACKING, IS_BLOCKING, IS_HURT, IS_EQUIPPED = (1 << index for index in range(6))

# Columns of a condition, and its words. CONDITION_JOINED: this one or the next row will do.
(
    CONDITION_WORD, CONDITION_SIDE, CONDITION_SELECTOR, CONDITION_LOW, CONDITION_HIGH, CONDITION_WHO, CONDITION_DENIED, CONDITION_JOINED,
    CONDITION_AMOUNT,
) = range(9)  # fmt: skip
CONDITION_WIDTH = 9
CONDITION_ROWS = 384
IF_COUNT, IF_IS, IF_TURN_OF = range(3)

# Columns of an amount, and what is counted. Amount rows hold plain numbers too. COUNTED_WHO: of whom, or whose.
COUNTED, AMOUNT_SELECTOR, COUNTED_WHO, TIMES, PLUS, AT_MOST = range(6)
AMOUNT_WIDTH = 6
AMOUNTS = 512
(
    PLAIN, OF_PERMANENTS, OF_CARDS, OF_LIFE, OF_MANA, OF_MANA_CAP, OF_STRENGTH, OF_AGILITY, OF_INTELLECT, OF_EVENTS, OF_EVENT, OF_ATTACK,
    OF_LIFE_OF, OF_DAMAGE_ON,
) = range(14)  # fmt: skip

# What is counted of a side in a turn.
COUNT_DRAWN, COUNT_DISCARDED, COUNT_CAST, COUNT_ATTACKS, COUNT_DIED, COUNT_DAMAGED, COUNT_GAINED, COUNT_ATTRIBUTES = range(8)
COUNTED_EVENTS = 8
MOST_EVENTS = 255

# Columns of a modifier. VALUE: the amount's row, or bits; NUMBER: the second amount's row, or a plain number.
GIVE_WORD, GIVE_VALUE, GIVE_NUMBER, GIVE_SELECTOR = range(4)
GIVE_WIDTH = 4
GIVE_ROWS = 384
GIVE_STATS, GIVE_BITS, GIVE_COST, GIVE_HAND_LIMIT = range(4)

# Columns of an instruction: what to do and up to four arguments.
OPERATION, A, B, C, D = COLUMNS
CODE_WIDTH = 5
CODE = 2560
#: Groups of targets that an ability names.
REGISTERS = 3

# Instructions of the game's own, between those of the machine and the effects.
NAME, CHECK_NAMED, RECALL, TAKE, TAKE_CARDS, LOOK_AT, PAY = range(machine.FIRST_OWN_INSTRUCTION, machine.FIRST_OWN_INSTRUCTION + 7)
FIRST_EFFECT = 20

FOR_TURN, FOR_GAME = range(2)

# Where cards go to.
TO_HAND, TO_TOP, TO_BOTTOM, TO_SHUFFLE, TO_GRAVEYARD, TO_EXILE, TO_FIELD, TO_FIELD_TAPPED = range(8)
