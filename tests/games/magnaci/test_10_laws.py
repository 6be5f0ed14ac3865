"""Rules 10.4 to 10.6, 10.11, 10.20 to 10.25: laws with more to say."""

from typing import Any

import pytest

from tabularium.games.magnaci.material import SYMBOLS
from tabularium.kernel import State
from tabularium.positions import choices, facts, holding, kinds, question, say, table, why_not
from tabularium.positions.magnaci import battle, chapter, estates, interregnum, law, office, totals

LOW = {0: "2", 1: "3", 2: "4"}
PACTA = {"laws": {0: ["pacta_conventa"]}, "estates": {}}
UKRAINE = {"places": {"conflicts.III": ["bunt_kozakow"]}, "partitions": ["ukraina"]}


# Konstytucja 3 maja


def test_10_4_the_constitution_adds_five_without_partitions() -> None:
    laws = {1: ["konstytucja_3_maja"]}
    state = interregnum(last=1, laws=laws, estates={0: {"litwa": 3}})
    assert state.result is not None
    assert state.result.scores == [6, 5, 0] and state.result.detail["constitution"] == [0, 5, 0]


def test_10_4_nothing_with_a_partition() -> None:
    laws = {1: ["konstytucja_3_maja"]}
    state = interregnum(last=1, laws=laws, estates={0: {"litwa": 2}}, **UKRAINE)
    assert state.result is not None and state.result.scores == [5, 0, 0]


def test_10_4_it_is_never_played() -> None:
    state = interregnum(laws={0: ["konstytucja_3_maja", "asygnaty"]})
    reason = why_not(state, "konstytucja_3_maja")
    assert (reason.code, reason.rule) == ("magnaci.never_played", "10.4")


# VETO


@pytest.mark.parametrize(
    ("make", "word"),
    [
        (lambda laws: law("trybunal", LOW, laws=laws), "konfederacja"),
        (lambda laws: battle("bunt_kozakow", LOW, laws=laws), "twierdza"),
        (lambda laws: chapter("Conflicts", laws=laws), "poselstwo *"),
        (lambda laws: interregnum(laws=laws, estates=DUCHY), "prywatne_ksiestwo prusy"),
        (lambda laws: interregnum(laws=laws, estates=DUCHY), "asygnaty seat:1"),
    ],
)
def test_10_5_veto_cancels_any_action(make: Any, word: str) -> None:
    laws = ["konfederacja", "twierdza", "poselstwo", "prywatne_ksiestwo", "asygnaty"]
    state = make({0: laws, 1: ["veto"]})
    if "*" in word:
        word = f"poselstwo {choices(state, 'poselstwo')[0]}"
    before = table(state)
    board = [holding(state, f"conflicts.{n}") for n in ("I", "II", "III", "IV", "V", "VI")]
    say(state, word)
    assert question(state) == (1, "veto")
    events = say(state, "veto")
    assert kinds(events)[:2] == ["said", "vetoed"]
    assert sorted(holding(state, "laws.gone")) == sorted(["veto", word.split()[0]])
    for part in ("estates", "bonus", "buildings"):
        assert table(state)[part] == before[part]
    assert board == [holding(state, f"conflicts.{n}") for n in ("I", "II", "III", "IV", "V", "VI")]
    assert question(state) == (0, "action")  # his turn goes on


DUCHY = {0: {"litwa": 2, "ukraina": 2}, 1: {"prusy": 1}, 2: {}}


def test_10_5_not_estates_for_a_card_that_was_won() -> None:
    state = office("hetman", {0: "9"}, laws={1: ["veto"]})
    say(state, "litwa")
    assert estates(state, "litwa")[0] == 2 and holding(state, "laws.of.1") == ["veto"]


def test_10_5_whoever_is_away_lets_it_happen() -> None:
    state = battle("bunt_kozakow", LOW, laws={0: ["rokosz"], 1: ["veto"]})
    say(state, "rokosz")
    assert state.fallback(1) == "pass"


# Poselstwo


def test_10_6_a_conflict_is_replaced() -> None:
    state = chapter("Conflicts", laws={0: ["poselstwo"]})
    assert len(choices(state, "poselstwo")) == 5
    target = choices(state, "poselstwo")[2]
    events = say(state, f"poselstwo {target}")
    assert holding(state, "conflicts.gone") == [target]
    assert facts(events, "conflict_gone") == {"conflict": target}
    assert "conflict_up" in kinds(events) and len(holding(state, "conflicts.pile")) == 19
    assert question(state)[1] == "conflicts"


def test_10_6_also_one_left_over_and_its_partition_goes_at_once() -> None:
    seeds = (f"alone {n}" for n in range(50))
    tables = (chapter("Conflicts", laws={0: ["poselstwo"]}, seed=s, **UKRAINE) for s in seeds)
    state = next(each for each in tables if len(ukrainian(each)) == 1)
    events = say(state, "poselstwo bunt_kozakow")
    told = kinds(events)
    assert told.index("partition_lifted") < told.index("conflict_up")
    assert table(state)["partitions"] == []


def ukrainian(state: State) -> list[str]:
    return holding(state, "conflicts.III") + holding(state, "conflicts.IV")


def test_10_6_only_conflicts_on_the_board() -> None:
    state = chapter("Conflicts", laws={0: ["poselstwo"]})
    other = holding(state, "conflicts.pile")[0]
    reason = why_not(state, f"poselstwo {other}")
    assert (reason.code, reason.rule) == ("magnaci.not_on_board", "10.6")


# Pacta conventa


def test_10_11_one_estate_for_each_law_of_a_symbol() -> None:
    won = [["konfederacja", "poselstwo", "innowiercy"], [], []]
    state = law("veto", {0: "9", 1: "2", 2: "3"}, won=won, **PACTA)
    say(state, "prusy")
    assert choices(state, "pacta_conventa") == ["chalice", "crown"]  # sabre is the King's
    say(state, "pacta_conventa crown litwa")
    assert estates(state, "litwa") == [3, 0, 0]  # konfederacja, poselstwo and veto


def test_10_11_the_constitution_counts_for_every_symbol() -> None:
    state = law("konstytucja_3_maja", {0: "9", 1: "2", 2: "3"}, **PACTA)
    say(state, "prusy")
    assert choices(state, "pacta_conventa") == ["chalice", "ducat", "crown"]


def test_10_11_it_counts_itself_if_won_now() -> None:
    state = law("pacta_conventa", {0: "9", 1: "2", 2: "3"}, estates={})
    say(state, "prusy")
    assert choices(state, "pacta_conventa") == ["crown"]
    say(state, "pacta_conventa crown prusy")
    assert estates(state, "prusy") == [2, 0, 0]


def test_10_11_not_the_kings_symbol_and_not_for_nothing() -> None:
    state = law("veto", {0: "9", 1: "2", 2: "3"}, **PACTA)
    say(state, "prusy")
    for symbol in ("sabre", "chalice"):
        reason = why_not(state, f"pacta_conventa {symbol} litwa")
        assert (reason.code, reason.rule) == ("magnaci.wrong_symbol", "10.11")
    state = law("veto", {0: "2", 1: "9", 2: "3"}, **PACTA)
    say(state, "prusy")
    reason = why_not(state, "pacta_conventa crown litwa")
    assert (reason.code, reason.rule) == ("magnaci.no_such_law_won", "10.11")


def test_10_11_option_the_symbol_is_named_before_the_laws_are_dealt() -> None:
    early = {"pacta_timing": "after_senate"}
    state = office("kanclerz", {1: "9"}, options=early, offices={"prymas": 0}, **PACTA)
    say(state, "litwa")
    assert question(state) == (0, "action")
    assert state.view(0)["prompt"] == {"occasion": "senate_end", "about": []}
    assert choices(state, "pacta_conventa") == [s for s in SYMBOLS if s != "sabre"]
    say(state, "pacta_conventa crown")
    assert table(state)["pacta"] == [0, "crown"] and question(state)[1] == "sejm"


def test_10_11_option_it_is_paid_at_the_end_of_the_sejm() -> None:
    early = {"pacta_timing": "after_senate"}
    rest: dict[str, Any] = {"options": early, "pacta": [0, "crown"], "estates": {}}
    won = [["konfederacja"], [], []]
    state = law("veto", {0: "9", 1: "2", 2: "3"}, won=won, **rest)
    say(state, "prusy")
    assert question(state) == (0, "place") and state.view(0)["prompt"] == {"count": 2}
    say(state, "litwa")
    assert estates(state, "litwa") == [2, 0, 0] and table(state)["pacta"] is None
    state = law("veto", {0: "2", 1: "9", 2: "3"}, **rest)
    say(state, "prusy")
    assert question(state)[1] == "conflicts" and table(state)["pacta"] is None


# Incomes of the Interregnum


def income(card: str, spread: dict[str, int], seats: int = 3, **rest: Any) -> State:
    """Seat 0 holds a card; seat 1 has two estates in every province but Prussia."""
    other = {"litwa": 2, "ukraina": 2, "malopolska": 2, "wielkopolska": 2}
    return interregnum(seats, laws={0: [card]}, estates={0: spread, 1: other}, **rest)


@pytest.mark.parametrize("province", ["litwa", "ukraina"])
def test_10_20_union_of_brest_wants_the_lead_in_lithuania_or_ukraine(province: str) -> None:
    state = income("unia_brzeska", {province: 3})
    say(state, "unia_brzeska prusy")
    assert estates(state, "prusy") == [1, 0, 0]
    state = income("unia_brzeska", {province: 2, "prusy": 5})
    assert choices(state) == ["pass"]


def test_10_20_the_lead_may_be_in_a_partitioned_province_the_estate_not() -> None:
    state = income("unia_brzeska", {"ukraina": 3}, **UKRAINE)
    assert "ukraina" not in choices(state, "unia_brzeska")
    assert why_not(state, "unia_brzeska ukraina").code == "magnaci.partitioned"
    say(state, "unia_brzeska litwa")
    assert estates(state, "litwa") == [1, 2, 0]


def test_10_21_ad_maiorem_wants_four_provinces_without_partition() -> None:
    four = {"litwa": 1, "ukraina": 1, "malopolska": 1, "prusy": 1}
    state = income("ad_maiorem_dei_gloriam", four)
    say(state, "ad_maiorem_dei_gloriam wielkopolska")
    assert estates(state, "wielkopolska") == [1, 2, 0]
    state = income("ad_maiorem_dei_gloriam", four, **UKRAINE)
    assert choices(state) == ["pass"]
    state = income("ad_maiorem_dei_gloriam", {**four, "wielkopolska": 1}, **UKRAINE)
    assert choices(state) == ["pass", "ad_maiorem_dei_gloriam"]


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_10_22_private_duchy_wants_dominance(seats: int, needed: int) -> None:
    state = income("prywatne_ksiestwo", {"litwa": 5, "prusy": 1}, seats)
    assert choices(state) == ["pass", "prywatne_ksiestwo"]
    state = income("prywatne_ksiestwo", {"litwa": 5}, seats)
    assert ("prywatne_ksiestwo" in choices(state)) == (needed == 1)


def test_10_22_advantage_is_not_enough_and_partitions_do_not_count() -> None:
    state = income("prywatne_ksiestwo", {"ukraina": 5, "prusy": 1}, **UKRAINE)
    assert choices(state) == ["pass"]
    spread = {0: {"litwa": 3, "prusy": 1}, 1: {"litwa": 2}, 2: {"litwa": 2}}
    state = interregnum(laws={0: ["prywatne_ksiestwo"]}, estates=spread)
    assert choices(state) == ["pass"]


def test_10_24_grain_brings_one_or_two_estates_in_prussia() -> None:
    state = income("splaw_zboza", {"wielkopolska": 1})
    say(state, "splaw_zboza")
    assert estates(state, "prusy") == [1, 0, 0]
    state = income("splaw_zboza", {"wielkopolska": 1, "malopolska": 1})
    say(state, "splaw_zboza")
    assert estates(state, "prusy") == [2, 0, 0]
    assert choices(income("splaw_zboza", {"malopolska": 3})) == ["pass"]


@pytest.mark.parametrize("province", ["malopolska", "wielkopolska", "prusy"])
def test_10_24_any_partition_of_the_three_stops_it(province: str) -> None:
    card = {"malopolska": "swieta_liga", "wielkopolska": "insurekcja", "prusy": "wojna_szwedzka"}
    numeral = {"malopolska": "V", "wielkopolska": "VII", "prusy": "IX"}[province]
    rest = {"places": {f"conflicts.{numeral}": [card[province]]}, "partitions": [province]}
    spread = {"wielkopolska": 1, "malopolska": 1, "prusy": 1}
    assert choices(income("splaw_zboza", spread, **rest)) == ["pass"]
    state = income("splaw_zboza", spread, options={"grain_by_clause": True}, **rest)
    if province == "malopolska":
        say(state, "splaw_zboza")
        assert estates(state, "prusy") == [2, 0, 0]  # one for Wielkopolska
    else:
        assert choices(state) == ["pass"]


# Ordynacja


def test_10_23_a_loss_is_taken_from_another_province() -> None:
    spread = {0: {"ukraina": 1, "litwa": 2}, 1: {"ukraina": 1}, 2: {}}
    state = battle(
        "bunt_kozakow", {0: "4", 1: "2", 2: "3"}, laws={0: ["ordynacja"]}, estates=spread
    )
    assert question(state) == (0, "entail")
    assert state.view(0)["prompt"] == {"provinces": ["ukraina"]}
    assert choices(state) == ["pass", "ordynacja"]
    assert choices(state, "ordynacja") == ["ukraina"]
    assert choices(state, "ordynacja ukraina") == ["litwa"]
    assert state.fallback(0) == "pass"
    say(state, "ordynacja ukraina litwa")
    assert estates(state, "ukraina") == [1, 0, 0] and estates(state, "litwa") == [1, 0, 0]
    assert holding(state, "laws.gone") == ["ordynacja"]


def test_10_23_one_of_several_losses() -> None:
    spread = {0: {"ukraina": 2, "litwa": 1, "malopolska": 1}, 1: {"litwa": 1}}
    state = battle("najazd_ordy_krymskiej", LOW, laws={0: ["ordynacja"]}, estates=spread)
    assert state.view(0)["prompt"] == {"provinces": ["ukraina", "malopolska", "ukraina"]}
    assert choices(state, "ordynacja") == ["ukraina", "malopolska"]
    assert choices(state, "ordynacja ukraina") == ["litwa"]  # Małopolska is lost anyway
    say(state, "ordynacja ukraina litwa")
    assert estates(state, "ukraina") == [1, 0, 0] and estates(state, "malopolska") == [0, 0, 0]


def test_10_23_not_from_the_province_in_which_it_is_lost() -> None:
    spread = {0: {"ukraina": 3, "litwa": 1}, 1: {"litwa": 1}}
    bids = {0: "4", 1: "2", 2: "3"}
    state = battle("bunt_kozakow", bids, laws={0: ["ordynacja"]}, estates=spread)
    assert choices(state, "ordynacja ukraina") == ["litwa"]
    alone = battle("bunt_kozakow", bids, laws={0: ["ordynacja"]}, estates={0: {"ukraina": 3}})
    assert estates(alone, "ukraina") == [2, 0, 0]  # nobody is asked


def test_10_23_not_without_something_to_lose_instead_and_fiefs_do_not_count() -> None:
    spread = {0: {"ukraina": 1, "slask": 2}, 1: {"litwa": 1}}
    state = battle("bunt_kozakow", LOW, laws={0: ["ordynacja"]}, estates=spread)
    assert estates(state, "ukraina") == [0, 0, 0] and holding(state, "laws.of.0") == ["ordynacja"]


def test_10_23_partitioned_provinces_can_be_taken_instead() -> None:
    spread = {0: {"ukraina": 1, "litwa": 1}, 1: {"prusy": 1}}
    rest: dict[str, Any] = {"others": {"I": "sejm_niemy"}, "partitions": ["litwa"]}
    state = battle("bunt_kozakow", LOW, laws={0: ["ordynacja"]}, estates=spread, **rest)
    say(state, "ordynacja ukraina litwa")
    assert estates(state, "ukraina") == [1, 0, 0] and estates(state, "litwa") == [0, 0, 0]


def test_10_23_what_cannot_be_named() -> None:
    spread = {0: {"ukraina": 1, "litwa": 2}, 1: {"ukraina": 1}, 2: {}}
    state = battle(
        "bunt_kozakow", {0: "4", 1: "2", 2: "3"}, laws={0: ["ordynacja"]}, estates=spread
    )
    assert why_not(state, "veto").code == "magnaci.entail_or_pass"
    assert why_not(state, "ordynacja litwa ukraina").code == "magnaci.nothing_lost_there"
    assert why_not(state, "ordynacja ukraina prusy").code == "magnaci.nothing_to_lose_instead"
    assert why_not(state, "ordynacja ukraina ukraina").code == "magnaci.nothing_to_lose_instead"
    assert why_not(state, "ordynacja hetman").code == "magnaci.name_a_province"


def test_10_23_against_the_treasurer_who_still_builds_where_he_aimed() -> None:
    spread = {0: {"litwa": 1}, 1: {"prusy": 1, "ukraina": 1}, 2: {}}
    offices = {"prymas": 2, "podskarbi": 0}
    state = interregnum(estates=spread, offices=offices, laws={1: ["ordynacja"]})
    say(state, "podskarbi prusy seat:1")
    assert question(state) == (1, "entail")
    say(state, "ordynacja prusy ukraina")
    assert estates(state, "prusy") == [1, 1, 0] and estates(state, "ukraina") == [0, 0, 0]


def test_10_23_it_can_be_vetoed() -> None:
    spread = {0: {"ukraina": 1, "litwa": 2}, 1: {"prusy": 1}}
    laws = {0: ["ordynacja"], 1: ["veto"]}
    state = battle("bunt_kozakow", LOW, laws=laws, estates=spread)
    say(state, "ordynacja ukraina litwa")
    assert question(state) == (1, "veto")
    say(state, "veto")
    assert estates(state, "ukraina") == [0, 0, 0] and estates(state, "litwa") == [2, 0, 0]
    assert sorted(holding(state, "laws.gone")) == ["ordynacja", "veto"]


# Asygnaty


def debt(**rest: Any) -> State:
    spread = {0: {}, 1: {"litwa": 3, "ukraina": 1, "slask": 1}, 2: {"slask": 2}}
    given: dict[str, Any] = {"laws": {0: ["asygnaty"], 1: ["trybunal", "veto"]}, "estates": spread}
    return interregnum(**{**given, **rest})


def test_10_25_the_debtor_chooses_law_or_estates() -> None:
    state = debt()
    assert choices(state, "asygnaty") == ["seat:1"]  # seat 2 has only a fief
    reason = why_not(state, "asygnaty seat:2")
    assert (reason.code, reason.rule) == ("magnaci.nothing_to_demand", "10.25")
    say(state, "asygnaty seat:1")
    say(state, "pass")  # no VETO
    assert question(state) == (1, "assignats")
    assert choices(state) == ["give_law", "litwa", "ukraina"]
    assert state.view(1)["prompt"] == {"player": 0, "debtor": 1}
    assert why_not(state, "prusy").rule == "10.25"


def test_10_25_of_the_laws_the_creditor_chooses() -> None:
    state = debt()
    say(state, "asygnaty seat:1")
    say(state, "pass")
    say(state, "give_law")
    assert question(state) == (0, "claim_law") and choices(state) == ["trybunal", "veto"]
    assert why_not(state, "rokosz").code == "magnaci.not_their_law"
    assert why_not(state, "pass").code == "magnaci.claim_a_law"
    say(state, "veto")
    assert holding(state, "laws.of.0") == ["veto"] and holding(state, "laws.of.1") == ["trybunal"]


def test_10_25_all_estates_of_a_province_are_replaced() -> None:
    state = debt()
    say(state, "asygnaty seat:1")
    say(state, "pass")
    say(state, "litwa")
    assert estates(state, "litwa") == [3, 0, 0] and estates(state, "ukraina") == [0, 1, 0]


def test_10_25_where_there_is_no_choice_nobody_is_asked() -> None:
    state = debt(laws={0: ["asygnaty"]}, estates={0: {}, 1: {"litwa": 2}, 2: {}})
    say(state, "asygnaty seat:1")
    assert estates(state, "litwa") == [2, 0, 0]
    state = debt(laws={0: ["asygnaty"], 1: ["trybunal"]}, estates={0: {"prusy": 1}, 1: {}, 2: {}})
    say(state, "asygnaty seat:1")
    assert holding(state, "laws.of.0") == ["trybunal"]


def test_10_25_not_in_partitioned_provinces() -> None:
    state = debt(**UKRAINE)
    say(state, "asygnaty seat:1")
    say(state, "pass")
    assert choices(state) == ["give_law", "litwa"]


def test_10_25_somebody_must_have_something() -> None:
    state = debt(laws={0: ["asygnaty"]}, estates={0: {"litwa": 1}, 1: {"slask": 1}, 2: {}})
    reason = why_not(state, "asygnaty")
    assert (reason.code, reason.rule) == ("magnaci.nobody_to_name", "10.25")


def test_10_25_ordynacja_spares_one_estate_and_the_creditor_gets_all() -> None:
    laws = {0: ["asygnaty"], 1: ["ordynacja"]}
    state = debt(laws=laws)
    say(state, "asygnaty seat:1")
    say(state, "litwa")
    assert state.view(1)["prompt"] == {"provinces": ["litwa"] * 3}
    say(state, "ordynacja litwa ukraina")
    assert estates(state, "litwa") == [3, 1, 0] and estates(state, "ukraina") == [0, 0, 0]
    assert totals(state)[0] == 3


def test_10_25_on_any_occasion() -> None:
    laws = {0: ["asygnaty"], 1: ["trybunal"]}
    for state in (
        office("prymas", LOW, laws=laws),
        law("veto", LOW, laws=laws),
        chapter("Conflicts", laws=laws),
        battle("bunt_kozakow", LOW, laws=laws),
        interregnum(laws=laws),
    ):
        assert "asygnaty" in choices(state)
