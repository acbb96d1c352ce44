"""A site with three people and staff, set up for the privacy machine, that checks each response against the model."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import transaction
from django.test import Client, TestCase
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant

from decks.models import Deck
from decks.owners import SESSION_NAME, Owner
from decks.services import create_deck
from matches.farm.chunk_play import play_chunks
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Simulation
from matches.requests.terms import Terms
from moderation.reportable_things import ReportableThing
from tests.matches.conftest import MIDDLE, STRONG, WEAK
from tests.matches.pips import PIPS
from tests.moderation.privacy_addresses import sample_addresses
from tests.moderation.privacy_model import PRIVATE, PUBLIC, UNLISTED, ModelDeck, ModelSimulation, Part, Person, World

LISTS = (STRONG, WEAK, MIDDLE)
NUMBERS = st.integers(0, 10_000)


class PrivacySite(RuleBasedStateMachine):
    """The people, their browsers and the model. Alice and Bob are members, Charlie is a guest who may sign up, Dora is staff."""

    #: Totals of all runs.
    steps = requests = 0

    def __init__(self) -> None:
        super().__init__()
        self.example = transaction.atomic()
        self.example.__enter__()
        cache.clear()
        self.world = World()
        self.asked = 0
        self.dora = User.objects.create_user("dora", is_staff=True)
        self.people = [Person("alice", True), Person("bob", True), Person("charlie", False)]
        self.owners: list[Owner] = []
        self.clients: list[Client] = []
        for person in self.people:
            client = Client(headers={"accept-language": "en"})
            if person.is_member:
                user = User.objects.create_user(person.name)
                client.force_login(user)
                self.owners.append(Owner(user))
            else:
                session = client.session
                session[SESSION_NAME] = "c" * 32
                session.save()
                client.cookies["sessionid"] = session.session_key
                self.owners.append(Owner(None, "c" * 32))
            self.clients.append(client)
        self.random = random.Random(0)

    def teardown(self) -> None:
        transaction.set_rollback(True)
        self.example.__exit__(None, None, None)

    @initialize(seed=NUMBERS)
    def begin(self, seed: int) -> None:
        self.random = random.Random(seed)
        for who, visibility in ((0, PUBLIC), (1, PUBLIC), (2, UNLISTED)):
            self._make(who, visibility)
        self._simulate(0, [self.world.decks[0], self.world.decks[1]])

    @invariant()
    def nobody_sees_hidden_things(self) -> None:
        PrivacySite.steps += 1
        for who, client in enumerate(self.clients):
            person = self.people[who] if self._is_in(who) else None
            hidden = set(self.world.words) - self.world.known_to(person)
            for address, searched in sample_addresses(self.world, self.random, sorted(hidden)):
                self.asked += 1
                PrivacySite.requests += 1
                answer = client.get(address)
                self._check_answer(person, address, answer, hidden - {searched})

    def _check_answer(self, person: Person | None, address: str, answer: Any, hidden: set[str]) -> None:
        name = person.name if person else "a stranger"
        assert answer.status_code < 500, f"{address} fails for {name}"
        shown = b"".join(answer.streaming_content).decode() if answer.streaming else answer.content.decode(errors="replace")
        told = sorted(word for word in hidden if word in shown)
        assert not told, f"{name} reads {told} at {address}"
        for deck in self.world.decks:
            seen = self.world.sees_deck(person, deck)
            if str(deck.pk) in address:
                is_there = "/cards/" not in address
                assert not is_there or seen == (answer.status_code != 404), f"{name} gets {answer.status_code} at {address}"
                assert seen or answer.status_code == 404, f"{name} gets {answer.status_code} at {address}"
            elif not seen:
                assert str(deck.pk) not in shown, f"{name} finds a hidden deck at {address}"
        for row in self.world.simulations:
            seen = self.world.sees_simulation(person, row)
            if str(row.pk) in address:
                is_drawn = "/pictures/" not in address and "data.svg" not in address
                assert not is_drawn or seen == (answer.status_code != 404), f"{name} gets {answer.status_code} at {address}"
                assert seen or answer.status_code == 404, f"{name} gets {answer.status_code} at {address}"
            elif not seen:
                assert str(row.pk) not in shown, f"{name} finds a hidden simulation at {address}"

    def _make(self, who: int, visibility: str) -> None:
        words = (self.world.new_word(), self.world.new_word())
        sections = LISTS[len(self.world.decks) % len(LISTS)]
        with TestCase.captureOnCommitCallbacks(execute=True):
            row = create_deck(owner=self.owners[who], game=PIPS, name=words[0], note=words[1], sections=sections, visibility=visibility)
        self.world.decks.append(ModelDeck(row.pk, self.people[who], visibility, words))

    def _simulate(self, who: int, decks: Sequence[ModelDeck]) -> None:
        rows = [Deck.objects.get(pk=deck.pk) for deck in decks]
        with TestCase.captureOnCommitCallbacks(execute=True):
            made = create_gauntlet(owner=self.owners[who], deck=rows[0], opponents=rows[1:], terms=Terms(4, seed=1))
        is_private = any(deck.visibility == PRIVATE for deck in decks)
        self._describe(made, self.people[who], [Part(deck, deck.words[0]) for deck in decks], is_private=is_private)

    def _describe(self, made: Simulation, owner: Person, parts: list[Part], *, is_private: bool) -> None:
        words = (self.world.new_word(), self.world.new_word())
        Simulation.objects.filter(pk=made.pk).update(name=words[0], note=words[1])
        with TestCase.captureOnCommitCallbacks(execute=True):
            for chunk in made.chunks.all():
                play_chunks(chunk.pk)
        self.world.simulations.append(ModelSimulation(made.pk, owner, parts, words, is_private))

    def _is_in(self, who: int) -> bool:
        return not self.people[who].is_closed and not self.people[who].is_gone

    def _decks(self) -> list[ModelDeck]:
        return [deck for deck in self.world.decks if not deck.is_deleted]

    def _simulations(self) -> list[ModelSimulation]:
        return [row for row in self.world.simulations if not row.is_deleted]

    def _own_deck(self, which: int) -> ModelDeck | None:
        decks = [deck for deck in self._decks() if self._is_in(self.people.index(deck.owner))]
        return decks[which % len(decks)] if decks else None

    def _seen_deck(self, who: int, which: int) -> ModelDeck | None:
        decks = [deck for deck in self._decks() if self.world.sees_deck(self.people[who], deck)]
        return decks[which % len(decks)] if decks else None

    def _seen_simulation(self, who: int, which: int) -> ModelSimulation | None:
        rows = [row for row in self._simulations() if self.world.sees_simulation(self.people[who], row)]
        return rows[which % len(rows)] if rows else None

    def _any_thing(self, which: int, is_deck: bool, *, is_taken_down: bool = False) -> tuple[Any, ReportableThing] | None:
        found: list[Any] = [*(self._decks() if is_deck else self._simulations())]
        found = [each for each in found if each.is_taken_down == is_taken_down]
        if not found:
            return None
        each = found[which % len(found)]
        row = Deck.objects.get(pk=each.pk) if is_deck else Simulation.objects.get(pk=each.pk)
        return each, ReportableThing("deck" if is_deck else "simulation", row)
