"""Chinese for what amounts are counted by, and for more or less attack and life."""

from __future__ import annotations

from typing import Any

from rules.hota.language import moments
from rules.hota.text.chinese_nouns import ATTRIBUTES
from rules.kernel.text.amounts import counts_in, is_taking, size_of
from rules.kernel.text.chinese import Chinese
from rules.kernel.text.chinese_words import Deeds

EVENTS: dict[type, str] = {
    moments.Dies: "其死亡前的攻击力",
    moments.IsBlocked: "阻挡它的生物数量",
    moments.DealsDamage: "该伤害",
    moments.IsDamaged: "该伤害",
    moments.GainsLife: "所恢复的生命值",
    moments.LosesLife: "所失去的生命值",
}
FIGURES = {"attack": "攻击力", "life": "剩余生命值", "damage": "所受伤害"}
#: What happens in a turn, as it is counted.
DEEDS = Deeds(
    attackers={"own": "你的生物", "enemy": "敌方生物", "any": "双方生物"},
    done={
        "drawn": ("抓", "牌", "张"),
        "discarded": ("弃", "牌", "张"),
        "cast": ("施放", "牌", "张"),
        "attribute_cards": ("打出", "属性牌", "张"),
        "attacks": ("攻击", "", "次"),
    },
    measured={"damage_taken": ("受到的伤害", "受到过伤害"), "life_gained": ("恢复的生命值", "恢复过生命值")},
    dead="生物",
)
#: The opposites of predicates.
OPPOSITES = {"已横置": "未横置", "处于重置状态": "未处于重置状态", "已受伤": "未受伤", "佩带装备": "未佩带装备"}
LETTERS = "XYZ"


def figure_name(has: str) -> str:
    """Return the name of a player's figure: `魔法值上限`, `力量`."""
    return ({"life": "生命值", "mana": "魔法值", "mana_cap": "魔法值上限"} | ATTRIBUTES)[has]


def bonuses(chinese: Chinese, attack: Any, life: Any) -> tuple[list[str], str]:
    """More or less attack and life, and what X is where that is counted: `攻击力+1`, `生命值+X`; `，X为你的力量`."""
    pairs = [(amount, name) for amount, name in ((attack, "攻击力"), (life, "生命值")) if amount != 0]
    letters = dict(zip(counts_in([amount for amount, _ in pairs]), LETTERS, strict=False))
    said = []
    for amount, name in pairs:
        size = size_of(amount)
        said.append(f"{name}{'−' if is_taking(amount) else '+'}{size if isinstance(size, int) else letters[size]}")
    return said, "".join(f"，{letter}为{chinese.quantity(count)}" for count, letter in letters.items())
