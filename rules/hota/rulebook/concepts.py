"""HotA 100 to 102: the game and its decks, the golden rules, the players."""

from __future__ import annotations

from rules.kernel.rulebook import Clause
from rules.wording import Text

IN_BUILDING = ("tests/rules/hota/test_format.py",)
#: Of clauses that no game can play here; the test lists them.
UNPLAYED = ("tests/rules/hota/test_rulebook.py",)

GENERAL = Clause(
    "100",
    title=Text("General", "总则"),
    clauses=(
        Clause(
            "100.1",
            title=Text("The game", "游戏"),
            text=Text(
                "Heroes of Ancients, HotA for short, is a card game between two players. It was made to run inside another game's engine; "
                "its rules do not need one.",
                "遗迹英雄传是两名玩家对战的卡牌游戏。它原本运行在另一款游戏的自定义引擎中，规则本身不依赖该引擎。",
            ),
            proved_by=UNPLAYED,
        ),
        Clause(
            "100.2",
            title=Text("Decks", "套牌"),
            text=Text(
                "Each player brings a deck to the game: one built by the player, or one that comes with the game.",
                "每位玩家须在对局之前备好套牌，可以自己构筑，也可以使用游戏自带的套牌。",
            ),
            clauses=(
                Clause(
                    "100.2a",
                    Text(
                        "In constructed games a deck has at least 60 cards and at most 3 of a name; basic attribute cards are not limited. "
                        "In limited games it has at least 35 cards and any number of a name; after the draft any number of basic attribute "
                        "cards may be added.",
                        "构筑赛的套牌不少于 60 张，除基本属性牌外，同名牌最多 3 张。限制赛的套牌不少于 35 张，同名牌张数不限；"
                        "轮抽结束之后可以任意添加基本属性牌。",
                    ),
                    proved_by=IN_BUILDING,
                ),
            ),
        ),
    ),
)

FORBIDDEN = Clause(
    "101.2",
    title=Text("“Can't” before “can”", "“不能”优先"),
    text=Text(
        "What an effect forbids stays forbidden, even where a rule or another effect allows it.",
        "规则或某个效应允许、另一个效应禁止的事，不能做。",
    ),
    clauses=(
        Clause(
            "101.2a",
            Text(
                "Giving a permanent an ability and taking one from it are no such conflict.",
                "实体获得技能与失去技能之间不适用此规则。",
            ),
            notes=(
                Text(
                    "The source refers to a clause on abilities here, which it does not contain.",
                    "原规则在此引用了一条关于技能的条款，但该条款并未写出。",
                ),
            ),
            proved_by=UNPLAYED,
        ),
    ),
)

ACTIVE_FIRST = Clause(
    "101.4",
    title=Text("The active player chooses first", "进攻玩家先做选择"),
    text=Text(
        "If both players have to choose or to act at the same time, the [active player](102.1) chooses first, then the defending player. "
        "Then both things happen at once.",
        "双方须同时做选择或采取动作时，[进攻玩家](102.1)先选，防御玩家后选，随后这些动作一并生效。",
    ),
    clauses=(
        Clause(
            "101.4a",
            Text(
                "A card that is chosen in a hidden zone, such as a hand or a deck, stays face down. Its player makes clear which one it "
                "is.",
                "在手牌、套牌等隐藏区域中选定的牌仍然面朝下，但选择的玩家须明确指出是哪一张。",
            ),
        ),
        Clause(
            "101.4b",
            Text(
                "Who chooses second knows what the first has chosen, but for such face-down cards.",
                "后选的玩家知道先选的玩家选了什么，面朝下的牌除外。",
            ),
        ),
        Clause(
            "101.4c",
            Text(
                "A player with several choices to make at once makes them in the order in which they are written, or in any order where "
                "there is none.",
                "一名玩家须同时做多个选择时，按书写的先后依次选择；没有先后之分的，顺序任意。",
            ),
        ),
        Clause(
            "101.4d",
            Text(
                "If a choice of the defending player makes the active player choose anew, all choices that are still open start over, the "
                "active player's first.",
                "防御玩家的选择若使进攻玩家须重新选择，所有尚未完成的选择从进攻玩家开始重新进行。",
            ),
            proved_by=UNPLAYED,
        ),
    ),
)

GOLDEN_RULES = Clause(
    "101",
    title=Text("Golden rules", "最高原则"),
    clauses=(
        Clause(
            "101.1",
            title=Text("Cards before rules", "牌面优先"),
            text=Text(
                "Where a card contradicts these rules, the card is followed. It sets aside only the rule that it contradicts, and only in "
                "the case it speaks of. One rule stands against every card: a player may [concede](104.3a) at any time.",
                "牌面叙述与规则冲突时，以牌面为准；被取代的只有与之冲突的规则，且只限于牌面所说的情形。"
                "唯一的例外：玩家随时可以[认输](104.3a)。",
            ),
        ),
        FORBIDDEN,
        Clause(
            "101.3",
            title=Text("What is impossible", "不可能的动作"),
            text=Text(
                "What can't be done is left out. The card may say what happens then; where it does not, nothing happens.",
                "无法完成的动作略过。牌上写明此时如何处理的，照牌上的处理；没有写明的，该动作没有任何效应。",
            ),
        ),
        ACTIVE_FIRST,
    ),
)

PLAYERS = Clause(
    "102",
    title=Text("Players", "玩家"),
    clauses=(
        Clause(
            "102.1",
            title=Text("Active and defending player", "进攻玩家与防御玩家"),
            text=Text(
                "Whoever plays the game is a player. The player whose turn it is is the active player, the other one the defending player.",
                "参与对局的人是玩家。轮到其回合的是进攻玩家，另一方是防御玩家。",
            ),
            proved_by=UNPLAYED,
        ),
    ),
)
