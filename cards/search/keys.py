"""The keys of a search of a game's cards, and the other games' keys with the reason why they are of no use here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from cards.catalogue import Catalogue
from cards.imported_data import SUBTYPE, SUBTYPE_NAME, subtype_choices
from cards.legality import BANNED, LEGAL, RESTRICTED
from rules import games
from rules.kernel.cards import Choice, Field
from rules.kernel.game import Game
from rules.wording import Text
from search.keys import UNSAID, Key, Keys, distinct, flag_keys, refused, sort_key
from search.synonyms import FIELDS, UNITS, VALUES, keys_elsewhere, values_of

NO_SUCH = Text("{game} cards have no {name}.", "{game}的卡牌没有{name}。")
NO_LANGUAGE = Text("what {game} cards do can't be searched yet.", "{game}的卡牌暂不支持按能力搜索。")

NAME = Key(
    "name",
    Text("Name", "卡名"),
    "text",
    ("name", "n", "title", "卡名", "名称", "名字"),
    Text("Words of the name, in either language; with = the whole name.", "卡名中的文字，中英文均可；用 = 表示完整卡名。"),
    examples=(Text('"the bell"', "钟"),),
)
TEXT = Key(
    "text",
    Text("Rules text", "效果"),
    "text",
    ("text", "o", "oracle", "rules", "x", "fo", "fulloracle", "效果", "文字", "描述"),
    Text("Words of the rules text.", "规则文字中的内容。"),
    examples=(Text("draw", "抽"),),
)
FLAVOUR = Key(
    "flavour",
    Text("Flavour text", "背景文字"),
    "text",
    ("flavour", "flavor", "ft", "背景", "风味", "背景文字"),
    Text("Words of the flavour text.", "背景文字中的内容。"),
    examples=(Text("night", "夜"),),
)
NUMBER = Key(
    "number",
    Text("Number", "编号"),
    "number",
    ("number", "cn", "no", "编号"),
    Text("The number of the card.", "卡牌的编号。"),
)
RELEASED = Key(
    "released",
    Text("Release date", "发布日期"),
    "date",
    ("released", "date", "year", "发布", "发布日期", "日期", "年份"),
    Text("When its set came out: a year, a month or a day.", "所属系列的发布时间：年、月或日。"),
)
RARITY = Key(
    "rarity",
    Text("Rarity", "稀有度"),
    "choice",
    ("rarity", "r", "稀有度", "稀有"),
    Text("One of the rarities; < and > compare them.", "稀有度；可用 < 和 > 比较高低。"),
    is_ranked=True,
)
USAGE = Key(
    "usage",
    Text("Usage", "使用率"),
    "number",
    ("usage", "played", "popularity", "使用率", "使用"),
    Text("In hundredths: the share of starter decks and public decks that play it.", "百分比：使用该卡的预组与公开卡组所占的比例。"),
    examples=(Text("10", "10"),),
)
DECKS = Key(
    "decks",
    Text("Decks", "卡组数"),
    "number",
    ("decks", "卡组数", "卡组"),
    Text("How many starter decks and public decks play it.", "使用该卡的预组与公开卡组的数量。"),
)
RATE = Key(
    "rate",
    Text("Win rate", "胜率"),
    "number",
    ("wr", "winrate", "rate", "胜率"),
    Text(
        "In hundredths, over the games in which it was seen, of finished public simulations with both sides played by the default computer "
        "player or a stronger one. Cards without such games have none.",
        "百分比，来自已完成的公开模拟中见到过该卡的对局，双方须由默认或水平更高的电脑玩家操作；没有这类对局的卡牌没有胜率。",
    ),
    examples=(Text("50", "50"),),
)
IN = Key(
    "in",
    Text("Place", "位置"),
    "flag",
    ("in", "在"),
    Text("Whether the deck holds it; with - before it, that it does not.", "卡组中是否有这张卡；前面加 - 表示没有。"),
    (Choice("deck", Text("deck", "卡组")),),
)
NO_DECK = Text("only the builder has a deck open.", "只有编辑器里才有打开的卡组。")
NO_GAMES = Text("{game} can't be simulated yet.", "{game}暂时还不能模拟。")
ORDERS = Text("How the cards are sorted; with - before it from the top down.", "卡牌的排列方式；前面加 - 表示从高到低。")


def card_keys(catalogue: Catalogue, *, has_deck: bool = False) -> Keys:
    """Return every key that a search of the game's cards may use, beside a deck one more; made once for each state of the cards."""
    place = IN if has_deck else replace(IN, reason=NO_DECK)
    # A search as one types takes 13 ms of CPU time, and 1.8 more without this (2026-11-25).
    return catalogue.kept(f"keys {has_deck}", lambda: _keys_of(catalogue, place))


def _keys_of(catalogue: Catalogue, place: Key) -> Keys:
    game = catalogue.game
    fields = (field_key(field) for field in game.fields)
    own = [
        *_frame(catalogue),
        *fields,
        *_subtypes(catalogue),
        *behaviour_keys(game),
        *_legality(game),
        *_standings(game),
        *_flags(game),
        place,
        *_settings(game),
    ]
    for others in (_missing(game), keys_elsewhere()):
        own += refused(others, [name for key in own for name in key.names])
    return Keys(tuple(own), exact=NAME, units=UNITS)


def _frame(catalogue: Catalogue) -> Iterator[Key]:
    """Yield the keys of what every card has."""
    game = catalogue.game
    kinds = tuple(Choice(kind.slug, kind.name) for kind in game.kinds)
    sets = tuple(Choice(each.slug, Text(each.name_en, each.name_zh)) for each in catalogue.sets)
    yield from (NAME, TEXT, FLAVOUR)
    types = tuple(field.slug for field in game.fields if field.form != "number")
    names = ("kind", "type", "t", "类别", "类型", "种类")
    yield Key("kind", Text("Kind", "类别"), "choice", names, _choice_words(), kinds, related=types)
    yield replace(RARITY, choices=game.rarities, reason=UNSAID if game.rarities else _filled(NO_SUCH, game, RARITY.name))
    yield Key("set", Text("Set", "系列"), "choice", ("set", "s", "e", "edition", "系列", "卡包"), _choice_words(), sets)
    yield NUMBER
    printings = Text("In how many printings the name exists.", "同名卡共有几个版本。")
    yield Key("printings", Text("Printings", "版本数"), "number", ("printings", "prints", "版本数", "版本"), printings)
    years = tuple(Text(str(year), str(year)) for year in sorted({each.released.year for each in catalogue.sets})[:1])
    yield replace(RELEASED, examples=years)


def _subtypes(catalogue: Catalogue) -> Iterator[Key]:
    """Yield the keys of what imported cards have beside the game's own fields."""
    if subtypes := catalogue.columns.values_of(SUBTYPE):
        yield Key(SUBTYPE, SUBTYPE_NAME, "choice", (SUBTYPE, "subtypes", "子类别", "子类"), _choice_words(), subtype_choices(subtypes))


def _choice_words() -> Text:
    return Text("One of these; with | between them, any.", "以下之一；多个值之间用 | 表示任选其一。")


def field_key(field: Field) -> Key:
    singular = field.slug.removesuffix("s") if field.form == "choices" else field.slug
    names = distinct((singular, field.slug, field.name.zh, *FIELDS.get(field.slug, ()), field.name.en.replace(" ", "-")))
    if field.form == "number":
        meaning = Text("A number; it may be compared with another key, too.", "数值；也可与另一个键比较。")
        return Key(field.slug, field.name, "number", names, meaning, synonyms=VALUES.get(field.slug, {}))
    return Key(field.slug, field.name, "choice", names, _choice_words(), field.choices, synonyms=values_of(field.slug, field.choices))


def behaviour_keys(game: Game) -> Iterator[Key]:
    for each in game.behaviours:
        names = distinct((each.slug, *FIELDS.get(each.slug, ()), each.name.zh))
        yield Key(each.slug, each.name, "choice", names, each.meaning, each.choices, synonyms=values_of(each.slug, each.choices))


def _legality(game: Game) -> Iterator[Key]:
    formats = tuple(Choice(format.slug, format.name) for format in game.formats)
    legal = Text("In which of the game's formats a deck may hold it today.", "今天可以在哪些赛制中使用。")
    yield Key(LEGAL, Text("Legal", "可用"), "choice", ("legal", "format", "f", "可用", "合法", "赛制"), legal, formats)
    banned = Text("In which of them it is banned today.", "今天在哪些赛制中被禁用。")
    yield Key(BANNED, Text("Banned", "禁用"), "choice", ("banned", "ban", "禁用", "禁止"), banned, formats)
    restricted = Text("In which of them fewer copies of it are allowed today than of other cards.", "今天在哪些赛制中被限制张数。")
    yield Key(RESTRICTED, Text("Restricted", "限制"), "choice", ("restricted", "limited", "限制"), restricted, formats)


def _standings(game: Game) -> Iterator[Key]:
    yield from (USAGE, DECKS)
    yield (
        RATE
        if game.is_playable
        else replace(RATE, reason=Text(NO_GAMES.en.format(game=game.name.en), NO_GAMES.zh.format(game=game.name.zh)))
    )


def _flags(game: Game) -> Iterator[Key]:
    is_costly = any(field.slug == "cost" for field in game.fields)
    flags = [
        Choice("reprint", Text("a reprint", "再版")),
        Choice("first-printing", Text("a first printing", "首次印刷")),
        Choice("plain", Text("without rules text", "无规则文字")),
        Choice(LEGAL, Text("legal", "可用")),
        Choice(BANNED, Text("banned", "禁用")),
        Choice(RESTRICTED, Text("restricted", "限制")),
        *((Choice("even", Text("of even cost", "偶数费用")), Choice("odd", Text("of odd cost", "奇数费用"))) if is_costly else ()),
        *(Choice(kind.slug, kind.name) for kind in game.kinds),
    ]
    yield from flag_keys(Text("Something that holds of the card.", "卡牌具有的性质。"), flags, values_of("is", flags))
    things = [("text", TEXT.name), ("flavour", FLAVOUR.name), ("printings", Text("Other printings", "其他版本"))]
    things += [("rarity", RARITY.name)] if game.rarities else []
    things += [(field.slug, field.name) for field in game.fields]
    things += [(behaviour.slug, behaviour.name) for behaviour in game.behaviours]
    having = tuple(Choice(slug, name) for slug, name in things)
    yield Key("has", Text("Has", "具有"), "flag", ("has", "有", "具有"), Text("Something that the card has.", "卡牌拥有的内容。"), having)


def _settings(game: Game) -> Iterator[Key]:
    orders = [NUMBER, NAME, RELEASED, *([RARITY] if game.rarities else []), USAGE, *([RATE] if game.is_playable else [])]
    yield sort_key(ORDERS, [*orders, *(Choice(each.slug, each.name) for each in game.fields if each.is_sort)], partial(values_of, "sort"))
    ways = (Choice("asc", Text("ascending", "升序")), Choice("desc", Text("descending", "降序")))
    names = ("direction", "dir", "方向", "升降")
    yield Key("direction", Text("Direction", "方向"), "setting", names, Text("Of the order before it.", "排序的方向。"), ways)
    unique = (Choice("cards", Text("cards", "卡牌")), Choice("prints", Text("printings", "版本")))
    meaning = Text("Whether each name is shown once or in every printing.", "同名卡只显示一张，还是显示所有版本。")
    yield Key("unique", Text("Unique", "去重"), "setting", ("unique", "去重"), meaning, unique, synonyms=values_of("unique", unique))


def _missing(game: Game) -> Iterator[Key]:
    """Yield the keys that other games have, of no use here."""
    for other in games.everything():
        for key in map(field_key, other.fields):
            yield replace(key, reason=_filled(NO_SUCH, game, key.name))
        for key in behaviour_keys(other) if not game.behaviours else ():
            yield replace(key, reason=_filled(NO_LANGUAGE, game, key.name))


def _filled(words: Text, game: Game, name: Text) -> Text:
    return Text(words.en.format(game=game.name.en, name=name.en.lower()), words.zh.format(game=game.name.zh, name=name.zh))
