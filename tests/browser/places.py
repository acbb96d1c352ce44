"""Every kind of page that the site has, furnished by one guest so that there is something to see on each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from rules import games
from tests.browser.actions import (
    COMPILING,
    broken_list,
    copy_precon,
    open_boosters,
    open_drawer,
    open_in_sandbox,
    paste,
    play,
    read_list,
    replay_step,
    send_report,
    set_position_up,
    shared_by_another,
    simulate,
    step_with_enlarged_text,
    submit_invalid_form,
    wait_until_over,
)
from tests.browser.pool import Pool

#: Games that take longer than a test that looks at them on their way.
MANY = 100_000
#: Pages that look otherwise in each game: those with a board or with boosters.
OWN_LOOKS = {"boosters", "pool", "pool in the builder", "sandbox", "replay"}
LONG_NAME = "UR-" * 26


@dataclass(frozen=True)
class Place:
    """A page: its path, and what has to be done there before it looks as wanted.

    With `is_alike` it is built like a page of another game that is looked at, too.
    """

    name: str
    path: str
    prepare: Callable[[Page], None] | None = None
    status: int = 200
    is_alike: bool = False

    def open(self, page: Page) -> None:
        page.goto(self.path)
        if self.prepare:
            self.prepare(page)


@dataclass
class Places:
    pool: Pool
    #: The guest's cookies, for contexts that are to see the guest's things.
    cookies: Any = None
    rows: list[Place] = field(default_factory=list)
    legal: str = ""
    finished: str = ""

    @classmethod
    def furnish(cls, page: Page, pool: Pool) -> Places:
        places = cls(pool)
        places.legal = copy_precon(page, pool, name="DECK 1")
        places.finished = simulate(page, places.legal, games=100, level=pool.quick_level)
        wait_until_over(page)
        replay = f"{places.finished}games/0/"
        page.goto(replay)
        page.locator("#moment").wait_for(timeout=COMPILING)
        matrix = play(page, f"{pool.home}matrix/", games=2, level=pool.quick_level)
        wait_until_over(page)
        cancelled = simulate(page, places.legal, games=MANY)
        page.locator("form[action$='/cancel/'] button").click()
        expect(page.locator(".status-cancelled")).to_be_visible()
        broken = paste(page, pool, broken_list(pool), name=LONG_NAME)
        waiting = copy_precon(page, pool, name="DECK 2", visibility="public")
        theirs = shared_by_another(page, pool)
        report = f"/report/deck/{theirs.split('/')[2]}/"
        places.rows = [
            *places._open_to_all(),
            *places._importing(),
            *places._accounts(),
            Place("deck that waits for an author", waiting),
            Place("deck of somebody else", theirs),
            Place("report", report),
            Place("report without a reason", report, send_report),
            Place("report of one's own", f"/report/deck/{waiting.split('/')[2]}/", status=409),
            Place("my decks", "/decks/"),
            Place("legal deck", places.legal),
            Place("deck as pictures", f"{places.legal}?show=faces"),
            Place("builder", f"{places.legal}edit/"),
            Place("builder with pictures", f"{places.legal}edit/?show=faces"),
            Place("builder with piles", f"{places.legal}edit/?deck=piles", open_drawer),
            Place("builder's settings", f"{places.legal}edit/", lambda page: page.locator(".desk-settings summary").click()),
            Place("deck with violations", broken),
            Place("builder with violations", f"{broken}edit/", open_drawer),
            Place("versions", f"{places.legal}versions/"),
            Place("version", f"{places.legal}versions/1/"),
            Place("decks beside each other", f"/decks/differences/?a={places.legal.split('/')[2]}&b={broken.split('/')[2]}&all=1"),
            Place("decks to choose for that", "/decks/differences/"),
            Place("a card in a deck", f"{places.legal}cards/{pool.mains[0]['slug']}/"),
            Place("sample hand", f"{places.legal}draw/?hand=1&kept=1&back=0&draws=1"),
            Place("missing cards", f"{places.legal}missing/"),
            Place("collection", f"{pool.home}collection/"),
            Place("decks to build", f"{pool.home}collection/decks/"),
            Place("delete a deck", f"{broken}delete/"),
            Place("ask for a simulation", f"{places.legal}simulate/"),
            Place("ask for a race", f"{places.legal}swaps/"),
            Place("hands and odds", f"{places.legal}odds/?hand=1&mulligan=seek"),
            Place("keep or mulligan", f"{places.legal}hand/?hand=1"),
            Place("hand chosen badly", f"{places.legal}hand/?copies-nothing=1", status=422),
            Place("simulation asked for badly", f"{places.legal}simulate/", submit_invalid_form),
            Place("simulation refused", f"{broken}simulate/"),
            Place("my simulations", "/simulations/"),
            Place("delete a simulation", f"{places.finished}delete/"),
            Place("finished simulation", places.finished),
            Place("finished matrix", matrix),
            Place("pairing of a matrix", f"{matrix}pairings/0/"),
            Place("cancelled simulation", cancelled),
            Place("replay", f"{replay}?step=20"),
            Place("replay with an enlarged text", f"{replay}?step=20", step_with_enlarged_text),
            *(row for other in pool.others for row in places._played(page, other)),
        ]
        places.cookies = page.context.storage_state()
        return places

    @staticmethod
    def _played(page: Page, pool: Pool) -> list[Place]:
        """Return the pages of another playable game: of a deck, its games and the sandbox."""
        deck = copy_precon(page, pool, name="DECK 1")
        simulation = simulate(page, deck, games=100, level=pool.quick_level)
        wait_until_over(page)
        replay = replay_step(page, f"{simulation}games/0/")
        sealed = {}
        if pool.game.boosters:
            sealed = {
                "boosters": f"{pool.home}sealed/",
                "pool": (opened := open_boosters(page, pool)),
                "pool in the builder": opened.replace("/pool/", "/edit/"),
            }
        paths = {
            **sealed,
            "rules": f"{pool.home}rules/",
            "search language": f"{pool.home}syntax/",
            "card": f"{pool.home}cards/{pool.leads[0]['slug']}/",
            "public decks": f"{pool.home}decks/",
            "shipped deck": pool.precons[0]["url"],
            "ask for a matrix": f"{pool.home}matrix/",
            "sandbox": f"{pool.home}sandbox/",
            "legal deck": deck,
            "builder": f"{deck}edit/",
            **({"sample hand": f"{deck}draw/?hand=1&draws=1", "hands and odds": f"{deck}odds/?hand=1"} if pool.game.dealing else {}),
            "ask for a simulation": f"{deck}simulate/",
            "ask for a race": f"{deck}swaps/",
            "finished simulation": simulation,
            "card by card": f"{simulation}cards/",
            "replay": replay,
        }
        return [
            *(Place(f"{pool.game.slug}: {name}", path, is_alike=name not in OWN_LOOKS) for name, path in paths.items()),
            Place(f"{pool.game.slug}: sandbox played in", replay, open_in_sandbox),
            Place(f"{pool.game.slug}: position set up", replay, set_position_up),
        ]

    @property
    def others(self) -> list[Place]:
        """The pages of the other games."""
        slugs = [game.slug for game in games.everything() if game is not self.pool.game]
        paths = ("", "cards/", "cards/?view=table", "decks/new/")
        return [Place(f"{slug}: {path}", f"/{slug}/{path}", is_alike=True) for slug in slugs for path in paths]

    def _open_to_all(self) -> list[Place]:
        home, card = self.pool.home, self.pool.leads[0]["slug"]
        return [
            Place("home", "/"),
            Place("game", home),
            Place("rules", f"{home}rules/"),
            Place("cards", f"{home}cards/?kind={self.pool.leads[0]['kind']}&q=a"),
            Place("cards in a table", f"{home}cards/?view=table"),
            Place("no cards", f"{home}cards/?q=qqqqqqqq"),
            Place("cards in lines", f"{home}cards/?view=list&q=zzz:1"),
            Place("cards by their texts", f"{home}cards/?view=text&q=number>=2"),
            Place("search language", f"{home}syntax/"),
            Place("design", "/styleguide/"),
            Place("card in place", f"{home}cards/#card-{card}", lambda page: page.locator("#quick-title").wait_for()),
            Place("keys", f"{home}cards/", lambda page: page.locator("[data-keys]").click()),
            Place("saved searches", f"{home}cards/", lambda page: page.locator(".saved > summary").click()),
            Place("card", f"{home}cards/{card}/"),
            Place("another card", f"{home}cards/{self.pool.mains[-1]['slug']}/"),
            Place("public decks", f"{home}decks/"),
            Place("public decks, one of each kind", f"{home}decks/?once=1&sort=rate"),
            Place("no public decks", f"{home}decks/?q=qqqqqqqq"),
            Place("shipped deck", self.pool.precons[0]["url"]),
            Place("shipped deck in a frame", f"/embed{self.pool.precons[0]['url']}"),
            Place("new deck", f"{home}decks/new/"),
            Place("new deck from a card", f"{home}decks/new/?hero={card}"),
            Place("API", "/api/docs/"),
            Place("nothing here", "/nothing/", status=404),
            Place("nothing in a frame", "/embed/decks/00000000-0000-4000-8000-000000000000/", status=404),
        ]

    def _importing(self) -> list[Place]:
        def read(text: str) -> Callable[[Page], None]:
            return lambda page: read_list(page, text)

        path = f"{self.pool.home}decks/import/"
        return [
            Place("import", path),
            Place("import with mistakes", path, read(broken_list(self.pool) + f"\n2 {self.pool.mains[0]['name']}z\n2 qqqqqqqq\n0 Ab")),
            Place("import of nothing", path, read("")),
            Place(
                "several decks",
                "/decks/import/",
                read(f"Name: 1\n{broken_list(self.pool)}\n2 {self.pool.mains[0]['name']}z\nName: 2\n3 qqqq"),
            ),
            Place("import of a broken code", path, read("AAEBAAIBAQAA!")),
        ]

    def _accounts(self) -> list[Place]:
        def sign(page: Page, *words: str) -> None:
            for box, word in zip(page.locator("main input:not([type=hidden])").all(), words, strict=True):
                box.fill(word)
            page.locator("main form button:not([type=button])").last.click()
            page.locator("main [role=alert]").first.wait_for()

        return [
            Place("sign in", "/accounts/login/"),
            Place("sign in refused", "/accounts/login/", lambda page: sign(page, "nobody", "wrong")),
            Place("sign up", "/accounts/signup/"),
            Place("sign up with errors", "/accounts/signup/", lambda page: sign(page, "a b", "1", "2")),
            Place("OpenID Connect refused", "/accounts/openid/return/", status=400),
            Place("signed out with OpenID Connect", "/accounts/openid/signed-out/"),
            Place("password lost", "/accounts/reset/"),
            Place("recovery code", "/accounts/recover/"),
            Place("privacy", "/privacy/"),
            Place("spent link", "/account/email/nonsense/", status=404),
        ]
