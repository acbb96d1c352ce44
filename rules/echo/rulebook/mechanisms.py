"""Echo 2.3 and 3: refill, ownership, the empty deck, several deaths at once; how a game is won."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

REFILL = Clause(
    "2.3.1",
    title=Text("Refill, at once", "随从补充机制（即时触发）"),
    clauses=(
        Clause(
            "2.3.1a",
            Text(
                "Whenever an [awake](4.2b) follower dies, its controller may place a follower from hand face down, [asleep](4.2a), "
                "into the slot where it died. The death of a sleeping follower gives no refill.",
                "每当有[唤醒](4.2b)的随从死亡，其控制者可以从手牌把一张随从背面朝上、以[沉睡](4.2a)状态放到它死亡的位置。沉睡的随从死亡时不能补充。",
            ),
            rulings=(
                Ruling(
                    "E-16",
                    Text(
                        "The refill happens at once, before the effects that settle the same death.",
                        "补充立即进行，先于同一次死亡引发的结算效果。",
                    ),
                ),
            ),
            notes=(
                Text(
                    "A player without a follower in hand is not asked.",
                    "手牌中没有随从的玩家不作询问。",
                ),
            ),
        ),
        Clause(
            "2.3.1b",
            Text(
                "If awake followers of both players die at the same time, the [defender](4.1b) refills first.",
                "双方唤醒的随从同时死亡时，[防守方](4.1b)先补充。",
            ),
        ),
    ),
)

OWNERSHIP = Clause(
    "2.3.2",
    title=Text("Mind control and ownership", "随从所有权机制"),
    text=Text(
        "A follower under mind control belongs to its new owner for the rest of the game, and all its effects work for that owner.",
        "被心控的随从在本局余下的时间里归新的所有者，它的一切效果也都按新的所有者结算。",
    ),
    rulings=(
        Ruling(
            "E-12",
            Text(
                "It moves to an empty slot of the new owner. If there is none, mind control does nothing.",
                "它移到新所有者随从区的空位；没有空位时，心控不起作用。",
            ),
        ),
        Ruling(
            "E-13",
            Text(
                "It keeps its state, awake or asleep, all that raises or lowers its attack, and what it has done this turn.",
                "它保持唤醒或沉睡的状态，保留所有增益与减益；本回合已经做过的事仍算做过。",
            ),
        ),
    ),
)

EMPTY_DECK = Clause(
    "2.3.3",
    title=Text("The empty deck", "卡组抽空惩罚"),
    text=Text(
        "For each card that you have to draw and can't, because your deck is empty, your hero loses 1 life.",
        "需要抽牌而卡组已空时，每少抽1张，己方英雄失去1点生命值。",
    ),
)

SEVERAL_DEATHS = Clause(
    "2.3.4",
    title=Text("Several deaths at once", "多随从死亡的结算顺序"),
    text=Text(
        "When several followers of both players are destroyed at the same time, their effects are settled one follower at a time: the "
        "[defender](4.1b)'s before the [attacker](4.1a)'s, and each player's from their left to their right.",
        "双方有多只随从同时被破坏时，逐个结算它们的效果：[防守方](4.1b)先于[攻击方](4.1a)，各方按自己的左手侧到右手侧依次进行。",
    ),
    notes=(
        Text(
            "When both followers of a battle are destroyed, [2.2.3](2.2.3(4)iii) holds instead: the attacker's effects come first.",
            "战斗中双方随从同时被破坏时，按[2.2.3](2.2.3(4)iii)处理，攻击方在先。",
        ),
    ),
)

MECHANISMS = Clause("2.3", title=Text("Special mechanisms", "特殊机制"), clauses=(REFILL, OWNERSHIP, EMPTY_DECK, SEVERAL_DEATHS))

VICTORY = Clause(
    "3",
    title=Text("Winning", "胜利条件"),
    text=Text("You win as soon as one of these holds.", "满足以下任一条件即获胜。"),
    clauses=(
        Clause("3a", Text("The enemy hero's life is 0 or less.", "对方英雄的生命值降到0或以下。")),
        Clause(
            "3b",
            Text(
                "The enemy follower zone is empty, and [refill](2.3.1) brings no follower into it.",
                "对方随从区没有随从，也没有通过[随从补充](2.3.1)放上随从。",
            ),
        ),
    ),
    rulings=(
        Ruling(
            "E-14",
            Text(
                "Both players are checked after each action and each effect, once it is settled with its refills. If both lose at the "
                "same time, the game is a draw. A zone counts as empty whatever emptied it, and also when its owner would not refill it.",
                "每个行动、每个效果连同其补充结算完毕后，对双方同时检查。双方同时落败则为平局。随从区因任何缘故变空都算，有随从可补充而不补充也算。",
            ),
        ),
        Ruling(
            "E-15",
            Text(
                "A simulated game is a draw when turn 100 has been played, counting both players' turns, or when one turn has seen "
                "1,000 actions.",
                "模拟对局在打完第100个回合（双方合计），或同一回合内的行动达到1000次时，判为平局。",
            ),
        ),
    ),
)
