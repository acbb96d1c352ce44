"""Sign members in with OpenID Connect: another site, the provider, confirms who they are (docs/openid.md)."""
