"""A second reading of Echo's rules for cards without skills: slow, plain, written from the rules and the rulings alone.

It knows the engine neither by import nor by structure: the game is told in the order of the rules, as one generator that asks for a line of
the notation where a player decides. What is left to chance, the order of a shuffled deck, is dealt from outside.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from tests.rules.echo.reading.players import Card, Follower, Player, find, slugs, take, there

BEATS = {"fire": "grass", "grass": "water", "water": "fire"}
NAMES = "AB"

#: Asks a side for one of some lines.
Course = Generator[tuple[int, list[str]], str, None]
Answer = Generator[tuple[int, list[str]], str, str]


class Ended(Exception):  # noqa: N818
    """The game is over."""


@dataclass
class Reading:
    """A game. `winner` is 0 or 1, 2 for a draw, None while it goes on. Lines are given to `say`."""

    players: tuple[Player, Player]
    first: int = 0
    active: int = 0
    turn: int = 0
    phase: str = "opening"
    actions: int = 0
    winner: int | None = None
    decider: int | None = None
    lines: list[str] = field(default_factory=list)

    def begin(self) -> None:
        self._course = self._play()
        self._run(None)

    def say(self, line: str) -> None:
        """The decider does what the line says."""
        assert line in self.lines, (line, self.lines)
        self._run(line)

    def _run(self, line: str | None) -> None:
        try:
            self.decider, self.lines = next(self._course) if line is None else self._course.send(line)
        except StopIteration:
            self.decider, self.lines = None, []

    def _play(self) -> Course:
        try:
            if self.phase == "opening":
                for player in self.players:
                    for _ in range(10):
                        self._draw(player)
                self.phase = "mulligan"
            if self.phase == "mulligan":
                yield from self._mulligan()
            if self.phase == "setup":
                yield from self._setup()
            while True:
                yield from self._take_turn()
        except Ended:
            pass

    def _ask(self, side: int, does: list[str]) -> Answer:
        """Ask a side; return its answer without the side's name. Nobody is asked after 1,000 actions in a turn (E-15)."""
        if self.actions >= 1000:
            self._end(2)
        line = yield side, [f"{NAMES[side]} {each}" for each in does]
        self.actions += 1
        return line[2:]

    def _look_for_the_end(self) -> None:
        """3, E-14: after an action or effect with its refills, for both."""
        lost = [player.life <= 0 or player.is_empty for player in self.players]
        if any(lost):
            self._end(2 if all(lost) else lost.index(False))

    def _end(self, winner: int) -> None:
        self.winner = winner
        raise Ended

    # 2.1.1

    def _mulligan(self) -> Course:
        """Both choose before either's choice takes effect (E-2)."""
        for side in (self.first, 1 - self.first):
            player, said = self.players[side], ""
            while said != "keeps":
                rest = list(player.hand)
                for card in player.tossed:
                    rest.remove(card)
                said = yield from self._ask(side, [*(f"mulligans {slug}" for slug in slugs(rest)), "keeps"])
                if said != "keeps":
                    player.tossed.append(find(rest, said.split()[1]))
        for side in (self.first, 1 - self.first):
            player = self.players[side]
            for card in player.tossed:
                player.hand.remove(card)
                player.deck.append(card)
            if player.tossed:
                for _ in range(10 - len(player.hand)):
                    self._draw(player)
                player.was_shuffled = True
            player.tossed = []
        self.phase = "setup"

    def _setup(self) -> Course:
        for side in (self.first, 1 - self.first):
            player, said = self.players[side], ""
            while said != "is ready":
                said = yield from self._ask(side, [*self._placements(player), "is ready"])
                if said != "is ready":
                    self._place(player, said)
        empty = [player.is_empty for player in self.players]
        if any(empty):
            self._end(2 if all(empty) else empty.index(False))
        self.turn, self.active, self.phase = 1, self.first, "draw"
        self.actions = 0

    def _placements(self, player: Player) -> list[str]:
        """2.1.2 b: a follower of the hand, asleep, in an empty slot."""
        followers = slugs([card for card in player.hand if card.is_follower])
        return [f"places {slug} in {slot + 1}" for slug in followers for slot in range(5) if player.slots[slot] is None]

    def _place(self, player: Player, said: str) -> None:
        _, slug, _, slot = said.split()
        player.slots[int(slot) - 1] = Follower(take(player.hand, slug))

    # 2.1.2

    def _take_turn(self) -> Course:
        me = self.players[self.active]
        is_first = self.turn == 1 and self.active == self.first
        if self.phase == "draw":
            if not is_first:
                self._draw(me)
                if me.life <= 0:
                    self._look_for_the_end()
            me.hand += me.display
            me.display = []
            self.phase = "energy"
        if self.phase == "energy":
            me.energy = 3 if is_first else 5
            self.phase = "main"
        if self.phase == "main":
            yield from self._main_phase()
            self.phase = "end"
        yield from self._discard_down(me.hand, 8)
        yield from self._discard_down(me.display, 5)
        if self.turn >= 100:
            self._end(2)
        self.turn, self.active, self.phase, self.actions = self.turn + 1, 1 - self.active, "draw", 0
        for player in self.players:
            for follower in player.slots:
                if follower:
                    follower.woke = follower.reattacked = follower.regenerated = False
                    follower.attacks_left = 1

    def _draw(self, player: Player) -> None:
        """2.3.3: a card that can't be drawn costs 1 life."""
        if player.deck:
            player.hand.append(player.deck.pop(0))
        else:
            player.life -= 1

    def _discard_down(self, zone: list[Card], limit: int) -> Course:
        while len(zone) > limit:
            said = yield from self._ask(self.active, [f"discards {slug}" for slug in slugs(zone)])
            self.players[self.active].graveyard.append(take(zone, said.split()[1]))
            if len(zone) == limit:
                self._look_for_the_end()

    def _main_phase(self) -> Course:
        me = self.players[self.active]
        while True:
            said = yield from self._ask(self.active, [*self._placements(me), *self._plays(me), *self._orders(me), "ends"])
            words = said.split()
            if words[0] == "places":
                self._place(me, said)
            elif words[0] == "plays":
                card = take(me.hand, words[1])
                me.energy -= card.cost
                me.graveyard.append(card)
            elif words[0] == "awakens":
                follower = there(me, words[1])
                me.energy -= follower.card.cost
                follower.is_awake = follower.woke = True
            elif words[0] == "attacks":
                yield from self._attack(int(words[1]) - 1, words[3])
            self._look_for_the_end()
            if said == "ends":
                return

    def _plays(self, me: Player) -> list[str]:
        return [f"plays {slug}" for slug in slugs([card for card in me.hand if not card.is_follower and card.cost <= me.energy])]

    def _orders(self, me: Player) -> list[str]:
        """Return what the followers may do: awake for their cost (E-5), attack once a turn, not the hero in the turn they awoke (E-6)."""
        enemy, found = self.players[1 - self.active], []
        for slot, follower in enumerate(me.slots, 1):
            if follower is None:
                continue
            if not follower.is_awake:
                if follower.card.cost <= me.energy:
                    found.append(f"awakens {slot}")
            elif follower.attacks_left > 0:
                found += [f"attacks {slot} -> {target}" for target, there in enumerate(enemy.slots, 1) if there]
                if not follower.woke:
                    found.append(f"attacks {slot} -> hero")
        return found

    # 2.2

    def _attack(self, slot: int, target: str) -> Course:
        me, enemy = self.players[self.active], self.players[1 - self.active]
        attacker = there(me, str(slot + 1))
        attacker.attacks_left -= 1
        if target == "hero":
            enemy.life -= _final(attacker, 1)
            return
        place = int(target) - 1
        defender = there(enemy, target)
        mine, theirs = _final(attacker, _coefficient(attacker, defender)), _final(defender, _coefficient(defender, attacker))
        dies = [mine <= theirs and not _revives(attacker), theirs <= mine and not _revives(defender)]
        if dies[0]:
            me.slots[slot] = None
            me.graveyard.append(attacker.card)
        if dies[1]:
            enemy.slots[place] = None
            enemy.graveyard.append(defender.card)
        if dies[1] and defender.is_awake:
            yield from self._refill(1 - self.active, place)
        if dies[0]:
            yield from self._refill(self.active, slot)
        if dies[1] and not dies[0] and attacker.has("reattack") and not attacker.reattacked:
            attacker.reattacked = True
            attacker.attacks_left += 1

    def _refill(self, side: int, slot: int) -> Course:
        """2.3.1: a follower of the hand may take the place of an awake one that died."""
        player = self.players[side]
        followers = slugs([card for card in player.hand if card.is_follower])
        if not followers:
            return
        said = yield from self._ask(side, [*(f"refills {slot + 1} with {slug}" for slug in followers), "declines"])
        if said != "declines":
            player.slots[slot] = Follower(take(player.hand, said.split()[3]))


def _coefficient(follower: Follower, foe: Follower) -> int:
    """2.2.2, E-11: twice the printed attack against what it beats, unless that has a shield."""
    beats = BEATS.get(follower.card.attribute, "none") == foe.card.attribute
    return 2 if beats and not foe.has("shield") else 1


def _final(follower: Follower, coefficient: int) -> int:
    """E-8: never below 0."""
    return max(0, follower.card.attack * coefficient + follower.change)


def _revives(follower: Follower) -> bool:
    """4.2: a dying follower regenerates, once a turn."""
    if not follower.has("regenerate") or follower.regenerated:
        return False
    follower.regenerated = True
    return True
