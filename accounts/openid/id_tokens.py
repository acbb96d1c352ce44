"""Exchange an authorization code for an ID token and verify the token (OpenID Connect Core 1.0, 3.1.3)."""

from __future__ import annotations

import hmac
from base64 import b64encode, urlsafe_b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import quote_plus

from accounts.openid.errors import Fault, OpenIDError
from accounts.openid.http_client import request_json
from accounts.openid.provider import Provider
from accounts.openid.registration import Registration

if TYPE_CHECKING:
    from jwt import PyJWK

#: Asymmetric signature algorithms. `none` and the shared-secret algorithms are not accepted.
ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512")
#: Seconds by which the provider's clock may differ from ours.
LEEWAY = 60
LONGEST_SUBJECT = 255
#: Claims that can be suggested as a name, the best first.
NAMES = ("preferred_username", "nickname", "name")


@dataclass(frozen=True, slots=True)
class Person:
    """A person whom the provider has confirmed. `subject` is their unique, permanent id there; `names` are suggestions for a name here."""

    issuer: str
    subject: str
    names: tuple[str, ...] = ()


def redeem_code(
    *, registration: Registration, provider: Provider, code: str, verifier: str, nonce: str, return_to: str
) -> tuple[Person, str]:
    """Exchange the code. Return the confirmed person and the access token. Raise OpenIDError."""
    form = {"grant_type": "authorization_code", "code": code, "redirect_uri": return_to, "code_verifier": verifier}
    headers = {}
    if provider.metadata.takes_secret_in_form:
        form |= {"client_id": registration.client_id, "client_secret": registration.client_secret}
    else:
        pair = f"{quote_plus(registration.client_id)}:{quote_plus(registration.client_secret)}"
        headers["Authorization"] = f"Basic {b64encode(pair.encode()).decode()}"
    status, answer = request_json(provider.metadata.token, form=form, headers=headers)
    token, access = answer.get("id_token"), answer.get("access_token")
    if status != 200 or not isinstance(token, str) or not isinstance(access, str):
        raise OpenIDError(Fault.UNBELIEVABLE, f"token: status {status}, error {answer.get('error')!r}, or no tokens")
    claims = verify_id_token(token, registration=registration, provider=provider, nonce=nonce, access=access)
    return Person(registration.issuer, claims["sub"], _names(claims)), access


def verify_id_token(token: str, *, registration: Registration, provider: Provider, nonce: str, access: str) -> dict[str, Any]:
    """Verify signature, issuer, audience, times, nonce and access-token hash. Return the claims of the token. Raise OpenIDError."""
    import jwt

    try:
        header = jwt.get_unverified_header(token)
        key = _key(header, provider)
        claims: dict[str, Any] = jwt.decode(
            token,
            key=key,
            algorithms=[key.algorithm_name],
            issuer=registration.issuer,
            audience=registration.client_id,
            leeway=LEEWAY,
            options={"require": ["iss", "sub", "aud", "exp", "iat"], "enforce_minimum_key_length": True},
        )
    except (jwt.PyJWTError, ValueError, TypeError, KeyError) as error:
        raise OpenIDError(Fault.UNBELIEVABLE, f"ID token: {error!r}") from error
    _check_claims(claims, registration.client_id, nonce)
    if "at_hash" in claims and not _is_same(claims["at_hash"], _half_hash(access, key)):
        raise OpenIDError(Fault.UNBELIEVABLE, "ID token: at_hash is not the access token's")
    return claims


def request_names(*, provider: Provider, access: str, subject: str) -> tuple[str, ...]:
    """Return names from the provider's userinfo, or none if the request fails or the answer is about another subject."""
    if not provider.metadata.userinfo:
        return ()
    try:
        status, claims = request_json(provider.metadata.userinfo, headers={"Authorization": f"Bearer {access}"})
    except OpenIDError:
        return ()
    return _names(claims) if status == 200 and _is_same(claims.get("sub"), subject) else ()


def _key(header: dict[str, Any], provider: Provider) -> PyJWK:
    """Return the provider's key that fits the token's header. Raise OpenIDError unless exactly one fits."""
    from jwt import PyJWK

    algorithm, key_id = header.get("alg"), header.get("kid")
    if algorithm not in ALGORITHMS:
        raise OpenIDError(Fault.UNBELIEVABLE, f"ID token: signed by {algorithm!r}")
    keys = [each for each in provider.keys(key_id) if each.get("alg", algorithm) == algorithm and each.get("kty") == _key_type(algorithm)]
    if len(keys) != 1:
        raise OpenIDError(Fault.UNBELIEVABLE, f"ID token: {len(keys)} keys fit kid {key_id!r} and {algorithm}")
    return PyJWK(keys[0], algorithm)


def _key_type(algorithm: str) -> str:
    return {"RS": "RSA", "PS": "RSA", "ES": "EC"}[algorithm[:2]]


def _check_claims(claims: dict[str, Any], client_id: str, nonce: str) -> None:
    """Check the claims that PyJWT does not check. Raise OpenIDError."""
    if not _is_same(claims.get("nonce"), nonce):
        raise OpenIDError(Fault.UNBELIEVABLE, "ID token: another nonce")
    several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
    if (several or "azp" in claims) and claims.get("azp") != client_id:
        raise OpenIDError(Fault.UNBELIEVABLE, f"ID token: azp {claims.get('azp')!r}")
    if not claims["sub"] or len(claims["sub"]) > LONGEST_SUBJECT or "\0" in claims["sub"]:
        raise OpenIDError(Fault.UNBELIEVABLE, "ID token: a subject that can't be kept")


def _half_hash(access: str, key: PyJWK) -> str:
    """Return the `at_hash` of the access token: the first half of its digest (Core 3.1.3.6)."""
    digest = key.Algorithm.compute_hash_digest(access.encode())
    return urlsafe_b64encode(digest[: len(digest) // 2]).rstrip(b"=").decode()


def _is_same(found: object, wanted: str) -> bool:
    return isinstance(found, str) and hmac.compare_digest(found.encode(), wanted.encode())


def _names(claims: dict[str, Any]) -> tuple[str, ...]:
    return tuple(value[:150] for name in NAMES if isinstance(value := claims.get(name), str) and value.strip())
