"""What the page of a game's rules says: clauses with their references, figures, and the scenarios that prove them."""

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from cards.templatetags.wording import words
from rules.kernel.game import Game
from rules.kernel.rulebook import Clause, Proof, anchor, parted
from rules.wording import Text

register = template.Library()


@register.filter
def linked(text: Text) -> SafeString:
    """The words in the reader's language; what refers to a clause or ruling leads to it."""
    pieces = []
    for said, number in parted(words(text)):
        pieces.append(format_html('<a href="#{}">{}</a>', anchor(number), said) if number else format_html("{}", said))
    return format_html_join("", "{}", ((piece,) for piece in pieces))


@register.filter
def anchored(number: str) -> str:
    """What the clause or ruling of that number is called in an address."""
    return anchor(number)


@register.filter
def drawn(clause: Clause) -> SafeString:
    """The clause's figure, whose colours are the page's."""
    language = "zh" if (get_language() or "").startswith("zh") else "en"
    return mark_safe(clause.figure(language)) if clause.figure else mark_safe("")


@register.simple_tag
def proofs_of(game: Game, number: str) -> tuple[Proof, ...]:
    return game.rulebook.proofs_of(number)
