"""URLs of sign-in with OpenID Connect. They answer 404 unless a provider is set up."""

from django.urls import path

from accounts.openid import member_views, views

urlpatterns = [
    path("accounts/openid/", member_views.openid, name="openid"),
    path("accounts/openid/start/", views.start, name="openid_start"),
    path("accounts/openid/return/", views.back, name="openid_return"),
    path("accounts/openid/welcome/", views.welcome, name="openid_welcome"),
    path("accounts/openid/unlink/", member_views.unlink, name="openid_unlink"),
    path("accounts/openid/signed-out/", views.signed_out, name="openid_signed_out"),
]
