"""Links to a game that can be given away: a page that messengers read, with a picture, and that
leads people on to the replay."""
