"""Fields of Sigismundus Augustus."""

from tabularium.games.sigismundus.material import (
    ACTS,
    ARMS,
    CLIENTS,
    COUNTRIES,
    FIELDS,
    FIGURES,
    FULL_GAME,
    HOUSES,
    MARKERS,
    OFFICE_COUNT,
    OFFICE_KINDS,
    OFFICES,
    POLICIES,
    SPACES,
    TRACKS,
    UNITS,
    VOTES,
)
from tabularium.kernel import Options
from tabularium.research.fields import Fields
from tabularium.research.numbers.encoders import By, Counts, Encoder, Index, Number, OneOf, Row

DUCATS = 50  # of one player, usually fewer; the rules set no bound
POINTS = 200
WOUNDS = 10
CARDS_DRAWN = 5
QUESTIONS = (
    "abduct",
    "action",
    "bid_host",
    "bid_office",
    "bid_support",
    "bid_tax",
    "choose_buyer",
    "crown",
    "draw_card",
    "extra_votes",
    "foreign_policy",
    "income",
    "keep_office",
    "lose_office",
    "losses",
    "offer_ducats",
    "offer_votes",
    "seal",
    "seller_first",
    "special",
    "starting_office",
    "thumb",
    "tie_act",
    "tie_office",
    "tie_royal",
    "upkeep",
)


def fields(seats: int, options: Options) -> Fields:
    """The whole table lies open; hands and piles are places."""
    return Fields(
        QUESTIONS,
        _slots(seats),
        {**_politics(seats), **_houses(seats)},
        derived=("cards", "representatives", "attack", "round"),
    )


def _slots(seats: int) -> dict[str, dict[str, Encoder]]:
    seat, turn, votes = Index(seats), Number(seats), Number(VOTES)
    order = {"start": seat, "turn": turn}
    bids = Row(Number(DUCATS), seats)
    return {
        "Match": {"round": Number(len(FULL_GAME))},
        "Round": {},
        "StartingOffices": {"first": seat, "turn": turn},
        "Income": order,
        "Drawing": order,
        "Draws": {"seat": seat, "left": Number(CARDS_DRAWN)},
        "SpecialActions": {**order, "extra": seat},
        "DeathOfSenator": {"seat": seat},
        "Combat": {
            "attacker": seat,
            "defender": seat,
            "card": Index(len(POLICIES)),
            "arm": Number(len(ARMS)),
            "wounds": Number(WOUNDS),
            "spared": Number(WOUNDS),
        },
        "Losses": {"seat": seat, "wounds": Number(WOUNDS)},
        "ForeignPolicy": {**order, "seat": seat},
        "Actions": {"start": seat, "seat": seat},
        "Sejm": {"start": seat},
        "ExtraVotes": {**order, "seat": seat},
        "Bribery": {"ducats": bids, "votes": Row(votes, seats), "seller": seat},
        "Voting": {
            "queue": Row(OneOf(range(1, OFFICE_COUNT + 1)), OFFICE_COUNT),
            "bids": Row(votes, seats),
        },
        "RoyalDemand": {"bids": bids, "ranking": Row(seat, seats)},
        "ActOfLaw": {"start": seat, "up": votes, "against": votes},
        "GiveUpOffices": {"seat": seat, "kind": Index(len(OFFICE_KINDS))},
        "Scoring": {"at": Number(len(COUNTRIES))},
        "Upkeep": order,
    }


def _politics(seats: int) -> dict[str, Encoder]:
    seat, countries = Index(seats), Counts(COUNTRIES)
    return {
        "first": seat,
        "sejm": OneOf(ACTS),
        "acts": Counts(ACTS),
        "tracks": By(TRACKS, Row(seat, SPACES)),
        "directions": Row(OneOf(COUNTRIES), len(COUNTRIES)),
        "crowned": countries,
        "pacts": countries,
        "influence": Row(Counts(COUNTRIES, MARKERS), seats),
        "seals": By(COUNTRIES, seat),
        "offices": By(OFFICES, seat),
        "vacancies": By(OFFICES, seat),
        "fields": Counts(FIELDS, CLIENTS),
        "court": By(FIELDS, Counts(range(seats), CLIENTS)),
        "laid": Counts(FIGURES, DUCATS),
    }


def _houses(seats: int) -> dict[str, Encoder]:
    units = Row(Counts(ARMS, max(UNITS)), seats)
    return {
        "houses": Row(OneOf(HOUSES), seats),
        "ducats": Row(Number(DUCATS), seats),
        "votes": Row(Number(VOTES), seats),
        "points": Row(Number(POINTS), seats),
        "clients": Row(Number(CLIENTS), seats),
        "units": units,
        "host": units,
        "protected": Counts(range(seats)),
        "discounted": Counts(range(seats)),
    }
