"""The names of what HotA's cards have: rarities, attributes, spell speeds and keywords (HotA 105, H-6, H-7)."""

from __future__ import annotations

from rules.kernel.cards import Choice, Term
from rules.wording import Text

RARITIES = (
    Choice("common", Text("Common", "普通")),
    Choice("uncommon", Text("Uncommon", "罕见")),
    Choice("rare", Text("Rare", "稀有")),
    Choice("epic", Text("Epic", "史诗")),
    Choice("legendary", Text("Legendary", "传说")),
)

ATTRIBUTES = (
    Choice("strength", Text("Strength", "力量"), symbol="fist", hue="fire"),
    Choice("agility", Text("Agility", "敏捷"), symbol="feather", hue="grass"),
    Choice("intellect", Text("Intellect", "智力"), symbol="eye", hue="water"),
)

SPEEDS = (
    Choice("normal", Text("Normal", "普通"), meaning=Text("Cast in your own strategy phases.", "在你自己的策略阶段施放。")),
    Choice("instant", Text("Instant", "瞬间"), meaning=Text("Cast whenever you have priority.", "在你拥有优先权时随时可以施放。")),
)

KEYWORDS = (
    Choice(
        "flying",
        Text("Flying", "飞行"),
        meaning=Text("Only creatures with flying or reach can block it.", "只能被具有飞行或延势的生物阻挡。"),
    ),
    Choice("reach", Text("Reach", "延势"), meaning=Text("It can block creatures with flying.", "可以阻挡具有飞行的生物。")),
    Choice(
        "first-strike",
        Text("First strike", "先攻"),
        meaning=Text("It deals its battle damage before creatures without first strike.", "先于不具先攻的生物造成战斗伤害。"),
    ),
    Choice(
        "trample",
        Text("Trample", "践踏"),
        meaning=Text("Damage beyond what its blockers can take goes to the enemy player.", "超出阻挡者生命值的伤害由敌方玩家承受。"),
    ),
    Choice("vigilance", Text("Vigilance", "警戒"), meaning=Text("Attacking does not tap it.", "攻击时不横置。")),
    Choice("haste", Text("Haste", "急速"), meaning=Text("It can attack in the turn it arrives.", "进场的回合即可攻击。")),
    Choice(
        "lifesteal",
        Text("Lifesteal", "吸血"),
        meaning=Text("Damage that it deals heals you by as much.", "造成伤害时，你恢复等量的生命值。"),
    ),
    Choice(
        "spell-shield",
        Text("Spell shield", "法术护盾"),
        meaning=Text("Enemy spells and abilities can't target it.", "不能成为敌方法术或技能的目标。"),
    ),
)

GLOSSARY = (
    Term(
        Text("Arrive", "进场"),
        Text("Happens when the card comes to the battlefield.", "此牌进入战场时触发。"),
        (Text("Arrive:", "进场："),),
    ),
    Term(
        Text("Die", "死亡"),
        Text("Happens when the creature goes from the battlefield to the graveyard.", "此生物从战场置入坟场时触发。"),
        (Text("Die:", "死亡："),),
    ),
    Term(Text("Upkeep", "维持"), Text("Happens at the start of your turn.", "你的回合开始时触发。"), (Text("Upkeep:", "维持："),)),
    Term(
        Text("Stack", "堆叠"),
        Text("Where spells and abilities wait; the last one played takes effect first.", "法术与技能等待结算之处，后进先出。"),
        (Text("the stack", "堆叠"),),
    ),
)
