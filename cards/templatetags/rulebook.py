"""Template tags of the page of a game's rules: clauses with their references, figures, and the scenarios that prove them."""

import re
from functools import cache

from django import template
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from cards.templatetags.wording import words
from rules import games
from rules.kernel.game import Game
from rules.kernel.rulebook import Clause, Proof, anchor, parted
from rules.wording import Text

register = template.Library()

LANGUAGE = Text("en", "zh")
SUM = re.compile(r"(?<=\d) ([×+−=]) (?=\d)")


@register.filter
def linked(text: Text) -> SafeString:
    """Return the words in the reader's language, with a link at each clause or ruling that they refer to."""
    pieces = []
    for said, number in parted(words(text)):
        kept = SUM.sub("\N{NO-BREAK SPACE}\\1\N{NO-BREAK SPACE}", said)
        pieces.append(format_html('<a href="#{}">{}</a>', anchor(number), kept) if number else format_html("{}", kept))
    return format_html_join("", "{}", ((piece,) for piece in pieces))


@register.filter
def drawn(clause: Clause) -> SafeString:
    """Return the clause's figure, which takes the colours of the page."""
    return mark_safe(clause.figure(words(LANGUAGE))) if clause.figure else mark_safe("")


@register.filter
def called(proof: Proof) -> SafeString:
    """Return the scenario's name, in English where it has no other."""
    name = words(proof.name)
    return format_html("{}", name) if name else format_html('<span lang="en">{}</span>', proof.name.en)


@register.simple_tag
def proofs_of(game: Game, number: str) -> tuple[Proof, ...]:
    return game.rulebook.proofs_of(number)


@register.simple_tag
def clause_link(game: Game, number: str) -> SafeString:
    """Return the number of a clause or ruling as a link to it, which shows its words when it is pointed at."""
    text = texts_of(game.slug).get(number)
    said = "".join(said for said, _ in parted(words(text))) if text else ""
    return format_html(
        '<a href="{}#{}" title="{}" translate="no">{}</a>', reverse("cards:rulebook", args=(game,)), anchor(number), said, number
    )


# 0.1 to 0.4 ms of CPU time, by the game, for each link of a page (2026-11-25).
@cache
def texts_of(slug: str) -> dict[str, Text]:
    """Return what the clauses and rulings of a game say, by number; a clause without a text of its own says its title."""
    rulebook = games.get(slug).rulebook
    return {clause.number: clause.text or clause.title for clause in rulebook.clauses()} | {
        ruling.number: ruling.text for ruling in rulebook.rulings()
    }
