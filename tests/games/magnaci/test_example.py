"""The running example of the rulebook: three players, one Age; and what might have been.

Seats: 0 Lubomirski, 1 Potocki, 2 Sapieha. Cards that the players of the rulebook happened to draw
are put where they lay (`stack_the_deck`); everything else is said by the players.
"""

from tabularium.games.magnaci.material import PROVINCE_CODES
from tabularium.games.magnaci.spec import SPEC
from tabularium.kernel import State
from tabularium.positions import choices, holding, kinds, question, say, table, why_not
from tabularium.positions.magnaci import totals

LUBOMIRSKI, POTOCKI, SAPIEHA = 0, 1, 2
LAWS = ["kolegia_jezuickie", "prywatne_ksiestwo", "kapitulacja", "biskupstwo", "trybunal"]
CONFLICTS = {
    "I": "wojna_inflancka",
    "III": "najazd_ordy_krymskiej",
    "IV": "bunt_kozakow",
    "V": "wojna_turecka",
    "VII": "krolowa_habsburzanka",
}


# After each conflict: the next one, then Lithuania, Ukraine and Małopolska, and all estates.
STEPS_12_TO_15: list[tuple[str, list[tuple[int, ...]], list[int]]] = [
    ("najazd_ordy_krymskiej", [(0, 2, 4), (0, 0, 3), (1, 0, 2)], [5, 3, 9]),
    ("bunt_kozakow", [(0, 2, 4), (0, 0, 2), (0, 0, 1)], [4, 3, 7]),
    ("wojna_turecka", [(0, 2, 4), (0, 0, 1), (0, 0, 1)], [4, 3, 6]),
    ("krolowa_habsburzanka", [(0, 2, 4), (0, 0, 1), (0, 0, 0)], [4, 3, 5]),
]


def stack_the_deck(state: State, places: dict[str, str]) -> State:
    """The same game, but these cards lie in these places; the others go back into their piles."""
    dump = state.dump()
    where = dump["places"]
    assert isinstance(where, dict)
    kind = next(iter(places)).split(".", maxsplit=1)[0]
    pile = "laws.pile" if kind == "sejm" else "conflicts.pile"
    fields = [n for n in where if n.startswith(f"{kind}.") and len(n.split(".")[1]) <= 4]
    for name in [n for n in fields if n.split(".")[1] not in ("pile", "gone", "up")]:
        where[pile] += where[name]
        where[name] = []
    for name, card in places.items():
        where[pile].remove(card)
        where[name] = [card]
    return SPEC.load(dump)


def on_map(state: State) -> list[tuple[int, ...]]:
    """Estates of the three in the five provinces."""
    rows = table(state)["estates"]
    return [tuple(row.get(code, 0) for row in rows) for code in PROVINCE_CODES]


def set_up() -> State:
    """Step 0: the order Lubomirski, Potocki, Sapieha, and a first estate each."""
    for n in range(200):
        state = SPEC.new(3, f"example {n}")
        if table(state)["order"] == [0, 1, 2]:
            for word in ("prusy", "wielkopolska", "litwa"):
                say(state, word)
            if holding(state, "kings.gold.reigning") == ["stefan_batory"]:
                return state
    raise AssertionError("no such seed")


def senate() -> State:
    """Steps 1 to 5."""
    state = set_up()
    assert on_map(state) == [(0, 0, 1), (0, 0, 0), (0, 0, 0), (0, 1, 0), (1, 0, 0)]
    assert question(state) == (LUBOMIRSKI, "senate")
    say(state, "hetman 14 prymas lady podskarbi 8")
    say(state, "hetman 14 prymas 12 podskarbi 11")
    say(state, "prymas 12 hetman 11 kanclerz 2")
    assert question(state) == (SAPIEHA, "place")  # Primate 10/12/12: the later of the two
    say(state, "litwa")
    assert question(state) == (POTOCKI, "place")  # Treasurer 8/11
    say(state, "litwa")
    assert question(state) == (SAPIEHA, "tie")  # Hetman 14/14/11
    assert choices(state) == ["seat:1", "seat:0"]
    say(state, "seat:0")
    assert state.view(LUBOMIRSKI)["prompt"] == {"count": 2}  # sabre
    say(state, "wielkopolska")
    assert question(state) == (SAPIEHA, "place")  # Chancellor: the only card, a 2
    say(state, "ukraina")
    assert totals(state) == [3, 2, 3]
    assert table(state)["offices"] == {"prymas": 2, "podskarbi": 1, "hetman": 0, "kanclerz": 2}
    return state


def sejm() -> State:
    """Steps 6 to 10, from the five laws on; the first question about an action is reached."""
    state = stack_the_deck(senate(), {f"sejm.{n + 1}": law for n, law in enumerate(LAWS)})
    assert state.pending is not None and state.pending.prompt == "sejm"
    assert state.view(0)["prompt"]["laws"] == LAWS  # type: ignore[index]
    state.act(LUBOMIRSKI, "9 13 2 7 3")
    state.act(POTOCKI, "13 4 9 8 7")
    state.act(SAPIEHA, "lady 4 7 14 9")
    return state


def after_sejm() -> State:
    """Steps 6 to 10: who wins what."""
    state = sejm()
    for seat in (LUBOMIRSKI, POTOCKI):
        assert question(state) == (seat, "action")
        say(state, "pass")
    say(state, "kanclerz")  # 10 + 3 = 13
    assert question(state) == (SAPIEHA, "tie") and choices(state) == ["seat:2", "seat:1"]
    say(state, "seat:2")
    say(state, "ukraina")
    assert holding(state, "laws.of.2") == ["kolegia_jezuickie"] and totals(state) == [3, 2, 5]
    pass_actions(state)
    assert question(state) == (LUBOMIRSKI, "place")  # 13/4/4
    say(state, "malopolska")
    pass_actions(state)
    assert question(state) == (POTOCKI, "place")  # 2/9/7
    assert state.view(POTOCKI)["prompt"] == {"count": 1}  # nothing printed, one for the sabre
    say(state, "litwa")
    pass_actions(state)
    say(state, "malopolska")
    pass_actions(state)
    say(state, "litwa")
    assert on_map(state) == [(0, 2, 4), (0, 0, 3), (1, 0, 2), (2, 1, 0), (1, 0, 0)]
    assert holding(state, "laws.of.0") == ["prywatne_ksiestwo"]
    assert holding(state, "laws.of.1") == ["kapitulacja"]
    assert holding(state, "laws.of.2") == ["kolegia_jezuickie", "trybunal", "biskupstwo"]
    return state


def pass_actions(state: State) -> None:
    while question(state)[1] == "action":
        say(state, "pass")


def cards_laid() -> State:
    """Step 11: the five conflicts lie open, and all have laid their last cards."""
    places = {f"conflicts.{numeral}": code for numeral, code in CONFLICTS.items()}
    state = stack_the_deck(after_sejm(), places)
    assert state.pending is not None and state.pending.prompt == "conflicts"
    assert len(holding(state, "conflicts.pile")) == 20
    state.act(LUBOMIRSKI, "6 5 4 11 12")
    state.act(POTOCKI, "6 lady 2 3 5")
    state.act(SAPIEHA, "8 13 6 5 3")
    return state


def conflicts() -> State:
    """Steps 12 to 17."""
    state = cards_laid()
    assert question(state) == (LUBOMIRSKI, "action")
    assert state.view(0)["prompt"] == {"occasion": "conflict", "about": ["wojna_inflancka"]}
    say(state, "hetman")
    say(state, "pass")
    assert choices(state) == ["pass", "kapitulacja"]  # he could, after Hetman
    say(state, "pass")
    say(state, "pass")
    for conflict, provinces, estates in STEPS_12_TO_15:  # as it stands before the next conflict
        assert about(state) == conflict
        assert (on_map(state)[:3], totals(state)) == (provinces, estates)
        for _ in range(3):
            say(state, "pass")
    assert question(state) == (SAPIEHA, "remove_conflict")
    assert choices(state) == ["najazd_ordy_krymskiej", "bunt_kozakow"]
    say(state, "najazd_ordy_krymskiej")
    return state


def test_3_6_steps_0_to_5_the_senate() -> None:
    assert on_map(senate()) == [(0, 1, 2), (0, 0, 1), (0, 0, 0), (2, 1, 0), (1, 0, 0)]


def test_6_5_steps_6_to_10_the_sejm() -> None:
    after_sejm()


def test_6_5_kolegia_would_not_have_helped_with_the_third_law() -> None:
    """7 + 1 is less than 9."""
    state = sejm()
    say(state, "pass")
    say(state, "pass")
    for word in ("kanclerz", "seat:2", "ukraina", "pass", "pass", "pass", "malopolska"):
        say(state, word)
    for word in ("pass", "pass"):
        say(state, word)
    assert question(state) == (SAPIEHA, "action") and choices(state) == [
        "pass",
        "kolegia_jezuickie",
    ]
    say(state, "kolegia_jezuickie")
    assert question(state) == (POTOCKI, "place")


def test_6_5_without_the_chancellor_potocki_wins_the_first_law() -> None:
    state = sejm()
    pass_actions(state)
    assert question(state) == (POTOCKI, "place") and holding(state, "laws.of.1") == [LAWS[0]]


def test_7_13_steps_11_to_17_the_conflicts() -> None:
    state = conflicts()
    assert on_map(state) == [(0, 2, 4), (0, 0, 1), (0, 0, 0), (2, 1, 0), (1, 0, 0)]
    rows = table(state)["estates"]
    assert rows[0]["inflanty"] == rows[0]["slask"] == 1 and totals(state) == [5, 3, 5]
    assert table(state)["partitions"] == ["ukraina", "malopolska"]
    gone = ["wojna_inflancka", "najazd_ordy_krymskiej", "krolowa_habsburzanka"]
    assert holding(state, "conflicts.gone") == gone
    assert holding(state, "conflicts.IV") == ["bunt_kozakow"]
    assert holding(state, "conflicts.V") == ["wojna_turecka"]


def test_7_13_the_strengths_and_scales_of_the_text() -> None:
    state = cards_laid()
    state.act(0, "hetman")
    pass_actions(state)
    assert state.record is not None
    told = [e.facts for e in state.record.events if e.kind in ("battle_won", "battle_lost")]
    assert [(fact["strength"], fact["scale"]) for fact in told] == [
        (23, 21),
        (19, 21),
        (12, 21),
        (19, 24),
        (20, 18),
    ]


def interregnum() -> State:
    """Steps 18 and 19."""
    state = conflicts()
    assert question(state) == (LUBOMIRSKI, "action")
    say(state, "prywatne_ksiestwo litwa")
    assert totals(state) == [6, 3, 5]
    if question(state)[0] == LUBOMIRSKI:
        say(state, "pass")
    assert question(state) == (POTOCKI, "action")
    return state


def test_8_4_steps_18_to_20_the_interregnum() -> None:
    state = interregnum()
    say(state, "podskarbi prusy seat:0")
    assert totals(state) == [5, 4, 5]
    assert on_map(state) == [(1, 2, 4), (0, 0, 1), (0, 0, 0), (2, 1, 0), (0, 1, 0)]
    assert question(state) == (SAPIEHA, "order") and choices(state) == ["seat:0", "seat:2"]
    events = say(state, "seat:0")
    assert table(state)["order"] == [LUBOMIRSKI, SAPIEHA, POTOCKI]
    assert "king" in kinds(events) and question(state) == (LUBOMIRSKI, "senate")
    assert table(state)["offices"] == {} and table(state)["laid"] == [[], [], []]
    assert holding(state, "laws.of.0") == [] and holding(state, "laws.of.1") == ["kapitulacja"]
    assert holding(state, "laws.of.2") == ["kolegia_jezuickie", "trybunal", "biskupstwo"]
    assert len(holding(state, "laws.pile")) == len(holding(state, "conflicts.pile")) == 20
    assert "wojna_z_abazy_pasza" in holding(state, "conflicts.pile")


def test_10_26_the_treasurer_cannot_reach_ukraine_nor_the_fiefs() -> None:
    state = interregnum()
    assert choices(state, "podskarbi") == ["litwa", "wielkopolska", "prusy"]
    for word in ("podskarbi ukraina seat:2", "podskarbi malopolska seat:0"):
        assert why_not(state, word).rule == "10.26"


def test_8_2_kapitulacja_in_the_livonian_war_would_have_been_the_end() -> None:
    """20 < 21; Potocki loses two estates in Lithuania; three partitions."""
    state = cards_laid()
    say(state, "hetman")
    say(state, "pass")
    before = on_map(state)
    events = say(state, "kapitulacja")
    lost = next(event for event in events if event.kind == "battle_lost")
    assert lost.facts == {"conflict": "wojna_inflancka", "strength": 20, "scale": 21}
    pass_actions(state)
    lithuania = on_map(state)[0]
    assert before[0] == (0, 2, 4) and lithuania == (0, 0, 3)
    say(state, "najazd_ordy_krymskiej")
    assert state.result is not None and state.result.kind == "common_defeat"
    assert state.result.detail["provinces"] == ["litwa", "ukraina", "malopolska"]


def test_8_2_kapitulacja_against_the_habsburg_queen_too() -> None:
    """17 < 18: the third partition."""
    state = cards_laid()
    say(state, "hetman")
    while question(state) != (POTOCKI, "action") or about(state) != "krolowa_habsburzanka":
        say(state, "pass")
    events = say(state, "kapitulacja")
    lost = next(event for event in events if event.kind == "battle_lost")
    assert lost.facts == {"conflict": "krolowa_habsburzanka", "strength": 17, "scale": 18}
    pass_actions(state)
    if question(state)[1] == "discard_law":  # Sapieha is the lowest with 2 or 3
        say(state, choices(state)[0])
    say(state, "najazd_ordy_krymskiej")
    assert state.result is not None and state.result.kind == "common_defeat"
    assert state.result.detail["provinces"] == ["ukraina", "malopolska", "wielkopolska"]


def about(state: State) -> str:
    prompt = state.view(question(state)[0])["prompt"]
    assert isinstance(prompt, dict)
    return str(prompt["about"][0])
