"""Reads what a side has in the realm in a scenario file: its avatar, its objects with their state, its sites."""

from __future__ import annotations

from rules.kernel.positions.fields import Cards, read_bounded, read_card
from rules.kernel.positions.scenario_format import Table
from rules.kernel.positions.state_fields import read_values
from rules.kernel.telling.notation import PLAYERS
from rules.sorcery.engine.core.state.codes import PLACES, TARGETS
from rules.sorcery.positions import PLAIN_AVATAR, PLAIN_SITE, THING_VALUES, Site, Thing
from rules.sorcery.squares import LOCATIONS, SQUARES
from rules.wording import Text

#: What may stand behind an object's slug and location.
STATES: dict[str, str] = {"tapped": "is_tapped", "sick": "is_sick"}
KEYS = ("card", "at", "owner", "used", "arrived", "on", *(value.in_file for value in THING_VALUES))
SITE_KEYS = ("card", "at", "owner", "used", "arrived", "ground", "ground_this_turn")
GROUNDS = ("", "water", "land")


def read_location(table: Table, written: str) -> int:
    """A location as lines write it. Raises ScenarioFileError."""
    if written not in LOCATIONS:
        raise table.wrong(
            Text(f"“{written}” is no location, such as c1 or c1 below", f"“{written}”不是位置的写法（应如 c1、c1 below）"), written
        )
    return LOCATIONS.index(written)


def read_square(table: Table, written: str) -> int:
    if written not in SQUARES:
        raise table.wrong(Text(f"“{written}” is no square, such as c1", f"“{written}”不是方格的写法（应如 c1）"), written)
    return SQUARES.index(written)


def read_field(side: Table, number: int, home: int, cards: Cards) -> tuple[Thing | None, ...]:
    """The avatar, at home if nothing else is said, and the objects under `field`: each `slug c1`, `slug c1 tapped`, a table, or empty."""
    listed = side.data.get("field", [])
    if not isinstance(listed, list) or len(listed) >= PLACES:
        raise side.wrong(Text(f"“field” has to be a list of at most {PLACES - 1}", f"“field”须为列表，最多{PLACES - 1}项"), "field")
    avatar = side.data.get("avatar", PLAIN_AVATAR.slug)
    first = _read_thing(side, number, avatar, cards, SQUARES[home])
    return (first, *(_read_thing(side, number, each, cards, "") for each in listed))


def _read_words(side: Table, words: str, at: str) -> dict[str, object]:
    slug, *rest = words.split()
    places = [word for word in rest if word not in STATES]
    return {"card": slug, "at": " ".join(places) or at} | {STATES[word]: True for word in rest if word in STATES}


def _read_thing(side: Table, number: int, value: object, cards: Cards, at: str) -> Thing | None:
    if isinstance(value, str):
        value = _read_words(side, value, at) if value.strip() else {}
    if not isinstance(value, dict):
        raise side.wrong(Text(f"an object is a text or a table, not {value!r}", f"物件须为文本或表，不能是 {value!r}"), "field")
    if not value:
        return None
    table = Table(side.source, side.headers, value, KEYS)
    card = read_card(table, table.text("card"), cards)
    if card.kind in ("magic", "site") or (card.kind == "avatar") != bool(at):
        raise table.wrong(Text(f"“{card.slug}” can't be in this slot", f"“{card.slug}”不能在此位置"), card.slug)
    return Thing(
        card=card,
        at=read_location(table, table.text("at", at)),
        owner="own" if table.choice("owner", tuple(PLAYERS), PLAYERS[number]) == PLAYERS[number] else "enemy",
        used=table.numbers("used"),
        arrived=read_bounded(table, "arrived", 0, 0, TARGETS),
        on=read_bounded(table, "on", 0, 0, PLACES),
        **read_values(table, THING_VALUES),
    )


def read_sites(side: Table, number: int, cards: Cards) -> tuple[Site, ...]:
    """The sites under `sites`: each `c1`, `c1 slug` or a table."""
    listed = side.data.get("sites", [])
    if not isinstance(listed, list):
        raise side.wrong(Text("“sites” has to be a list", "“sites”须为列表"), "sites")
    return tuple(_read_site(side, number, each, cards) for each in listed)


def _read_site(side: Table, number: int, value: object, cards: Cards) -> Site:
    if isinstance(value, str):
        square, _, slug = value.partition(" ")
        value = {"at": square, "card": slug or PLAIN_SITE.slug}
    if not isinstance(value, dict):
        raise side.wrong(Text(f"a site is a text or a table, not {value!r}", f"地标须为文本或表，不能是 {value!r}"), "sites")
    table = Table(side.source, side.headers, value, SITE_KEYS)
    card = read_card(table, table.text("card", PLAIN_SITE.slug), cards)
    if card.kind != "site":
        raise table.wrong(Text(f"“{card.slug}” is no site", f"“{card.slug}”不是地标"), card.slug)
    return Site(
        card=card,
        square=read_square(table, table.text("at")),
        owner="own" if table.choice("owner", tuple(PLAYERS), PLAYERS[number]) == PLAYERS[number] else "enemy",
        used=table.numbers("used"),
        arrived=read_bounded(table, "arrived", 0, 0, TARGETS),
        ground=table.choice("ground", GROUNDS, ""),  # type: ignore[arg-type]
        ground_this_turn=table.choice("ground_this_turn", GROUNDS, ""),  # type: ignore[arg-type]
    )
