"""Read what an address asks for when somebody browses cards, and say in words what is wrong with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from urllib.parse import urlencode

from django.http import QueryDict
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _

from cards.search.facets import Facet
from cards.search.keys import RATE, USAGE
from rules.kernel.game import Game
from search.normalisation import MAX_QUERY, tidy

VIEWS = {"grid": _("Pictures"), "list": _("List"), "table": _("Table"), "text": _("Text")}
MOST_PAGES = 10
"""The most pages that are shown below each other on one."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A request for cards, tidied: only things that exist. `problems` says in words what was left out.

    With `first` all pages from that one to `page` are shown below each other.
    """

    query: str = ""
    chosen: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sort: str = ""
    view: str = "grid"
    page: int = 1
    first: int = 0
    problems: tuple[str, ...] = ()

    def without(self, param: str, value: str = "") -> Ask:
        """Return the same ask less one value of a filter; where no value is given, less all of its values, or less the words."""
        if param == "q":
            return replace(self, query="", page=1, first=0)
        kept = tuple(each for each in self.chosen.get(param, ()) if value and each != value)
        return replace(self, chosen={**self.chosen, param: kept}, page=1, first=0)

    def address(self) -> str:
        """Return the query string that asks for this, without defaults; never empty, so that it works as a link."""
        asked = [("q", self.query)] if self.query else []
        asked += [(param, value) for param, values in self.chosen.items() for value in values]
        shown = (("sort", self.sort, ""), ("view", self.view, "grid"), ("page", self.page, 1), ("first", self.first, 0))
        asked += [(param, str(value)) for param, value, default in shown if value != default]
        return f"?{urlencode(asked)}"


def sorts_of(game: Game) -> dict[str, str]:
    """Return the orders to choose from, by slug; the first is the default."""
    sorts = {"": gettext("Number"), "name": gettext("Name")}
    if game.rarities:
        sorts |= {"-rarity": gettext("Rarity, highest first"), "rarity": gettext("Rarity, lowest first")}
    for each in (each for each in game.fields if each.is_sort):
        name = each.name.in_language(get_language())
        sorts |= {
            each.slug: gettext("%(field)s, lowest first") % {"field": name},
            f"-{each.slug}": gettext("%(field)s, highest first") % {"field": name},
        }
    for key in (USAGE, RATE) if game.is_playable else (USAGE,):
        sorts[f"-{key.slug}"] = gettext("%(field)s, highest first") % {"field": key.name.in_language(get_language())}
    return sorts


def read_ask(params: QueryDict, facets: Collection[Facet], sorts: Mapping[str, str]) -> Ask:
    problems: list[str] = []
    query = tidy(params.get("q", ""))
    if len(query) > MAX_QUERY:
        query = query[:MAX_QUERY].rstrip()
        problems.append(gettext("The search was longer than %(most)s characters; the rest was left out.") % {"most": MAX_QUERY})
    chosen: dict[str, tuple[str, ...]] = {}
    for facet in facets:
        values: dict[str, None] = {}
        for value in filter(None, params.getlist(facet.param)):
            choice = facet.choice(value)
            if choice is None:
                problems.append(_unknown(facet, value))
            else:
                values[choice.slug] = None
        if values:
            chosen[facet.param] = tuple(values)
    sort, view, page = params.get("sort", ""), params.get("view", "") or "grid", params.get("page", "") or "1"
    if sort not in sorts:
        problems.append(
            gettext("Cards can't be sorted by “%(value)s”; they stand in the order of their numbers.") % {"value": _short(sort)}
        )
        sort = ""
    if view not in VIEWS:
        problems.append(gettext("There is no view “%(value)s”; these are the pictures.") % {"value": _short(view)})
        view = "grid"
    if not (page.isascii() and page.isdigit() and int(page[:9]) > 0 and len(page) < 10):
        problems.append(gettext("“%(value)s” is no page number; this is the first page.") % {"value": _short(page)})
        page = "1"
    return Ask(query, chosen, sort, view, int(page), _first(params.get("first", ""), int(page)), tuple(dict.fromkeys(problems)))


def _first(value: str, page: int) -> int:
    """Return the first of the pages below each other; 0 for a single one."""
    first = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else 0
    return first if 0 < first < page and page - first < MOST_PAGES else 0


def _unknown(facet: Facet, value: str) -> str:
    name = facet.name.in_language(get_language())
    return gettext("%(field)s: there is no “%(value)s”; it was left out.") % {"field": name, "value": _short(value)}


def _short(value: str) -> str:
    """Return what was sent, short enough to be shown again."""
    value = tidy(value)
    return value if len(value) <= 30 else f"{value[:30]}…"
