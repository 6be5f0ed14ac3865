"""What is in the box of Magnaci: every card with its values, and how sure we are of each.

Cards are small ints here and the codes of the tables for people. Whoever owns the box corrects
a value and its mark in the rows of LAWS, CONFLICTS and KINGS; nothing else has to be touched.
"""

from typing import Final

# How sure a value is.
RULEBOOK: Final = "rulebook"  # printed in the Polish rulebook
DERIVED: Final = "derived"  # follows from the rulebook by logic or arithmetic
FOUND: Final = "found"  # another public source says so
RECONSTRUCTED: Final = "reconstructed"  # our guess, fits every number of the text

MAX_SEATS: Final = 5
AGES: Final = ("gold", "silver", "bronze", "iron")
FAMILIES: Final = ("lubomirski", "potocki", "sapieha", "radziwill", "zamoyski")

# --- family cards: thirteen for everybody, the same for all ---------------------------------------

CARDS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "lady", "11", "12", "13", "14")
HAND: Final = 13
INFLUENCE: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
STRENGTH: Final = (2, 3, 4, 5, 6, 7, 8, 9, 1, 11, 12, 13, 14)
WHOLE_HAND: Final = (1 << HAND) - 1
IN_SENATE: Final = 3  # cards of each player
SEJM_FIELDS: Final = 5
CONFLICTS_IN_PLAY: Final = 5

# --- estates and where they stand -----------------------------------------------------------------

LITHUANIA: Final = 0
UKRAINE: Final = 1
MALOPOLSKA: Final = 2
WIELKOPOLSKA: Final = 3
PRUSSIA: Final = 4
PROVINCES: Final = 5
LIVONIA: Final = 5
SMOLENSK: Final = 6
MOLDAVIA: Final = 7
SILESIA: Final = 8
AREAS: Final = 9
AREA_CODES: Final = (
    "litwa",
    "ukraina",
    "malopolska",
    "wielkopolska",
    "prusy",
    "inflanty",
    "smolenszczyzna",
    "moldawia",
    "slask",
)
PROVINCE_CODES: Final = AREA_CODES[:PROVINCES]
FIEFS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (LIVONIA, SMOLENSK),
    (),
    (MOLDAVIA,),
    (SILESIA,),
    (),
)
POWERS: Final = (
    "moskwa",
    "kozaczyzna_tatarzy",
    "turcja",
    "habsburgowie",
    "brandenburgia_szwecja",
)
SPACES: Final = 10  # for conflicts, two of each power: 2 * province and the next
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
ESTATES: Final = 35  # of one colour
TWO_COLOURS: Final = 3  # up to so many players may take a second colour
PARTITIONS: Final = 3  # so many are the end of the Commonwealth

DOMINANCE_WORTH: Final = 3
ADVANTAGE_WORTH: Final = 2
PRESENCE_WORTH: Final = 1
CLOUDS: Final = 2  # how much a pawn of Black Clouds or Silent Sejm weakens a province

# --- policies of the King -------------------------------------------------------------------------

SABRE: Final = 0
CHALICE: Final = 1
DUCAT: Final = 2
CROWN: Final = 3
SYMBOLS: Final = ("sabre", "chalice", "ducat", "crown")

# Three for each Age: code, symbol, how sure the symbol is.
KINGS: Final = (
    ("zygmunt_august", DUCAT, RECONSTRUCTED),
    ("henryk_walezy", CROWN, RECONSTRUCTED),
    ("stefan_batory", SABRE, RULEBOOK),
    ("zygmunt_iii_waza", CHALICE, RECONSTRUCTED),
    ("wladyslaw_iv_waza", SABRE, RECONSTRUCTED),
    ("jan_kazimierz", CROWN, RECONSTRUCTED),
    ("michal_korybut", CHALICE, RECONSTRUCTED),
    ("jan_iii_sobieski", SABRE, RECONSTRUCTED),
    ("august_ii", DUCAT, RECONSTRUCTED),
    ("stanislaw_leszczynski", CROWN, RECONSTRUCTED),
    ("august_iii", CHALICE, RECONSTRUCTED),
    ("stanislaw_august", DUCAT, RECONSTRUCTED),
)
KINGS_OF_AGE: Final = 3
KING_CODES: Final = tuple([king[0] for king in KINGS])
KING_SYMBOL: Final = tuple([king[1] for king in KINGS])

# --- senators -------------------------------------------------------------------------------------

PRIMATE: Final = 0
TREASURER: Final = 1
HETMAN: Final = 2
CHANCELLOR: Final = 3
OFFICES: Final = 4
OFFICE_CODES: Final = ("prymas", "podskarbi", "hetman", "kanclerz")
OFFICE_SYMBOL: Final = (CHALICE, DUCAT, SABRE, CROWN)
OFFICE_ESTATES: Final = 1
OFFICE_BONUS: Final = 3  # Hetman in a conflict, Chancellor for a law

# --- occasions to play a card ---------------------------------------------------------------------

OCCASIONS: Final = (
    "prymas",
    "podskarbi",
    "hetman",
    "kanclerz",
    "senate_end",
    "law",
    "sejm_end",
    "mission",
    "conflict",
    "interregnum",
)
FOR_SENATOR: Final = 1 | 2 | 4 | 8
SENATE_END: Final = 16
FOR_LAW: Final = 32
SEJM_END: Final = 64
MISSION_TIME: Final = 128
IN_CONFLICT: Final = 256
IN_INTERREGNUM: Final = 512
ANY_TIME: Final = 1023
REACTION: Final = 0  # not in a window
OCCASION_BIT: Final = {code: 1 << i for i, code in enumerate(OCCASIONS)}

# --- laws -----------------------------------------------------------------------------------------

JESUIT_SCHOOLS: Final = 0
TRIBUNAL: Final = 1
CONFEDERATION: Final = 2
CONSTITUTION: Final = 3
VETO: Final = 4
MISSION: Final = 5
RURAL_ASSEMBLY: Final = 6
CORPS_OF_CADETS: Final = 7
BISHOPRIC: Final = 8
VERSAILLES: Final = 9
PACTA: Final = 10
REGULAR_ARMY: Final = 11
LEVY: Final = 12
REBELLION: Final = 13
SURRENDER: Final = 14
DISSIDENTS: Final = 15
FORTRESS: Final = 16
MONASTERY: Final = 17
PALACE: Final = 18
UNION_OF_BREST: Final = 19
AD_MAIOREM: Final = 20
PRIVATE_DUCHY: Final = 21
ENTAIL: Final = 22
GRAIN: Final = 23
ASSIGNATS: Final = 24
LAWS: Final = 25

_S: Final = 1 << SABRE
_C: Final = 1 << CHALICE
_D: Final = 1 << DUCAT
_K: Final = 1 << CROWN
_SEJM: Final = FOR_SENATOR | FOR_LAW
_GUESS: Final = RECONSTRUCTED

# Code, symbols, printed estates, when it is played, how much it adds; then how sure we are of
# symbols, estates and effect.
_LAWS: Final[tuple[tuple[str, int, int, int, int, str, str, str], ...]] = (
    ("kolegia_jezuickie", _C, 2, _SEJM, 1, _GUESS, RULEBOOK, RULEBOOK),
    ("trybunal", _K, 2, _SEJM, 1, _GUESS, RULEBOOK, FOUND),
    ("konfederacja", _K, 1, _SEJM, 2, _GUESS, _GUESS, FOUND),
    ("konstytucja_3_maja", _S | _C | _D | _K, 0, REACTION, 5, RULEBOOK, DERIVED, RULEBOOK),
    ("veto", _K, 1, REACTION, 0, _GUESS, _GUESS, RULEBOOK),
    ("poselstwo", _K, 2, MISSION_TIME, 0, _GUESS, _GUESS, FOUND),
    ("sejmik_ziemski", _K, 2, 1 << CHANCELLOR, 10, _GUESS, _GUESS, FOUND),
    ("szkola_rycerska", _S, 2, 1 << HETMAN, 10, _GUESS, _GUESS, FOUND),
    ("biskupstwo", _C, 2, 1 << PRIMATE, 10, _GUESS, RULEBOOK, FOUND),
    ("wersal_polnocy", _D, 2, 1 << TREASURER, 10, _GUESS, _GUESS, FOUND),
    ("pacta_conventa", _K, 1, SENATE_END | SEJM_END, 0, _GUESS, _GUESS, FOUND),
    ("wojska_kwarciane", _S, 1, IN_CONFLICT, 2, _GUESS, _GUESS, FOUND),
    ("pospolite_ruszenie", _S, 2, IN_CONFLICT, 1, _GUESS, _GUESS, FOUND),
    ("rokosz", _S, 1, IN_CONFLICT, -2, _GUESS, _GUESS, FOUND),
    ("kapitulacja", _S, 0, IN_CONFLICT, -3, RULEBOOK, RULEBOOK, RULEBOOK),
    ("innowiercy", _C, 2, IN_CONFLICT, -1, _GUESS, _GUESS, FOUND),
    ("twierdza", _S, 1, IN_CONFLICT, 3, _GUESS, _GUESS, RULEBOOK),
    ("klasztor", _C, 2, IN_CONFLICT, 1, _GUESS, _GUESS, RULEBOOK),
    ("palazzo_in_fortezza", _D, 2, IN_CONFLICT, 2, _GUESS, _GUESS, RULEBOOK),
    ("unia_brzeska", _C, 1, IN_INTERREGNUM, 1, _GUESS, _GUESS, FOUND),
    ("ad_maiorem_dei_gloriam", _C, 1, IN_INTERREGNUM, 1, _GUESS, _GUESS, FOUND),
    ("prywatne_ksiestwo", _D, 1, IN_INTERREGNUM, 1, _GUESS, RULEBOOK, FOUND),
    ("ordynacja", _D, 2, REACTION, 0, _GUESS, _GUESS, FOUND),
    ("splaw_zboza", _D, 1, IN_INTERREGNUM, 1, _GUESS, _GUESS, FOUND),
    ("asygnaty", _D, 1, ANY_TIME, 0, _GUESS, _GUESS, FOUND),
)
LAW_CODES: Final = tuple([law[0] for law in _LAWS])
LAW_SYMBOLS: Final = tuple([law[1] for law in _LAWS])  # a bit for each symbol
LAW_ESTATES: Final = tuple([law[2] for law in _LAWS])
LAW_TIMING: Final = tuple([law[3] for law in _LAWS])  # a bit for each occasion
LAW_VALUE: Final = tuple([law[4] for law in _LAWS])
MANY_PROVINCES: Final = 4  # Ad maiorem Dei gloriam
DUCHIES_NEEDED: Final = (2, 2, 1, 1)  # Private Duchy, for 2 to 5 players

# --- conflicts ------------------------------------------------------------------------------------

BY_INVASION: Final = 0
BY_LAW: Final = 1
BY_CLOUDS: Final = 2
BY_SILENCE: Final = 3
LOSS_CODES: Final = ("invasion", "law", "black_clouds", "silent_sejm")

_MOSCOW: Final = LITHUANIA
_COSSACKS: Final = UKRAINE
_TURKEY: Final = MALOPOLSKA
_HABSBURGS: Final = WIELKOPOLSKA
_SWEDEN: Final = PRUSSIA
_FAR: Final = (LITHUANIA, UKRAINE)
_SOUTH: Final = (UKRAINE, MALOPOLSKA)
_UPRISING: Final = (UKRAINE, MALOPOLSKA, LITHUANIA)
_RAKOCZI: Final = (MALOPOLSKA, WIELKOPOLSKA)
_EAGLES: Final = (WIELKOPOLSKA, PRUSSIA, LITHUANIA)
_DELUGE: Final = (PRUSSIA, WIELKOPOLSKA, MALOPOLSKA)

# Code, province, scale for each player, area of the reward, loss, provinces invaded; then how sure
# we are of scale, reward and loss.
_CONFLICTS: Final[tuple[tuple[str, int, int, int, int, tuple[int, ...], str, str, str], ...]] = (
    ("wojna_inflancka", _MOSCOW, 7, LIVONIA, BY_INVASION, (0,), RULEBOOK, RULEBOOK, RULEBOOK),
    ("wojna_smolenska", _MOSCOW, 7, SMOLENSK, BY_INVASION, (0,), _GUESS, RULEBOOK, DERIVED),
    ("wojna_moskiewska", _MOSCOW, 6, SMOLENSK, BY_LAW, (), _GUESS, _GUESS, DERIVED),
    ("wojna_z_rosja", _MOSCOW, 8, 0, BY_INVASION, _FAR, _GUESS, DERIVED, _GUESS),
    ("sejm_niemy", _MOSCOW, 8, 0, BY_SILENCE, (), _GUESS, DERIVED, RULEBOOK),
    ("najazd_kantymirzy", _COSSACKS, 6, 1, BY_INVASION, (1,), _GUESS, DERIVED, DERIVED),
    ("bunt_kozakow", _COSSACKS, 7, 1, BY_INVASION, (1,), RULEBOOK, RULEBOOK, RULEBOOK),
    ("wojna_z_abazy_pasza", _COSSACKS, 7, 1, BY_INVASION, (1,), _GUESS, DERIVED, DERIVED),
    ("najazd_ordy_krymskiej", _COSSACKS, 7, 1, BY_INVASION, _SOUTH, RULEBOOK, DERIVED, RULEBOOK),
    ("powstanie_chmielnickiego", _COSSACKS, 8, 1, BY_INVASION, _UPRISING, _GUESS, DERIVED, _GUESS),
    ("przedmurze_chrzescijanstwa", _TURKEY, 7, 2, BY_INVASION, (2,), _GUESS, DERIVED, DERIVED),
    ("swieta_liga", _TURKEY, 7, 2, BY_INVASION, (2,), _GUESS, DERIVED, DERIVED),
    ("wojna_turecka", _TURKEY, 8, 2, BY_INVASION, (2,), RULEBOOK, DERIVED, RULEBOOK),
    ("wojna_moldawska", _TURKEY, 6, MOLDAVIA, BY_LAW, (), _GUESS, DERIVED, DERIVED),
    ("najazd_rakoczego", _TURKEY, 7, 2, BY_INVASION, _RAKOCZI, _GUESS, DERIVED, _GUESS),
    ("elekcja_maksymiliana", _HABSBURGS, 6, 3, BY_INVASION, (3,), _GUESS, DERIVED, DERIVED),
    ("insurekcja", _HABSBURGS, 8, 3, BY_INVASION, (3,), _GUESS, DERIVED, DERIVED),
    ("odsiecz_wiedenska", _HABSBURGS, 7, 3, BY_INVASION, (3,), _GUESS, DERIVED, DERIVED),
    ("krolowa_habsburzanka", _HABSBURGS, 6, SILESIA, BY_LAW, (), RULEBOOK, RULEBOOK, DERIVED),
    (
        "traktat_trzech_czarnych_orlow",
        _HABSBURGS, 8, 3, BY_INVASION, _EAGLES, _GUESS, DERIVED, _GUESS,
    ),
    ("bunt_gdanszczan", _SWEDEN, 6, 4, BY_INVASION, (4,), _GUESS, DERIVED, DERIVED),
    ("wojna_polnocna", _SWEDEN, 8, 4, BY_INVASION, (4,), _GUESS, DERIVED, DERIVED),
    ("wojna_szwedzka", _SWEDEN, 7, 4, BY_INVASION, (4,), _GUESS, DERIVED, DERIVED),
    ("potop_szwedzki", _SWEDEN, 8, 4, BY_INVASION, _DELUGE, _GUESS, DERIVED, _GUESS),
    ("czarne_chmury", _SWEDEN, 7, 4, BY_CLOUDS, (), _GUESS, DERIVED, RULEBOOK),
)  # fmt: skip
CONFLICTS: Final = 25
CONFLICT_CODES: Final = tuple([row[0] for row in _CONFLICTS])
ATTACKED: Final = tuple([row[1] for row in _CONFLICTS])  # the province
SCALE: Final = tuple([row[2] for row in _CONFLICTS])  # for each player
REWARD: Final = tuple([row[3] for row in _CONFLICTS])  # an area
LOSS: Final = tuple([row[4] for row in _CONFLICTS])
INVADED: Final = tuple([row[5] for row in _CONFLICTS])

# --- provenance: name of the value (or table.entry.value) -> how sure, and why --------------------

PROVENANCE: Final[dict[str, tuple[str, str]]] = {
    "AGES": (RULEBOOK, "1 components, age track"),
    "FAMILIES": (
        FOUND,
        "four are named in the rulebook, Zamoyski by a review; seats in this order",
    ),
    "CARDS": (DERIVED, "13 cards; the example plays a full deck three times; the Lady is the ten"),
    "INFLUENCE": (RULEBOOK, "1 components, family cards"),
    "STRENGTH": (RULEBOOK, "1 components, family cards"),
    "IN_SENATE": (RULEBOOK, "1 components, family cards"),
    "SEJM_FIELDS": (RULEBOOK, "1 components, board"),
    "CONFLICTS_IN_PLAY": (RULEBOOK, "7 conflicts"),
    "AREA_CODES": (RULEBOOK, "1 components, board"),
    "FIEFS_OF": (RULEBOOK, "1 components, board"),
    "POWERS": (RULEBOOK, "1 components, board"),
    "NUMERALS": (DERIVED, "7 conflicts: from Moscow clockwise, two spaces each"),
    "ESTATES": (RULEBOOK, "1 components, estates"),
    "TWO_COLOURS": (RULEBOOK, "1 components, estates"),
    "PARTITIONS": (RULEBOOK, "8 interregnum"),
    "DOMINANCE_WORTH": (RULEBOOK, "8 interregnum, end of the game"),
    "ADVANTAGE_WORTH": (RULEBOOK, "8 interregnum, end of the game"),
    "PRESENCE_WORTH": (RULEBOOK, "8 interregnum, end of the game"),
    "CLOUDS": (RULEBOOK, "7 conflicts"),
    "SYMBOLS": (RULEBOOK, "1 components, senators"),
    "KING_CODES": (DERIVED, "three for each Age in the order of history; gold is printed"),
    "OFFICE_CODES": (RULEBOOK, "1 components, senators"),
    "OFFICE_SYMBOL.hetman": (RULEBOOK, "5 senate, example"),
    "OFFICE_SYMBOL.prymas": (DERIVED, "not a sabre; badge and gloss fit one to one"),
    "OFFICE_SYMBOL.podskarbi": (DERIVED, "not a sabre; badge and gloss fit one to one"),
    "OFFICE_SYMBOL.kanclerz": (DERIVED, "not a sabre; badge and gloss fit one to one"),
    "OFFICE_ESTATES": (RULEBOOK, "5 senate"),
    "OFFICE_BONUS": (RULEBOOK, "6 sejm, 7 conflicts"),
    "LAW_CODES": (RULEBOOK, "commentary on the cards"),
    "MANY_PROVINCES": (FOUND, "a player's transcription of the cards, 2015"),
    "DUCHIES_NEEDED": (FOUND, "a player's transcription; the example agrees for three players"),
    "CONFLICT_CODES": (RULEBOOK, "commentary on the cards"),
    "ATTACKED": (DERIVED, "six printed, the rest by runs of the commentary and five a power"),
}


def _mark(mark: str) -> tuple[str, str]:
    """A mark with the usual reason for it."""
    reasons = {
        RULEBOOK: "example or commentary",
        DERIVED: "by elimination from the commentary",
        FOUND: "a player's transcription of the cards, 2015",
        RECONSTRUCTED: "no picture of the card was available",
    }
    return mark, reasons[mark]


for _king in KINGS:
    PROVENANCE[f"KING_SYMBOL.{_king[0]}"] = _mark(_king[2])
for _law in _LAWS:
    PROVENANCE[f"LAW_SYMBOLS.{_law[0]}"] = _mark(_law[5])
    PROVENANCE[f"LAW_ESTATES.{_law[0]}"] = _mark(_law[6])
    PROVENANCE[f"LAW_VALUE.{_law[0]}"] = _mark(_law[7])
for _conflict in _CONFLICTS:
    PROVENANCE[f"SCALE.{_conflict[0]}"] = _mark(_conflict[6])
    PROVENANCE[f"REWARD.{_conflict[0]}"] = _mark(_conflict[7])
    PROVENANCE[f"LOSS.{_conflict[0]}"] = _mark(_conflict[8])
