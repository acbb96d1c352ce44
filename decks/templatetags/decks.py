"""Template tags about a deck's cards and violations."""

from collections.abc import Mapping
from dataclasses import dataclass

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from cards.derived_values import cached_by_card
from cards.models import Card
from cards.templatetags.cards import choices_of, printing, symbol
from cards.templatetags.pieces import face_of, piece
from cards.templatetags.wording import words
from decks.editing.builder import Desk
from decks.figures.overview import Line
from decks.models import Deck, SavedSearch
from decks.owners import Owner
from decks.search.saved_searches import searches_of
from decks.suggestions.fixes import mend_of
from rules import games
from rules.construction import Violation
from rules.kernel.cards import Kind
from rules.kernel.game import Game

register = template.Library()
#: The most of one's own decks that a card's page names.
MOST_OWN = 8


@register.simple_tag
def mend_value(violation: Violation) -> str:
    """Return the value that the button of a violation's fix sends."""
    mend = mend_of(violation)
    return f"mend:{mend.code}:{mend.section}:{mend.card}"


@register.simple_tag(takes_context=True)
def saved_searches(context: template.Context, game: Game) -> list[SavedSearch]:
    """Return the searches of the game that the reader has saved."""
    return searches_of(Owner.of_request(context["request"]), game)


@register.simple_tag(takes_context=True)
def own_decks(context: template.Context, game: Game) -> list[Deck]:
    """Return the reader's decks of the game, those changed last first, `MOST_OWN` at most."""
    owner = Owner.of_request(context["request"])
    if owner.user is None and not owner.key:
        return []
    mine = Deck.objects.owned_by(owner).filter(game=game.slug, is_precon=False)
    return list(mine.only("name").order_by("-updated_at", "pk")[:MOST_OWN])


@register.filter
def exact_search(card: Card) -> str:
    """Return the search that finds this card: by its whole name, or by its number where the name holds a quotation mark."""
    return f"number={card.number}" if '"' in card.name else f'!"{card.name}"'


@register.filter
def kinds_to_add(violation: Violation, game: Game) -> list[Kind]:
    """Return the kinds of cards that would mend the violation, where any card of a kind will do."""
    slugs = {change.kind for change in violation.fix.changes if change.action == "add" and change.kind and not change.card}
    return [kind for kind in game.kinds if kind.slug in slugs]


@register.filter
def at(values: Mapping[str, object], key: str) -> object:
    """Return what a mapping holds at the key, or an empty string."""
    return values.get(key, "")


@register.filter
def points(value: float) -> str:
    """Return points of win rate with a sign: `+4.7`, `−0.1`, `+0.0`."""
    return f"{round(value, 1) + 0.0:+.1f}".replace("-", "\N{MINUS SIGN}")


@dataclass(frozen=True, slots=True)
class LineWants:
    """The copies of a card that are owned and that the deck needs; `is_short`: too few are owned."""

    have: int
    need: int
    is_short: bool


@register.simple_tag
def deck_line(line: Line, desk: Desk) -> SafeString:
    """Return a card of the deck in the builder. Lines that an edit does not change are cached and not rendered again."""
    want = desk.wants.get(line.card.name_group)
    told_apart = printing(line.card) if line.has_namesake else ""
    return piece(
        "decks/_line.html",
        card=face_of(line.card),
        symbols=card_symbols(line.card),
        printing=told_apart,
        full_name=f"{line.card.name} {told_apart}".strip(),
        section=line.section,
        count=line.count,
        wants=LineWants(want.have, want.need, want.missing > 0) if want else None,
        wrong=words(line.violations[0].problem) if line.violations else "",
        note=desk.deck.card_notes.get(line.card.slug, ""),
        deck=str(desk.deck.pk),
    )


# A builder takes 72 ms of CPU time, and 8 more without this; a list of decks 4 more (2026-11-25).
@register.simple_tag
@cached_by_card
def card_symbols(card: Card) -> SafeString:
    """Return the symbols of the card's choices, each with its threshold: the number that the card has under the choice's slug."""
    definition = card.definition
    shown = (each for field in games.get(card.game).fields for each in choices_of(field, definition) if each.symbol and each.hue)
    return format_html_join("", "{}", ((_times(definition.values.get(choice.slug), symbol(choice)),) for choice in shown))


def _times(value: object, drawn: SafeString) -> SafeString:
    """Return a symbol once, twice, or after its number."""
    if not isinstance(value, int) or value < 2:
        return drawn
    return format_html("{0}{0}", drawn) if value == 2 else format_html('<small aria-hidden="true">{}</small>{}', value, drawn)


@register.simple_tag
def both_names(card: Card) -> SafeString:
    """Return the card's name in the reader's language, then in the other one, marked as such."""
    is_chinese = (get_language() or "").startswith("zh")
    other, code = (card.name_en, "en") if is_chinese else (card.name_zh, "zh-Hans")
    return format_html('{} <span lang="{}">{}</span>', card.name, code, other)
