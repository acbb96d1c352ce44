"""The words for each thing that a player may do: what it costs, what an ability does, and no card that the player does not know."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.cards import Card
from rules.kernel.compiled.machine.columns import ABILITY, SOURCE
from rules.kernel.language.words import words_in
from rules.kernel.telling.actions import ActionWords
from rules.kernel.telling.record import UNSAID
from rules.sorcery.actions import ACTIONS
from rules.sorcery.engine.actions import Action
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import ZONES
from rules.sorcery.engine.play import Play, Standing
from rules.sorcery.language.abilities import Ability
from rules.sorcery.language.effects import Choose
from rules.sorcery.squares import LOCATIONS, PLACES, SQUARES, location_words
from rules.sorcery.text import kind_of, options_text, paragraph_text
from rules.sorcery.wording import at_place
from rules.wording import Text

#: The bits of a purpose that say what it is; those above are the register of targets.
PURPOSE_BITS = 31
#: What a move asks, of which no ability is the cause.
OF_MOVES = (codes.FOR_STEP, codes.FOR_INTERCEPTING, codes.FOR_DEFENDING, codes.FOR_KEEPING, codes.FOR_ORDER)
#: The decks by the numbers that actions have for them.
DECKS = {number: zone.words for number, zone in enumerate((zone for zone in ZONES if zone.number in (codes.SPELLBOOK, codes.ATLAS)), 1)}


def standing_at(play: Play, place: str) -> Standing | None:
    """Return the object in a slot, as lines name it; None for an empty one."""
    number = PLACES.index(place)
    return play.thing(number // codes.PLACES, number % codes.PLACES + 1)


@dataclass(frozen=True, slots=True)
class Asked:
    """The open decision: whose it is, its kind (`Play.asked`), what the answer is for, and the card and ability that ask, if any.

    `purpose` is 0 where an answer is for nothing but itself. For a move `source` is the card that moves.
    """

    play: Play
    side: int
    kind: int
    purpose: int
    source: Card | None
    ability: Ability | None

    @classmethod
    def of(cls, play: Play) -> Asked:
        s = play.state[0]
        side = play.decider
        assert side is not None
        if not s["asked"]:
            return cls(play, side, play.asked, 0, None, None)
        purpose = int(s["purpose"])
        purpose = purpose if purpose < 0 else purpose & PURPOSE_BITS
        if purpose == codes.FOR_MULLIGAN:
            return cls(play, side, play.asked, purpose, None, None)
        if purpose in OF_MOVES or s["frames_size"] == 0:
            return cls(play, side, play.asked, purpose, _mover(play), None)
        frame = s["frames"][s["frames_size"] - 1]
        number = int(frame[SOURCE])
        return cls(play, side, play.asked, purpose, play.cards[number], play.ability_in(number, int(frame[ABILITY])))

    def named(self, place: str) -> Text:
        """Return the name of an object with its slot, or of the site of a square with the square; a square without a site by itself."""
        if place in SQUARES:
            site = self.play.site(SQUARES.index(place))
            return at_place(site.card.name, place) if site else location_words(SQUARES.index(place))
        found = standing_at(self.play, place)
        assert found is not None
        return at_place(found.card.name, place)

    def spot(self, action: Action) -> Text | str:
        """Return a location in words, "" for none."""
        return location_words(LOCATIONS.index(action.spot)) if action.spot else ""

    def cost(self, action: Action) -> Text:
        """Return what casting a card costs, in brackets; nothing where other cards may change it."""
        if self.play.tables[0]["has_costs"]:
            return UNSAID
        cost = int(self.play.tables[0]["cost"][action.card_id])
        return Text(f" ({cost} mana)", f"（{cost} 点法力）")

    def skill(self, action: Action) -> Text:
        """Return the text of the activated ability that is used, as it stands on the card."""
        assert action.card is not None
        assert action.number is not None
        activated = [ability for ability in action.card.abilities if ability.skill == "activated"]
        return paragraph_text(activated[action.number - 1], kind_of(action.card))


def _mover(play: Play) -> Card | None:
    """Return the card that moves or attacks, None when nobody does."""
    s = play.state[0]
    for place in range(codes.OBJECTS) if s["mover_uid"] else ():
        if s["uid"][place] == s["mover_uid"]:
            return play.cards[int(s["card"][place])]
    return None


def _choose(asked: Asked, action: Action) -> Text:
    """Return a deck to draw from, or the effects of an option where the ability offers one choice alone."""
    assert action.number is not None
    if asked.purpose == codes.FOR_DECK:
        return DECKS[action.number]
    offered = [word for word, _ in words_in(asked.ability.do, "") if isinstance(word, Choose)] if asked.ability else []
    if len(offered) != 1 or asked.ability is None or asked.source is None:
        return Text(f"Option {action.number}", f"第{action.number}项")
    return options_text(asked.ability, offered[0], kind_of(asked.source))[action.number - 1]


def _deck(asked: Asked, action: Action) -> Text:
    """Return the name of the deck that is drawn from."""
    name = DECKS[action.number or 1]
    return Text(name.en.lower(), name.zh)


WORDS = ActionWords(
    ACTIONS,
    {
        "asked": lambda asked, action: asked.kind,
        "purpose": lambda asked, action: asked.purpose,
        "card": lambda asked, action: action.card.name,
        "number": lambda asked, action: action.number,
        "deck": _deck,
        "spot": lambda asked, action: asked.spot(action),
        "own": lambda asked, action: asked.named(action.place),
        "foe": lambda asked, action: asked.named(action.target),
        "cost": lambda asked, action: asked.cost(action),
        "skill": lambda asked, action: asked.skill(action),
        "effects": _choose,
    },
)
