"""Other names of keys and values in a search: the words of other card sites, other games' players, and everyday Chinese."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rules.kernel.cards import Choice
from rules.wording import Text
from search.keys import Key

#: Other names of a field, by its slug.
FIELDS: dict[str, tuple[str, ...]] = {
    "cost": ("mv", "cmc", "manavalue", "费用", "能量", "费"),
    "attack": ("pow", "atk", "攻击", "攻击力", "攻"),
    "power": ("pow", "atk", "攻击", "力量", "攻"),
    "life": ("tou", "toughness", "hp", "health", "生命", "生命值", "血量", "血"),
    "attribute": ("c", "color", "colour", "id", "identity", "attr", "属性", "颜色"),
    "element": ("c", "color", "colour", "id", "identity", "元素", "属性", "颜色"),
    "faction": ("fac", "阵营"),
    "race": ("tribe", "subtype", "种族", "族"),
    "class": ("职业",),
    "keywords": ("keyword", "kw", "关键词", "关键字"),
    "does": ("effect", "function", "otag", "能力", "做"),
    "when": ("trigger", "时机", "当"),
    "targets": ("target", "目标", "对象"),
    "pays": ("pay", "代价", "支付"),
}
#: Other names of the values of a key, by the key's slug: what is typed, and the value's slug.
VALUES: dict[str, dict[str, str]] = {
    "cost": {"even": "even", "odd": "odd", "偶数": "even", "奇数": "odd", "偶": "even", "奇": "odd"},
    "is": {
        "vanilla": "plain",
        "白板": "plain",
        "firstprint": "first-printing",
        "firstprinting": "first-printing",
        "首版": "first-printing",
    },
    "unique": {"art": "prints", "printings": "prints", "card": "cards", "names": "cards"},
    "sort": {"set": "number", "edhrec": "usage", "new": "released", "newest": "released"},
    "decks": {"new": "created", "newest": "created", "latest": "updated", "best": "rate", "date": "updated"},
    "does": {
        **dict.fromkeys(("摸牌", "抽卡", "过牌", "cantrip"), "draw"),
        **dict.fromkeys(("伤害", "直伤", "burn"), "damage"),
        **dict.fromkeys(("治疗", "回血", "恢复", "lifegain"), "heal"),
        **dict.fromkeys(("丢弃", "弃置"), "discard"),
        **dict.fromkeys(("消灭", "摧毁", "解场", "kill", "removal"), "destroy"),
        **dict.fromkeys(("搜索", "找牌", "tutor"), "search"),
        **dict.fromkeys(("recursion", "regrowth"), "retrieve"),
        **dict.fromkeys(("返回手牌", "弹", "return"), "bounce"),
        **dict.fromkeys(("增益", "buff", "pump"), "strengthen"),
        **dict.fromkeys(("减益", "debuff"), "weaken"),
        **dict.fromkeys(("夺取", "steal"), "control"),
        **dict.fromkeys(("费用", "减费"), "cost"),
    },
    "when": {
        **dict.fromkeys(("觉醒", "唤醒", "登场", "入场", "战吼", "etb", "enters", "battlecry"), "awaken"),
        **dict.fromkeys(("亡语", "死亡", "遗言", "dies", "deathrattle"), "last-stand"),
        **dict.fromkeys(("主动", "activated"), "active"),
        **dict.fromkeys(("被动", "static"), "passive"),
    },
    "targets": {
        **dict.fromkeys(("敌方", "敌人", "对手", "opponent", "foe"), "enemy"),
        **dict.fromkeys(("我方", "友方", "自己", "you", "ally", "friendly"), "own"),
        **dict.fromkeys(("牌库", "library"), "deck"),
        **dict.fromkeys(("弃牌堆", "graveyard"), "graveyard"),
    },
}
#: What players of other games call a keyword, by its slug: one word may name another keyword in each game.
KEYWORDS: dict[str, tuple[str, ...]] = {
    "airborne": ("flying", "flier", "飞行", "飞天"),
    "flying": ("airborne", "flier", "飞空", "飞天"),
    "stealth": ("shroud", "hexproof", "潜行", "辟邪"),
    "spell-shield": ("ward", "hexproof", "魔免", "法术护甲", "辟邪"),
    "ward": ("spell-shield", "圣盾", "护盾"),
    "charge": ("haste", "rush", "急速", "突袭", "敏捷"),
    "haste": ("charge", "rush", "冲锋", "突袭", "敏捷"),
    "lethal": ("deathtouch", "poisonous", "剧毒", "死触"),
    "lifesteal": ("lifelink", "drain", "系命", "汲血"),
    "reattack": ("windfury", "double-attack", "风怒"),
    "regenerate": ("regeneration", "重生"),
    "defender": ("wall",),
}
#: Units by which players name a number without its key (`3费`), with the slugs of the fields that may be meant.
UNITS: Mapping[str, tuple[str, ...]] = {"费": ("cost",), "攻": ("attack", "power"), "血": ("life",)}
#: Keys of other sites for what no card here has, with the reason.
ELSEWHERE = (
    (("artist", "a", "illustrator", "art", "画师"), Text("the site draws every picture itself.", "卡图均由本站绘制，没有画师。")),
    (("usd", "eur", "tix", "price", "价格"), Text("cards have no prices here.", "本站的卡牌没有价格。")),
    (
        ("lang", "language", "语言"),
        Text(
            "every card is there in both languages, and words are looked for in either.", "每张卡牌都有中英文，文字在两种语言中一并查找。"
        ),
    ),
    (("display", "as", "view", "显示"), Text("the ways to look at cards stand above them.", "显示方式请在卡牌上方选择。")),
    (
        ("include", "prefer", "game", "包含"),
        Text("a search goes through all cards of the game as it is.", "搜索本来就包含本游戏的全部卡牌。"),
    ),
)


def values_of(key: str, choices: Iterable[Choice]) -> dict[str, str]:
    """Return the other words for these choices of a key, each with the slug that it means."""
    known = {choice.slug for choice in choices}
    keywords = ((word, slug) for slug, words in KEYWORDS.items() for word in words) if key == "keywords" else ()
    return {word: slug for word, slug in (*VALUES.get(key, {}).items(), *keywords) if slug in known}


def keys_elsewhere() -> Iterator[Key]:
    """Yield the keys of other sites, each of no use here for its reason."""
    for names, reason in ELSEWHERE:
        yield Key(names[0], Text(names[0], names[-1]), "text", names, reason=reason)
