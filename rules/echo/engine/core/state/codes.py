"""The numbers that stand for things in the engine's records."""

from __future__ import annotations

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.control import COLUMNS, CONTROL, FIRST_OWN

# Sizes. A game has at most 60 cards beside the two heroes, whose ids are 60 and 61.
CARDS = 64
DECK_CARDS = 60
DECK_SIZE = 30
HERO = 60
SLOTS = 5
FIELD = 2 * SLOTS
#: The five slots of a side, as bits.
ALL_SLOTS = (1 << SLOTS) - 1
#: The row of the tables that stands for no card: -1 in six bits. It has nothing.
NO_CARD = 63
#: The "slot" of the hero of side p is HERO_SLOT + p.
HERO_SLOT = FIELD

# Numbers of the rules (Echo 2.1.1, 2.1.2, E-15).
OPENING_HAND = 10
HAND_LIMIT = 8
DISPLAY_LIMIT = 5
ENERGY_CAP = 5
FIRST_ENERGY_CAP = 3
TURN_LIMIT = 100
ACTION_LIMIT = 1000
BOUND = 9999

# Zones.
HAND, DECK, GRAVEYARD, DISPLAY = range(4)

# Kinds of card.
HERO_CARD, FOLLOWER, ITEM = range(3)

# Attributes: each beats the next among the first three (Echo 2.2.2).
FIRE, GRASS, WATER, LIGHT, DARK = range(5)

# Keywords, as bits.
SHIELD, REATTACK, REGENERATE = 1, 2, 4
# What stands among the keywords but is none: restrictions, and that a follower must be attacked first.
CANT_ATTACK, CANT_ATTACK_HERO, CANT_BE_ATTACKED, CANT_BE_CHOSEN, CANT_AWAKEN, CANT_USE, GUARD = 8, 16, 32, 64, 128, 256, 512
FIRST_RESTRICTION = CANT_ATTACK

# What a follower has done this turn, as bits.
# ATTACKS_AGAIN: by reattack; EXTRA_ATTACK: by an effect.
WOKE, ATTACKED, ATTACKS_AGAIN, REATTACKED, SKILL_USED, REGENERATED, EXTRA_ATTACK = 1, 2, 4, 8, 16, 32, 64

# Phases. From MULLIGAN to MAIN a player decides in the first two and the last; DISCARD and on belong to the end phase.
MULLIGAN, SETUP, START, DRAW, COLLECT, ENERGY, MAIN, END, DISCARD_HAND, DISCARD_DISPLAY, FINISH, OVER = range(12)

# Frames of the stack: effects that are being carried out, and decisions that they wait for. The numbers go on from the phases.
ABILITY, BATTLE, TARGETS, PICKS, MAY, CHOOSE, REFILL, DISCARD = range(20, 28)
FIRST_DECISION = TARGETS

# Columns of a frame. Those up to AMOUNT are the context that conditions and amounts look at, and the row of a waiting ability.
# HELD: whether a replacement has begun; what its cause took last is kept until it is done.
KIND, SIDE, INDEX, SOURCE, SOURCE_UID, SUBJECT, SUBJECT_UID, FOE, FOE_UID, AMOUNT, COUNTER, HELD = range(12)
CONTEXT_WIDTH = AMOUNT + 1
FRAME_WIDTH = 12
# ... of a battle; SIDE is the attacker's.
STEP, ATTACKER, ATTACKER_SLOT, ATTACKER_UID, DEFENDER, DEFENDER_SLOT, DEFENDER_UID, FATES = range(2, 10)
# ... whose steps are: what the attacking and then the defending side does about the declaration, the comparison, its settlement, the end.
DECLARING, ANSWERING, MEETING, SETTLING, ENDING = range(5)
# ... of a decision: how many are still to be chosen, the slots that may be (bits), those that have been, the zone of the cards.
# ... and whether it may stop before all are.
LEFT, OPTIONS, TAKEN, ZONE, ZONE_SIDE, PURPOSE, CAN_STOP = range(2, 9)
REFILL_SLOT = 2
ELSE = 3
STACK_HEIGHT = 64
WAITING_HEIGHT = 500
#: So high the stack may grow by events that are replaced; all else adds less than what is left.
REPLACED_HEIGHT = 40

# What became of the followers of a battle, as bits.
ATTACKER_DESTROYED, DEFENDER_DESTROYED, ATTACKER_REVIVED, DEFENDER_REVIVED, DEFENDER_WAS_AWAKE = 1, 2, 4, 8, 16

# Kinds of actions; `rules/echo/actions.py` says what their operands are.
ACTION_KINDS = (
    "keep", "toss", "place", "ready", "awaken", "play", "use", "attack", "end", "refill", "decline", "accept", "target", "pick", "choose",
    "discard", "done",
)  # fmt: skip
(
    KEEP, TOSS, PLACE, READY, AWAKEN, PLAY, USE, ATTACK, END_TURN, REFILL_WITH, DECLINE, ACCEPT, TARGET, PICK, OPTION, DISCARD_CARD, DONE,
) = range(len(ACTION_KINDS))  # fmt: skip
PACKING = Packing(a_bits=6, b_bits=4)
#: More than 60 different cards in five slots each, and all on the field: the list can't overflow.
ACTIONS = 512
NO_ACTION = -1

# How a game ended.
BY_HERO, BY_FOLLOWERS, BY_BOTH, BY_SETUP, BY_TURNS, BY_ACTIONS = range(6)
DRAWN_GAME = 2

# Errors of the engine, as bits. A sound game has none.
STACK_OVERFLOW, LOG_OVERFLOW = 1, 2
# ... found only where games are examined.
CARDS_NOT_CONSERVED, NUMBER_OUT_OF_RANGE, OPEN_CARD_UNKNOWN, OUT_OF_ORDER = 4, 8, 16, 32

# Skills.
AWAKEN_SKILL, LAST_STAND, ACTIVE, PASSIVE, USE_SKILL, REPLACEMENT = range(6)

# Columns of an ability. MOMENT is what a replacement replaces; TARGET_KIND the zone of a discard, -1 any.
(
    SKILL, MOMENT, BY, FILTER, TARGET_KIND, PC, CONDITION, CONDITIONS, IS_MAY, ONCE_BIT, ASLEEP, GIVE, GIVES,
    COST_ENERGY, COST_LIFE, COST_CARDS, COST_COUNT, COST_FOLLOWERS, COST_MILL,
) = range(19)  # fmt: skip
ABILITY_WIDTH = 19
ABILITIES = 128

# Whose, seen from an ability's owner.
OWN, ENEMY, ANY, ITSELF = range(4)
FOLLOWER_TARGET, HERO_TARGET, ANY_TARGET = range(3)

# Moments.
(
    ATTACK_DECLARED, ATTACKED_MOMENT, BATTLE_WON, BATTLE_LOST, DESTROYED, FOLLOWER_AWAKENED, PLACED, DRAWN, DISCARDED, DISPLAYED,
    TURN_STARTED, TURN_ENDED, HERO_DAMAGED, HERO_HEALED, ITEM_PLAYED, ACTIVE_USED,
) = range(16)  # fmt: skip
MOMENTS = 16

# What can be replaced, the MOMENT of a replacement. AMOUNT is 1 for a destruction in battle, the zone of a discard, else how much.
WOULD_BE_DESTROYED, WOULD_LOSE_LIFE, WOULD_BE_HEALED, WOULD_DRAW, WOULD_BE_DISCARDED = range(5)

# Columns of a selector. Attribute, faction and race are masks with bit n + 1 for number n and bit 0 for none, all bits when nothing is
# asked; the keywords are masks too, without bits when nothing is asked; elsewhere -1 asks nothing.
(
    PICK_HOW, OF_SIDE, OTHER, COUNT, OF_ZONE, HAS_FILTER, OF_KIND, OF_STATE, OF_ATTRIBUTE, OF_FACTION, OF_RACE, OF_KEYWORD,
    COST_MIN, COST_MAX, ATTACK_MIN, ATTACK_MAX, UP_TO, NOT_KEYWORD,
) = range(18)  # fmt: skip
SELECTOR_WIDTH = 18
SELECTORS = 192

# How a selector picks.
CHOSEN, RANDOM, ALL, SELF, THE_SUBJECT, THE_FOE, THAT, TOP = range(8)
# Who a condition asks about, beside SELF, THE_SUBJECT, THE_FOE and THAT.
OWN_HERO, ENEMY_HERO = 8, 9

# Columns of a condition, and its words.
# CONDITION_DENIED: it must not hold. CONDITION_JOINED: this one or the next row will do.
(
    CONDITION_WORD, CONDITION_SIDE, CONDITION_SELECTOR, CONDITION_LOW, CONDITION_HIGH, CONDITION_WHO, CONDITION_DENIED, CONDITION_JOINED,
) = range(8)  # fmt: skip
CONDITION_WIDTH = 8
CONDITION_ROWS = 128
IF_FOLLOWERS, IF_CARDS, IF_LIFE, IF_ENERGY, IF_IS, IF_TURN_OF, IF_FIRST_PLAYER, IF_PHASE, IF_EVENTS = range(9)

# Columns of an amount, and what is counted. Amount rows hold plain numbers too.
COUNTED, AMOUNT_SELECTOR, TIMES, PLUS, AT_MOST = range(5)
AMOUNT_WIDTH = 5
AMOUNTS = 128
(
    NUMBER, OF_FOLLOWERS, OF_CARDS, OF_ENERGY, OF_TURN, OF_EVENT, OF_ATTACK, OF_SUBJECT, OF_FOE, OF_THAT, OF_EVENTS,
) = range(11)  # fmt: skip

# What is counted of a side in a turn. A count names one of them and whose: event * WHOSE + OWN, ENEMY or ANY.
(
    COUNT_DRAWN, COUNT_DISCARDED, COUNT_DISPLAYED, COUNT_ITEMS, COUNT_PLACED, COUNT_AWAKENED, COUNT_DESTROYED, COUNT_ATTACKS,
    COUNT_LIFE_LOST, COUNT_HEALED, COUNT_SKILLS,
) = range(11)  # fmt: skip
COUNTED_EVENTS = 11
WHOSE = 3
MOST_EVENTS = 255

# Columns of a modifier, and its words.
GIVE_WORD, GIVE_SELECTOR, GIVE_AMOUNT, GIVE_VALUE = range(4)
GIVE_WIDTH = 4
GIVE_ROWS = 96
GIVE_ATTACK, GIVE_KEYWORD, GIVE_COST, GIVE_CAP = range(4)
MODIFIERS = 4
#: Beside the bits of its modifiers: a card that gives some also while it is asleep.
GIVES_ASLEEP = 1 << 8

# Columns of an instruction: what to do and up to four arguments.
OPERATION, A, B, C, D = COLUMNS
CODE_WIDTH = 5
CODE = 1024

# Instructions that steer. Those from FIRST_EFFECT on are the effects of the card language, numbered as their meanings are registered.
STOP, JUMP, ASK, TEST, BRANCH = CONTROL
(
    TAKE, TAKE_CARDS, BEGIN, PAY_ENERGY, PAY_LIFE, SLEEP_SELF, HOLD, LET_HAPPEN, STOP_REPLACING,
    PAY_MILL, LOOK,
) = range(FIRST_OWN, 16)  # fmt: skip
FIRST_EFFECT = 20

FOR_TURN, FOR_GAME, FOR_NEXT_TURN = range(3)

# Where cards go to.
TO_HAND, TO_DISPLAY, TO_GRAVEYARD, TO_TOP, TO_BOTTOM, TO_SHUFFLE, TO_HAND_SHOWN = range(7)
