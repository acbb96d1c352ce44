"""The faces of Sorcery's cards: figures of avatars, likenesses and poses."""
