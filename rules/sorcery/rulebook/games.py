"""Sorcery 1: the game, its decks, how it begins, and who sees what (the source's victory, decks, areas and setup; S-1)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.sorcery.rulebook.proofs import AS_IT_BEGINS, IN_BUILDING, UNPLAYED
from rules.wording import Text

PLAYERS = Clause(
    "1.1",
    title=Text("Players and avatars", "玩家与化身"),
    text=Text(
        "Two players face each other. Each has an avatar, which stands in the realm for its player.",
        "两名玩家对战，各有一张化身，在领域中代表该玩家。",
    ),
    proved_by=UNPLAYED,
)

WINNING = Clause(
    "1.2",
    title=Text("Winning and losing", "获胜与落败"),
    clauses=(
        Clause(
            "1.2a",
            Text(
                "A player wins when the enemy's avatar is dealt the [death blow](10.3).",
                "对手的化身受到[终结一击](10.3)时，玩家获胜。",
            ),
        ),
        Clause(
            "1.2b",
            Text(
                "It takes two steps: the avatar's life must fall to 0, which puts it at [death's door](10.2); then damage in a later "
                "turn is the blow.",
                "这须分两步：先使化身的生命值降为 0，进入[死门](10.2)；之后的回合中任何伤害即为终结一击。",
            ),
        ),
        Clause(
            "1.2c",
            Text("A player may concede at any time and loses at once.", "玩家随时可以认输，并立即落败。"),
            proved_by=UNPLAYED,
            is_ours=True,
        ),
    ),
)

GOLDEN = Clause(
    "1.3",
    title=Text("Golden rules", "基本原则"),
    clauses=(
        Clause(
            "1.3a",
            title=Text("Cards before rules", "牌面优先"),
            text=Text(
                "Where a card contradicts these rules, the card is followed, in the case it speaks of and no further.",
                "牌面文字与规则冲突时，以牌面为准，且只限于牌面所说的情形。",
            ),
        ),
        Clause(
            "1.3b",
            title=Text("Plain reading", "通常理解"),
            text=Text(
                "Words on a card that these rules do not explain mean what they mean in ordinary speech.",
                "牌面用语在规则中没有解释的，按通常的意思理解。",
            ),
            proved_by=UNPLAYED,
        ),
        Clause(
            "1.3c",
            title=Text("“Can't” before “can”", "“不能”优先"),
            text=Text(
                "What a rule or an effect forbids stays forbidden, even where another allows it.",
                "规则或效果禁止的事，即使另有规则或效果允许，也不能做。",
            ),
            is_ours=True,
        ),
        Clause(
            "1.3d",
            title=Text("What is impossible", "不可能的事"),
            text=Text(
                "What can't be done is left out, and the rest is done. A cost that can't be paid in full can't be paid at all.",
                "无法做到的部分略过，其余照做。不能全额支付的费用不能支付。",
            ),
            is_ours=True,
        ),
        Clause(
            "1.3e",
            title=Text("Both at once", "同时选择"),
            text=Text(
                "If both players have to choose at the same time, the active player, whose turn it is, chooses first.",
                "双方须同时选择时，由当前玩家（正在进行回合的玩家）先选。",
            ),
            is_ours=True,
        ),
    ),
)

DECKS = Clause(
    "1.4",
    title=Text("Decks", "牌库"),
    clauses=(
        Clause(
            "1.4a",
            Text(
                "A player brings exactly one avatar, a spellbook of at least 40 spells and an atlas of at least 20 sites.",
                "每位玩家备有恰好 1 张化身、至少 40 张法术组成的法术书和至少 20 张地标组成的地图册。",
            ),
            proved_by=IN_BUILDING,
        ),
        Clause(
            "1.4b",
            Text(
                "Of a name there are at most 4 copies if it is ordinary, 3 if exceptional, 2 if elite, 1 if unique.",
                "同名牌的张数上限：普通 4 张，特殊 3 张，精锐 2 张，独有 1 张。",
            ),
            proved_by=IN_BUILDING,
        ),
    ),
)

SETUP = Clause(
    "1.5",
    title=Text("Beginning the game", "开始游戏"),
    clauses=(
        Clause(
            "1.5a",
            Text(
                "The realm is empty but for the avatars: each stands on the middle square of its player's own edge.",
                "领域中只有双方的化身，各位于己方一侧边缘行的中央方格。",
            ),
            proved_by=AS_IT_BEGINS,
        ),
        Clause(
            "1.5b",
            Text(
                "Both decks of both players are shuffled, and chance decides who goes first.",
                "双方各自将两个牌库洗匀，随机决定先手玩家。",
            ),
            proved_by=AS_IT_BEGINS,
        ),
        Clause(
            "1.5c",
            Text("Each player draws three spells and three sites.", "双方各抽三张法术和三张地标。"),
            proved_by=AS_IT_BEGINS,
        ),
        Clause(
            "1.5d",
            Text(
                "Each player may once put back any of these six cards, each to the bottom of its own deck, and draws as many from that "
                "deck.",
                "双方各有一次调换的机会：将这六张牌中的任意张置于各自牌库的底部，再从同一牌库抽同样张数的牌。",
            ),
        ),
        Clause(
            "1.5e",
            Text(
                "The first player puts back and draws, then the other player does, knowing how many cards of each deck went back.",
                "先手玩家先完成调换；另一位玩家得知两个牌库各放回几张之后，再进行调换。",
            ),
            is_ours=True,
        ),
        Clause(
            "1.5f",
            Text(
                "The cards of a deck that are put back go to its bottom in random order, before any is drawn.",
                "放回同一牌库的牌先以随机顺序置于底部，然后才抽牌。",
            ),
            is_ours=True,
        ),
        Clause(
            "1.5g",
            Text(
                "Avatars begin untapped with the life that they show. Nobody has mana.",
                "化身以重整状态开始，生命值如牌面所示。双方都没有法力。",
            ),
            is_ours=True,
            proved_by=AS_IT_BEGINS,
        ),
    ),
    rulings=(
        Ruling(
            "S-1",
            Text(
                "Avatars on the middle square of their owner's edge; decks shuffled; a random first player; three cards from each deck; "
                "one mulligan, in which any of the six go to the bottom of their deck and as many are drawn from it.",
                "化身位于其拥有者一侧边缘行的中央方格；洗匀牌库；随机决定先手玩家；从两个牌库各抽三张；可以调换一次："
                "将六张中的任意张置于所属牌库底部，再从该牌库抽同样张数。",
            ),
        ),
    ),
)

SIGHT = Clause(
    "1.6",
    title=Text("What is open", "公开与隐藏"),
    clauses=(
        Clause(
            "1.6a",
            Text(
                "Only its owner sees a hand. How many of its cards are sites and how many spells, both players may know.",
                "手牌只有其拥有者可以查看，但其中地标与法术各有几张是公开信息。",
            ),
        ),
        Clause(
            "1.6b",
            Text(
                "Nobody sees the cards of a deck or their order. Who has searched a deck shuffles it.",
                "牌库中的牌及其顺序不公开。检索牌库之后须洗牌。",
            ),
        ),
        Clause(
            "1.6c",
            Text("Graveyards are open and have no order.", "墓地公开，其中的牌没有顺序。"),
        ),
        Clause(
            "1.6d",
            Text(
                "The realm and the banished cards are open. What both have seen in a hand they go on knowing.",
                "领域与被放逐的牌公开。手牌中曾向双方展示的牌，双方此后始终知道。",
            ),
            is_ours=True,
        ),
    ),
)

GAME = Clause("1", title=Text("The game", "游戏"), clauses=(PLAYERS, WINNING, GOLDEN, DECKS, SETUP, SIGHT))
