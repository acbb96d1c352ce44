"""Fetch and cache the provider's metadata (OpenID Connect Discovery 1.0) and public keys in this process."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Generic, TypeVar

from accounts.openid.errors import Fault, OpenIDError
from accounts.openid.http_client import request_json
from accounts.openid.registration import is_protected

#: Seconds: a document is fetched again after FRESH, used at most until USABLE, and not fetched within PAUSE of a failure.
FRESH, USABLE, PAUSE = 3600.0, 86400.0, 5.0
#: An unknown key may be new: the keys are fetched again at once, but at most once in so many seconds.
KEYS_PAUSE = 10.0
DISCOVERY = "/.well-known/openid-configuration"
DocumentT = TypeVar("DocumentT")


@dataclass(frozen=True, slots=True)
class Metadata:
    """The provider's endpoints and features. A missing endpoint is empty."""

    authorization: str
    token: str
    keys: str
    userinfo: str
    end_session: str
    takes_secret_in_form: bool
    tells_issuer: bool


@dataclass(slots=True)
class CachedDocument(Generic[DocumentT]):
    """A document of the provider. One thread fetches it at a time; the others wait for the result."""

    fetch: Callable[[], DocumentT]
    document: DocumentT | None = None
    fetched_at: float = 0.0
    error: OpenIDError | None = None
    failed_at: float = 0.0
    lock: Lock = field(default_factory=Lock)

    def get(self, *, younger_than: float = FRESH) -> DocumentT:
        """Return the document. Fetch it if it is older; if that fails, return the old one until USABLE. Raise OpenIDError."""
        with self.lock:
            now = time.monotonic()
            if self.document is not None and now - self.fetched_at < younger_than:
                return self.document
            if self.error is None or now - self.failed_at >= PAUSE:
                try:
                    self.document, self.fetched_at, self.error = self.fetch(), now, None
                    return self.document
                except OpenIDError as error:
                    self.error, self.failed_at = error, time.monotonic()
            if self.document is not None and now - self.fetched_at < USABLE:
                return self.document
            assert self.error is not None
            raise OpenIDError(self.error.fault, self.error.detail)


class Provider:
    """The provider with this issuer URL. It may be used by several threads."""

    def __init__(self, issuer: str) -> None:
        self.issuer = issuer
        self._metadata = CachedDocument(self._fetch_metadata)
        self._keys = CachedDocument(self._fetch_keys)
        self._refetched_at = -KEYS_PAUSE

    @property
    def metadata(self) -> Metadata:
        """The provider's metadata. Raises OpenIDError."""
        return self._metadata.get()

    def keys(self, key_id: str | None) -> list[dict[str, Any]]:
        """Return the public keys with this id, or all keys without an id. If none matches, fetch the keys again. Raise OpenIDError."""
        found = _with_id(self._keys.get(), key_id)
        if not found and time.monotonic() - self._refetched_at >= KEYS_PAUSE:
            self._refetched_at = time.monotonic()
            found = _with_id(self._keys.get(younger_than=0), key_id)
        return found

    def _fetch_metadata(self) -> Metadata:
        status, answer = request_json(self.issuer.rstrip("/") + DISCOVERY)
        if status != 200 or answer.get("issuer") != self.issuer:
            raise OpenIDError(Fault.UNBELIEVABLE, f"discovery: status {status}, issuer {answer.get('issuer')!r} instead of {self.issuer!r}")
        authorization, token, keys = (self._endpoint(answer, name) for name in ("authorization_endpoint", "token_endpoint", "jwks_uri"))
        if not (authorization and token and keys):
            raise OpenIDError(Fault.UNBELIEVABLE, "discovery: authorization_endpoint, token_endpoint or jwks_uri is missing or not https")
        methods = answer.get("token_endpoint_auth_methods_supported")
        return Metadata(
            authorization=authorization,
            token=token,
            keys=keys,
            userinfo=self._endpoint(answer, "userinfo_endpoint"),
            end_session=self._endpoint(answer, "end_session_endpoint"),
            takes_secret_in_form=isinstance(methods, list) and "client_secret_basic" not in methods and "client_secret_post" in methods,
            tells_issuer=answer.get("authorization_response_iss_parameter_supported") is True,
        )

    def _endpoint(self, answer: dict[str, Any], name: str) -> str:
        """Return the endpoint with this name, or an empty string if it is missing or not encrypted. A loopback provider may use http."""
        value = answer.get(name)
        is_safe = isinstance(value, str) and is_protected(value) and (value.startswith("https:") or self.issuer.startswith("http:"))
        return str(value) if is_safe else ""

    def _fetch_keys(self) -> list[dict[str, Any]]:
        status, answer = request_json(self.metadata.keys)
        keys = answer.get("keys")
        if status != 200 or not isinstance(keys, list):
            raise OpenIDError(Fault.UNBELIEVABLE, f"keys: status {status}, no list of keys")
        return [each for each in keys if isinstance(each, dict) and each.get("use", "sig") == "sig"]


_providers: dict[str, Provider] = {}


def provider_of(issuer: str) -> Provider:
    """Return the provider with the documents that this process has cached."""
    return _providers.setdefault(issuer, Provider(issuer))


def forget_providers() -> None:
    """Clear the cache of this process."""
    _providers.clear()


def _with_id(keys: list[dict[str, Any]], key_id: str | None) -> list[dict[str, Any]]:
    return [each for each in keys if key_id is None or each.get("kid") == key_id]
