"""URLs of accounts."""

from django.urls import include, path

from accounts.openid.decorators import replace_if_openid_only
from accounts.openid.views import SignOut
from accounts.views import account, archive, authentication, deletion, password_resets, sessions, tokens

urlpatterns = [
    path("accounts/signup/", replace_if_openid_only(authentication.signup), name="signup"),
    path("accounts/login/", replace_if_openid_only(authentication.login), name="login"),
    path("accounts/logout/", SignOut.as_view(), name="logout"),
    path("accounts/reset/", replace_if_openid_only(password_resets.reset), name="reset"),
    path("accounts/reset/<str:uid>/<str:token>/", replace_if_openid_only(password_resets.reset_password), name="reset_password"),
    path("accounts/recover/", replace_if_openid_only(password_resets.recover), name="recover"),
    path("account/", account.account, name="account"),
    path("account/name/", account.name, name="account_name"),
    path("account/language/", account.language, name="account_language"),
    path("account/password/", account.password, name="account_password"),
    path("account/email/", account.email, name="account_email"),
    path("account/email/<str:token>/", account.confirm_email, name="confirm_email"),
    path("account/codes/", account.codes, name="codes"),
    path("account/sessions/", sessions.sessions, name="sessions"),
    path("account/tokens/", tokens.tokens, name="tokens"),
    path("account/tokens/<int:token>/revoke/", tokens.revoke, name="revoke_token"),
    path("account/everything/", archive.everything, name="everything"),
    path("account/everything.zip", archive.download, name="everything_zip"),
    path("account/delete/", deletion.delete, name="delete_account"),
    path("privacy/", account.privacy, name="privacy"),
    path("", include("accounts.openid.urls")),
]
