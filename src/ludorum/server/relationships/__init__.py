"""Who people are to each other: friends, blocks, mutes."""
