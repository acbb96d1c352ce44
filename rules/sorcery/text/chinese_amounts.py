"""Chinese for what amounts are counted by, and for more or less power and movement."""

from __future__ import annotations

from rules.kernel.language.phrases import signed
from rules.kernel.text.amounts import is_taking, size_of
from rules.kernel.text.chinese import Chinese
from rules.kernel.text.chinese_words import Deeds
from rules.sorcery.language import modifiers, moments
from rules.sorcery.text.values import ELEMENT_NAMES

EVENTS: dict[type, str] = {
    moments.Dies: "其死亡前的力量",
    moments.StrikesSite: "所失去的生命值",
    moments.DealsDamage: "该伤害",
    moments.IsDamaged: "该伤害",
    moments.GainsLife: "所恢复的生命值",
    moments.LosesLife: "所失去的生命值",
}
#: The opposites of predicates.
OPPOSITES = {"已横置": "未横置", "未横置": "已横置", "已受伤": "未受伤", "持有神器": "未持有神器", "被持有": "未被持有"}
FIGURES = {"power": "力量", "damage": "所受伤害", "cost": "法力费用"}
#: What happens in a turn, as it is counted.
DEEDS = Deeds(
    attackers={"own": "己方单位", "enemy": "敌方单位", "any": "双方单位"},
    done={
        "drawn": ("抽", "牌", "张"),
        "discarded": ("弃", "牌", "张"),
        "cast": ("施放", "法术", "张"),
        "sites_played": ("打出", "地标", "张"),
        "attacks": ("攻击", "", "次"),
    },
    measured={"life_gained": ("恢复的生命值", "恢复过生命值"), "life_lost": ("失去的生命值", "失去过生命值")},
    dead="随从",
)


def figure_name(has: str) -> str:
    """Return the name of a player's figure: `生命值`, `火元素限制`."""
    return {"life": "生命值", "mana": "法力"}.get(has) or f"{ELEMENT_NAMES[has].zh}限制"


def bonuses(chinese: Chinese, stats: modifiers.Stats) -> tuple[list[str], str]:
    """More or less power, movement and range, and what X is where that is counted: `力量+X`, `移动+1`; `，X为你的法力`."""
    said, where, amount = [], "", stats.power
    if amount != 0:
        size = size_of(amount)
        said.append(f"力量{'−' if is_taking(amount) else '+'}{size if isinstance(size, int) else 'X'}")
        where = "" if isinstance(size, int) else f"，X为{chinese.quantity(size)}"
    said += [f"移动{signed(stats.movement)}"] if stats.movement else []
    said += [f"远程{stats.ranged}"] if stats.ranged else []
    return said, where
