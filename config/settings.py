"""The settings, read from the environment (table: docs/settings.md); the defaults run on a laptop."""

from pathlib import Path

from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured
from django.utils.translation import gettext_lazy as _
from kombu import Queue

from config.logs import logging_settings
from config.startup import databases, environment, openid, private_files, rates
from config.startup.broker_folders import folder_options

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = environment.folder("DECKPROOF_VAR_DIR", BASE_DIR / "var")
CACHE_DIR = environment.folder("DECKPROOF_CACHE_DIR", VAR_DIR / "cache")
DEBUG = environment.flag("DJANGO_DEBUG")
IS_HTTPS = environment.flag("DECKPROOF_HTTPS")


def _secret_key() -> str:
    """The key from the environment, or one made once and kept beside the laptop's database."""
    given = environment.text("DJANGO_SECRET_KEY")
    if given:
        return private_files.require_strong_key(
            given, "DJANGO_SECRET_KEY", "Set it to 50 or more random characters that no one else knows."
        )
    if IS_HTTPS:
        raise ImproperlyConfigured("DJANGO_SECRET_KEY is empty. Set it to 50 or more random characters that no one else knows.")
    return private_files.load_or_create_key(VAR_DIR / "secret-key")


if DEBUG and IS_HTTPS:
    raise ImproperlyConfigured(
        "Set DJANGO_DEBUG to 0: it shows the site's inside to everybody, and DECKPROOF_HTTPS=1 says that the site is public."
    )
SECRET_KEY = _secret_key()
ALLOWED_HOSTS = environment.hosts("DJANGO_ALLOWED_HOSTS", ("localhost", "127.0.0.1", "[::1]"), takes_any=not IS_HTTPS)
SITE_URL = environment.site_url("DECKPROOF_SITE_URL", ALLOWED_HOSTS, is_https=IS_HTTPS)
CSRF_TRUSTED_ORIGINS = environment.origins("DJANGO_CSRF_TRUSTED_ORIGINS")

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "config.apps.ServedFilesConfig",
    "csp",
    "django_filters",
    "django_htmx",
    "rest_framework",
    "drf_spectacular",
    "config.apps.ProjectConfig",
    "limits",
    "cards",
    "decks",
    "matches",
    "lab",
    "accounts",
    "moderation",
    "accounts.openid",
]
MIDDLEWARE = [
    "django_htmx.middleware.HtmxMiddleware",  # first: whatever answers an error asks it
    "config.api.errors.ApiErrors",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "config.cache_headers.PrivateByDefault",
    "csp.middleware.CSPMiddleware",
    "config.resilience.outages.Outages",
    "config.resilience.outages.Sessions",
    "django.middleware.locale.LocaleMiddleware",
    "config.api.responses.ApiAddresses",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "accounts.middleware.SessionActivityMiddleware",
    "limits.middleware.BudgetMiddleware",
    "config.serving.body_limit.BodyLimit",
    "cards.middleware.CatalogueMiddleware",
]
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "config.context.site",
                "moderation.context_processors.notices",
            ],
        },
    },
]

# Database: SQLite waits for its turn instead of failing (WAL, immediate transactions); anything else by DATABASE_URL.
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
DATABASES = {"default": databases.parse(environment.text("DATABASE_URL"), VAR_DIR / "db.sqlite3")}

# Cache for short-lived figures. Several web machines need a shared one.
CACHE_URL = environment.text("CACHE_URL", "file")
CACHES = {"default": {"BACKEND": "config.resilience.site_cache.FileCache", "LOCATION": str(VAR_DIR / "cache" / "site")}}
if CACHE_URL != "file":
    CACHE_URL = environment.address("CACHE_URL", "", "redis", "rediss", example="file, or to redis://host:6379/1.")
    CACHES = {"default": {"BACKEND": "config.resilience.site_cache.CircuitBreakerRedisCache", "LOCATION": CACHE_URL}}

# Celery: a message is only a hint, the database knows the truth (docs/simulations.md).
CELERY_BROKER_URL = environment.address(
    "CELERY_BROKER_URL",
    "filesystem://localhost",
    *("amqp", "amqps", "redis", "rediss", "filesystem"),
    example="amqp://user:password@host:5672/ or redis://host:6379/0.",
)
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A person waits for what is urgent (a game to read, a figure while building); `manage.py serve` keeps a worker for that alone.
CELERY_TASK_QUEUES = [Queue("urgent"), Queue("games")]
CELERY_TASK_DEFAULT_QUEUE = "games"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_ENABLE_UTC = True
CELERY_TIMEZONE = "UTC"
if CELERY_BROKER_URL.startswith("filesystem://"):
    CELERY_BROKER_TRANSPORT = "config.folders.Transport"
    CELERY_BROKER_TRANSPORT_OPTIONS = folder_options(VAR_DIR / "broker")
    # Nobody sends workers commands, so they need neither queues for them nor a table of those that all of them write.
    CELERY_WORKER_ENABLE_REMOTE_CONTROL = False
elif CELERY_BROKER_URL.startswith(("redis://", "rediss://")):
    CELERY_BROKER_TRANSPORT_OPTIONS = {"visibility_timeout": 300}

# Languages: the browser's choice, until the reader makes one.
LANGUAGE_CODE = "en"
LANGUAGES = [("zh-hans", _("Simplified Chinese")), ("en", _("English"))]
LOCALE_PATHS = sorted(BASE_DIR.glob("locale/*"))
USE_I18N = True
FORMAT_MODULE_PATH = "config.languages.formats"
USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_COOKIE_SAMESITE = "Lax"

# Static files
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATIC_ROOT = VAR_DIR / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "config.staticfiles.HashedFilesStorage"},
}
WHITENOISE_USE_FINDERS = DEBUG

# Accounts and security
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator", "NumericPasswordValidator")
]
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "decks:mine"
LOGOUT_REDIRECT_URL = "home"
OPENID = openid.read()  # None unless DECKPROOF_OIDC_ISSUER is set
SESSION_COOKIE_AGE = 60 * 60 * 24 * environment.whole_number("DECKPROOF_SESSION_DAYS", 365, minimum=1)
SESSION_COOKIE_SAMESITE = "Lax"
PASSWORD_RESET_TIMEOUT = 60 * 60 * 2
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    },
}
if IS_HTTPS:
    SECURE_SSL_REDIRECT = True
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    LANGUAGE_COOKIE_SECURE = True
DATA_UPLOAD_MAX_MEMORY_SIZE = 1_500_000
# Request bodies: the largest uploads, zips of decks and files of cards, have 10 MB. Web server and proxy refuse larger ones.
MAX_BODY_BYTES = FILE_UPLOAD_MAX_MEMORY_SIZE = 11_000_000

# Mail: without a mail server, the worker prints messages to its console for the operator to pass on.
_mail_server = environment.mail_server("DECKPROOF_SMTP_URL")
SENDS_MAIL = bool(_mail_server)
EMAIL_BACKEND = f"django.core.mail.backends.{'smtp' if SENDS_MAIL else 'console'}.EmailBackend"
EMAIL_TIMEOUT = 20
globals().update(_mail_server)
DEFAULT_FROM_EMAIL = SERVER_EMAIL = environment.mail_address("DECKPROOF_MAIL_FROM", "Deckproof <noreply@localhost>")

# API
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.api.authentication.DigestAuthentication",
        "config.api.sessions.GuardedSessions",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.AllowAny"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["config.api.parsers.TextParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_PAGINATION_CLASS": "config.api.responses.Pages",
    "EXCEPTION_HANDLER": "config.api.responses.answer_error",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Deckproof API",
    "DESCRIPTION": "Cards, decks, checks, exports and simulations. Errors are JSON with `code` and `detail`.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "COMPONENT_SPLIT_REQUEST": True,
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "config.api.responses.loosen_sparse",
        "config.api.sessions.add_csrf_refusals",
    ],
}

# Rate limits and budgets of CPU time (limits/).
TRUSTED_PROXIES = environment.networks("DECKPROOF_TRUSTED_PROXIES")
GUEST_CPU_MINUTES = environment.whole_number("DECKPROOF_GUEST_CPU_MINUTES", 20, minimum=1)
MEMBER_CPU_MINUTES = environment.whole_number("DECKPROOF_MEMBER_CPU_MINUTES", 60, minimum=1)
THROTTLE_RATES = rates.read()
MAX_OPEN_REPLAYS = environment.whole_number("DECKPROOF_MAX_OPEN_REPLAYS", 10, minimum=1)
MAX_ANONYMOUS_OPEN_REPLAYS = environment.whole_number("DECKPROOF_MAX_ANONYMOUS_OPEN_REPLAYS", 5, minimum=1)
POOL_PROCESSES = environment.whole_number("DECKPROOF_POOL_PROCESSES", 1, minimum=1)
POOL_PATIENCE = 2.0  # seconds that a request waits for the process pool before the client is told to come again
COUNTERS_URL = environment.text("DECKPROOF_COUNTERS_URL", "database").removeprefix("database")  # empty for the database
if COUNTERS_URL:
    example = "database, or to redis://host:6379/2"
    COUNTERS_URL = environment.address("DECKPROOF_COUNTERS_URL", "", "redis", "rediss", example=example)

# Simulations
MAX_GAMES = environment.whole_number("DECKPROOF_MAX_GAMES", 100_000, minimum=2)
MAX_ANONYMOUS_GAMES = environment.whole_number("DECKPROOF_MAX_ANONYMOUS_GAMES", 20_000, minimum=2)
MAX_ACTIVE_SIMULATIONS = environment.whole_number("DECKPROOF_MAX_ACTIVE_SIMULATIONS", 10, minimum=1)
MAX_ANONYMOUS_ACTIVE_SIMULATIONS = environment.whole_number("DECKPROOF_MAX_ANONYMOUS_ACTIVE_SIMULATIONS", 3, minimum=1)
LIVE_GAMES = environment.whole_number("DECKPROOF_LIVE_GAMES", 400, minimum=2)
MAX_LIVE_DECKS = environment.whole_number("DECKPROOF_MAX_LIVE_DECKS", 3, minimum=1)
CHUNK_LEASE_SECONDS = environment.whole_number("DECKPROOF_CHUNK_LEASE_SECONDS", 20, minimum=5)
CHUNK_MAX_ATTEMPTS = environment.whole_number("DECKPROOF_CHUNK_MAX_ATTEMPTS", 5, minimum=1)

# Retention (decks.retention.expiry, matches.retention.expiry): 0 days means for ever.
GUEST_DECK_DAYS = environment.whole_number("DECKPROOF_GUEST_DECK_DAYS", 30)
GUEST_SIMULATION_DAYS = environment.whole_number("DECKPROOF_GUEST_SIMULATION_DAYS", 3)
MEMBER_SIMULATION_DAYS = environment.whole_number("DECKPROOF_MEMBER_SIMULATION_DAYS", 0)
LIVE_FIGURES_KEPT = environment.whole_number("DECKPROOF_LIVE_FIGURES_KEPT", 1_000, minimum=1)
VERSIONS_KEPT = environment.whole_number("DECKPROOF_VERSIONS_KEPT", 200, minimum=10)
GUEST_VERSIONS_KEPT = environment.whole_number("DECKPROOF_GUEST_VERSIONS_KEPT", 30, minimum=10)
MAX_NAMED_VERSIONS = environment.whole_number("DECKPROOF_MAX_NAMED_VERSIONS", 100, minimum=1)
MAX_DECKS = environment.whole_number("DECKPROOF_MAX_DECKS", 1_000, minimum=1)
MAX_GUEST_DECKS = environment.whole_number("DECKPROOF_MAX_GUEST_DECKS", 50, minimum=1)
MAX_SIMULATIONS = environment.whole_number("DECKPROOF_MAX_SIMULATIONS", 500, minimum=1)
MAX_GUEST_SIMULATIONS = environment.whole_number("DECKPROOF_MAX_GUEST_SIMULATIONS", 30, minimum=1)
MAX_SAVED_MEGABYTES = environment.whole_number("DECKPROOF_MAX_SAVED_MEGABYTES", 100, minimum=1)
MAX_GUEST_SAVED_MEGABYTES = environment.whole_number("DECKPROOF_MAX_GUEST_SAVED_MEGABYTES", 10, minimum=1)

# Cards of a published game that the operator has imported (docs/importing-cards.md): nobody sees them while this is off.
IMPORTED_CARDS = environment.flag("DECKPROOF_IMPORTED_CARDS")

# Health files: a worker and the sweeper touch them while they work, each in its own machine or container.
ALIVE_FILE = environment.text("DECKPROOF_ALIVE_FILE")
METRICS_TOKEN = environment.header_word("DECKPROOF_METRICS_TOKEN")

LOGGING = logging_settings(
    environment.one_of("DECKPROOF_LOG_FORMAT", "plain", "json"),
    environment.one_of("DECKPROOF_LOG_LEVEL", "INFO", "DEBUG", "WARNING", "ERROR"),
)
