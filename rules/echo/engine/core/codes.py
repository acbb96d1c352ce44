"""The numbers that stand for things in the engine's records."""

from __future__ import annotations

# Sizes. A game has at most 60 cards beside the two heroes, whose ids are 60 and 61.
CARDS = 64
DECK_CARDS = 60
DECK_SIZE = 30
HERO = 60
SLOTS = 5
FIELD = 2 * SLOTS
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

# What a follower has done this turn, as bits.
WOKE, ATTACKED, ATTACKS_AGAIN, REATTACKED, SKILL_USED, REGENERATED = 1, 2, 4, 8, 16, 32

# Phases. From MULLIGAN to MAIN a player decides in the first two and the last; DISCARD and on belong to the end phase.
MULLIGAN, SETUP, START, DRAW, COLLECT, ENERGY, MAIN, END, DISCARD_HAND, DISCARD_DISPLAY, FINISH, OVER = range(12)

# Frames of the stack: effects that are being carried out, and decisions that they wait for. The numbers go on from the phases.
ABILITY, BATTLE, TARGETS, PICKS, MAY, CHOOSE, REFILL, DISCARD = range(20, 28)
FIRST_DECISION = TARGETS

# Columns of a frame. Those up to AMOUNT are the context that conditions and amounts look at, and the row of a waiting ability.
KIND, SIDE, INDEX, SOURCE, SOURCE_UID, SUBJECT, SUBJECT_UID, FOE, FOE_UID, AMOUNT, COUNTER, _ = range(12)
CONTEXT_WIDTH = AMOUNT + 1
FRAME_WIDTH = 12
# ... of a battle; SIDE is the attacker's.
STEP, ATTACKER, ATTACKER_SLOT, ATTACKER_UID, DEFENDER, DEFENDER_SLOT, DEFENDER_UID, FATES = range(2, 10)
# ... of a decision: how many are still to be chosen, the slots that may be (bits), those that have been, the zone of the cards.
LEFT, OPTIONS, TAKEN, ZONE, ZONE_SIDE, PURPOSE = range(2, 8)
REFILL_SLOT = 2
ELSE = 3
STACK_HEIGHT = 16
WAITING_HEIGHT = 64

# What became of the followers of a battle, as bits.
ATTACKER_DESTROYED, DEFENDER_DESTROYED, ATTACKER_REVIVED, DEFENDER_REVIVED, DEFENDER_WAS_AWAKE = 1, 2, 4, 8, 16

# Actions: kind, card and slot packed into one number. A slot is 0-4; in attacks and targets see `action` below.
(
    KEEP, TOSS, PLACE, READY, AWAKEN, PLAY, USE, ATTACK, END_TURN, REFILL_WITH, DECLINE, ACCEPT, TARGET, PICK, OPTION, DISCARD_CARD,
) = range(16)  # fmt: skip
ACTIONS = 512
NO_ACTION = -1

# How a game ended.
BY_HERO, BY_FOLLOWERS, BY_BOTH, BY_SETUP, BY_TURNS, BY_ACTIONS = range(6)
DRAWN_GAME = 2

# Errors of the engine, as bits. A sound game has none.
STACK_OVERFLOW, WAITING_OVERFLOW, ACTIONS_OVERFLOW, LOG_OVERFLOW = 1, 2, 4, 8

# Skills.
AWAKEN_SKILL, LAST_STAND, ACTIVE, PASSIVE, USE_SKILL = range(5)

# Columns of an ability.
(
    SKILL, MOMENT, BY, FILTER, TARGET_KIND, PC, CONDITION, CONDITIONS, IS_MAY, ONCE_BIT, ASLEEP, GIVE, GIVES,
    COST_ENERGY, COST_LIFE, COST_CARDS, COST_COUNT,
) = range(17)  # fmt: skip
ABILITY_WIDTH = 17
ABILITIES = 128

# Whose, seen from an ability's owner.
OWN, ENEMY, ANY, ITSELF = range(4)
FOLLOWER_TARGET, HERO_TARGET, ANY_TARGET = range(3)

# Moments.
(
    ATTACK_DECLARED, ATTACKED_MOMENT, BATTLE_WON, BATTLE_LOST, DESTROYED, FOLLOWER_AWAKENED, PLACED, DRAWN, DISCARDED, DISPLAYED,
    TURN_STARTED, TURN_ENDED, HERO_DAMAGED, HERO_HEALED, ITEM_PLAYED, ACTIVE_USED,
) = range(16)  # fmt: skip

# Columns of a selector. -1 in a filter asks nothing.
(
    PICK_HOW, OF_SIDE, OTHER, COUNT, OF_ZONE, HAS_FILTER, OF_KIND, OF_STATE, OF_ATTRIBUTE, OF_FACTION, OF_RACE, OF_KEYWORD,
    COST_MIN, COST_MAX, ATTACK_MIN, ATTACK_MAX,
) = range(16)  # fmt: skip
SELECTOR_WIDTH = 16
SELECTORS = 192

# How a selector picks.
CHOSEN, RANDOM, ALL, SELF, THE_SUBJECT, THE_FOE, THAT, TOP = range(8)
# Who a condition asks about, beside SELF, THE_SUBJECT, THE_FOE and THAT.
OWN_HERO, ENEMY_HERO = 8, 9

# Columns of a condition, and its words.
CONDITION_WORD, CONDITION_SIDE, CONDITION_SELECTOR, CONDITION_LOW, CONDITION_HIGH, CONDITION_WHO = range(6)
CONDITION_WIDTH = 6
CONDITION_ROWS = 128
IF_FOLLOWERS, IF_CARDS, IF_LIFE, IF_ENERGY, IF_IS, IF_TURN_OF, IF_FIRST_PLAYER = range(7)

# Columns of an amount, and what is counted. Amount rows hold plain numbers too.
COUNTED, AMOUNT_SELECTOR, TIMES, PLUS, AT_MOST = range(5)
AMOUNT_WIDTH = 5
AMOUNTS = 128
NUMBER, OF_FOLLOWERS, OF_CARDS, OF_ENERGY, OF_TURN, OF_EVENT, OF_ATTACK = range(7)

# Columns of a modifier, and its words.
GIVE_WORD, GIVE_SELECTOR, GIVE_AMOUNT, GIVE_VALUE = range(4)
GIVE_WIDTH = 4
GIVE_ROWS = 96
GIVE_ATTACK, GIVE_KEYWORD, GIVE_COST, GIVE_CAP = range(4)
#: Beside the bits of its modifiers: a card that gives some also while it is asleep.
GIVES_ASLEEP = 1 << 8

# Columns of an instruction: what to do and up to four arguments.
OPERATION, A, B, C, D = range(5)
CODE_WIDTH = 5
CODE = 1024

# Instructions. The first group steers; the rest are the effects of the card language, one each.
STOP, JUMP, ASK, TEST, BRANCH, TAKE, TAKE_CARDS, BEGIN, PAY_ENERGY, PAY_LIFE, SLEEP_SELF = range(11)
(
    DO_DAMAGE, DO_HEAL, DO_DRAW, DO_DISCARD, DO_SEARCH, DO_RETRIEVE, DO_MILL, DO_DISPLAY, DO_PLACE, DO_ATTACK, DO_DESTROY, DO_BOUNCE,
    DO_SLEEP, DO_WAKE, DO_CONTROL, DO_REVEAL, DO_GRANT, DO_REMOVE, DO_ENERGY, DO_ENERGY_CAP, DO_SKIP_DRAW, DO_SKIP_BATTLE,
) = range(20, 42)  # fmt: skip

FOR_TURN, FOR_GAME = range(2)


def action(kind: int, card: int = 0, slot: int = 0) -> int:
    """The number of an action.

    PLACE: card, slot. AWAKEN: slot. USE: slot, 5 the hero. ATTACK: `card` is the attacker's slot and `slot` the enemy's, 5 the hero.
    TARGET: slot 0-9, those of side 1 from 5. OPTION: `slot` is its index. TOSS, PLAY, REFILL_WITH, PICK, DISCARD_CARD: card.
    """
    return kind << 10 | card << 4 | slot


def side_of_slot(slot: int) -> int:
    return slot // SLOTS
