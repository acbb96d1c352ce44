"""The wording of what a player may do: what it costs, what an ability does, and no card that the player does not know."""

from __future__ import annotations

from dataclasses import dataclass

from rules.hota.actions import ACTIONS
from rules.hota.engine.actions import Action
from rules.hota.engine.core.state import codes
from rules.hota.engine.play import Play
from rules.hota.language.abilities import Ability
from rules.hota.language.effects import Choose
from rules.hota.text import options_text, paragraph_text
from rules.hota.wording import at_place
from rules.kernel.cards import Card
from rules.kernel.compiled.machine.columns import ABILITY, SOURCE
from rules.kernel.language.words import words_in
from rules.kernel.telling.actions import ActionWords
from rules.kernel.telling.notation import DECKS
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

#: The bits of a purpose that say what it is; those above are the register of targets.
PURPOSE_BITS = 31


@dataclass(frozen=True, slots=True)
class Asked:
    """The decision that is open: whose it is, its kind (`Play.asked`), what the answer is for, and the card and ability that ask, if any.

    `purpose` is 0 where an answer is for nothing but itself.
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
        if purpose in (codes.FOR_ORDER, codes.FOR_HOST):
            return cls(play, side, play.asked, purpose, play.cards[int(s["card"][s["number"]])], None)
        if s["frames_size"] == 0 or purpose in (codes.FOR_ANNOUNCING, codes.FOR_MULLIGAN, codes.FOR_DISCARD):
            return cls(play, side, play.asked, purpose, None, None)
        frame = s["frames"][s["frames_size"] - 1]
        number = int(frame[SOURCE])
        return cls(play, side, play.asked, purpose, play.cards[number], play.ability_in(number, int(frame[ABILITY])))

    def named(self, side: int | None, place: int | None) -> Text:
        """Return the name of what lies in a place, with the place behind it, or of the player (place 0)."""
        assert side is not None
        assert place is not None
        if place == 0:
            return DECKS[side]
        standing = self.play.permanent(side, place)
        assert standing is not None
        return at_place(standing.card.name, side, place)

    def target(self, action: Action) -> Text:
        """A permanent, a player, or a spell on the stack."""
        if action.item is None:
            return self.named(action.target_side, action.target)
        name = self.play.stack[action.item - 1].card.name
        return Text(f"{name.en} (no. {action.item} on the stack)", f"{name.zh}（堆叠第{action.item}项）")

    def cost(self, action: Action) -> Text:
        """Return what casting a card costs, in brackets; nothing where other cards may change it."""
        if self.play.tables[0]["has_costs"]:
            return UNSAID
        return _mana(int(self.play.tables[0]["cost"][action.card_id]))

    def price(self, action: Action) -> Text:
        """The mana that moving equipment costs, in brackets."""
        tables = self.play.tables[0]
        return _mana(int(tables["ability"][tables["equip"][action.card_id]][codes.COST_MANA]))

    def skill(self, action: Action) -> Text:
        """The activated ability that is used, as it stands on the card."""
        assert action.card is not None
        assert action.number is not None
        activated = [ability for ability in action.card.abilities if ability.skill == "activated"]
        return paragraph_text(activated[action.number - 1], action.card.kind)

    @property
    def is_none_chosen(self) -> bool:
        """True while nobody attacks or blocks yet."""
        s = self.play.state[0]
        return not (s["blocks"] >= 0).any() if self.kind == codes.ASK_BLOCK else not (s["done"] & codes.ATTACKING).any()


def _mana(cost: int) -> Text:
    return Text(f" ({cost} mana)", f"（{cost} 点魔法值）")


def _choose(asked: Asked, action: Action) -> Text:
    """The effects of an option, where the ability offers one choice alone."""
    offered = [word for word, _ in words_in(asked.ability.do, "") if isinstance(word, Choose)] if asked.ability else []
    assert action.number is not None
    if len(offered) != 1 or asked.ability is None or asked.source is None:
        return Text(f"Option {action.number}", f"第{action.number}项")
    return options_text(asked.ability, offered[0], asked.source.kind)[action.number - 1]


WORDS = ActionWords(
    ACTIONS,
    {
        "asked": lambda asked, action: asked.kind,
        "purpose": lambda asked, action: asked.purpose,
        "phase": lambda asked, action: asked.play.phase,
        "is_none_chosen": lambda asked, action: asked.is_none_chosen,
        "card": lambda asked, action: action.card.name,
        "number": lambda asked, action: action.number,
        "own": lambda asked, action: asked.named(asked.side, action.place),
        "foe": lambda asked, action: asked.target(action),
        "cost": lambda asked, action: asked.cost(action),
        "price": lambda asked, action: asked.price(action),
        "skill": lambda asked, action: asked.skill(action),
        "effects": _choose,
    },
)
