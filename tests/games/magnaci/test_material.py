"""The box: counts, and a provenance for every value. Only what a source proves is pinned."""

from collections import Counter

from tabularium.games.magnaci import material as box

MARKS = {box.RULEBOOK, box.DERIVED, box.FOUND, box.RECONSTRUCTED}


def test_1_2_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(box.LAW_CODES) == box.LAWS == 25 and len(set(box.LAW_CODES)) == 25
    assert len(box.CONFLICT_CODES) == box.CONFLICTS == 25 and len(set(box.CONFLICT_CODES)) == 25
    assert len(box.KINGS) == 12 and len(box.OFFICE_CODES) == 4
    assert Counter(box.ATTACKED) == dict.fromkeys(range(5), 5)


def test_1_2_every_value_of_every_card_has_a_provenance() -> None:
    for table, codes in [
        ("LAW_SYMBOLS", box.LAW_CODES),
        ("LAW_ESTATES", box.LAW_CODES),
        ("LAW_VALUE", box.LAW_CODES),
        ("SCALE", box.CONFLICT_CODES),
        ("REWARD", box.CONFLICT_CODES),
        ("LOSS", box.CONFLICT_CODES),
        ("KING_SYMBOL", box.KING_CODES),
        ("OFFICE_SYMBOL", box.OFFICE_CODES),
    ]:
        for code in codes:
            assert box.PROVENANCE[f"{table}.{code}"][0] in MARKS
    for name, (mark, why) in box.PROVENANCE.items():
        assert mark in MARKS and why
        assert hasattr(box, name.split(".", maxsplit=1)[0]), name


def test_1_2_what_is_reconstructed_is_counted_in_the_rules() -> None:
    guessed = Counter(
        name.split(".")[0]
        for name, (mark, _) in box.PROVENANCE.items()
        if mark == box.RECONSTRUCTED
    )
    assert guessed == {
        "LAW_SYMBOLS": 23,
        "LAW_ESTATES": 19,
        "SCALE": 20,
        "KING_SYMBOL": 11,
        "LOSS": 5,
        "REWARD": 1,
    }


def test_1_2_values_that_a_source_proves() -> None:
    scales = {"wojna_inflancka": 7, "najazd_ordy_krymskiej": 7, "bunt_kozakow": 7}
    scales |= {"wojna_turecka": 8, "krolowa_habsburzanka": 6}
    for code, scale in scales.items():
        assert box.SCALE[box.CONFLICT_CODES.index(code)] == scale
    estates = {"kolegia_jezuickie": 2, "prywatne_ksiestwo": 1, "kapitulacja": 0, "biskupstwo": 2}
    for code, count in {**estates, "trybunal": 2, "konstytucja_3_maja": 0}.items():
        assert box.LAW_ESTATES[box.LAW_CODES.index(code)] == count
    assert box.LAW_SYMBOLS[box.SURRENDER] == 1 << box.SABRE
    assert box.LAW_SYMBOLS[box.CONSTITUTION] == 15
    assert box.KING_SYMBOL[box.KING_CODES.index("stefan_batory")] == box.SABRE
    assert box.OFFICE_SYMBOL[box.HETMAN] == box.SABRE


def test_1_2_group_two_invades_more_than_one_province() -> None:
    group = ["najazd_rakoczego", "wojna_z_rosja", "traktat_trzech_czarnych_orlow"]
    group += ["najazd_ordy_krymskiej", "powstanie_chmielnickiego", "potop_szwedzki"]
    for code in group:
        conflict = box.CONFLICT_CODES.index(code)
        assert len(box.INVADED[conflict]) > 1
        assert box.INVADED[conflict][0] == box.ATTACKED[conflict]
