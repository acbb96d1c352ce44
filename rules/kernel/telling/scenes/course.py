"""The scenes of one action: before it, after each of its events, and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.kernel.telling.board import BoardCard
from rules.kernel.telling.grid import Spot
from rules.kernel.telling.scenes.changes import Change, changes_between
from rules.kernel.telling.scenes.scene import Lies, Scene
from rules.kernel.telling.scenes.script import Landing, Script

#: The events that begin a turn and a game.
TURN_BEGAN, GAME_BEGAN = "turn_began", "game_began"


@dataclass(frozen=True, slots=True)
class Stage:
    """An event with the scene in which it happens, the places that it is about, and its changes."""

    scene: Scene
    places: tuple[str, ...]
    changes: tuple[Change, ...]


class Course:
    """The way from the scene `before` an action to the one `after` it. `blind` tells for each event which side does not see its card.

    The events tell what each of them moves. A change that none of them tells, such as an attack that depends on others, comes with the last
    event about the card, or with the last one that moves a card. After the last event the scene is the one after the action.
    """

    def __init__(self, script: Script, before: Scene, after: Scene, events: Sequence[Any], blind: Sequence[int]) -> None:
        self._script, self._after, self._events, self._blind = script, after, events, blind
        self._lies = after.lies()
        self._renewed = self._moments_of_renewal()
        self.scenes = [before]
        for index in range(len(events)):
            self.scenes.append(after if index == len(events) - 1 else self._next(self.scenes[-1].copy(), index))

    def stages(self, told: Sequence[int]) -> list[Stage]:
        """Return a stage for each event that is told, by number; the others' changes belong to the told one before them."""
        found = []
        bounds = (0, *told[1:], len(self._events))
        for begun, ended, index in zip(bounds, bounds[1:], told, strict=False):
            scene = self.scenes[begun]
            places = scene.places()
            about = tuple(dict.fromkeys(places[card] for card in self._script.events.cards_of(self._events[index]) if card in places))
            found.append(Stage(scene, about, changes_between(scene, self.scenes[ended], self._script.readied)))
        return found

    def _moments_of_renewal(self) -> dict[int, int]:
        """Return the event with which each card comes to look as it does in the end."""
        last, moved, turn = len(self._events) - 1, -1, -1
        found: dict[int, int] = {}
        for index, event in enumerate(self._events):
            found |= dict.fromkeys(self._script.events.cards_of(event), index)
            moved = index if self._script.landings(event) else moved
            turn = index if event.name == TURN_BEGAN else turn
        other = turn if turn >= 0 else moved if moved >= 0 else last
        return {number: found.get(number, other) for number in self._after.looks}

    def _next(self, scene: Scene, index: int) -> Scene:
        """Return the scene after an event."""
        event, script = self._events[index], self._script
        if event.name == TURN_BEGAN:
            scene.active, scene.title = event.side, self._after.title
        for setting in script.settings(event):
            figures = scene.figures[setting.side]
            before = figures[setting.figure].value if setting.is_added else 0
            figures[setting.figure] = replace(figures[setting.figure], value=before + setting.value)
        if scene.grid:
            scene.grid = script.ground(event, scene.grid)
        number = event.card_id
        if number in scene.looks:
            scene.looks[number] = script.look(event, scene.looks[number])
        for landing in script.landings(event):
            self._land(scene, landing, self._blind[index])
        for lies in script.renews(event):
            self._renew(scene, lies)
        lies_now = scene.lies()
        for number, when in self._renewed.items():
            if when == index and lies_now.get(number) == self._lies.get(number):
                scene.looks[number] = self._after.looks[number]
        return scene

    def _land(self, scene: Scene, landing: Landing, blind: int) -> None:
        number, bearer = landing.card, landing.bearer
        if number not in scene.looks and number not in self._after.looks:
            return
        was, ends = scene.lies().get(number), self._lies.get(number)
        spot = landing.spot or self._spot_now(scene, number)
        scene.take(number)
        if ends is None:
            return
        if bearer >= 0:
            scene.bear(number, bearer)
            scene.looks[number] = self._after.looks.get(number, scene.looks.get(number, BoardCard("")))
            return
        if landing.lies not in scene.names:
            scene.names[landing.lies] = self._after.names[landing.lies]
        scene.put(number, landing.lies, landing.place)
        for borne in scene.borne.pop(number, ()) if was and was[:2] != landing.lies else ():
            scene.put(borne, landing.lies)
        is_there = ends[:2] == landing.lies
        look = self._after.looks[number] if is_there else self._plain(scene.looks[number], landing.lies, len(scene.figures))
        if scene.names[landing.lies][1] == "grid":
            look = replace(look, at=landing.spot or look.at or spot)
        if blind >= 0:
            look = replace(look, seen_by=tuple(is_seen and blind != viewer for viewer, is_seen in enumerate(look.seen_by)))
        scene.looks[number] = look

    def _spot_now(self, scene: Scene, number: int) -> Spot | None:
        """Return where on a grid a card lies, or who bears it."""
        lying = next((bearer for bearer, borne in scene.borne.items() if number in borne), number)
        return scene.looks[lying].at if lying in scene.looks else None

    def _plain(self, card: BoardCard, lies: Lies, sides: int) -> BoardCard:
        """Return a card by itself as it looks in a zone that it soon leaves again."""
        side, zone = lies
        if zone == self._script.hand:
            return BoardCard(card.slug, name=card.name, seen_by=tuple(viewer == side for viewer in range(sides)), is_private=True)
        if zone == self._script.stock:
            return BoardCard(card.slug, name=card.name, seen_by=(False,) * sides, is_turned=True)
        return BoardCard(card.slug, name=card.name)

    def _renew(self, scene: Scene, lies: Lies) -> None:
        """Let a zone be as it is in the end."""
        if lies not in self._after.zones:
            scene.zones.pop(lies, None)
            return
        scene.names[lies] = self._after.names[lies]
        scene.zones[lies] = list(self._after.zones[lies])
        for number in scene.zones[lies]:
            if number is not None:
                scene.looks[number] = self._after.looks[number]


def scene_before_start(script: Script, after: Scene, events: Sequence[Any]) -> Scene:
    """Return the scene before the events that open a game: what they lay elsewhere lies in the stock."""
    scene = after.copy()
    scene.active = -1
    moved = dict.fromkeys(landing.card for event in events for landing in script.landings(event))
    for number in moved:
        if number in scene.looks:
            side = scene.lies()[number][0]
            look = scene.looks[number]
            scene.take(number)
            scene.put(number, (side, script.stock))
            scene.looks[number] = BoardCard(look.slug, name=look.name, seen_by=(False,) * len(scene.figures), is_turned=True)
    return scene
