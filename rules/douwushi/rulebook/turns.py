"""Dou Wushi 4, 5.1, 5.3 and 5.4: how a game starts, the start and the end of a turn, and its limits (W-1 to W-3, W-11, W-14, W-20)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

BEFORE_THE_FIRST_TURN = ("tests/rules/douwushi/test_setup.py",)

SETUP = Clause(
    "4",
    title=Text("Starting the game", "如何开始游戏"),
    clauses=(
        Clause(
            "4.1",
            title=Text("Coin", "硬币"),
            text=Text("A coin decides who goes first.", "投掷一枚硬币决定先后手。"),
            proved_by=BEFORE_THE_FIRST_TURN,
        ),
        Clause(
            "4.2",
            title=Text("Starting heroes", "首发英雄"),
            text=Text(
                "Each player puts the starting hero onto the battlefield, ready. If both name the same hero, the second player chooses "
                "another.",
                "双方将首发英雄以重置状态放入战场。首发英雄相同时，后手玩家另选一名。",
            ),
            proved_by=BEFORE_THE_FIRST_TURN,
        ),
        Clause(
            "4.3",
            title=Text("Bounty and hand", "悬赏与手牌"),
            text=Text(
                "Each player shuffles the other cards, puts six of the top into the [bounty zone](3.5), and draws six.",
                "双方将其余的牌洗好，从顶部取六张放入[悬赏区](3.5)，然后抓六张作为起手手牌。",
            ),
            proved_by=BEFORE_THE_FIRST_TURN,
            rulings=(
                Ruling(
                    "W-1",
                    Text(
                        "In this order: the coin; the starting heroes, ready; the shuffle; six cards into the bounty zone, in three "
                        "stacks of "
                        "two that nobody sees; six cards drawn. A deck may rank its other heroes for the case that both start with the "
                        "same one; without any, the decks can't be paired.",
                        "顺序为：投硬币；首发英雄以重置状态进入战场；洗牌；六张牌分三叠放入悬赏区，双方都不可查看；抓六张牌。"
                        "牌组可以为首发英雄相同的"
                        "情况排列备选英雄；没有备选时，这两套牌组无法对战。",
                    ),
                ),
            ),
        ),
        Clause(
            "4.4",
            title=Text("The first player's handicap", "先手让分"),
            text=Text(
                "In the first turn of the game no MP is gained.",
                "先手玩家略过自己第一个回合的恢复 MP 步骤。",
            ),
            rulings=(
                Ruling(
                    "W-2",
                    Text(
                        "The first player skips the MP step of their first turn only. The starting hero may act in turn one.",
                        "先手玩家只略过第一个回合的恢复 MP 步骤。首发英雄在第一回合即可行动。",
                    ),
                ),
            ),
        ),
    ),
)

START_OF_TURN = Clause(
    "5.1",
    title=Text("Start of a turn", "回合开始阶段"),
    clauses=(
        Clause(
            "5.1a",
            title=Text("Effects", "效果结算"),
            text=Text("What happens at the start of the turn happens.", "结算注明在回合开始时生效的效果。"),
        ),
        Clause(
            "5.1b",
            title=Text("Ready step", "重置阶段"),
            word="Ready and tapped",
            text=Text(
                "Ready all your heroes and weapons; then draw a card, or none from an empty reserve. What happens in the ready step "
                "happens "
                "as soon as it begins.",
                "重置己方战场上的所有英雄牌与武器牌，然后抓一张牌；预备区没有牌时略过抓牌。"
                "注明在重置阶段结算的效果在进入该阶段后立即结算。",
            ),
            rulings=(
                Ruling(
                    "W-20",
                    Text(
                        "Effects of the ready step settle as soon as it is entered, before readying and drawing.",
                        "重置阶段的效果在进入该阶段后立即结算，先于重置与抓牌。",
                    ),
                ),
            ),
        ),
        Clause(
            "5.1c",
            title=Text("MP", "恢复 MP"),
            text=Text(
                "Each of your heroes on the battlefield gains 1 MP. MP stays from turn to turn.",
                "己方战场上的每名英雄获得 1 点 MP。MP 不会随着回合的进行而消失。",
            ),
            rulings=(
                Ruling(
                    "W-3",
                    Text(
                        "In order: effects of the start of the turn; all own heroes and weapons are readied and a card is drawn (an empty "
                        "reserve costs nothing); each own hero gains 1 MP.",
                        "依次为：回合开始的效果；重置己方所有英雄与武器并抓一张牌（预备区为空时没有惩罚）；己方每名英雄获得 1 点 MP。",
                    ),
                ),
            ),
        ),
    ),
)

END_OF_TURN = Clause(
    "5.3",
    title=Text("End of a turn", "回合结束阶段"),
    clauses=(
        Clause(
            "5.3a",
            title=Text("Discards", "弃牌阶段"),
            text=Text(
                "With more than seven cards in hand, you keep seven of your choice and discard the others. During the turn there is no "
                "limit.",
                "手牌超过七张时，自由选择保留七张，其余放入坟场。回合结束前手牌可以超过七张。",
            ),
        ),
        Clause(
            "5.3b",
            title=Text("Effects", "效果结算"),
            word="Turns",
            text=Text(
                "What happens at the end of the turn happens. An effect that lasts some turns has one less to last.",
                "结算注明在回合结束时生效的效果。持续若干回合的效果在此计为经过一个回合。",
            ),
            rulings=(
                Ruling(
                    "W-11",
                    Text(
                        "Over seven cards are discarded down to seven, the owner's choice. Effects counted in turns end as the active "
                        "player "
                        "ends the turn.",
                        "手牌超过七张时由持有者选择弃至七张。以回合计的效果在主动回合玩家结束回合时结束。",
                    ),
                ),
            ),
        ),
    ),
)

TURN_LIMIT = Clause(
    "5.4",
    title=Text("Games without an end", "没有尽头的游戏"),
    text=Text("A simulated game that does not come to an end is a draw.", "模拟对局迟迟不能结束时为平局。"),
    rulings=(
        Ruling(
            "W-14",
            Text(
                "It is drawn after 200 turns, or after 1,000 actions in one turn.",
                "满 200 个回合，或一个回合内满 1,000 个动作时为平局。",
            ),
        ),
    ),
)
