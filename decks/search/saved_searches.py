"""Saved searches of cards, under names that people give them."""

from __future__ import annotations

from dataclasses import replace

from django.http import QueryDict
from django.utils.translation import gettext

from cards.catalogue import catalogue_of
from cards.search.asks import read_ask, sorts_of
from cards.search.facets import facets_of
from decks.models import SavedSearch
from decks.owners import Owner
from rules.kernel.game import Game

MOST_SEARCHES = 50
LONGEST = 2000
NAME_LENGTH = SavedSearch._meta.get_field("name").max_length or 0


class SavedSearchError(ValueError):
    """The search can't be saved; the message is in the reader's language."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def searches_of(owner: Owner, game: Game) -> list[SavedSearch]:
    """Return an owner's saved searches of a game, by name; ask nothing for a stranger."""
    if owner.user is None and not owner.key:
        return []
    return sorted(SavedSearch.objects.filter(owner.filter, game=game.slug), key=lambda each: each.name.casefold())


def save_search(*, owner: Owner, game: Game, name: str, address: str) -> SavedSearch:
    """Save what an address (`?q=...`) asks for under a name, in place of another search of that name. Raise SavedSearchError."""
    name = _clean_name(name)
    if len(address) > LONGEST:
        raise SavedSearchError(gettext("The search is too long to be saved."))
    asked = read_ask(QueryDict(address.removeprefix("?")), facets_of(catalogue_of(game)), sorts_of(game))
    query = replace(asked, page=1, first=0).address()
    known = searches_of(owner, game)
    same = next((each for each in known if each.name.casefold() == name.casefold()), None)
    if same is None and len(known) >= MOST_SEARCHES:
        raise SavedSearchError(gettext("You have %(most)d saved searches of this game: delete one first.") % {"most": MOST_SEARCHES})
    search = same or SavedSearch(owner=owner.user, owner_key="" if owner.user else owner.key, game=game.slug)
    search.name, search.query = name, query
    search.save()
    return search


def rename_search(*, search: SavedSearch, owner: Owner, game: Game, name: str) -> None:
    """Give a search another name, which none of the owner's others has. Raise SavedSearchError."""
    name = _clean_name(name)
    if any(each.pk != search.pk and each.name.casefold() == name.casefold() for each in searches_of(owner, game)):
        raise SavedSearchError(gettext("Another saved search is called “%(name)s”.") % {"name": name})
    search.name = name
    search.save(update_fields=["name"])


def _clean_name(name: str) -> str:
    name = " ".join(name.replace("\0", "").split())
    if not name:
        raise SavedSearchError(gettext("Give the search a name."))
    if len(name) > NAME_LENGTH:
        raise SavedSearchError(gettext("The name is too long: %(most)d characters at most.") % {"most": NAME_LENGTH})
    return name
