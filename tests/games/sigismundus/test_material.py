"""What is in the box: counts of the rulebook, and a provenance for every table."""

import re
from pathlib import Path

import pytest

from tabularium.games.sigismundus import material as m
from tabularium.positions.sigismundus import SPEC
from tabularium.words import Words

RULES = Path(m.__file__).with_name("RULES.md").read_text(encoding="utf-8")


def test_counts_are_those_of_the_rulebook() -> None:
    assert sum(m.UNITS) == 33 and len(m.POLICIES) == 12
    assert len(m.FIGURES) == m.FIGURE_COUNT == 24 == len(m.FULL_GAME) * m.FIGURES_A_ROUND
    assert [len(codes) for codes in (m.OFFICES, m.ACTS, m.FIELDS)] == [15, 8, 9]
    assert len(m.DEMANDS) * m.DEMAND_COPIES == 9 and len(m.HOUSES) == 5
    cards = 8 + 24 + 9 + 5 + 15 + 5 + 3 + 15 + 3 * m.KINDS_A_DECK * m.COPIES
    assert cards == 144
    markers = sum(m.UNITS) + len(m.COUNTRIES) + 1 + 50 + m.VOTES + 5 * (m.MARKERS + 4)
    assert markers == 200


def test_tables_fit_each_other() -> None:
    for table in (m.INCOME, m.INCOME_BACK, m.PRESTIGE, m.PRESTIGE_BACK, m.OFFICE_ARM):
        assert len(table) == m.OFFICE_COUNT
    for number, row in enumerate(zip(*m.HOUSE_SPACES, strict=True)):
        assert sorted(row) == [1, 2, 3, 4, 5], m.TRACKS[number]
    assert sorted(m.INITIATIVE) == [1, 2, 3, 4, 5]
    assert len(m.FIGURE_CALLINGS) == 24 and len(m.SEJM_DATES) == len(m.SEJM_PLACES) == 8


def test_land_offices_and_only_they_bring_a_unit() -> None:
    for office, arm in enumerate(m.OFFICE_ARM):
        assert (arm >= 0) == (m.kind_of(office) == m.LAND)
        if office in m.PALATINES:
            assert arm == m.HUSSARS


def test_only_ecclesiastical_offices_and_palatines_differ_between_their_sides() -> None:
    for office in range(m.OFFICE_COUNT):
        income = m.INCOME[office] != m.INCOME_BACK[office]
        prestige = m.PRESTIGE[office] != m.PRESTIGE_BACK[office]
        assert income == (office in m.PALATINES)
        assert prestige == (m.kind_of(office) == m.ECCLESIASTICAL)


def test_every_card_has_an_effect_code() -> None:
    cards = {*m.POLICIES, *m.OFFICES, *m.ACTS, *m.FIGURES, *m.COUNTRIES, *m.DEMANDS}
    assert set(m.EFFECTS) == cards


def test_provenance_names_tables_that_exist_and_says_how_sure() -> None:
    known = {m.RULEBOOK, m.DERIVED, m.FOUND, m.RECONSTRUCTED}
    not_tables = {"DIE_SIDES", "SEAL", "SEALS", "OFFICE_ABILITIES"}
    for name, (sure, where) in m.PROVENANCE.items():
        assert sure in known and where
        table = name.partition(".")[0]
        assert table in not_tables or hasattr(m, table), name


def test_letters_are_the_codes_of_the_box() -> None:
    texts = [letter.text for letter in SPEC.alphabet.letters]
    assert "office:15" in texts and "figure:rej" in texts and "200" in texts
    assert len(texts) == 288


MONTHS = {
    "en": "January February March April May June July August September October November December",
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października "
    "listopada grudnia",
}


@pytest.mark.parametrize("lang", MONTHS)
def test_words_say_the_dates_and_names_of_the_box(lang: str) -> None:
    words = Words(lang, "sigismundus", SPEC.alphabet, [])
    for act, date in zip(m.ACTS, m.SEJM_DATES, strict=True):
        year, month, day = date.split("-")
        said = words.part(f"sigismundus-item-{act}", "place")
        assert said is not None
        assert said.endswith(f", {int(day)} {MONTHS[lang].split()[int(month) - 1]} {year}")
    assert words.item("sierpinek") == "Mateusz Sierpinek"
    assert m.SEJM_DATES[1] == "1550-05-15" and "15 May 1550" in RULES


def test_the_rules_list_every_difference_between_the_languages() -> None:
    """28 are promised, and each has its number."""
    assert "The three disagree in\n28 points" in RULES
    table = RULES.split("## Rulings: where the languages disagree")[1].split("## ")[0]
    assert re.findall(r"^\| (\d+) \|", table, re.M) == [str(n) for n in range(1, 29)]
