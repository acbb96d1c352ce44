"""The cards of an opening hand that a deck is given: which copies they are, by the piles that hands are drawn from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rules.formats import Format
from rules.kernel.cards import Card
from rules.kernel.compiled.machine.codes import KEPT, PUT_BACK
from rules.kernel.dealing import Dealing, Pile
from rules.kernel.engine import GivenHand, UnplayableError
from rules.wording import Text


def given_cards(given: GivenHand, dealing: Dealing, format: Format, copies: Mapping[str, Sequence[tuple[int, Card]]]) -> dict[int, int]:
    """Return what is said of each copy in a hand that is given, by the engine's id of it: KEPT or PUT_BACK, of each card the first copies.

    `copies` are those of the sections that hands are drawn from, with their ids, as the deck lists them; `format` has the sections' names.
    Raise UnplayableError for a hand that the deck can't have.
    """
    left, back = Counter(given.hand), Counter(given.put_back)
    _check_put_back(left, back, dealing)
    found: dict[int, int] = {}
    sizes = []
    for pile in dealing.piles:
        before = len(found)
        for number, card in copies[pile.section]:
            if left[card.slug] > 0:
                left[card.slug] -= 1
                found[number] = PUT_BACK if back[card.slug] > 0 else KEPT
                back[card.slug] -= 1
        sizes.append(len(found) - before)
    missing = _listed(left)
    if missing:
        raise UnplayableError(Text(f"The deck has too few copies for this hand: {missing}.", f"牌库中的牌不够组成这副起手：{missing}。"))
    for pile, size in zip(dealing.piles, sizes, strict=True):
        if size != pile.hand:
            raise UnplayableError(_wrong_size(pile, size, format.section(pile.section).name if len(sizes) > 1 else None))
    return found


def _check_put_back(hand: Counter[str], back: Counter[str], dealing: Dealing) -> None:
    """Raise UnplayableError where cards go back that are not in the hand, or that no rule lets go back."""
    if not dealing.has_mulligan and any(back.values()):
        raise UnplayableError(Text("None of the cards of an opening hand can be put back in this game.", "本游戏不能换掉起手的牌。"))
    missing = _listed(back - hand)
    if missing:
        raise UnplayableError(
            Text(
                f"Of the cards of an opening hand only those that it has can be put back; it has too few of: {missing}.",
                f"只能换掉起手中的牌；起手中这些牌不够换：{missing}。",
            )
        )


def _wrong_size(pile: Pile, size: int, name: Text | None) -> Text:
    """Return what to do about a hand that has so many cards of a pile; without a name the pile is the only one."""
    more = pile.hand - size
    do = Text(f"add {more}", f"再加 {more} 张") if more > 0 else Text(f"take out {-more}", f"拿出 {-more} 张")
    if name is None:
        return Text(
            f"An opening hand is {pile.hand} cards; this one has {size}: {do.en}.",
            f"起手须为 {pile.hand} 张牌；这副有 {size} 张：请{do.zh}。",
        )
    return Text(
        f"An opening hand has {pile.hand} cards of the {name.en}; this one has {size}: {do.en}.",
        f"起手须有{name.zh} {pile.hand} 张；这副有 {size} 张：请{do.zh}。",
    )


def _listed(cards: Counter[str]) -> str:
    return ", ".join(slug for slug, count in cards.items() if count > 0)
