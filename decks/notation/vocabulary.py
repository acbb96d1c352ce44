"""The words of deck files in both languages: the exporters write them, the importers read them."""

from __future__ import annotations

from rules.wording import Text

NAME = Text("Name", "名称")
GAME = Text("Game", "游戏")
FORMAT = Text("Format", "赛制")
DECK = Text("Deck", "卡组")
SECTION = Text("Section", "分区")
COUNT = Text("Count", "数量")
CARD = Text("Card", "卡牌")
SLUG = Text("Slug", "标识")
NUMBER = Text("Number", "编号")
KIND = Text("Kind", "类别")
RARITY = Text("Rarity", "稀有度")
MAYBE = Text("Maybe", "备选")

#: Other names of each column or label, beside its own two.
ALSO = {
    NAME: ("deck name", "title", "卡组名", "卡组名称", "名字", "标题"),
    FORMAT: ("mode", "模式"),
    COUNT: ("copies", "quantity", "qty", "number of copies", "张数"),
    CARD: ("card name", "卡名", "牌名", "名称", "name"),
    SLUG: ("card", "id", "card id"),
    SECTION: ("zone", "board", "区域"),
}

#: Other names that people give sections, by the section's slug.
SECTION_ALIASES = {
    "main": ("main", "main deck", "maindeck", "mainboard", "deck", "主卡组", "主牌组", "主牌", "主套牌", "套牌", "卡组", "牌组", "牌库"),
    "pool": ("pool", "card pool", "卡池", "牌池"),
}

#: Names of the maybe-board and of other cards that are not for the deck itself, as names are compared.
ELSEWHERE = {
    *("sb", "side", "sideboard", "collection", "maybe", "maybeboard", "considering"),
    *("备牌", "备牌组", "副牌", "副卡组", "备选", "候补", "替补"),
}


def is_called(word: str, thing: Text) -> bool:
    """Return whether a label names that thing, in either language."""
    lowered = word.strip().casefold()
    return lowered in {thing.en.casefold(), thing.zh.casefold(), *ALSO.get(thing, ())}
