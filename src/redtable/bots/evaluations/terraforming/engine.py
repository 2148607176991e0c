"""What the cards that a seat has in play are expected to bring, over and above the points that lie on them now."""

from __future__ import annotations

from dataclasses import dataclass, field

from redtable.bots.evaluations.terraforming.effects import Reader, points_held
from redtable.bots.evaluations.terraforming.lasting import lasting, use
from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.bots.evaluations.terraforming.rates import Rates
from redtable.terraforming.card import Card
from redtable.terraforming.state import Seat


@dataclass(frozen=True, slots=True)
class CardWorth:
    """Read once for a card: what it goes on to do, one use of its action, and a resource on it that is no point."""

    lasting: float
    use: float
    held: float


@dataclass(frozen=True, slots=True)
class Engine:
    """The cards in play of the seat that is asked, read at the table before the answer."""

    outlook: Outlook
    seat: int
    read: dict[tuple[Card, float], CardWorth] = field(default_factory=dict)

    def worth(self, seat: Seat, rates: Rates) -> float:
        total = 0.0
        for card in seat.face_up():
            if card.actions or card.triggers or card.modifiers or card.holds:
                worth = self.card(card, rates)
                total += worth.lasting
                if card.actions and not seat.passed and card not in seat.used:
                    total += worth.use
                if worth.held:
                    total += worth.held * seat.resources_on(card)
        return total + sum(seat.tags) * self.outlook.weights.tag

    def card(self, card: Card, rates: Rates) -> CardWorth:
        key = (card, rates.left)
        found = self.read.get(key)
        if found is None:
            state = self.outlook.state
            reader = Reader(self.outlook, state, state.seats[self.seat], rates)
            held = 0.0 if points_held(card) or not card.holds else reader.held(card)
            found = self.read[key] = CardWorth(lasting(reader, card), use(reader, card), held)
        return found
