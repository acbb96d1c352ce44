"""HotA 103 and 104: how a game starts and how it ends."""

from __future__ import annotations

from rules.hota.rulebook.concepts import UNPLAYED
from rules.kernel.rulebook import Clause
from rules.wording import Text

BEFORE_THE_FIRST_TURN = ("tests/rules/hota/test_setup.py",)

START = Clause(
    "103",
    title=Text("Starting the game", "开始游戏"),
    clauses=(
        Clause(
            "103.1",
            title=Text("Shuffling", "洗牌"),
            text=Text("Both players shuffle their decks.", "双方各自将套牌洗匀。"),
            proved_by=BEFORE_THE_FIRST_TURN,
        ),
        Clause(
            "103.2",
            title=Text("First player", "先手玩家"),
            text=Text("Then chance decides which player goes first.", "然后随机决定由哪位玩家先手。"),
            proved_by=BEFORE_THE_FIRST_TURN,
        ),
        Clause(
            "103.3",
            title=Text("Starting life", "起始生命值"),
            text=Text("Each player's starting life is 100.", "每位玩家的起始生命值为 100。"),
        ),
        Clause(
            "103.4",
            title=Text("Opening hand and mulligan", "起始手牌与置换"),
            text=Text(
                "Each player draws seven cards and may exchange any of them once. The first player announces how many, then the second "
                "player does. Then both exchange at the same time: that many cards of the hand are set aside face down, as many are drawn, "
                "and those set aside are shuffled into the deck. The hand is kept after that.",
                "双方各抓七张起始手牌，每人可以置换一次，张数不限。先手玩家先宣告置换几张，后手玩家再宣告，然后双方同时置换："
                "将所宣告张数的手牌面朝下放在一旁，抓同样张数的牌，再把放在一旁的牌洗入套牌。此后必须保留手牌。",
            ),
            notes=(
                Text(
                    "Which cards they are is chosen when both have announced. The first player is asked first.",
                    "双方都宣告之后才选择置换哪些牌，先手玩家先选。",
                ),
            ),
        ),
        Clause(
            "103.5",
            title=Text("First turn", "第一个回合"),
            text=Text("The first player's first turn begins.", "先手玩家开始自己的第一个回合。"),
            clauses=(Clause("103.5a", Text("In that turn the first player draws no card.", "先手玩家在这个回合略过抓牌。")),),
        ),
    ),
)

WINNING = Clause(
    "104.2",
    title=Text("Winning", "获胜"),
    text=Text("There are several ways to win.", "获胜有下列方式。"),
    clauses=(
        Clause(
            "104.2a",
            Text(
                "A player whose opponent leaves the game wins at once. No effect that keeps a player from winning prevents it.",
                "对手离开对局时，仍在对局中的玩家立即获胜，任何使其不能获胜的效应都不起作用。",
            ),
            proved_by=UNPLAYED,
        ),
        Clause("104.2b", Text("An effect may say that a player wins.", "效应可以使一位玩家赢得对局。")),
    ),
)

LOSING = Clause(
    "104.3",
    title=Text("Losing", "落败"),
    text=Text("There are several ways to lose.", "落败有下列方式。"),
    clauses=(
        Clause(
            "104.3a",
            Text(
                "A player may concede at any time: the player leaves the game at once and loses it.",
                "玩家随时可以认输，认输的玩家立即离开并输掉对局。",
            ),
            proved_by=UNPLAYED,
        ),
        Clause(
            "104.3b",
            Text(
                "A player with at least as much damage as [starting life](103.3) loses when a player next would get [priority](110.3).",
                "伤害累计达到[起始生命值](103.3)的玩家输掉对局，在下一次有玩家要获得[优先权](110.3)时检查。",
            ),
        ),
        Clause(
            "104.3c",
            Text(
                "A player who has to draw more cards than the deck holds draws all that are left, and loses when a player next would get "
                "priority.",
                "玩家须抓的张数多于套牌剩余的张数时，抓完剩余的牌，并在下一次有玩家要获得优先权时输掉对局。",
            ),
        ),
        Clause("104.3d", Text("An effect may say that a player loses.", "效应可以使一位玩家输掉对局。")),
        Clause("104.3e", Text("A player who wins and loses at once loses.", "同时获胜和落败的玩家输掉对局。")),
        Clause(
            "104.3f",
            Text("In a tournament a judge may penalise a player with the loss of a game.", "比赛中裁判可以判罚玩家输掉对局。"),
            proved_by=UNPLAYED,
        ),
    ),
)

DRAWS = Clause(
    "104.4",
    title=Text("Drawn games", "平局"),
    text=Text("There are several ways in which a game is drawn.", "平局有下列情形。"),
    clauses=(
        Clause("104.4a", Text("Both players lose at the same time.", "双方同时输掉对局。")),
        Clause(
            "104.4b",
            Text(
                "Forced actions form a loop that repeats the same events, and nothing can stop it. If somebody may leave out an action in "
                "it, the loop is no draw.",
                "强制的动作形成循环，不断重复同样的事件，且无法停止。循环中若有可以不做的动作，不构成平局。",
            ),
        ),
        Clause("104.4c", Text("An effect says that the game is drawn.", "效应写明对局为平局。")),
    ),
)

END = Clause(
    "104",
    title=Text("Ending the game", "结束游戏"),
    clauses=(
        Clause(
            "104.1",
            title=Text("The end", "对局结束"),
            text=Text("The game ends the moment a player wins or it is drawn.", "有玩家获胜或出现平局时，对局立即结束。"),
        ),
        WINNING,
        LOSING,
        DRAWS,
        Clause(
            "104.5",
            title=Text("Leaving", "离开对局"),
            text=Text("A player who loses leaves the game, and so does one whose game is drawn.", "输掉对局或打成平局的玩家离开该对局。"),
            proved_by=UNPLAYED,
        ),
    ),
)
