"""The keys that simulations can be searched by, as decks can be by theirs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from django.utils.translation import override

from matches.models import Kind, Status
from matches.registry.kinds import choices_of_kinds
from rules import games
from rules.kernel.cards import Choice
from rules.wording import Text
from search.keys import ONE_OF, Key, Keys, sort_key

NAME = Key(
    "name",
    Text("Name", "名称"),
    "text",
    ("name", "title", "名称", "名字"),
    Text("Words of the name that you gave it; with = the whole name.", "你所取名称中的文字；用 = 表示完整名称。"),
    examples=(Text("sunday", "周末"),),
)
NOTE = Key(
    "note",
    Text("Note", "说明"),
    "text",
    ("note", "description", "说明", "描述", "备注"),
    Text("Words of its note.", "说明中的文字。"),
    examples=(Text("fast", "快"),),
)
DECK = Key(
    "deck",
    Text("Deck", "卡组"),
    "text",
    ("deck", "against", "卡组", "对手"),
    Text("Words of the name of a deck that plays in it.", "参与模拟的卡组名中的文字。"),
    examples=(Text("oxen", "牛"),),
)
GAMES = Key(
    "games",
    Text("Number of games", "局数"),
    "number",
    ("games", "n", "局数"),
    Text("How many games were asked for.", "要求进行的局数。"),
    examples=(Text("1000", "1000"),),
)
CREATED = Key(
    "created",
    Text("Day", "日期"),
    "date",
    ("created", "asked", "date", "day", "日期", "提交"),
    Text("When it was asked for: a year, a month or a day.", "提交的时间：年、月或日。"),
    examples=(Text("2026", "2026"),),
)


def simulation_keys() -> Keys:
    """Every key that a search of simulations may use, for the games that there are."""
    return Keys(tuple(_keys()), exact=NAME)


def _keys() -> Iterator[Key]:
    playable = [game for game in games.everything() if game.is_playable]
    levels = {level.slug: Choice(level.slug, level.name) for game in playable for level in game.engine().levels}
    yield Key("game", Text("Game", "游戏"), "choice", ("game", "游戏"), ONE_OF, tuple(Choice(game.slug, game.name) for game in playable))
    kinds = tuple(Choice(value, _both(value)) for value, _label in choices_of_kinds())
    shown = (Text("matrix", "matrix"),)
    yield Key("kind", Text("Kind", "类别"), "choice", ("kind", "type", "类别", "种类"), ONE_OF, kinds, examples=shown)
    named = ("level", "players", "ai", "操作水平", "水平")
    yield Key("level", Text("Level of play", "操作水平"), "choice", named, ONE_OF, tuple(levels.values()))
    states = tuple(Choice(status.value, _both(status.value)) for status in Status)
    yield Key("status", Text("State", "状态"), "choice", ("status", "state", "状态"), ONE_OF, states)
    yield from (NAME, NOTE, DECK, GAMES, CREATED)
    meaning = Text("How they are sorted; with - before it the other way round.", "排列方式；前面加 - 表示反过来。")
    yield sort_key(meaning, (GAMES, NAME, CREATED))


# A list of simulations takes 38 ms of CPU time, and 1.1 more without this (2026-11-25).
@cache
def _both(value: str) -> Text:
    """Return the name of a kind or a state, in both languages."""
    label = {**dict(Kind.choices), **dict(Status.choices)}[value]
    said = []
    for language in ("en", "zh-hans"):
        with override(language):
            said.append(str(label))
    return Text(*said)
