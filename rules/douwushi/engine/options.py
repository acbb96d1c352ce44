"""The wording of what a player may do: what it costs, what a skill does, and no card that the player does not know."""

from __future__ import annotations

from dataclasses import dataclass

from rules.douwushi.actions import ACTIONS
from rules.douwushi.board import bounty_name
from rules.douwushi.engine.actions import Action
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.play import Play
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.costs import Mp
from rules.douwushi.language.effects import Choose
from rules.douwushi.text import options_text, paragraph_text
from rules.douwushi.wording import at_place
from rules.kernel.cards import Card
from rules.kernel.language.words import words_in
from rules.kernel.telling.actions import ActionWords
from rules.kernel.telling.notation import DECKS
from rules.kernel.telling.record import UNSAID
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Asked:
    """The decision that is open: whose it is, its kind (a code ASK_...), and the card and ability that ask, if any do."""

    play: Play
    side: int
    kind: int
    source: Card | None
    ability: Ability | None

    @classmethod
    def of(cls, play: Play) -> Asked:
        s = play.state[0]
        side, kind = play.decider, play.asked
        assert side is not None
        is_bounty = kind == codes.ASK_STACK and s["purpose"] != codes.FOR_LOOKING
        if not s["asked"] or is_bounty:
            return cls(play, side, kind, None, None)
        number = int(s["context"][codes.SOURCE])
        source = play.cards[number]
        ability = source.abilities[int(s["context"][codes.ABILITY]) - int(play.tables[0]["first_ability"][number])]
        return cls(play, side, kind, source, ability)

    def hero(self, side: int | None, place: int | None) -> Text:
        """The hero in a place, with the place behind its name."""
        assert side is not None
        assert place is not None
        standing = self.play.hero(side, place)
        assert standing is not None
        return at_place(standing.card.name, place)

    def equip_cost(self, action: Action) -> int:
        """Return the MP that the hero pays for the item now."""
        assert action.place is not None
        changes = self.play.state[0]["equip_cost"][self.side * codes.PLACES + action.place - 1]
        card = action.card
        assert card is not None
        return max(0, int(card.values.get("cost", 0)) + int(changes[0 if card.kind == "weapon" else 1]))

    def changed_cost(self, action: Action) -> Text:
        """Return what a hero's skill costs now, in brackets, where that is not what its card says."""
        assert action.place is not None
        printed = next((each.amount for each in _active(action).cost if isinstance(each, Mp)), 0)
        change = int(self.play.state[0]["skill_cost"][self.side * codes.PLACES + action.place - 1])
        if printed == "x" or not printed or not change:
            return UNSAID
        cost = max(1, printed + change) if change < 0 else printed + change
        return Text(f" ({cost} MP now)", f"（现为 {cost} 点 MP）")


def _active(action: Action) -> Ability:
    """The active ability that is used."""
    assert action.card is not None
    listed: list[Ability] = [ability for ability in action.card.abilities if ability.skill == "active"]
    return listed[action.number - 1]


def _stack(asked: Asked, action: Action) -> Text:
    """A bounty stack, with those of its cards that the asked player has seen."""
    stack = asked.play.bounty_numbers(int(asked.play.state[0]["zone_side"]))[action.number - 1]
    known = [asked.play.cards[number].name for number in stack if asked.play.knows(asked.side, number)]
    name, unseen = bounty_name(action.number), len(stack) - len(known)
    en = [*(each.en for each in known), *([f"{unseen} unseen"] if unseen else [])]
    zh = [*(each.zh for each in known), *([f"{unseen} 张未知"] if unseen else [])]
    return Text(f"{name.en} ({', '.join(en)})", f"{name.zh}（{'、'.join(zh)}）")


def _choose(asked: Asked, action: Action) -> Text:
    """The effects of an option, where the ability offers one choice alone."""
    offered = [word for word, _ in words_in(asked.ability.do, "") if isinstance(word, Choose)] if asked.ability else []
    if len(offered) != 1 or asked.ability is None or asked.source is None:
        return Text(f"Option {action.number}", f"第{action.number}项")
    return options_text(asked.ability, offered[0], asked.source.kind)[action.number - 1]


WORDS = ActionWords(
    ACTIONS,
    {
        "asked": lambda asked, action: asked.kind,
        "card": lambda asked, action: action.card.name,
        "number": lambda asked, action: action.number,
        "target": lambda asked, action: action.target,
        "own": lambda asked, action: asked.hero(asked.side, action.place),
        "foe": lambda asked, action: asked.hero(action.target_side, action.target),
        "is_own": lambda asked, action: action.target_side == asked.side,
        "whose": lambda asked, action: Text("own ", "己方") if action.target_side == asked.side else Text("enemy ", "敌方"),
        "deck": lambda asked, action: DECKS[action.card_id // codes.SIDE_CARDS],
        "cost": lambda asked, action: asked.equip_cost(action),
        "skill": lambda asked, action: paragraph_text(_active(action), action.card.kind),
        "changed_cost": lambda asked, action: asked.changed_cost(action),
        "stack": _stack,
        "effects": _choose,
    },
)
