"""Reads the heroes of a side in a scenario file, with what they bear, whom they guard and what was given to them."""

from __future__ import annotations

from typing import Any

from rules.douwushi.language.modifiers import Limit, Modifier
from rules.douwushi.positions import HERO_VALUES, PLACES, Given, Item, Standing
from rules.kernel.cards import Card
from rules.kernel.language.faults import UnreadableError
from rules.kernel.language.reader import read
from rules.kernel.positions.fields import Cards, read_bounded, read_card
from rules.kernel.positions.scenario_format import Table
from rules.kernel.positions.state_fields import read_values
from rules.kernel.state.values import MOST_COUNTED
from rules.wording import Text

HANDS = 2
STATES = ("ready", "tapped")
HERO_KEYS = ("card", "state", "items", "guards", "guard_turns", "used", "given", *(value.in_file for value in HERO_VALUES))
ITEM_KEYS = ("card", "state", "used")


def read_heroes(side: Table, cards: Cards) -> tuple[Standing | None, ...]:
    """The heroes under `heroes` by place: each `slug`, `slug tapped`, a table, or empty. What W-4 and W-8 rule out is refused."""
    listed = side.data["heroes"]
    if not isinstance(listed, list) or len(listed) > PLACES:
        raise side.wrong(Text(f"“heroes” has to be a list of at most {PLACES}", f"“heroes”须为列表，最多{PLACES}项"), "heroes")
    heroes = tuple(_read_hero(side, each, cards) for each in listed)
    _check_guards(side, heroes)
    return heroes


def _read_state(side: Table, value: object, keys: tuple[str, ...], name: Text) -> Table | None:
    """A hero or an item as a table, whether it is written so or as `slug tapped`; None for an empty one."""
    if isinstance(value, str):
        words = value.split()
        if len(words) > 2 or (len(words) == 2 and words[1] not in STATES):
            raise side.wrong(
                Text(
                    f"“{value}” is not {name.en} (“slug ready” or “slug tapped”)",
                    f"“{value}”不是{name.zh}的写法（应如“slug ready”或“slug tapped”）",
                ),
                value,
            )
        value = dict(zip(("card", "state"), words, strict=False))
    if not isinstance(value, dict):
        raise side.wrong(Text(f"{name.en} is a text or a table, not {value!r}", f"{name.zh}须为文本或表，不能是 {value!r}"))
    return Table(side.source, side.headers, value, keys) if value else None


def _read_hero(side: Table, value: object, cards: Cards) -> Standing | None:
    table = _read_state(side, value, HERO_KEYS, Text("a hero", "英雄"))
    if table is None:
        return None
    card = read_card(table, table.text("card"), cards)
    if card.kind != "hero":
        raise table.wrong(Text(f"“{card.slug}” is no hero", f"“{card.slug}”不是英雄"), card.slug)
    items = table.data.get("items", [])
    if not isinstance(items, list):
        raise table.wrong(Text("“items” has to be a list", "“items”须为列表"), "items")
    return Standing(
        card=card,
        is_tapped=table.choice("state", STATES, "ready") == "tapped",
        items=_read_items(table, items, cards),
        guards=read_bounded(table, "guards", 0, 0, PLACES),
        guard_turns=read_bounded(table, "guard_turns", 2, 1, MOST_COUNTED),
        used=table.numbers("used"),
        given=tuple(_read_given(table, each) for each in table.tables("given")),
        **read_values(table, HERO_VALUES),
    )


def _read_items(hero: Table, listed: list[Any], cards: Cards) -> tuple[Item, ...]:
    items = tuple(item for each in listed if (item := _read_item(hero, each, cards)))
    if sum(item.card.kind == "weapon" for item in items) > 1:
        raise hero.wrong(Text("a hero has one weapon at most", "每名英雄最多一把武器"), "items")
    if sum(hands_of(item.card) for item in items) > HANDS:
        raise hero.wrong(Text("a hero has two hands", "每名英雄只有两个手位"), "items")
    return items


def hands_of(card: Card) -> int:
    """The hands that an item takes."""
    return {"one": 1, "two": 2}.get(card.values.get("hands", ""), 0)


def _read_item(hero: Table, value: object, cards: Cards) -> Item | None:
    table = _read_state(hero, value, ITEM_KEYS, Text("an item", "物品"))
    if table is None:
        return None
    card = read_card(table, table.text("card"), cards)
    if card.kind not in ("weapon", "equipment"):
        raise table.wrong(Text(f"“{card.slug}” is no item", f"“{card.slug}”不是物品牌"), card.slug)
    return Item(card=card, is_tapped=table.choice("state", STATES, "ready") == "tapped", used=table.numbers("used"))


def _read_given(hero: Table, data: Any) -> Given:
    """A modifier as the card language writes it, with the turns that are left (1), or `always`."""
    word = {key: value for key, value in data.items() if key != "turns"}
    try:
        modifier: Modifier = read(Modifier, word, "given")
    except UnreadableError as error:
        raise hero.wrong(error.told, "given") from error
    amount = getattr(modifier, "amount", 0)
    if isinstance(modifier, Limit) or not isinstance(amount, int | str):
        raise hero.wrong(Text("what was given has a plain amount and is had by a hero", "获得的效果须属于英雄，且为确定的数值"), "given")
    table = Table(hero.source, hero.headers, {key: data[key] for key in data if key not in word}, ("turns",))
    is_endless = table.data.get("turns") == "always"
    return Given(modifier=modifier, turns=None if is_endless else read_bounded(table, "turns", 1, 1, MOST_COUNTED))


def _check_guards(side: Table, heroes: tuple[Standing | None, ...]) -> None:
    """A guard guards another hero that is there, that is no guard itself and has no other one (W-8)."""
    guarded = [hero.guards for hero in heroes if hero and hero.guards]
    for place, hero in enumerate(heroes, 1):
        if hero is None or not hero.guards:
            continue
        other = heroes[hero.guards - 1] if hero.guards <= len(heroes) else None
        if other is None or hero.guards == place or other.guards or guarded.count(hero.guards) > 1:
            raise side.wrong(
                Text(f"“{hero.card.slug}” can't guard place {hero.guards} (W-8)", f"“{hero.card.slug}”不能护卫{hero.guards}号位（W-8）"),
                hero.card.slug,
            )
