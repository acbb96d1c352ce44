"""Exploring a position: lines are carried out and told, then a player may play on; see rules.kernel.sandbox.Explorer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.echo.engine.asking import ask
from rules.echo.engine.chronicle import Chronicle, choose_line
from rules.echo.engine.play import Play
from rules.echo.engine.starting import start_position
from rules.echo.notation import Line, describe_line, read_line
from rules.echo.positions import SLOTS, Position
from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.writing import write_scenario
from rules.kernel.actions import ActionError
from rules.kernel.cards import Card
from rules.kernel.notation import PLAYERS
from rules.kernel.records import UNSAID, Decision
from rules.kernel.sandbox import Exploration, Passage, Until
from rules.wording import Text

#: A player plays at most so many lines on.
MOST_LINES = 400
NAME = Text("From the sandbox", "来自沙盘")


def explore(file: str, lines: Sequence[str], cards: Mapping[str, Card], level: int | None, until: Until) -> Exploration:
    """What comes of the lines and of what the player chooses, if a level is given."""
    position = read_scenarios(file, "scenario", cards)[0].position
    tour = _Tour(position)
    refused, reason = -1, UNSAID
    for number, written in enumerate(lines):
        try:
            tour.take(read_line(written))
        except ActionError as error:
            refused, reason = number, error.reason
            break
    if level is not None and refused < 0:
        tour.play_on(level, until)
    play, chronicle = tour.play, tour.chronicle
    ended = next((step.text for step in reversed(chronicle.steps) if step.kind == "game_ended"), UNSAID)
    return Exploration(
        lines=tuple(chronicle.lines),
        passages=tuple(tour.passages),
        moment=chronicle.moment(),
        decision=ask(play) if play.decider is not None else None,
        test=_test(position, chronicle),
        end=ended,
        refused=refused,
        reason=reason,
    )


class _Tour:
    """The way from a position, told line by line."""

    def __init__(self, position: Position) -> None:
        self.play = start_position(position)
        self.chronicle = Chronicle(self.play, position, has_moments=False)
        self.passages = [Passage("", -1, UNSAID, tuple(self.chronicle.steps))]

    def take(self, line: Line) -> None:
        """Raises IllegalActionError and changes nothing if the line isn't legal."""
        told = len(self.chronicle.steps)
        self.chronicle.act(line)
        text = told_line(self.chronicle.decisions[-1], line, self.play)
        self.passages.append(Passage(str(line), line.player, text, tuple(self.chronicle.steps[told:])))

    def play_on(self, level: int, until: Until) -> None:
        turn = self.play.turn
        for _ in range(MOST_LINES):
            if self.play.decider is None or self.play.turn != turn:
                return
            self.take(choose_line(self.play, level))
            if until == "action":
                return


def told_line(decision: Decision, line: Line, play: Play) -> Text:
    """A line in words: those of the option that it took, or of several what became of the cards."""
    if decision.several is None and decision.taken:
        return decision.options[decision.taken[0]].text
    names = [decision.options[number].text for number in decision.taken]
    listed = Text(", ".join(name.en for name in names), "、".join(name.zh for name in names))
    if line.verb == "mulligans":
        return Text(f"Exchange {listed.en}", f"置换{listed.zh}")
    if line.verb == "discards" and names:
        return Text(f"Discard {listed.en}", f"弃置{listed.zh}")
    if line.verb == "keeps":
        return Text("Keep the hand", "保留手牌")
    known = {card.slug: card.name for card in play.cards.values()}
    said = describe_line(line, lambda slug: known.get(slug, Text(slug, slug)))
    return Text(said.en[2:], said.zh[2:])


def _test(position: Position, chronicle: Chronicle) -> str:
    """The whole way as a scenario: its steps one by one, and at the end what holds then."""
    play = chronicle.play
    then: dict[str, object] = {}
    for side, player in enumerate(PLAYERS):
        then |= {f"{player}.life": play.life(side), f"{player}.energy": play.energy(side)}
        for slot in range(1, SLOTS + 1):
            standing = play.slot(side, slot)
            then[f"{player}.slot.{slot}"] = f"{standing.card.slug} {'awake' if standing.is_awake else 'asleep'}" if standing else ""
        then |= {f"{player}.{zone}": [card.slug for card in play.zone(side, zone)] for zone in ("hand", "display", "graveyard")}
    outcome = play.outcome
    then["winner"] = "" if outcome is None else "draw" if outcome.winner is None else PLAYERS[outcome.winner]
    steps: list[dict[str, object]] = [{"do": [line]} for line in chronicle.lines] or [{"do": []}]
    steps[-1]["then"] = then
    cites = list(dict.fromkeys(number for step in chronicle.steps for number in step.clauses))
    return write_scenario(position, steps, name=NAME.en, name_zh=NAME.zh, cites=cites)
