"""Sorcery 9.1 to 9.7: kinds of abilities, what waits, states, modifiers, replacement."""

from __future__ import annotations

from rules.kernel.rulebook import Clause
from rules.wording import Text

KINDS = Clause(
    "9.1",
    title=Text("Kinds of abilities", "能力的种类"),
    text=Text(
        "Avatars, minions, artifacts, auras and sites have [activated](9.2), [triggered](9.3), [static](9.6) and [replacing](9.7) "
        "abilities. Magic has what it does when it is cast.",
        "化身、随从、神器、灵气和地标可以有[启动能力](9.2)、[触发能力](9.3)、[常驻能力](9.6)和[替代能力](9.7)。魔法只有施放时的效果。",
    ),
    is_ours=True,
)

ACTIVATED = Clause(
    "9.2",
    title=Text("Activated abilities", "启动能力"),
    clauses=(
        Clause(
            "9.2a",
            Text(
                "In the main phase the active player may use activated abilities of things that the player controls. Those whose cost is "
                "tapping need an untapped card, and a unit that is not [sick](3.9).",
                "主要阶段中，当前玩家可以使用其控制的物的启动能力。以横置为费用的，须处于重整状态；单位还不能有[召唤虚弱](3.9)。",
            ),
        ),
        Clause(
            "9.2b",
            Text(
                "The order is: targets, then the whole cost, then the effects. Without the targets that it needs, or without all of its "
                "cost, it can't be used.",
                "顺序为：指定目标，支付全部费用，然后产生效果。缺少所需的目标或不能支付全部费用时，不能使用。",
            ),
            is_ours=True,
        ),
        Clause(
            "9.2c",
            Text(
                "Costs are mana, tapping, life, discarded cards and sacrifices. Life can be paid only if some is left. What is "
                "sacrificed goes to its owner's graveyard, and a minion dies by it.",
                "费用可以是法力、横置、生命值、弃牌与牺牲。支付生命值之后须仍有剩余。被牺牲的物置入其拥有者的墓地，随从因此死亡。",
            ),
            is_ours=True,
        ),
        Clause(
            "9.2d",
            Text(
                "An ability whose source was sacrificed for it is carried out from where the source was.",
                "来源因支付费用而被牺牲的能力，从来源原先的位置结算。",
            ),
            is_ours=True,
        ),
        Clause(
            "9.2e",
            Text(
                "What works once a turn, whatever its kind, works once in each turn of either player.",
                "“每回合一次”的能力，无论何种，在任一玩家的每个回合各生效一次。",
            ),
            is_ours=True,
        ),
    ),
)

TRIGGERED = Clause(
    "9.3",
    title=Text("Triggered abilities", "触发能力"),
    clauses=(
        Clause(
            "9.3a",
            Text(
                "It triggers once for each time that its [moment](9.10) comes, if its conditions hold then.",
                "每当其[时机](9.10)出现且条件成立时，触发一次。",
            ),
        ),
        Clause(
            "9.3b",
            Text(
                "Then it waits, and is carried out as [9.4](9.4) says, even if its card is gone by then.",
                "触发之后等待，依照 [9.4](9.4) 结算，即使其牌已经不在。",
            ),
        ),
        Clause(
            "9.3c",
            Text(
                "A card's abilities still trigger on its own dying and leaving, and on that of all who go at the same time.",
                "牌自身死亡或离开，以及同时离开的其他牌，仍会触发该牌的能力。",
            ),
        ),
        Clause(
            "9.3d",
            Text(
                "“You may”: its controller is asked as it is carried out. Nobody is asked who has nothing for the first of several "
                "effects, such as no card to discard; then none of them happens.",
                "“可以”：结算时由其控制者选择。若第一个效果无从进行（例如没有手牌可弃），则不询问，其后的效果也都不发生。",
            ),
        ),
    ),
    is_ours=True,
)

WAITING = Clause(
    "9.4",
    title=Text("What waits", "等待与顺序"),
    clauses=(
        Clause(
            "9.4a",
            Text(
                "While something is carried out, what it triggers waits. Then states are looked at, and what waits is carried out, one "
                "after the other.",
                "一项结算进行时，由其触发的能力等待。然后检查状态，再逐一结算等待中的能力。",
            ),
        ),
        Clause(
            "9.4b",
            Text(
                "The active player's come first. Of one player's, the one that has waited longest comes first; of those that triggered "
                "at the same time, that of the avatar, then in the order of places, then of the squares of sites.",
                "当前玩家的先结算。同一玩家的，等待最久的先结算；同时触发的，先是化身的，再按席位的先后，最后按地标所在方格的先后。",
            ),
        ),
        Clause(
            "9.4c",
            Text(
                "What one of them triggers waits behind those that wait already.",
                "其中一个触发的能力排在已在等待的之后。",
            ),
        ),
        Clause(
            "9.4d",
            Text(
                "Only when nothing waits any more does a move, an attack or the phase go on, or a player act.",
                "没有等待中的能力之后，移动、攻击或阶段才继续，玩家才能行动。",
            ),
        ),
        Clause(
            "9.4e",
            Text(
                "Things that an effect does to several at once happen at once: all are dealt damage, destroyed or moved before anything "
                "else is done.",
                "一个效果同时作用于数个对象的，同时发生：全部受到伤害、被摧毁或移动之后，才进行其他处理。",
            ),
        ),
    ),
    is_ours=True,
)

STATES = Clause(
    "9.5",
    title=Text("Looking at states", "检查状态"),
    clauses=(
        Clause(
            "9.5a",
            Text(
                "States are looked at after each action, spell and ability, after each step, each interception and each defence, after "
                "damage in a fight, and after each step of the start and end phases.",
                "每个行动、法术和能力之后，每走一步、每次拦截与防御之后，战斗造成伤害之后，以及开始阶段与结束阶段的每一步之后，检查状态。",
            ),
        ),
        Clause(
            "9.5b",
            Text("First, whose avatar was dealt the [death blow](10.3).", "首先，检查谁的化身受到了[终结一击](10.3)。"),
        ),
        Clause(
            "9.5c",
            Text(
                "Second, all at once: minions with damage of at least their power, or damaged by a lethal one, die, and so do units "
                "below a site that can't be there.",
                "其次，受到的伤害大于或等于其力量，或受到致命单位伤害的随从，以及不能处于地标下方的单位，同时死亡。",
            ),
        ),
        Clause(
            "9.5d",
            Text(
                "Third, all at once: units that can't be in the void, and artifacts in it that nobody carries, are banished.",
                "再次，不能处于虚空的单位，以及处于虚空且无人持有的神器，同时被放逐。",
            ),
        ),
        Clause(
            "9.5e",
            Text(
                "This is repeated until nothing is left of it. Only then what waits is carried out.",
                "如此重复，直到没有需要处理的为止，然后才结算等待中的能力。",
            ),
        ),
    ),
    is_ours=True,
)

STATIC = Clause(
    "9.6",
    title=Text("Static abilities and modifiers", "常驻能力与修正"),
    clauses=(
        Clause(
            "9.6a",
            Text(
                "A static ability works while its card is in the realm and its conditions hold, without being carried out.",
                "常驻能力在其牌处于领域中且条件成立期间持续生效，无须结算。",
            ),
        ),
        Clause(
            "9.6b",
            Text(
                "Power, steps and costs are what the card shows, more or less what effects have given, more or less what static "
                "abilities give: all is added up, and a sum below 0 is 0.",
                "力量、步数与费用等于牌面数值，加减效果给予的，再加减常驻能力给予的：全部累加，总和低于 0 时为 0。",
            ),
        ),
        Clause(
            "9.6c",
            Text(
                "All static abilities apply at once. None of them counts what another gives.",
                "所有常驻能力同时生效，任何一个都不计入另一个所给予的。",
            ),
        ),
        Clause(
            "9.6d",
            Text(
                "A keyword that a unit has and a thing that it can't do stand side by side: what it can't do, it can't.",
                "单位具有的关键词与其不能做的事并存：不能做的，就是不能做。",
            ),
        ),
    ),
    is_ours=True,
)

REPLACEMENT = Clause(
    "9.7",
    title=Text("Replacement and prevention", "替代与防止"),
    clauses=(
        Clause(
            "9.7a",
            Text(
                "A replacing ability puts something else in the place of an event. The replaced event does not happen, and nothing "
                "triggers on it.",
                "替代能力以另一事取代某个事件。被取代的事件没有发生，也不触发任何能力。",
            ),
        ),
        Clause(
            "9.7b",
            Text(
                "Damage is first lessened by ward, then by what effects have prevented before, then by one replacing ability at most. "
                "What is prevented is not dealt.",
                "伤害先由守护抵消，再由先前效果给予的防止减少，然后至多由一个替代能力减少。被防止的伤害没有造成。",
            ),
        ),
        Clause(
            "9.7c",
            Text(
                "One replacing ability at most replaces an event: those of the affected player first, in the order of places.",
                "一个事件至多由一个替代能力取代：受影响玩家的优先，按席位的先后。",
            ),
        ),
        Clause(
            "9.7d",
            Text(
                "A minion that stays instead of dying is tapped, and all damage on it is taken off. If it still can't be where it is, or "
                "still has no power, it dies.",
                "代替死亡而留下的随从横置，其受到的所有伤害移除。若它仍不能处于该位置或力量仍为 0，则死亡。",
            ),
        ),
    ),
    is_ours=True,
)
