"""What the faces of Sorcery's cards show: figures of avatars, likenesses and poses."""
