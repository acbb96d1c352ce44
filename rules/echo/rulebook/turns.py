"""Echo 2.1: the preparation, the four phases of a turn, the course of the game."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

IN_A_NEW_GAME = ("tests/rules/echo/engine/test_setup.py",)

PREPARATION = Clause(
    "2.1.1",
    title=Text("Preparation", "游戏准备阶段"),
    clauses=(
        Clause(
            "2.1.1a",
            Text(
                "Both players put their deck into the deck zone. Then both show their hero at the same time and put it into the hero zone.",
                "双方把卡组放入卡牌区，然后同时亮出英雄，放到英雄区。",
            ),
            proved_by=IN_A_NEW_GAME,
        ),
        Clause(
            "2.1.1b",
            Text("The players settle who goes first; on this site chance does.", "双方决定先后手，本站由随机决定。"),
            proved_by=IN_A_NEW_GAME,
        ),
        Clause(
            "2.1.1c",
            Text("Both draw 10 cards at the same time: their opening hands.", "双方同时抽10张牌作为起手。"),
            proved_by=IN_A_NEW_GAME,
        ),
        Clause(
            "2.1.1d",
            Text(
                "At the same time, and once, both choose which cards of their hand to exchange: any number, or none.",
                "双方同时选择要置换的手牌，张数不限，也可以不换，只换一次。",
            ),
            rulings=(
                Ruling(
                    "E-2",
                    Text(
                        "Neither player knows the other's choice when choosing, and no card moves before both have chosen. The first "
                        "player is asked first.",
                        "选择时互不知晓对方的决定，双方都选完之后才开始置换。询问时先手玩家在先。",
                    ),
                ),
            ),
        ),
        Clause(
            "2.1.1e",
            Text(
                "The chosen cards go to the bottom of the deck. Their owner draws from the top until the hand is 10 cards again, "
                "then shuffles the deck.",
                "选出的牌放到卡组最下方，再从卡组上方抽牌把手牌补到10张，最后洗切卡组。",
            ),
        ),
        Clause(
            "2.1.1f",
            Text(
                "The first player, then the second, places any number of followers from hand face down into empty slots. They are "
                "[asleep](4.2a).",
                "先手玩家先、后手玩家后，各自把任意张随从从手牌背面朝上放到随从区的空位，这些随从处于[沉睡](4.2a)状态。",
            ),
        ),
        Clause(
            "2.1.1g",
            Text(
                "The preparation ends. A player without followers now loses the game; if neither player has any, it is a draw.",
                "准备阶段结束。这时随从区没有随从的一方落败，双方都没有则为平局。",
            ),
        ),
    ),
)

DRAW = Clause(
    "2.1.2(1)",
    title=Text("Draw phase", "抽牌阶段"),
    clauses=(
        Clause("2.1.2(1)a", Text("Draw 1 card, unless a card says otherwise.", "抽1张牌，卡牌另有说明的除外。")),
        Clause("2.1.2(1)b", Text("In the first player's first turn no card is drawn.", "先手玩家的第一回合不抽牌。")),
    ),
)

ENERGY = Clause(
    "2.1.2(2)",
    title=Text("Energy phase", "能量刷新阶段"),
    text=Text("Your energy becomes your energy cap.", "己方能量变为能量上限的数值。"),
    clauses=(
        Clause("2.1.2(2)a", Text("The cap is 5, unless a card says otherwise.", "能量上限为5，卡牌另有说明的除外。")),
        Clause("2.1.2(2)b", Text("In the first player's first turn it is 3.", "先手玩家的第一回合能量上限为3。")),
    ),
    rulings=(
        Ruling(
            "E-4",
            Text("Energy that was not spent is lost: it is not added to the next turn's.", "没有用完的能量不会累积，到下一次刷新时作废。"),
        ),
    ),
)

MAIN = Clause(
    "2.1.2(3)",
    title=Text("Main phase", "主阶段"),
    text=Text(
        "You may do any of these, in any order and as often as each allows, or nothing at all. Your energy can't go below 0.",
        "以下行动都可做可不做，先后不限；除另有限制外，次数也不限。能量不能低于0。",
    ),
    clauses=(
        Clause("2.1.2(3)a", Text("Play an item from your hand for its cost.", "支付能量费用，使用手牌中的道具卡。")),
        Clause(
            "2.1.2(3)b",
            Text(
                "Place a follower from your hand face down into an empty slot, for nothing. It is [asleep](4.2a).",
                "把手牌中的随从背面朝上放到随从区的空位，不用付费。放下的随从处于[沉睡](4.2a)状态。",
            ),
        ),
        Clause(
            "2.1.2(3)c",
            Text(
                "Awaken a sleeping follower of yours for its cost: turn it face up. It is [awake](4.2b).",
                "支付能量费用，把己方一个沉睡的随从翻到正面，使其[唤醒](4.2b)。",
            ),
            rulings=(
                Ruling(
                    "E-5",
                    Text(
                        "A follower may be awakened in the turn in which it was placed.",
                        "放置的当回合就可以唤醒。",
                    ),
                ),
            ),
        ),
        Clause("2.1.2(3)d", Text("Use your hero's [active skill](4.2f).", "发动英雄的[主动技](4.2f)。")),
        Clause(
            "2.1.2(3)e",
            Text(
                "Attack with an awake follower, or use its [active skill](4.2f). A follower that awoke this turn can't attack the enemy "
                "hero.",
                "用已唤醒的随从攻击，或发动它的[主动技](4.2f)。本回合才唤醒的随从不能攻击对方英雄。",
            ),
            rulings=(
                Ruling(
                    "E-6",
                    Text(
                        "That holds for the second attack of [reattack](4.2i), too: what forbids goes before what allows.",
                        "因[再动](4.2i)获得的攻击也受此限制：“不能”优先于“可以”。",
                    ),
                ),
                Ruling(
                    "E-7",
                    Text(
                        "An attack on the hero is no battle between followers. The hero loses as much life as the attacker's "
                        "[final attack](2.2.2c) with a coefficient of 1. The hero's attribute matters only where a card says so.",
                        "攻击英雄不属于随从战斗，英雄失去的生命值等于攻击者的[最终攻击力](2.2.2c)，克制系数按1计算。英雄的属性只在卡牌提到时才起作用。",
                    ),
                ),
            ),
        ),
        Clause("2.1.2(3)f", Text("End the phase.", "结束主阶段，进入结束阶段。")),
    ),
)

END = Clause(
    "2.1.2(4)",
    title=Text("End phase", "结束阶段"),
    text=Text("You choose what to discard.", "弃哪些牌由自己挑选。"),
    clauses=(
        Clause(
            "2.1.2(4)a",
            Text("With more than 8 cards in hand, discard down to 8.", "手牌最多留8张，超出的弃置。"),
        ),
        Clause(
            "2.1.2(4)b",
            Text("With more than 5 cards in your display zone, discard down to 5.", "展示区最多留5张，超出的弃置。"),
        ),
    ),
    notes=(
        Text(
            "The hand comes first, then the display zone. Only the player whose turn it is discards.",
            "先弃手牌，再弃展示区的牌。只有当前回合的玩家需要弃牌。",
        ),
    ),
    rulings=(
        Ruling(
            "E-18",
            Text(
                "The hand is cut until at most 8 cards are left, also when what was discarded made its owner draw; then the display zone. "
                "What is drawn for a card discarded from the display zone stays, even if there are more than 8 then.",
                "反复弃牌直至手牌最多8张，即使弃牌又引发抓牌；然后才轮到展示区。因弃置展示区的牌而抓到的牌保留，即使手牌因此超过8张。",
            ),
        ),
    ),
)

TURN = Clause(
    "2.1.2",
    title=Text("A player's turn", "玩家回合阶段"),
    text=Text("A turn has four phases.", "一个回合分为四个阶段。"),
    clauses=(DRAW, ENERGY, MAIN, END),
)

COURSE = Clause(
    "2.1.3",
    title=Text("The whole game", "游戏整体流程"),
    clauses=(
        Clause("2.1.3a", Text("First comes the [preparation](2.1.1).", "先进行[准备阶段](2.1.1)。")),
        Clause(
            "2.1.3b",
            Text(
                "Then the players take [turns](2.1.2) by turns, the first player first.",
                "然后从先手玩家开始，双方轮流进行各自的[回合](2.1.2)。",
            ),
        ),
    ),
)

TURNS = Clause("2.1", title=Text("Turns", "基础回合流程"), clauses=(PREPARATION, TURN, COURSE))
