"""Results: what came of games that are over is kept, and ratings move."""

from __future__ import annotations

from ludorum.server.catalog.titles import Titles
from ludorum.server.play.results import ResultCounter
from ludorum.server.ratings.repository import RatingRepository

BATCH = 50


class ResultWorker:
    def __init__(self, ratings: RatingRepository, titles: Titles, counter: ResultCounter) -> None:
        self._ratings = ratings
        self._titles = titles
        self._counter = counter

    async def work(self) -> bool:
        # While a version is replaced by another, some games are for the other one to count.
        ids = await self._ratings.uncounted(self._titles.held(), BATCH)
        for id in ids:
            await self._counter.count(id)
        return bool(ids)
