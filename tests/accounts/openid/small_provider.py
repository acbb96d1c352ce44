"""A small OpenID Connect provider for tests: a real HTTP server on 127.0.0.1 with real keys that makes mistakes on demand."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any
from urllib.parse import parse_qs, unquote_plus, urlencode, urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.algorithms import ECAlgorithm, RSAAlgorithm

CLIENT_ID, CLIENT_SECRET = "deckproof at home", "a:b c%"


@dataclass(slots=True)
class Key:
    """A key pair with an id."""

    id: str
    algorithm: str
    private: Any

    @classmethod
    def rsa(cls, id: str, bits: int = 2048) -> Key:
        return cls(id, "RS256", rsa.generate_private_key(65537, bits))

    @classmethod
    def ec(cls, id: str) -> Key:
        return cls(id, "ES256", ec.generate_private_key(ec.SECP256R1()))

    @property
    def public(self) -> dict[str, Any]:
        algorithm: Any = RSAAlgorithm if self.algorithm.startswith("RS") else ECAlgorithm
        return {**json.loads(algorithm.to_jwk(self.private.public_key())), "kid": self.id, "use": "sig", "alg": self.algorithm}


@dataclass(slots=True)
class SmallProvider:
    """The state of the provider. `faults` names the mistakes that it makes; `claims` and `header` override those of its tokens."""

    address: str = ""
    key: Key = field(default_factory=lambda: Key.ec("first"))
    subject: str = "248289761001"
    person: dict[str, Any] = field(default_factory=lambda: {"preferred_username": "jane", "email": "jane@example.org"})
    claims: dict[str, Any] = field(default_factory=dict)
    header: dict[str, Any] = field(default_factory=dict)
    discovery: dict[str, Any] = field(default_factory=dict)
    faults: set[str] = field(default_factory=set)
    calls: list[str] = field(default_factory=list)
    forms: list[dict[str, str]] = field(default_factory=list)
    codes: dict[str, dict[str, str]] = field(default_factory=dict)
    ended: Event = field(default_factory=Event)
    userinfo: dict[str, Any] = field(default_factory=dict)
    #: The key that signs tokens, if it is not the published `key`.
    signer: Key | None = None

    def metadata(self) -> dict[str, Any]:
        told = {
            "issuer": self.address,
            "authorization_endpoint": f"{self.address}/authorize?tenant=a",
            "token_endpoint": f"{self.address}/token",
            "jwks_uri": f"{self.address}/keys",
            "userinfo_endpoint": f"{self.address}/userinfo",
            "end_session_endpoint": f"{self.address}/logout",
            "response_types_supported": ["code"],
            "id_token_signing_alg_values_supported": ["RS256", "ES256", "HS256", "none"],
        }
        return {name: value for name, value in (told | self.discovery).items() if value is not None}

    def authorize(self, asked: dict[str, str]) -> str:
        """Return the URL to redirect the browser back to."""
        answer = {"state": asked["state"]}
        if "denied" in self.faults:
            answer |= {"error": "access_denied", "error_description": "<b>no</b>"}
        elif "authorize_error" in self.faults:
            answer |= {"error": "temporarily_unavailable\nforged line"}
        elif "no_code" not in self.faults:
            answer["code"] = secrets.token_urlsafe(16)
            self.codes[answer["code"]] = asked
        if "other_iss" in self.faults:
            answer["iss"] = "https://elsewhere.example"
        elif "authorization_response_iss_parameter_supported" in self.discovery and "no_iss" not in self.faults:
            answer["iss"] = self.address
        return f"{asked['redirect_uri']}?{urlencode(answer)}"

    def token(self, form: dict[str, str], authorization: str) -> tuple[int, dict[str, Any]]:
        """Exchange a code, once, for tokens. Check the client's secret, redirect URI and verifier."""
        if authorization.startswith("Basic "):
            client, secret = (unquote_plus(part) for part in base64.b64decode(authorization[6:]).decode().split(":"))
        else:
            client, secret = form.get("client_id", ""), form.get("client_secret", "")
        if (client, secret) != (CLIENT_ID, CLIENT_SECRET):
            return 401, {"error": "invalid_client"}
        asked = self.codes.pop(form.get("code", ""), None)
        digest = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        if (
            asked is None
            or asked["redirect_uri"] != form["redirect_uri"]
            or asked["code_challenge"] != challenge
            or "no_grant" in self.faults
        ):
            return 400, {"error": "invalid_grant"}
        access = secrets.token_urlsafe(16)
        answer = {"access_token": access, "token_type": "Bearer", "id_token": self.id_token(asked, access)}
        if "no_id_token" in self.faults:
            del answer["id_token"]
        return 200, answer

    def id_token(self, asked: dict[str, str], access: str) -> str:
        now = int(time.time())
        half = base64.urlsafe_b64encode(hashlib.sha256(access.encode()).digest()[:16]).rstrip(b"=").decode()
        claims = {"iss": self.address, "sub": self.subject, "aud": CLIENT_ID, "exp": now + 300, "iat": now, "nonce": asked["nonce"]}
        claims |= {"at_hash": half, **self.person, **self.claims}
        claims = {name: value for name, value in claims.items() if value is not None}
        if "alg_none" in self.faults:
            return jwt.encode(claims, None, algorithm="none")
        if "alg_hs" in self.faults:
            return jwt.encode(claims, CLIENT_SECRET.ljust(32, "x"), algorithm="HS256", headers={"kid": self.key.id})
        signer = Key.ec("forged") if "forged" in self.faults else self.signer or self.key
        algorithm = self.header.get("alg", signer.algorithm)
        token = jwt.encode(claims, signer.private, algorithm=algorithm, headers={"kid": self.key.id, **self.header})
        return token if "not_a_token" not in self.faults else "not.a.token"

    def keys(self) -> dict[str, Any]:
        return {"keys": [] if "no_keys" in self.faults else [self.key.public]}


class _Handler(BaseHTTPRequestHandler):
    provider: SmallProvider

    def do_GET(self) -> None:
        self._answer(urlsplit(self.path).path, {name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()})

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        self._answer(urlsplit(self.path).path, {name: values[0] for name, values in parse_qs(body).items()})

    def _answer(self, path: str, form: dict[str, str]) -> None:
        provider = self.provider
        part = path.strip("/").rpartition("/")[2]
        provider.calls.append(part)
        provider.forms.append(form)
        if f"hang_{part}" in provider.faults:
            provider.ended.wait(60)
        elif f"redirect_{part}" in provider.faults:
            self._send(302, b"", location=f"{provider.address}/elsewhere")
        elif f"status_{part}" in provider.faults:
            self._send(500, b"{}")
        elif f"garbage_{part}" in provider.faults:
            self._send(200, b"<html>not \xff JSON")
        elif f"list_{part}" in provider.faults:
            self._send(200, b"[" * 5000 + b"]" * 5000)
        elif f"flood_{part}" in provider.faults:
            self._send(200, b"[" + b"1," * 1_000_000 + b"1]")
        elif f"cut_{part}" in provider.faults:
            self._send(200, b'{"issuer": ', length=1000)
        else:
            self._serve(part, form)

    def _serve(self, part: str, form: dict[str, str]) -> None:
        provider = self.provider
        match part:
            case "openid-configuration":
                self._send(200, json.dumps(provider.metadata()).encode())
            case "keys":
                self._send(200, json.dumps(provider.keys()).encode())
            case "authorize":
                link = escape(provider.authorize(form))
                page = f'<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1><a id="yes" href="{link}">Yes, it is me</a>'
                self._send(200, page.encode(), kind="text/html")
            case "token":
                status, answer = provider.token(form, self.headers.get("Authorization", ""))
                self._send(status, json.dumps(answer).encode())
            case "userinfo":
                self._send(200, json.dumps({"sub": provider.subject, **provider.userinfo}).encode())
            case _:
                self._send(200, b"<!doctype html><title>Provider</title><h1>Provider</h1>", kind="text/html")

    def _send(self, status: int, body: bytes, *, kind: str = "application/json", location: str = "", length: int = 0) -> None:
        try:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(length or len(body)))
            if location:
                self.send_header("Location", location)
            self.end_headers()
            self.wfile.write(body)
        except OSError:
            self.close_connection = True

    def log_message(self, *_arguments: object) -> None:
        """Log nothing."""


@contextmanager
def serving() -> Iterator[SmallProvider]:
    """Run a provider on a free port."""
    provider = SmallProvider()
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Handler", (_Handler,), {"provider": provider}))
    server.daemon_threads = True
    provider.address = f"http://127.0.0.1:{server.server_address[1]}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield provider
    finally:
        provider.ended.set()
        server.shutdown()
        server.server_close()
        thread.join(10)
