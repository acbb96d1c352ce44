"""Asking for a rank: a gauntlet against the field of a set, from the field's seed, by its player."""

from __future__ import annotations

from django.utils.translation import gettext

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList
from decks.models import Deck
from decks.owners import Owner
from decks.sealed.opened_boosters import Opened
from matches.kinds.gauntlet import GAUNTLET
from matches.models import Simulation
from matches.requests.snapshots import DeckSnapshot
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from matches.sealed.fields import FieldDeck, PreparedField, field_of
from matches.services import make_simulation
from rules.kernel.game import Game
from rules.wording import Text

#: Ten pairs of games against each deck of the field.
GAMES_EACH = 20
#: So many earlier ranks are looked through for one of the same list.
MOST_KNOWN = 20


def rank_deck(*, deck: Deck, owner: Owner) -> Simulation:
    """Let a deck out of boosters play every deck of its set's field; the same deck asked for again by its owner is the same simulation.

    The caller has seen to it that `owner` may see the deck. Raises SimulationRefusedError.
    """
    field = require_field(deck)
    catalogue = catalogue_of(deck.game)
    opponents = [opponent_of(each, deck.rules_game, catalogue) for each in field.decks]
    names = {number: name_of(number, each, deck.rules_game) for number, each in enumerate(field.decks, 1)}
    known = Simulation.objects.owned_by(owner).filter(
        game=deck.game, ranked_in=field.card_set, engine_digest=deck.rules_game.engine().digest
    )
    own = DeckSnapshot.of_deck(deck, catalogue)
    for made in known.sound().prefetch_related("contestants")[:MOST_KNOWN]:
        if made.seed == field.seed and DeckSnapshot.from_json(made.lead.snapshot).sections == own.sections:
            return made
    terms = Terms(GAMES_EACH * len(opponents), field.level, field.level, field.seed)
    return make_simulation(kind=GAUNTLET, owner=owner, decks=[deck, *opponents], terms=terms, names=names, ranked_in=field.card_set)


def require_field(deck: Deck) -> PreparedField:
    """The field that a deck is ranked in. Raises SimulationRefusedError for a deck that was not built from boosters, or without field."""
    opened = Opened.from_json(deck.opened)
    if opened is None:
        message = gettext("Only a deck out of opened boosters has a rank: the others meet decks of all cards.")
        raise SimulationRefusedError("not_opened", message, deck=deck)
    field = field_of(deck.game, opened.set)
    known = catalogue_of(deck.game).rows
    if field is None or not all(slug in known for each in field.decks for slug in each.main):
        message = gettext("No decks to compare with are prepared for the set as it is now.")
        raise SimulationRefusedError("no_field", message, deck=deck)
    return field


def opponent_of(deck: FieldDeck, game: Game, catalogue: Catalogue) -> DeckList:
    """A deck of the field as somebody sends it; the pool that it states is its own cards."""
    format = game.sealed_format
    assert format
    assert format.pool
    main = dict(deck.main)
    pool = {slug: count for slug, count in main.items() if catalogue.rows[slug].kind not in format.pool.free_kinds}
    sections = {format.deck_sections[0].slug: main} | {each.slug: pool for each in format.sections if each.is_pool}
    return DeckList(game, format, "", sections)


def name_of(number: int, deck: FieldDeck, game: Game) -> Text:
    """Return the name of a deck of the field: its number and colours."""
    assert game.limited_plan
    names = {choice.slug: choice.name for choice in game.field(game.limited_plan.colour).choices}
    colours = [names[colour] for colour in deck.colours]
    english, chinese = "/".join(each.en for each in colours), "/".join(each.zh for each in colours)
    return Text(f"Machine {number} ({english})", f"机器构筑 {number}（{chinese}）")
