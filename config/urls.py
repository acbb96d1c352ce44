"""The addresses of the site."""

from django.urls import include, path, register_converter
from drf_spectacular.views import SpectacularAPIView

from config import appearance, home, styleguide
from config.api import docs
from config.converters import GameConverter
from config.languages.switch import switch_language
from config.resilience import health

register_converter(GameConverter, "game")

handler500 = "config.resilience.outages.answer_error"

urlpatterns = [
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
    path("language/", switch_language, name="set_language"),
    path("appearance/", appearance.set_theme, name="set_theme"),
    path("api/docs/", docs.docs, name="api_docs"),
    path("api/v1/schema", SpectacularAPIView.as_view(), name="api_schema"),
    path("api/v1/", include("config.api.urls")),
    path("", include("config.sharing.urls")),
    path("styleguide/", styleguide.styleguide, name="styleguide"),
    path("", home.home, name="home"),
    path("<game:game>/", home.game, name="game"),
    path("", include("accounts.urls")),
    path("", include("moderation.urls")),
    path("", include("matches.urls")),
    path("", include("decks.urls")),
    path("", include("cards.urls")),
]
