"""The keys that decks can be searched by, like those of cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from cards.search.keys import RARITY, TEXT, behaviour_keys, field_key
from decks.lists.leads import lead_section
from rules.kernel.cards import Choice, Field
from rules.kernel.game import Game
from rules.wording import Text
from search.keys import ONE_OF, Key, Keys, distinct, flag_keys, refused, sort_key
from search.synonyms import FIELDS, values_of

NAME = Key(
    "name",
    Text("Name of the deck", "卡组名"),
    "text",
    ("name", "n", "title", "名称", "卡组名", "名字"),
    Text("Words of the deck's name; with = the whole name.", "卡组名中的文字；用 = 表示完整名称。"),
    examples=(Text("night", "夜"),),
)
NOTE = Key(
    "note",
    Text("Note", "说明"),
    "text",
    ("note", "description", "说明", "描述", "备注"),
    Text("Words of the deck's note.", "卡组说明中的文字。"),
    examples=(Text("fast", "快"),),
)
AUTHOR = Key(
    "author",
    Text("Author", "作者"),
    "text",
    ("author", "by", "user", "作者"),
    Text("The name of who made it.", "制作者的用户名。"),
    examples=(Text("alice", "alice"),),
)
SIZE = Key(
    "size", Text("Size", "张数"), "number", ("size", "cards", "total", "张数", "卡数"), Text("How many cards it has.", "卡组的卡牌总数。")
)
RATE = Key(
    "rate",
    Text("Win rate", "胜率"),
    "number",
    ("wr", "winrate", "rate", "胜率"),
    Text(
        "In hundredths, over finished public simulations with both sides played by the default computer player or a stronger one. Decks "
        "without such games have none.",
        "百分比，来自已完成的公开模拟，双方须由默认或水平更高的电脑玩家操作；没有这类模拟的卡组没有胜率。",
    ),
    examples=(Text("50", "50"),),
)
GAMES = Key(
    "games",
    Text("Number of games", "对局数"),
    "number",
    ("games", "对局数", "局数"),
    Text("How many games its win rate is of.", "胜率来自多少局对局。"),
    examples=(Text("1000", "1000"),),
)
TAG = Key(
    "tag",
    Text("Tag", "标签"),
    "text",
    ("tag", "tags", "标签"),
    Text("One of your tags, among your own decks; twice for decks with both.", "自己卡组上的标签；写两次表示同时具有。"),
    examples=(Text("fast", "快攻"),),
)
OF_CARDS = Text(
    'it is a key of cards; card:"…" with it in the quotes asks for decks that hold such cards.',
    '这是卡牌的键；把它写进 card:"……" 的引号里，即可查找含有此类卡牌的卡组。',
)
NO_TAGS = Text("tags are their owners' alone, and looked for among one's own decks.", "标签只有卡组主人可见，只能在自己的卡组中查找。")
UPDATED = Key(
    "updated",
    Text("Last change", "更新日期"),
    "date",
    ("updated", "changed", "更新", "更新日期", "修改"),
    Text(
        "When it was last changed: a year, a month, a day, or a time ago such as 30d, 2w, 3m, 1y.",
        "最后修改的时间：年、月、日，或 30天、2周、3个月、1年 这样的时长。",
    ),
    examples=(Text("2026", "2026"), Text("30d", "30天")),
)
CREATED = Key(
    "created",
    Text("Creation date", "创建日期"),
    "date",
    ("created", "made", "date", "创建", "创建日期", "日期"),
    Text("When it was made.", "创建的时间。"),
    examples=(Text("2026", "2026"),),
)
FLAGS = (
    Choice("legal", Text("legal", "合法")),
    Choice("starter", Text("starter deck", "预组")),
    Choice("copy", Text("copy", "副本")),
)


def deck_keys(game: Game, *, is_own: bool = False) -> Keys:
    """Return every key that a search of the game's decks may use; with `is_own`, of one's own."""
    tag = TAG if is_own else replace(TAG, reason=NO_TAGS)
    own = (*_keys(game), tag)
    of_cards = (replace(key, reason=OF_CARDS) for key in (*map(field_key, game.fields), *behaviour_keys(game), RARITY, TEXT))
    others = refused(of_cards, (name for key in own for name in key.names))
    return Keys((*own, *others), exact=NAME, words=("is", {"legal": "legal", "合法": "legal"}))


def lead_fields(game: Game) -> list[Field]:
    """Return the choice fields of the cards that decks are known by."""
    lead = lead_section(game.format())
    kinds = set(lead.kinds) if lead else set()
    return [each for each in game.fields if each.form == "choice" and each.is_filter and kinds & set(each.kinds or kinds)]


def _keys(game: Game) -> Iterator[Key]:
    lead = lead_section(game.format())
    card = Text(
        "A card by its name or a piece of it, or a search of cards in quotes; a sign and a number after it count the copies.",
        "卡名或其中一部分，也可在引号内写卡牌搜索；后面可加符号与数字表示张数。",
    )
    yield Key("card", Text("Card", "卡牌"), "card", ("card", "with", "has", "卡牌", "含", "有"), card)
    if lead:
        names = distinct((lead.slug, "lead", lead.name.zh))
        yield Key("lead", lead.name, "card", names, Text("The card that the deck is known by.", "卡组的主卡。"))
    for field in lead_fields(game):
        names = distinct((field.slug, field.name.zh, *FIELDS.get(field.slug, ())))
        meaning = Text("One of these, of the card that the deck is known by.", "卡组主卡的对应属性，以下之一。")
        yield Key(field.slug, field.name, "choice", names, meaning, field.choices)
    formats = tuple(Choice(format.slug, format.name) for format in game.formats)
    yield Key("format", Text("Format", "赛制"), "choice", ("format", "f", "赛制", "模式"), ONE_OF, formats)
    yield from flag_keys(Text("Something that holds of the deck.", "卡组具有的性质。"), FLAGS)
    yield from (NAME, NOTE, AUTHOR, SIZE, *((RATE, GAMES) if game.is_playable else ()), UPDATED, CREATED)
    orders = (UPDATED, NAME, CREATED, *((RATE,) if game.is_playable else ()))
    meaning = Text("How the decks are sorted; with - before it the other way round.", "卡组的排列方式；前面加 - 表示倒序。")
    yield sort_key(meaning, orders, partial(values_of, "decks"))
