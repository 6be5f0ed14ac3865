"""Seats that play by themselves: bots, and live seats whose people have left."""

import asyncio
import time
from contextlib import suppress

from tabularium.bots import LEVELS, Choice, reason_told
from tabularium.server.bots.pool import BotPool, Question
from tabularium.server.protocol.refusal import Refusal
from tabularium.server.room.offers import decline, stands
from tabularium.server.room.refusals import Swap, swap_of
from tabularium.server.room.room import Room
from tabularium.server.room.words import Spoken, say, say_fallback


class BotSeats:
    """Asks the bots of one room, and says their words."""

    def __init__(self, room: Room, pool: BotPool) -> None:
        self.room = room
        self.pool = pool
        self.thinking: dict[int, int] = {}  # seat and decision of those at work
        self._heard: dict[int, int] = {}  # the version up to which a seat was told
        self._weighed: set[Swap] = set()  # offers that bots have thought about
        self._hurry = asyncio.Event()  # somebody wants the bots to go on

    def wake(self) -> None:
        """Let bots think about what they are asked; live tables do not wait for those who left."""
        self.hurry()
        room = self.room
        pending = room.state.pending
        if pending is None or not room.owner or room.seating.table.status != "running":
            return
        self._wake_offered()
        for seat in pending.seats:
            row = room.seating.seats[seat]
            if self.thinking.get(seat) == pending.id:
                continue
            if row.bot:
                self.thinking[seat] = pending.id
                question = self._question(seat, row.bot)
                room.spawn(self._think(seat, pending.id, question), "bot")
            elif row.away == "left" and room.clock.pace is not None and room.clock.pace.live:
                self.thinking[seat] = pending.id
                room.spawn(self._play_for_absent(seat, pending.id), "fallback")

    def _wake_offered(self) -> None:
        """Let bots weigh swaps that they are offered, each once."""
        room, offers = self.room, self.room.state.offers
        self._weighed &= {swap_of(offer) for offer in offers}
        for offer in offers:
            swap, row = swap_of(offer), room.seating.seats[offer.taker]
            if not row.bot or swap in self._weighed:
                continue
            if room.state.asides_closed(offer.taker) is not None:
                continue  # we are woken again when the action has been resolved
            self._weighed.add(swap)
            setting = room.state.setting
            word = setting.alphabet.spell(setting.asides.accepting(room.state, offer))
            asked = self._question(offer.taker, row.bot, word)
            room.spawn(self._weigh(offer.taker, swap, asked), "bot")

    async def _weigh(self, seat: int, swap: Swap, question: Question) -> None:
        choice = await self.pool.think(question)
        await self.room.call(lambda: self._answer_offer(seat, swap, choice))

    async def _answer_offer(self, seat: int, swap: Swap, choice: Choice | None) -> None:
        """Accept by the aside that does it, or tell the two whom it concerns that we do not."""
        room = self.room
        if not stands(room, swap):
            return  # taken back meanwhile, or a law of it has moved
        if choice is None or not choice.word:
            await decline(room, swap, "no-swap")
            return
        try:
            await say(room, Spoken(seat, choice.word, 0, by="bot"))
        except Refusal:  # an action was announced meanwhile: think again after it
            self._weighed.discard(swap)

    def _question(self, seat: int, level: str, offer: str = "") -> Question:
        """What a bot gets: the view and the events of its seat."""
        room = self.room
        pending = room.state.pending
        assert pending is not None
        known = room.ledger.events_since(self._heard.get(seat, -1), seat)
        first, events = known if known is not None else room.ledger.last_events(seat)
        if not offer:  # what it was told is for the decisions
            self._heard[seat] = room.ledger.version
        return Question(
            game=room.seating.table.game,
            level=level,
            view=room.state.view(seat).dump(),
            events=events,
            decision=pending.dump(),
            seconds=min(self.pool.seconds, LEVELS.get(level, self.pool.seconds)),
            key=f"{room.seating.table.bot_key}/{seat}/{pending.id}/{first}",
            offer=offer,
        )

    async def _think(self, seat: int, decision: int, question: Question) -> None:
        version = self.room.ledger.version
        choice = await self.pool.think(question)
        await self._wait_for_second_thoughts()
        await self.room.call(lambda: self._answer(seat, decision, version, choice))

    async def _wait_for_second_thoughts(self) -> None:
        """Whoever spoke last may still take it back, for a moment."""
        while (held := self.room.lapses()) is not None and held[1] > time.time():
            self._hurry.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(held[1] - time.time()):
                    await self._hurry.wait()

    def hurry(self) -> None:
        """Something happened: see whether there is still something to wait for."""
        self._hurry.set()

    async def _answer(self, seat: int, decision: int, version: int, choice: Choice | None) -> None:
        """A bot has thought about a version; say its word if it is still asked."""
        room = self.room
        self.thinking.pop(seat, None)
        if not self._still_asked(seat, decision) or not room.seating.seats[seat].bot:
            self.wake()  # taken back, or answered in another process
            return
        if any(
            entry.kind in ("undo", "rewind") and entry.n > version for entry in room.ledger.entries
        ):
            self.wake()  # what it thought about was taken back, and something else was said
            return
        if choice is None:
            await say_fallback(room, seat, "bot")
            return
        try:
            aloud = room.seating.table.aloud and room.seating.seats[seat].kind == "bot"
            remark = reason_told(room.state, seat, choice, aloud)
            await say(room, Spoken(seat, choice.word, decision, by="bot", remark=remark))
        except Refusal:
            if version != room.ledger.version and self._still_asked(seat, decision):
                self.wake()  # something changed meanwhile, such as a card handed over
            elif self._still_asked(seat, decision):
                await say_fallback(room, seat, "bot")

    async def _play_for_absent(self, seat: int, decision: int) -> None:
        async def play() -> None:
            self.thinking.pop(seat, None)
            left = self.room.seating.seats[seat].away == "left"
            if left and self._still_asked(seat, decision):
                await say_fallback(self.room, seat, "clock")

        await self.room.call(play)

    def _still_asked(self, seat: int, decision: int) -> bool:
        pending = self.room.state.pending
        return pending is not None and pending.id == decision and seat in pending.seats
