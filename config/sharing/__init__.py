"""The views of a page that chats, forums and other sites show: previews, oEmbed and embeds. All of them are as a stranger sees the page."""
