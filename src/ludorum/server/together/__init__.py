"""People among each other: results and ratings, friends, invitations, what they say."""
