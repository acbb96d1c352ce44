"""Opened boosters: the pool that a deck is built from, and its origin: set, number of boosters and seed."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from django.utils.translation import get_language, gettext

from cards.catalogue import Catalogue
from cards.models import CardSet
from decks.lists.changes import ChangeError
from decks.wording import said
from rules.construction import Format
from rules.kernel.boosters import MOST_BOOSTERS, MOST_SEED, BoosterRecipe, contents_digest, open_boosters, pool_of
from rules.kernel.cards import Card as CardDefinition

USUAL_BOOSTERS = 6
#: The range of drawn seeds, short so that people can say them.
SHORT_SEED = 1_000_000


@dataclass(frozen=True, slots=True)
class Opened:
    """The origin of a pool. `contents` is the digest of what the set's boosters held then."""

    set: str
    boosters: int
    seed: int
    contents: str

    @property
    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Any) -> Opened | None:
        """Return the origin, or None for no data. Raise ChangeError for data that is no origin."""
        if not data:
            return None
        kinds = {"set": str, "boosters": int, "seed": int, "contents": str}
        if not isinstance(data, dict) or any(type(data.get(name)) is not kind for name, kind in kinds.items()):
            words = gettext("“opened” says where a pool came from: set, boosters, seed and contents, as our JSON has them.")
            raise ChangeError("senseless_origin", words)
        found = cls(data["set"][:80], data["boosters"], data["seed"], data["contents"][:16])
        _check_numbers(found.boosters, found.seed)
        return found


@dataclass(frozen=True, slots=True)
class OpenedBoosters:
    """Boosters as they were opened: the slugs in each."""

    origin: Opened
    boosters: tuple[tuple[str, ...], ...]

    @property
    def pool(self) -> Counter[str]:
        """Copies by slug."""
        return pool_of(self.boosters)


def open_pool(catalogue: Catalogue, *, set: str = "", boosters: int = USUAL_BOOSTERS, seed: int | None = None) -> OpenedBoosters:
    """Open boosters of a set, the game's latest one by default; without a seed one is drawn. Raise ChangeError."""
    recipe = recipe_of(catalogue)
    _check_numbers(boosters, seed or 0)
    chosen = set_of(catalogue, set)
    seed = secrets.randbelow(SHORT_SEED) if seed is None else seed
    cards = cards_of(catalogue, chosen)
    origin = Opened(chosen.slug, boosters, seed, contents_digest(recipe, cards))
    return OpenedBoosters(origin, open_boosters(recipe, cards, count=boosters, seed=seed))


def check_origin(catalogue: Catalogue, origin: Opened, pool: Mapping[str, int]) -> bool:
    """Return whether the pool is what that seed opens; False if the set's boosters have changed since.

    Raise ChangeError if they have not changed and the pool is another one.
    """
    try:
        again = open_pool(catalogue, set=origin.set, boosters=origin.boosters, seed=origin.seed)
    except ChangeError as error:
        if error.code == "unknown_set":
            return False
        raise
    if again.origin.contents != origin.contents:
        return False
    if again.pool != Counter(pool):
        words = gettext(
            "The pool is not what %(boosters)d boosters of seed %(seed)d hold: the seed or the pool has been changed. "
            "Open that seed here, or leave out where the pool came from."
        )
        raise ChangeError("changed_seed", words % {"boosters": origin.boosters, "seed": origin.seed})
    return True


def recipe_of(catalogue: Catalogue) -> BoosterRecipe:
    """Return the game's booster. Raise ChangeError for a game without."""
    recipe = catalogue.game.boosters
    if recipe is None or sealed_format(catalogue) is None:
        words = gettext("%(game)s is not played with boosters.") % {"game": catalogue.game.name.in_language(get_language())}
        raise ChangeError("no_boosters", words)
    return recipe


def sealed_format(catalogue: Catalogue) -> Format | None:
    return catalogue.game.sealed_format


def slots_in_words(catalogue: Catalogue) -> list[str]:
    """Return the slots of a booster in words: `8 Common`, `1 Rare or better`."""
    names = {choice.slug: said(choice.name) for choice in catalogue.game.rarities}
    found = []
    for slot in recipe_of(catalogue).slots:
        first = names[next(iter(slot.weights))]
        words = gettext("%(cards)d %(rarity)s or better") if len(slot.weights) > 1 else gettext("%(cards)d %(rarity)s")
        found.append(words % {"cards": slot.cards, "rarity": first})
    return found


def pool_section(format: Format) -> str:
    """Return the section of a format that states the pool. Raise ChangeError for a format without."""
    found = next((section.slug for section in format.sections if section.is_pool), None)
    if found is None:
        raise ChangeError("no_pool", gettext("This format has no pool, so its decks are not built from boosters."))
    return found


def sets_of(catalogue: Catalogue) -> list[CardSet]:
    """Return the sets whose boosters can be opened, the latest first: those with enough cards of each rarity."""
    recipe = recipe_of(catalogue)
    most = max(slot.cards for slot in recipe.slots)
    sets = sorted(catalogue.sets, key=lambda each: (each.released, each.slug), reverse=True)
    return [each for each in sets if len(recipe.contents(cards_of(catalogue, each))) >= most and _has_all_slots(catalogue, each)]


def set_of(catalogue: Catalogue, slug: str) -> CardSet:
    """Return a set whose boosters can be opened, the latest by default. Raise ChangeError."""
    sets = sets_of(catalogue)
    for each in sets:
        if slug in ("", each.slug):
            return each
    known = ", ".join(each.slug for each in sets) or "–"
    words = gettext("There are no boosters of a set “%(set)s”. Sets with boosters: %(known)s.") % {"set": slug[:80], "known": known}
    raise ChangeError("unknown_set", words)


def cards_of(catalogue: Catalogue, card_set: CardSet) -> list[CardDefinition]:
    return [catalogue.definitions[slug] for slug, row in catalogue.rows.items() if row.set_id == card_set.pk]


def _has_all_slots(catalogue: Catalogue, card_set: CardSet) -> bool:
    recipe = recipe_of(catalogue)
    rarities = {card.rarity for card in recipe.contents(cards_of(catalogue, card_set))}
    return all(rarities & slot.weights.keys() for slot in recipe.slots)


def _check_numbers(boosters: int, seed: int) -> None:
    if not 1 <= boosters <= MOST_BOOSTERS:
        raise ChangeError("bad_boosters", gettext("Open 1 to %(most)d boosters.") % {"most": MOST_BOOSTERS})
    if not 0 <= seed <= MOST_SEED:
        raise ChangeError("bad_seed", gettext("A seed is a whole number from 0 to %(most)s.") % {"most": MOST_SEED})


def short_name(origin: Opened, catalogue: Catalogue) -> str:
    """Return a pool's name before anybody names it, in any language: boosters, the set's code, seed."""
    code = next((each.code for each in catalogue.sets if each.slug == origin.set), origin.set)
    return f"{origin.boosters} × {code} #{origin.seed}"


def told(origin: Opened, catalogue: Catalogue) -> str:
    """Return where a pool came from, in the reader's language."""
    name = next((each.name for each in catalogue.sets if each.slug == origin.set), origin.set)
    return gettext("%(boosters)d boosters of %(set)s, seed %(seed)d") % {"boosters": origin.boosters, "set": name, "seed": origin.seed}
