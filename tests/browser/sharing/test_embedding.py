"""A page of another site shows an embedded deck in a frame; the deck's own page stays out of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pool import Pool


@pytest.fixture
def elsewhere(site: str, pool: Pool) -> Iterator[str]:
    """The address of another site, whose one page frames a shipped deck's embed and its page."""
    deck = pool.precons[0]["url"]
    frames = f'<iframe name="embed" src="{site}/embed{deck}"></iframe><iframe name="page" src="{site}{deck}"></iframe>'

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>Elsewhere</title>{frames}".encode())

        def log_message(self, format: str, *arguments: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def test_another_site_frames_the_embed_alone(open_page: Callable[..., Page], elsewhere: str, pool: Pool) -> None:
    page = open_page(permits=("frame-ancestors",))
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(elsewhere)
    embed = page.frame_locator("[name=embed]")
    expect(embed.locator(".embed-list li").first).to_be_visible()
    with page.context.expect_page() as opened:
        embed.locator("h1 a").click()
    opened.value.wait_for_url(f"**{pool.precons[0]['url']}")
    assert page.frame_locator("[name=page]").locator("main").count() == 0
    assert len(said) == 1
    assert "frame-ancestors 'none'" in said[0] or "X-Frame-Options" in said[0]
