"""Sorcery 10: life, death's door, the death blow, drawn games, and the limits of a game (S-9, S-10, S-15)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.sorcery.rulebook.proofs import LIMITS
from rules.wording import Text

LIFE = Clause(
    "10.1",
    title=Text("Life", "生命值"),
    clauses=(
        Clause(
            "10.1a",
            Text(
                "An avatar begins with the life that it shows. Damage and loss take life off it, and it stays off.",
                "化身以牌面所示的生命值开始。伤害与失去使生命值减少，不会在回合结束时恢复。",
            ),
        ),
        Clause(
            "10.1b",
            Text(
                "Life is never below 0: what is too much is lost. Gaining life never brings it above what the avatar began with.",
                "生命值不会低于 0，多余的部分不计。恢复生命值不会超过起始的数值。",
            ),
            is_ours=True,
        ),
    ),
)

DOOR = Clause(
    "10.2",
    title=Text("Death's door", "死门"),
    clauses=(
        Clause(
            "10.2a",
            Text(
                "When its life is 0, the avatar is at death's door, and never gains life again.",
                "生命值降为 0 时，化身进入死门，此后不能再恢复生命值。",
            ),
        ),
        Clause(
            "10.2b",
            Text("For the rest of that turn it is immune to damage.", "在该回合余下的时间里，它免疫所有伤害。"),
        ),
        Clause(
            "10.2c",
            Text(
                "It is there from the moment when its life becomes 0, by damage, by loss or by drawing from an empty deck. Other damage "
                "of the same fight or effect does no more.",
                "无论因伤害、失去生命值或从空牌库抽牌，生命值变为 0 时即进入死门。同一战斗或效果中的其他伤害不再起作用。",
            ),
            is_ours=True,
        ),
        Clause(
            "10.2d",
            Text(
                "Damage to an immune avatar is not dealt and triggers nothing. Loss of life takes nothing from an avatar at death's door.",
                "对免疫的化身不造成伤害，也不触发能力。失去生命值对死门的化身不起作用。",
            ),
            is_ours=True,
        ),
        Clause(
            "10.2e",
            Text(
                "In all else it goes on: it moves, fights, plays sites and casts spells.",
                "除此之外一切照常：化身可以移动、战斗、打出地标和施放法术。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-9",
            Text(
                "At 0 life: immune to further damage this turn, no life gain; any damage in a later turn is the death blow and loses the "
                "game. A site hit is not damage.",
                "生命值为 0 时：本回合免疫之后的伤害，不能恢复生命值；之后的回合中任何伤害即为终结一击，输掉对局。地标被击中不是伤害。",
            ),
        ),
    ),
)

BLOW = Clause(
    "10.3",
    title=Text("Death blow", "终结一击"),
    clauses=(
        Clause(
            "10.3a",
            Text(
                "Any damage dealt to an avatar at death's door in a later turn is the death blow: its player loses the game.",
                "在之后的回合中，对死门的化身造成的任何伤害都是终结一击，其玩家输掉对局。",
            ),
        ),
        Clause(
            "10.3b",
            Text(
                "A later turn is any turn after the one in which it came there, whichever player's it is. Prevented damage is no blow.",
                "之后的回合指进入死门的回合之后的任何回合，无论是谁的。被防止的伤害不是终结一击。",
            ),
            is_ours=True,
        ),
        Clause(
            "10.3c",
            Text(
                "The game ends when [states](9.5) are next looked at: what is being carried out is finished first.",
                "对局在下一次[检查状态](9.5)时结束：正在结算的先结算完毕。",
            ),
            is_ours=True,
        ),
    ),
)

DRAWS = Clause(
    "10.4",
    title=Text("Drawn games", "平局"),
    text=Text(
        "If both avatars were dealt the death blow when states are looked at, the game is a draw.",
        "检查状态时双方的化身都已受到终结一击，则为平局。",
    ),
    rulings=(
        Ruling(
            "S-10",
            Text("Both at once is a draw.", "双方同时受到终结一击为平局。"),
        ),
    ),
)

ENDLESS = Clause(
    "10.5",
    title=Text("Games without an end", "没有尽头的对局"),
    clauses=(
        Clause(
            "10.5a",
            Text("A simulated game is a draw when its 200th turn has ended.", "模拟对局的第 200 个回合结束时为平局。"),
        ),
        Clause(
            "10.5b",
            Text("It is a draw, too, when a turn has seen 1,000 actions.", "一个回合内满 1,000 个行动时，同样为平局。"),
            proved_by=LIMITS,
        ),
        Clause(
            "10.5c",
            Text(
                "The turns of both players are counted together. 1,000 triggered abilities in a turn draw the game as well.",
                "回合数由双方合计。一个回合内满 1,000 个触发能力时，同样为平局。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-15",
            Text(
                "A simulated game stops as a draw after 200 turns, or after 1,000 actions in one.",
                "模拟对局满 200 个回合，或一个回合内满 1,000 个行动时，以平局结束。",
            ),
        ),
    ),
)

PLACES = Clause(
    "10.6",
    title=Text("Places", "席位"),
    clauses=(
        Clause(
            "10.6a",
            Text(
                "Each player has 20 places in the realm, one of which is the avatar's: for minions, artifacts, carried or not, and "
                "auras. Sites take none.",
                "每位玩家在领域中有 20 个席位，其一属于化身，其余用于随从、神器（无论是否被持有）与灵气。地标不占用席位。",
            ),
        ),
        Clause(
            "10.6b",
            Text(
                "What finds no place is not cast, made or picked up, and its control does not change.",
                "没有空余的席位时，不能施放、产生或拾起，控制者也不改变。",
            ),
        ),
    ),
    is_ours=True,
)

SIZES = Clause(
    "10.7",
    title=Text("Sizes of decks", "牌库的大小"),
    text=Text(
        "To be played here, a spellbook has at most 87 cards and an atlas at most 40, and the cards of both players make at most 16 kinds "
        "of tokens.",
        "在本站对局时，法术书至多 87 张，地图册至多 40 张，双方的牌所产生的衍生物至多 16 种。",
    ),
    proved_by=LIMITS,
    is_ours=True,
)

ENDS = Clause("10", title=Text("Ends and limits", "结局与界限"), clauses=(LIFE, DOOR, BLOW, DRAWS, ENDLESS, PLACES, SIZES))
