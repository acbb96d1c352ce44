"""The questions to a player and its options, in words that tell no more than the player knows."""

from __future__ import annotations

from dataclasses import dataclass

from rules.echo.actions import ACTIONS
from rules.echo.actions import HERO as HERO_PLACE
from rules.echo.board import DISPLAY, FIELD, HAND, HERO
from rules.echo.engine.actions import SKILLS, Action
from rules.echo.engine.core.state import codes
from rules.echo.engine.play import Play
from rules.echo.language.abilities import Ability
from rules.echo.language.effects import Choose
from rules.echo.text import options_text, paragraph_text
from rules.echo.wording import SKILL_NAMES, SLEEPER, at_slot
from rules.echo.written_actions import line_of
from rules.kernel.cards import Card
from rules.kernel.telling.actions import ActionWords
from rules.kernel.telling.board import place_of
from rules.kernel.telling.notation import PLAYERS
from rules.kernel.telling.record import UNSAID, Decision, Option, Several
from rules.wording import Text

ASKED_IN_PHASE = {
    codes.MULLIGAN: Text("Which cards to exchange?", "置换哪些手牌？"),
    codes.SETUP: Text("Which followers to place?", "放置哪些随从？"),
    codes.MAIN: Text("What to do?", "如何行动？"),
}


def ask(play: Play) -> Decision:
    """The decision that the game waits for. It must not be over."""
    asker = _Asker.of(play)
    return asker.several() or asker.single()


@dataclass(frozen=True, slots=True)
class _Asker:
    """The decision that is open: whose it is, its kind (a phase or a frame's kind), its frame, and the ability that asks, if one does."""

    play: Play
    side: int
    kind: int
    frame: int
    source: Card | None
    ability: Ability | None

    @classmethod
    def of(cls, play: Play) -> _Asker:
        s = play.state[0]
        side = play.decider
        assert side is not None
        frame = int(s["stack_size"]) - 1
        kind = int(s["stack"][frame][codes.KIND] if frame >= 0 else s["phase"])
        source, ability = None, None
        for below in range(frame, -1, -1):
            if s["stack"][below][codes.KIND] == codes.ABILITY and kind not in (codes.REFILL, codes.DISCARD):
                number = int(s["stack"][below][codes.SOURCE])
                source = play.cards[number]
                ability = source.abilities[int(s["stack"][below][codes.INDEX]) - int(play.tables[0]["first_ability"][number])]
                break
        return cls(play, side, kind, frame, source, ability)

    def several(self) -> Decision | None:
        """A mulligan, or the discards at the end of a turn: some cards of one zone at once."""
        player = PLAYERS[self.side]
        if self.kind == codes.MULLIGAN:
            options = self._cards_of(HAND)
            return Decision(self.side, self._ask(), options, several=Several(f"{player} mulligans", 0, len(options), f"{player} keeps"))
        if self.kind == codes.DISCARD:
            count = self._column(codes.LEFT)
            options = self._cards_of(HAND if self._column(codes.ZONE) == codes.HAND else DISPLAY)
            return Decision(self.side, self._ask(), options, several=Several(f"{player} discards", count, count))
        return None

    def single(self) -> Decision:
        options = tuple(self._option(action) for action in self.play.legal_actions())
        is_skills = self.kind in (codes.MAY, codes.TARGETS, codes.PICKS, codes.CHOOSE)
        note = paragraph_text(self.ability) if is_skills and self.ability else UNSAID
        return Decision(self.side, self._ask(), options, note=note)

    def _column(self, column: int) -> int:
        return int(self.play.state[0]["stack"][self.frame][column])

    def _cards_of(self, zone: str) -> tuple[Option, ...]:
        cards = self.play.zone(self.side, zone)
        return tuple(Option(card.slug, card.name, places=(place_of(self.side, zone, place),)) for place, card in enumerate(cards, 1))

    def _ask(self) -> Text:
        if self.kind in ASKED_IN_PHASE:
            return ASKED_IN_PHASE[self.kind]
        name = self.source.name if self.source else UNSAID
        if self.kind == codes.REFILL:
            slot = self._column(codes.REFILL_SLOT) % codes.SLOTS + 1
            return Text(f"Refill slot {slot}?", f"是否补充{slot}号位？")
        if self.kind == codes.DISCARD:
            count = self._column(codes.LEFT)
            zone = Text("the hand", "手牌") if self._column(codes.ZONE) == codes.HAND else Text("the display zone", "展示区")
            return Text(f"Discard {count} from {zone.en}", f"从{zone.zh}弃置{count}张")
        if self.kind == codes.MAY and self.ability:
            skill = SKILL_NAMES[self.ability.skill]
            return Text(f"Use the {skill.en} of {name.en}?", f"是否发动{name.zh}的{skill.zh}？")
        if self.kind == codes.TARGETS:
            return Text(f"{name.en}: which follower?", f"{name.zh}：选择哪只随从？")
        if self.kind == codes.PICKS:
            return Text(f"{name.en}: which card?", f"{name.zh}：选择哪张卡？")
        return Text(f"{name.en}: which effect?", f"{name.zh}：选择哪项效果？")

    def _option(self, action: Action) -> Option:
        return WORDS.option(self, action, line_of(action), self._places(action))

    def _places(self, action: Action) -> tuple[str, ...]:
        places = []
        if action.card is not None:
            for zone in (HAND, DISPLAY):
                numbers = self.play.numbers(self.side, zone)
                places += [place_of(self.side, zone, numbers.index(action.card_id) + 1)] if action.card_id in numbers else []
        for side, slot in ((self.side, action.slot), (action.target_side, action.target)):
            if slot is not None and side is not None:
                places.append(place_of(side, HERO, 1) if slot == HERO_PLACE else place_of(side, FIELD, slot))
        return tuple(places)

    def name_in(self, side: int, slot: int) -> Text:
        """The follower in a slot, or the hero, as the asked player knows it."""
        if slot == HERO_PLACE:
            return self.play.hero(side).name
        standing = self.play.slot(side, slot)
        assert standing is not None
        return standing.card.name if side == self.side or standing.is_awake or standing.is_known else SLEEPER

    def named(self, side: int | None, slot: int | None) -> Text:
        """The same with its slot."""
        assert side is not None
        assert slot is not None
        return at_slot(self.name_in(side, slot), slot)

    def cost(self, action: Action) -> Text:
        """Return the cost of the card that is played or awakened, in brackets; nothing where other cards may change it."""
        if int(self.play.tables[0]["givers"][codes.GIVE_COST]):
            return UNSAID
        standing = self.play.slot(self.side, action.slot) if action.slot else None
        card = standing.card if standing else action.card
        assert card is not None
        cost = card.values.get("cost", 0)
        return Text(f" ({cost} energy)", f"（{cost}点能量）")

    def effects(self, action: Action) -> Text:
        """The effects of an option, where the ability offers one choice of so many."""
        count = self._column(codes.LEFT)
        offered = [word for word in self.ability.do if isinstance(word, Choose)] if self.ability else []
        fitting = [word for word in offered if len(word.options) == count]
        if len(fitting) != 1 or self.ability is None:
            return Text(f"Option {action.option}", f"第{action.option}项")
        return options_text(self.ability, fitting[0])[action.option - 1]


WORDS = ActionWords(
    ACTIONS,
    {
        "asked": lambda asker, action: asker.kind,
        "card": lambda asker, action: action.card.name,
        "slot": lambda asker, action: action.slot,
        "target": lambda asker, action: action.target,
        "own": lambda asker, action: asker.named(asker.side, action.slot),
        "foe": lambda asker, action: asker.named(action.target_side, action.target),
        "follower": lambda asker, action: asker.name_in(asker.side, action.slot),
        "whose": lambda asker, action: Text("own ", "己方") if action.target_side == asker.side else Text("enemy ", "对方"),
        "cost": lambda asker, action: asker.cost(action),
        "effects": lambda asker, action: asker.effects(action),
    },
)
assert set(SKILL_NAMES) == set(SKILLS)
