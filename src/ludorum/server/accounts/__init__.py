"""Who somebody is: accounts, sessions, ways to sign in, bans. Knows no table."""
