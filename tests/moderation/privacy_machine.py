"""A state machine in which people and staff act in any order. After each step `PrivacySite` checks that nobody sees hidden things."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.test import Client, TestCase
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from decks.lists.changes import Rename, SetNote, SetVisibility
from decks.models import Deck
from decks.owners import Owner
from decks.services import change_deck, claim_things, copy_deck, delete_deck
from matches.figures.card_standings import count_standings
from matches.models import Simulation
from matches.services import delete_simulation
from matches.shortcuts.repeats import repeat_simulation
from matches.shortcuts.replacements import replace_card
from matches.visibility.privacy import open_simulation
from moderation import services
from moderation.reportable_things import ReportableThing
from tests.moderation.privacy_model import PRIVATE, PUBLIC, UNLISTED, ModelDeck, Part
from tests.moderation.privacy_site import NUMBERS, PrivacySite

VISIBILITIES = st.sampled_from([PRIVATE, UNLISTED, PUBLIC])
PEOPLE = st.integers(0, 2)
#: The limit on decks, and on simulations.
MAX_ROWS = 6


class PrivacyMachine(PrivacySite):
    """The actions of the people and of staff."""

    @rule(who=PEOPLE, visibility=VISIBILITIES)
    @precondition(lambda self: len(self._decks()) < MAX_ROWS)
    def make(self, who: int, visibility: str) -> None:
        if self._is_in(who):
            self._make(who, visibility)

    @rule(which=NUMBERS, visibility=VISIBILITIES, renames=st.booleans())
    def edit(self, which: int, visibility: str, renames: bool) -> None:
        """Change the visibility of a deck, and its name and note if `renames`."""
        if deck := self._own_deck(which):
            words = (self.world.new_word(), self.world.new_word()) if renames else deck.words
            row = Deck.objects.get(pk=deck.pk)
            with TestCase.captureOnCommitCallbacks(execute=True):
                changes = [SetVisibility(visibility), Rename(words[0]), SetNote(words[1])]
                change_deck(deck=row, revision=row.revision, changes=changes)
            deck.wanted, deck.words = visibility, words

    @rule(which=NUMBERS)
    def hide(self, which: int) -> None:
        self.edit(which, PRIVATE, False)

    @rule(which=NUMBERS)
    def publish(self, which: int) -> None:
        self.edit(which, PUBLIC, False)

    @rule(which=NUMBERS)
    def delete(self, which: int) -> None:
        if deck := self._own_deck(which):
            row = Deck.objects.get(pk=deck.pk)
            with TestCase.captureOnCommitCallbacks(execute=True):
                delete_deck(deck=row, revision=row.revision)
            self.world.delete_deck(deck)

    @rule(which=NUMBERS)
    def hide_and_delete(self, which: int) -> None:
        """Hide, then delete: an order that once made simulations public again."""
        self.edit(which, PRIVATE, False)
        self.delete(which)

    @rule(who=PEOPLE, which=NUMBERS, visibility=VISIBILITIES)
    @precondition(lambda self: len(self._decks()) < MAX_ROWS)
    def copy(self, who: int, which: int, visibility: str) -> None:
        deck = self._seen_deck(who, which)
        if deck is None or not self._is_in(who):
            return
        words = (self.world.new_word(), self.world.new_word())
        with TestCase.captureOnCommitCallbacks(execute=True):
            made = copy_deck(deck=Deck.objects.get(pk=deck.pk), owner=self.owners[who])
            change_deck(deck=made, revision=1, changes=[Rename(words[0]), SetNote(words[1]), SetVisibility(visibility)])
        self.world.decks.append(ModelDeck(made.pk, self.people[who], visibility, words))

    @rule(who=PEOPLE, first=NUMBERS, second=NUMBERS)
    @precondition(lambda self: len(self._simulations()) < MAX_ROWS)
    def simulate(self, who: int, first: int, second: int) -> None:
        decks = [self._seen_deck(who, each) for each in (first, second)]
        if self._is_in(who) and all(decks):
            self._simulate(who, [deck for deck in decks if deck])

    @rule(who=PEOPLE, which=NUMBERS, replaces=st.booleans())
    @precondition(lambda self: len(self._simulations()) < MAX_ROWS)
    def repeat(self, who: int, which: int, replaces: bool) -> None:
        """Repeat a simulation, or repeat it with a card replaced."""
        row = self._seen_simulation(who, which)
        if row is None or not self._is_in(who):
            return
        origin = Simulation.objects.visible_to(self.owners[who]).get(pk=row.pk)
        card = next(card for section, cards in origin.lead.snapshot["sections"] for card, _ in cards)
        with TestCase.captureOnCommitCallbacks(execute=True):
            if replaces:
                made = replace_card(simulation=origin, owner=self.owners[who], card=card, by="pip-4")
            else:
                made = repeat_simulation(simulation=origin, owner=self.owners[who])
        shown = set(row.shown_names)
        parts = [Part(part.deck, part.word, part.is_hidden_for_ever) for part in row.parts]
        if replaces:
            lead = parts[0]
            parts = [Part(lead.deck, lead.word if lead.word in shown else "", lead.is_hidden_for_ever), *parts]
        self._describe(made, self.people[who], parts, is_private=not row.is_open)

    @rule(which=NUMBERS)
    def delete_simulation(self, which: int) -> None:
        rows = [row for row in self._simulations() if self._is_in(self.people.index(row.owner))]
        if rows:
            row = rows[which % len(rows)]
            with TestCase.captureOnCommitCallbacks(execute=True):
                delete_simulation(simulation=Simulation.objects.get(pk=row.pk))
            row.is_deleted = True

    @rule(which=NUMBERS)
    def open_simulation(self, which: int) -> None:
        """Open a simulation, which succeeds only while none of its decks is hidden or deleted."""
        rows = [row for row in self._simulations() if self._is_in(self.people.index(row.owner))]
        if rows:
            row = rows[which % len(rows)]
            may_open = row.is_private and not row.is_taken_down and not any(part.is_hidden or part.deck.is_deleted for part in row.parts)
            with TestCase.captureOnCommitCallbacks(execute=True):
                assert open_simulation(simulation=Simulation.objects.get(pk=row.pk)) == may_open
            row.is_private &= not may_open

    @rule()
    @precondition(lambda self: not self.people[2].is_member)
    def sign_up(self) -> None:
        """Give Charlie an account, to which the guest's decks and simulations move."""
        user = User.objects.create_user("charlie")
        with TestCase.captureOnCommitCallbacks(execute=True):
            claim_things(guest=self.owners[2], user=user)
        self.owners[2] = Owner(user)
        self.clients[2] = Client(headers={"accept-language": "en"})
        self.clients[2].force_login(user)
        self.people[2].is_member = True

    @rule(who=PEOPLE)
    @precondition(lambda self: self.asked > 200)
    def delete_account(self, who: int) -> None:
        user = self.owners[who].user
        if user is None or not self._is_in(who):
            return
        with TestCase.captureOnCommitCallbacks(execute=True):
            User.objects.get(pk=user.pk).delete()
        self.world.delete_person(self.people[who])
        self.clients[who] = Client(headers={"accept-language": "en"})

    # What staff do

    @rule(which=NUMBERS, is_deck=st.booleans())
    def take_down(self, which: int, is_deck: bool) -> None:
        found = self._any_thing(which, is_deck)
        if found is not None and not found[0].is_taken_down:
            with TestCase.captureOnCommitCallbacks(execute=True):
                services.take_down(thing=found[1], staff=self.dora, why="No.")
            found[0].is_taken_down = True

    @rule(which=NUMBERS, is_deck=st.booleans())
    def restore(self, which: int, is_deck: bool) -> None:
        found = self._any_thing(which, is_deck, is_taken_down=True)
        if found is not None:
            with TestCase.captureOnCommitCallbacks(execute=True):
                services.restore(thing=found[1], staff=self.dora)
            found[0].is_taken_down = False

    @rule(who=PEOPLE)
    def close_or_reopen(self, who: int) -> None:
        user, person = self.owners[who].user, self.people[who]
        if user is None or person.is_gone:
            return
        thing = ReportableThing("member", User.objects.get(pk=user.pk))
        with TestCase.captureOnCommitCallbacks(execute=True):
            if person.is_closed:
                services.reopen_account(thing=thing, staff=self.dora)
            else:
                services.close_account(thing=thing, staff=self.dora, why="No.")
        person.is_closed = not person.is_closed
        self.clients[who] = Client(headers={"accept-language": "en"})
        if not person.is_closed:
            self.clients[who].force_login(User.objects.get(pk=user.pk))

    @rule()
    def count_cards(self) -> None:
        count_standings("pips")
