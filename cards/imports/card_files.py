"""Read a file of a published game's cards: all of them, or none and the reasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from cards.catalogue.names import key_of
from cards.imports.json_elements import elements_of
from cards.imports.refusals import MOST_TOLD, CardFileError
from rules.kernel.game import Game
from rules.kernel.language.faults import UnreadableError, unreadable
from rules.kernel.published_cards import PublishedCard
from rules.wording import Text

MOST_CARDS, MOST_SETS = 20_000, 500


@dataclass(frozen=True, slots=True)
class CardFile:
    """The cards of a file in its order, and the sets that they were printed in with the day of each."""

    cards: tuple[PublishedCard, ...]
    sets: Mapping[str, date]


def read_card_file(game: Game, content: bytes) -> CardFile:
    """Return every card of the file. Raise CardFileError with the first problems, LookupError for a game that imports none."""
    if game.read_published is None:
        raise LookupError(f"{game.slug} imports no cards")
    cards: dict[str, PublishedCard] = {}
    problems: list[Text] = []
    number = 0
    for number, data in enumerate(elements_of(content), 1):
        if number > MOST_CARDS:
            raise CardFileError(Text(f"The file has more than {MOST_CARDS} cards.", f"文件中的卡牌超过 {MOST_CARDS} 张。"))
        try:
            card = game.read_published(_object(data))
        except UnreadableError as error:
            problems.append(_told(number, _name_of(data), error.told))
        else:
            if (key := key_of(card.name)) in cards:
                problems.append(_told(number, card.name, Text("name: this card is there twice", "name：此牌出现了两次")))
            cards[key] = card
        if len(problems) >= MOST_TOLD:
            raise CardFileError(*problems)
    if problems:
        raise CardFileError(*problems)
    if not number:
        raise CardFileError(Text("The file has no card.", "文件中没有卡牌。"))
    return CardFile(tuple(cards.values()), _sets_of(cards.values()))


def _sets_of(cards: Iterable[PublishedCard]) -> dict[str, date]:
    """Return each set with the day of its first printing, in the order of these days."""
    days: dict[str, date] = {}
    for card in cards:
        for printing in card.printings:
            days[printing.set] = min(days.get(printing.set, printing.day), printing.day)
    if len(days) > MOST_SETS:
        raise CardFileError(
            Text(f"The file has {len(days)} sets; {MOST_SETS} at most are possible.", f"文件中有 {len(days)} 个系列，最多 {MOST_SETS} 个。")
        )
    return dict(sorted(days.items(), key=lambda item: (item[1], item[0])))


def _object(data: Any) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise unreadable("[]", Text("is no object", "不是对象"))
    return data


def _name_of(data: Any) -> str:
    name = data.get("name") if isinstance(data, Mapping) else None
    return "".join(filter(str.isprintable, name))[:80] if isinstance(name, str) else ""


def _told(number: int, name: str, problem: Text) -> Text:
    en = f"Card {number}, “{name}”" if name else f"Card {number}"
    zh = f"第 {number} 张卡牌“{name}”" if name else f"第 {number} 张卡牌"
    return Text(f"{en}: {problem.en}.", f"{zh}：{problem.zh}。")
