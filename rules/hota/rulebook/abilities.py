"""HotA 111.6 to 111.10, ours: activated, triggered and static abilities, replacement and prevention, and how long effects last."""

from __future__ import annotations

from rules.kernel.rulebook import Clause
from rules.wording import Text

ACTIVATED = Clause(
    "111.6",
    title=Text("Activated abilities", "启动式技能"),
    clauses=(
        Clause(
            "111.6a",
            Text(
                "A permanent's controller may activate its activated abilities whenever the player has priority; some of them only when a "
                "normal spell could be cast. They use the stack.",
                "实体的操控者拥有优先权时，可以启动其启动式技能；有的只能在可以施放普通法术时启动。启动式技能使用堆叠。",
            ),
        ),
        Clause(
            "111.6b",
            Text(
                "As the ability is announced, its [targets](110.5) are named, then all of the cost is paid: mana, life, cards from the "
                "hand, tapping, or a sacrifice.",
                "宣告技能时先指定[目标](110.5)，再支付全部费用：魔法值、生命值、弃置手牌、横置或牺牲。",
            ),
        ),
        Clause(
            "111.6c",
            Text(
                "Life can be paid only if the player has less damage than starting life afterwards.",
                "支付生命值之后，该玩家受到的伤害须仍低于起始生命值，否则不能支付。",
            ),
        ),
        Clause(
            "111.6d",
            Text(
                "What works once a turn, activated or triggered, works once in each turn of either player.",
                "“每回合一次”的技能，无论启动式还是触发式，在任一玩家的每个回合各生效一次。",
            ),
        ),
    ),
)

TRIGGERED = Clause(
    "111.7",
    title=Text("Triggered abilities", "触发式技能"),
    clauses=(
        Clause(
            "111.7a",
            Text(
                "A triggered ability says at which event it triggers. It does so each time, if its condition holds then.",
                "触发式技能写明由何种事件触发。每当该事件发生且此时条件成立，技能就触发一次。",
            ),
        ),
        Clause(
            "111.7b",
            Text(
                "It waits until a player would next get [priority](110.3c). Then it is put on the stack and names its targets. The active "
                "player's come first, so that the defending player's are carried out before them.",
                "触发的技能等到下一次有玩家将获得[优先权](110.3c)时进入堆叠，并指定目标。进攻玩家的先进入堆叠，因此防御玩家的先结算。",
            ),
        ),
        Clause(
            "111.7c",
            Text(
                "One that needs a target and has no legal one is not put on the stack.",
                "需要目标而没有合法目标的触发式技能不进入堆叠。",
            ),
        ),
        Clause(
            "111.7d",
            Text(
                "A permanent's abilities still trigger on its own death, and on its leaving the battlefield.",
                "实体自身死亡或离开战场时，由该事件触发的技能仍然触发。",
            ),
        ),
    ),
)

STATIC = Clause(
    "111.8",
    title=Text("Static abilities", "静止式技能"),
    text=Text(
        "A static ability works as long as its permanent is on the battlefield and its condition holds. It does not use the stack. What "
        "several of them give to attack, life and costs is added up.",
        "只要实体在战场上且条件成立，静止式技能就持续生效，不使用堆叠。数个静止式技能对攻击力、生命值和费用的增减累加计算。",
    ),
)

REPLACEMENT = Clause(
    "111.9",
    title=Text("Replacement and prevention", "替代与防止"),
    clauses=(
        Clause(
            "111.9a",
            title=Text("Replacement effects", "替代性效应"),
            text=Text(
                "They put something else in the place of an event. The event does not happen, and nothing triggers on it.",
                "以另一事件取代某个事件。被取代的事件没有发生，也不触发任何技能。",
            ),
        ),
        Clause(
            "111.9b",
            title=Text("Prevention effects", "防止性效应"),
            text=Text(
                "They take damage away before it is dealt. Damage that is prevented has not been dealt.",
                "在伤害造成之前将其减少。被防止的伤害视为没有造成。",
            ),
        ),
        Clause(
            "111.9c",
            title=Text("Several of them", "数个效应"),
            text=Text(
                "One ability at most replaces an event, or prevents its damage: that of the affected player's permanents first, in the "
                "order of their places. Prevention that an effect has given before is used up first.",
                "一个事件最多由一个技能取代，或由一个技能防止其伤害：受影响玩家的实体优先，按位置的先后。先前由效应给予的防止先行使用。",
            ),
        ),
    ),
)

EFFECTS = Clause(
    "111.10",
    title=Text("How long effects last", "效应的持续"),
    clauses=(
        Clause(
            "111.10a",
            title=Text("One-shot effects", "一次性效应"),
            text=Text("They do something once: damage, a draw, a destruction.", "只生效一次，例如造成伤害、抓牌或消灭。"),
        ),
        Clause(
            "111.10b",
            title=Text("Continuous effects", "持续性效应"),
            text=Text(
                "They hold for a [time](112.4) that the card names. On a permanent they end at the latest when it leaves the battlefield.",
                "在牌面写明的[期间](112.4)内有效。对实体的效应最迟到该实体离开战场时失效。",
            ),
        ),
    ),
)
