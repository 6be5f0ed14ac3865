"""What an observer sees of the table. It lies open; what is secret lies in places."""

from typing import Final

from tabularium.games.sigismundus.attack import attack_facts, rolled_in
from tabularium.games.sigismundus.course import round_facts
from tabularium.games.sigismundus.material import (
    ACTS,
    ECCLESIASTICAL,
    EXECUTION,
    INCOME,
    INCOME_BACK,
    NATIONAL_CHURCH,
    OFFICES,
    PALATINES,
    PARLIAMENTARY,
    PRESTIGE,
    PRESTIGE_BACK,
    ROYAL,
    SENATORIAL,
    TRENT,
    TRENT_PRESTIGE,
    kind_of,
)
from tabularium.games.sigismundus.plain import laid_out, load_table
from tabularium.games.sigismundus.shape import Laid, OfficeCard, Table
from tabularium.games.sigismundus.state import Sigismundus
from tabularium.games.sigismundus.tracks import representative
from tabularium.kernel import Facts

SEEN: Final = tuple(Laid.__annotations__)
# By office: the act that turns it, or -1.
TURNED_BY: Final = tuple(
    [
        NATIONAL_CHURCH
        if kind_of(office) == ECCLESIASTICAL
        else EXECUTION
        if office in PALATINES
        else -1
        for office in range(len(OFFICES))
    ]
)


def face_of(office: int, acts: int) -> OfficeCard:
    """An office that nobody holds, with those of three acts in force that touch offices."""
    act = TURNED_BY[office]
    back = acts & 1 == 1 if act == NATIONAL_CHURCH else act == EXECUTION and acts & 2 == 2
    more = TRENT_PRESTIGE if acts & 4 and kind_of(office) == ECCLESIASTICAL else 0
    return {
        "holder": None,
        "claimed": None,
        "turned": ACTS[act] if back else None,
        "income": INCOME_BACK[office] if back else INCOME[office],
        "prestige": more + (PRESTIGE_BACK[office] if back else PRESTIGE[office]),
        "added": more,
    }


# By 1 National Church + 2 Execution + 4 Trent, then by office: reckoned once, copied into views.
FACES: Final = tuple(
    [tuple([face_of(office, acts) for office in range(len(OFFICES))]) for acts in range(8)]
)


def view_table(t: Sigismundus, seat: int) -> Table:
    """The whole table, by name."""
    return {
        **laid_out(t),
        "cards": office_cards(t),
        "representatives": {
            "royal": representative(t, ROYAL),
            "senatorial": representative(t, SENATORIAL),
            "parliamentary": representative(t, PARLIAMENTARY),
        },
        "attack": attack_facts(t),
        "round": round_facts(t),
    }


def imagine_table(t: Sigismundus, table: Facts) -> None:
    """The table of a view is complete."""
    load_table(t, {name: table[name] for name in SEEN})
    t.rolled = rolled_in(table["attack"])


def office_cards(t: Sigismundus) -> dict[str, OfficeCard]:
    """4.3, 15: every office with the side that is up, its holder and who claims it."""
    church, trent = t.acts >> NATIONAL_CHURCH & 1, t.acts >> TRENT & 1
    faces = FACES[church + 2 * (t.acts >> EXECUTION & 1) + 4 * trent]
    found: dict[str, OfficeCard] = {}
    for office, code in enumerate(OFFICES):
        card = faces[office].copy()
        if t.offices[office] >= 0:
            card["holder"] = t.offices[office]
        if t.vacancies[office] >= 0:
            card["claimed"] = t.vacancies[office]
        found[code] = card
    return found
