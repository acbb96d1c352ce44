"""What chats, forums and other sites show of a page: previews, oEmbed and embeds. All of it is as a stranger sees it."""
