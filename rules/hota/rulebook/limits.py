"""HotA 113, ours: games without an end, and the pools of limited decks (H-8, H-12)."""

from __future__ import annotations

from rules.hota.rulebook.concepts import IN_BUILDING
from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

ENDLESS = Clause(
    "113.1",
    title=Text("Games without an end", "没有尽头的对局"),
    clauses=(
        Clause(
            "113.1a",
            Text(
                "A game in which only forced actions go on is a draw, as [104.4b](104.4b) says.",
                "只有强制的动作不断重复的对局为平局，见[强制循环](104.4b)。",
            ),
        ),
        Clause("113.1b", Text("A simulated game is a draw when its 200th turn has ended.", "模拟对局的第 200 个回合结束时为平局。")),
        Clause(
            "113.1c",
            Text(
                "It is a draw, too, when a turn has seen 1,000 actions or 1,000 triggered abilities.",
                "一个回合内满 1,000 个动作或满 1,000 个触发式技能时，同样为平局。",
            ),
        ),
    ),
    rulings=(
        Ruling(
            "H-8",
            Text(
                "A loop of forced actions that repeats a position is a draw. A simulated game stops as a draw after 200 turns, or after "
                "1,000 actions in one turn.",
                "强制的动作循环使局面重复时为平局。模拟对局满 200 个回合，或一个回合内满 1,000 个动作时，以平局结束。",
            ),
        ),
    ),
)

POOLS = Clause(
    "113.2",
    title=Text("Pools of limited decks", "限制赛的卡池"),
    text=Text(
        "A limited deck states its pool. It has no more copies of a card than the pool has, basic attribute cards aside.",
        "限制赛的套牌须附上卡池。除基本属性牌外，套牌中每种牌的张数不能超过卡池中的张数。",
    ),
    rulings=(
        Ruling(
            "H-12",
            Text(
                "The pool is a list to check the deck against. It is never part of what is played with.",
                "卡池只是用来核对套牌的清单，不属于对局使用的牌。",
            ),
        ),
    ),
    proved_by=IN_BUILDING,
)

LIMITS = Clause("113", title=Text("The limits of a game", "对局的界限"), clauses=(ENDLESS, POOLS), is_ours=True)
