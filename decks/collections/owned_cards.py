"""The cards of a game that somebody owns, and the decks that can be built of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Q

from cards.catalogue import Catalogue
from cards.models import Card
from decks.deck_list import DeckList
from decks.models import Deck, Holding, with_rows
from decks.owners import Owner
from decks.unseen_cards import hidden_keys

MOST_OWNED = 9_999


@dataclass(frozen=True, slots=True)
class Want:
    """A card of which `need` copies are asked for and `have` are owned; all printings of a name count alike."""

    card: Card
    need: int
    have: int

    @property
    def missing(self) -> int:
        return max(self.need - self.have, 0)


@dataclass(frozen=True, slots=True)
class Coverage:
    """The part of a list, or of several at once, that is owned."""

    wants: tuple[Want, ...]

    @property
    def need(self) -> int:
        return sum(want.need for want in self.wants)

    @property
    def have(self) -> int:
        return sum(min(want.need, want.have) for want in self.wants)

    @property
    def missing(self) -> tuple[Want, ...]:
        return tuple(want for want in self.wants if want.missing)

    @property
    def lacks(self) -> int:
        return self.need - self.have


@dataclass(frozen=True, slots=True)
class DeckCoverage:
    """A deck, and how much of it is owned by itself."""

    deck: Deck
    coverage: Coverage


def holdings_of(owner: Owner, catalogue: Catalogue) -> dict[str, int]:
    """Return copies owned by slug, in one query."""
    rows = Holding.objects.filter(owner.filter, card__game=catalogue.game.slug).values_list("card", "count")
    return {catalogue.slugs_by_key[key]: count for key, count in rows if key in catalogue.slugs_by_key}


def stored_holdings(owner: Owner, catalogue: Catalogue) -> dict[str, int]:
    """Return copies owned by slug, also of cards that are not shown."""
    return dict(Holding.objects.filter(owner.filter, card__game=catalogue.game.slug).values_list("card__slug", "count"))


def holdings_among(owner: Owner, listing: DeckList, catalogue: Catalogue) -> dict[str, int]:
    """Return copies owned by slug, of the printings of a list's cards, in one query; also of one other card, which tells whether any is
    owned.
    """
    groups = {catalogue.rows[slug].name_group for slug, _ in _cards(listing, catalogue)}
    keys = [card.pk for group in groups for card in catalogue.printings[group]]
    mine = Holding.objects.filter(owner.filter)
    some = mine.filter(card__game=catalogue.game.slug).order_by().values("pk")[:1]
    rows = mine.filter(Q(card__in=keys) | Q(pk__in=some)).values_list("card", "count")
    return {catalogue.slugs_by_key[key]: count for key, count in rows if key in catalogue.slugs_by_key}


def set_holdings(*, owner: Owner, catalogue: Catalogue, counts: Mapping[str, int], is_whole: bool = False) -> None:
    """Write how many copies of these cards are owned, 0 for none; with `is_whole`, remove all other cards that people see."""
    hidden = hidden_keys(counts, catalogue)
    keys = {hidden.get(slug) or catalogue.rows[slug].pk: min(max(count, 0), MOST_OWNED) for slug, count in counts.items()}
    with transaction.atomic():
        mine = Holding.objects.select_for_update().filter(owner.filter, card__game=catalogue.game.slug)
        rows = mine if is_whole else mine.filter(card__in=keys)
        known = {row.card_id: row for row in rows if row.card_id in keys or row.card_id in catalogue.slugs_by_key}
        gone = [row.pk for key, row in known.items() if not keys.get(key, 0)]
        changed = [row for key, row in known.items() if keys.get(key, 0) not in (0, row.count)]
        for row in changed:
            row.count = keys[row.card_id]
        key_of_owner = "" if owner.user else owner.key
        new = [
            Holding(owner=owner.user, owner_key=key_of_owner, card_id=key, count=count)
            for key, count in keys.items()
            if count and key not in known
        ]
        Holding.objects.filter(pk__in=gone).delete()
        Holding.objects.bulk_update(changed, ["count"], batch_size=500)
        Holding.objects.bulk_create(new, batch_size=500)


def merge_holdings(*, guest: Owner, user: User) -> None:
    """Give a guest's cards to the member; of a card that both have, keep the larger count."""
    mine = {row.card_id: row for row in Holding.objects.filter(owner=user)}
    for row in Holding.objects.filter(guest.filter, card__in=mine):
        known = mine[row.card_id]
        if row.count > known.count:
            known.count = row.count
            known.save(update_fields=["count"])
        row.delete()


def coverage_of(listings: Iterable[DeckList], owned: Mapping[str, int], catalogue: Catalogue) -> Coverage:
    """Return how much of all these lists at once is owned: two decks with the same card need it twice."""
    names = Counter[str]()
    for slug, count in owned.items():
        names[catalogue.rows[slug].name_group] += count
    needs: dict[str, tuple[Card, int]] = {}
    for listing in listings:
        for slug, count in _cards(listing, catalogue):
            card, before = needs.get(catalogue.rows[slug].name_group, (catalogue.rows[slug], 0))
            needs[card.name_group] = (card, before + count)
    wants = [Want(card, need, names[group]) for group, (card, need) in needs.items()]
    return Coverage(tuple(sorted(wants, key=lambda want: (want.card.cost or 0, want.card.number))))


def used_in(listings: Iterable[DeckList], catalogue: Catalogue) -> dict[str, tuple[int, int]]:
    """Return by slug in how many of these decks the card is, and with how many copies together."""
    found: dict[str, tuple[int, int]] = {}
    for listing in listings:
        held = Counter[str]()
        for slug, count in _cards(listing, catalogue):
            held[slug] += count
        for slug, count in held.items():
            decks, copies = found.get(slug, (0, 0))
            found[slug] = (decks + 1, copies + count)
    return found


def listings_of(owner: Owner, catalogue: Catalogue) -> list[tuple[Deck, DeckList]]:
    """Return all decks of that owner in the game, with their lists, in two queries."""
    decks = Deck.objects.owned_by(owner).filter(game=catalogue.game.slug).order_by("-updated_at")
    return [(deck, deck.listing(catalogue)) for deck in with_rows(decks)]


def shipped_listings(catalogue: Catalogue) -> list[tuple[Deck, DeckList]]:
    """Return the shipped decks of the game, with their lists, in two queries."""
    decks = Deck.objects.precons().filter(game=catalogue.game.slug).order_by("pk")
    return [(deck, deck.listing(catalogue)) for deck in with_rows(decks)]


def _cards(listing: DeckList, catalogue: Catalogue) -> Iterable[tuple[str, int]]:
    pools = {section.slug for section in listing.format.sections if section.is_pool}
    for section, cards in listing.sections.items():
        if section not in pools:
            yield from ((slug, count) for slug, count in cards.items() if slug in catalogue.rows)
