"""Sorcery 3.6 to 3.10: owners and controllers, power and damage, tapping, summoning sickness, tokens (S-12)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

OWNERS = Clause(
    "3.6",
    title=Text("Owner and controller", "拥有者与控制者"),
    clauses=(
        Clause(
            "3.6a",
            Text(
                "A card is owned by the player in whose deck it began. It goes to its owner's hand, graveyard or banished cards, and "
                "back to the deck that it came from, whoever controlled it.",
                "牌的拥有者是将其加入牌库的玩家。无论由谁控制，牌总是进入其拥有者的手牌、墓地或放逐区，或回到其所属的牌库。",
            ),
            is_ours=True,
        ),
        Clause(
            "3.6b",
            Text(
                "What comes into the realm is controlled by the player who cast, played, summoned or made it, until that changes.",
                "进入领域的牌由施放、打出、召唤或产生它的玩家控制，直到控制者改变。",
            ),
            is_ours=True,
        ),
        Clause(
            "3.6c",
            Text("The controller of a unit controls all artifacts that it carries.", "单位持有的神器由该单位的控制者控制。"),
        ),
        Clause(
            "3.6d",
            Text(
                "A change of control changes nothing else: the thing stays where it is, tapped or not, with its damage, its artifacts "
                "and what effects have given it. It has not arrived.",
                "控制者改变时，其他一切不变：位置、横置与否、伤害、持有的神器和已获得的效果都保留，也不算进入领域。",
            ),
            is_ours=True,
        ),
        Clause(
            "3.6e",
            Text(
                "A site whose controller changes brings its new controller no mana at once, and takes none from the old one.",
                "地标的控制者改变时，不会立即给予新控制者法力，也不会使原控制者失去法力。",
            ),
        ),
        Clause(
            "3.6f",
            Text(
                "Control that an effect gives for a time ends with it; then the thing is the other player's again.",
                "效果在一段时间内给予的控制权到期结束，该物重新由另一位玩家控制。",
            ),
            is_ours=True,
        ),
    ),
)

POWER = Clause(
    "3.7",
    title=Text("Power and damage", "力量与伤害"),
    clauses=(
        Clause(
            "3.7a",
            Text("A unit's power is how much damage it deals in a fight.", "单位在战斗中造成的伤害等于其力量。"),
        ),
        Clause(
            "3.7b",
            Text(
                "Power is never below 0, and neither is a cost. A minion whose power is 0 dies.",
                "力量不会低于 0，费用也是如此。力量为 0 的随从死亡。",
            ),
            is_ours=True,
        ),
        Clause(
            "3.7c",
            Text(
                "Only units are dealt damage. Damage of 0 is no damage: it triggers nothing and breaks no ward.",
                "只有单位会受到伤害。0 点伤害不是伤害，不触发能力，也不消耗守护。",
            ),
            is_ours=True,
        ),
        Clause(
            "3.7d",
            Text("Losing life is no damage.", "失去生命值不是伤害。"),
            is_ours=True,
        ),
    ),
)

TAPPING = Clause(
    "3.8",
    title=Text("Tapped and untapped", "横置与重整"),
    clauses=(
        Clause(
            "3.8a",
            Text(
                "Units and artifacts are tapped or untapped. They arrive untapped, unless an effect says otherwise.",
                "单位和神器处于横置或重整状态，除非效果另有说明，以重整状态进入领域。",
            ),
        ),
        Clause(
            "3.8b",
            Text("Only what is untapped can be tapped to pay for something.", "只有处于重整状态的才能为支付而横置。"),
            is_ours=True,
        ),
    ),
)

SICKNESS = Clause(
    "3.9",
    title=Text("Summoning sickness", "召唤虚弱"),
    clauses=(
        Clause(
            "3.9a",
            Text(
                "A unit is sick in the turn in which its controller gets control of it, by casting it or otherwise.",
                "单位在被施放或以其他方式归一位玩家控制的回合中，处于召唤虚弱状态。",
            ),
        ),
        Clause(
            "3.9b",
            Text(
                "A sick unit can't be tapped for moving, attacking, shooting, intercepting or defending, nor to pay for an ability.",
                "召唤虚弱的单位不能为移动、攻击、射击、拦截或防御而横置，也不能为支付能力而横置。",
            ),
        ),
        Clause(
            "3.9c",
            Text("Avatars are never sick.", "化身不受召唤虚弱影响。"),
        ),
        Clause(
            "3.9d",
            Text(
                "The sickness ends with the turn, whichever player's it is. A unit that arrives in the enemy's turn can be tapped in the "
                "next one.",
                "召唤虚弱随该回合结束而结束，无论是谁的回合。在对手的回合进入领域的单位，下个回合即可横置。",
            ),
            is_ours=True,
        ),
        Clause(
            "3.9e",
            Text(
                "Sickness does not hinder what needs no tapping: casting spells, picking up and dropping artifacts, abilities that cost "
                "something else.",
                "不需要横置的事不受召唤虚弱影响：施放法术、拾起与丢下神器、不以横置为费用的能力。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-12",
            Text(
                "No abilities that tap in the turn in which one gains control of a unit. Avatars are never sick.",
                "获得单位控制权的回合中，该单位不能使用以横置为费用的能力。化身不受召唤虚弱影响。",
            ),
        ),
    ),
)

TOKENS = Clause(
    "3.10",
    title=Text("Tokens", "衍生物"),
    clauses=(
        Clause(
            "3.10a",
            Text(
                "A token is a minion or an automaton that an effect makes and no card stands for. It costs 0, and its owner is the "
                "player under whose control it arrives.",
                "衍生物是由效果产生、没有对应卡牌的随从或自律机。其费用为 0，拥有者是它进入领域时的控制者。",
            ),
        ),
        Clause(
            "3.10b",
            Text(
                "It arrives and dies as others do. Once it has left the realm it is no more.",
                "衍生物的进入与死亡与其他单位相同。离开领域后不再存在。",
            ),
        ),
        Clause(
            "3.10c",
            Text(
                "A token for which its controller has no [place](10.6) is not made.",
                "控制者没有空余的[席位](10.6)时，不产生衍生物。",
            ),
        ),
    ),
    is_ours=True,
)
