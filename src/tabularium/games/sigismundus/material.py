"""What is in the box of Sigismundus Augustus: every count, card and value, and how sure we are.

The rules are printed, most numbers on the cards are not known to us: no list or picture of the
cards is public. What is reconstructed fits every statement of the rulebook (PROVENANCE, at the
end). Whoever owns the box can correct the tables here; nothing else has to change.
"""

from typing import Final

# How sure a value is.
RULEBOOK: Final = "rulebook"  # printed in the rulebook; the Polish text decides
DERIVED: Final = "derived"  # follows from the rulebook
FOUND: Final = "found"  # another public source says so
RECONSTRUCTED: Final = "reconstructed"  # our stand-in, not the printed value

MAX_SEATS: Final = 5
SEATS: Final = range(3, 6)

# --- stock ---------------------------------------------------------------------------------------

VOTES: Final = 40
CLIENTS: Final = 20
MARKERS: Final = 10  # of each house, for countries, seals and vacancies
START_CLIENTS: Final = 3
CLIENT_CAP: Final = 4  # pawns of one colour; only with the option `client_cap`
BASE_INCOME: Final = 2
FIGURES_A_ROUND: Final = 3
MAX_AMOUNT: Final = 200  # the highest number that can be said; ducats themselves are not limited

# --- army ----------------------------------------------------------------------------------------

ARMS: Final = ("infantry", "hussars", "artillery")
INFANTRY: Final = 0
HUSSARS: Final = 1
ARTILLERY: Final = 2
POWER: Final = (1, 2, 3)  # also what a unit costs
UNITS: Final = (10, 16, 7)
START_UNITS: Final = (1, 1, 0)
COMBAT_ORDER: Final = (ARTILLERY, HUSSARS, INFANTRY)
POINTS_PER_WOUND: Final = 5

# --- support tracks ------------------------------------------------------------------------------

TRACKS: Final = ("royal", "senatorial", "parliamentary")
ROYAL: Final = 0
SENATORIAL: Final = 1
PARLIAMENTARY: Final = 2
SPACES: Final = 5
TRACK_VOTES: Final = ((5, 4, 3, 2, 1), (4, 3, 2, 1, 0), (3, 2, 1, 0, 0))

# --- houses: printed spaces on the three tracks, initiative --------------------------------------

HOUSES: Final = ("firlej", "teczynski", "gorka", "tarnowski", "zamoyski")
HOUSE_SPACES: Final = ((1, 4, 4), (2, 5, 2), (3, 3, 3), (4, 1, 5), (5, 2, 1))
INITIATIVE: Final = (2, 4, 5, 3, 1)

# --- countries and the foreign policy track ------------------------------------------------------

COUNTRIES: Final = ("lithuania", "sweden", "habsburg", "moscow", "prussia", "turkey")
LITHUANIA: Final = 0
SWEDEN: Final = 1
HABSBURG: Final = 2
MOSCOW: Final = 3
PRUSSIA: Final = 4
TURKEY: Final = 5
ALL_COUNTRIES: Final = 63
COUNTRY_SIDES: Final = ("right", "left", "left", "right", "left", "right")
FIRST_WORTH: Final = (8, 7, 6, 5, 4, 3)  # by space on the track
SECOND_WORTH: Final = (4, 3, 3, 2, 2, 1)
SEAL_VOTES: Final = 1  # Lithuania
SEAL_ARM: Final = ARTILLERY  # Sweden keeps one unit of this arm
SEAL_DUCATS: Final = 1  # Prussia
SEAL_DECK: Final = (-1, -1, 1, 2, -1, 0)  # Habsburg, Moscow, Turkey: a card of this deck

# --- policy cards --------------------------------------------------------------------------------

DECKS: Final = ("internal", "foreign", "military")
INTERNAL: Final = 0
FOREIGN: Final = 1
MILITARY: Final = 2
KINDS_A_DECK: Final = 4
COPIES: Final = 5
POLICIES: Final = (
    "client",
    "primus",
    "death_of_senator",
    "church_foundation",
    "rafting",
    "diplomatic_mission",
    "negotiations",
    "secret_pact",
    "enlistment",
    "abduction",
    "sack",
    "foray",
)
CLIENT: Final = 0
PRIMUS: Final = 1
DEATH: Final = 2
FOUNDATION: Final = 3
RAFTING: Final = 4
MISSION: Final = 5
NEGOTIATIONS: Final = 6
PACT: Final = 7
ENLISTMENT: Final = 8
ABDUCTION: Final = 9
SACK: Final = 10
FORAY: Final = 11
FOUNDATION_COST: Final = 3
FOUNDATION_POINTS: Final = 5
RAFTING_DUCATS: Final = 4
FORAY_POINTS: Final = 6

# --- action fields -------------------------------------------------------------------------------

FIELDS: Final = (
    "envoy",
    "patronage",
    "banners",
    "vacancy",
    "feast",
    "academy",
    "economist_a",
    "economist_b",
    "agitation",
)
ENVOY: Final = 0
PATRONAGE: Final = 1
BANNERS: Final = 2
VACANCY: Final = 3
FEAST: Final = 4
ACADEMY: Final = 5
ECONOMIST_A: Final = 6
ECONOMIST_B: Final = 7  # with five players only
AGITATION: Final = 8
ECONOMIST_DUCATS: Final = 3
ACADEMY_CARDS: Final = 2
VACANCY_VOTES: Final = 2

# --- senatorial offices; office i has the number i + 1 -------------------------------------------

OFFICES: Final = (
    "archiepiscopus_gnesnensis",
    "marschalcus_regni",
    "castellanus_cracoviensis",
    "archiepiscopus_leopoliensis",
    "cancellarius_regni",
    "palatinus_cracoviensis",
    "episcopus_cracoviensis",
    "vicecancellarius_regni",
    "palatinus_posnaniensis",
    "episcopus_cuiaviensis",
    "thesaurarius_regni",
    "palatinus_sandomirensis",
    "episcopus_posnaniensis",
    "marschalcus_curiae",
    "castellanus_posnaniensis",
)
OFFICE_COUNT: Final = 15
OFFICE_KINDS: Final = ("ecclesiastical", "ministerial", "land")
ECCLESIASTICAL: Final = 0
MINISTERIAL: Final = 1
LAND: Final = 2
MARSHAL: Final = 1  # offices by index
CHANCELLOR: Final = 4
VICECHANCELLOR: Final = 7
TREASURER: Final = 10
COURT_MARSHAL: Final = 13
PALATINES: Final = (5, 8, 11)
INCOME: Final = (4, 3, 2, 2, 3, 5, 4, 2, 4, 3, 4, 3, 2, 2, 2)
INCOME_BACK: Final = (4, 3, 2, 2, 3, 3, 4, 2, 2, 3, 4, 1, 2, 2, 2)
PRESTIGE: Final = (5, 4, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 1)
PRESTIGE_BACK: Final = (1, 4, 5, 1, 4, 4, 1, 3, 3, 1, 2, 2, 1, 2, 1)
# The arm a land office brings, and keeps without pay; -1: none.
OFFICE_ARM: Final = (-1, -1, 0, -1, -1, 1, -1, -1, 1, -1, -1, 1, -1, -1, 0)
START_OFFICES: Final = (14, 12, 11, 9, 8)  # as many as there are players
MARSHAL_VOTES: Final = 1
TREASURER_DUCATS: Final = 1
COURT_MARSHAL_DISCOUNT: Final = 1

# --- sejms and their acts ------------------------------------------------------------------------

ACTS: Final = (
    "confirmation",
    "heresy_edict",
    "church_courts",
    "national_church",
    "incompatibilitas",
    "execution",
    "trent",
    "union",
)
CONFIRMATION: Final = 0
HERESY_EDICT: Final = 1
CHURCH_COURTS: Final = 2
NATIONAL_CHURCH: Final = 3
INCOMPATIBILITAS: Final = 4
EXECUTION: Final = 5
TRENT: Final = 6
UNION: Final = 7
LAST_SEJM: Final = 7
FULL_GAME: Final = (0, 1, 2, 3, 4, 5, 6, 7)
SHORT_GAME: Final = (0, 1, 4, 7)
SEJM_PLACES: Final = (
    "piotrkow",
    "piotrkow",
    "piotrkow",
    "piotrkow",
    "piotrkow",
    "warszawa",
    "parczow",
    "lublin",
)
SEJM_DATES: Final = (
    "1548-10-31",
    "1550-05-15",
    "1552-02-02",
    "1555-09-22",
    "1562-11-30",
    "1563-11-22",
    "1564-06-24",
    "1569-01-10",
)
CONFIRMATION_VOTES: Final = 2
HERESY_VOTES: Final = 1
TRENT_PRESTIGE: Final = 1
UNION_TIMES: Final = 2

# --- royal demands -------------------------------------------------------------------------------

DEMANDS: Final = ("tax", "support", "host")
TAX: Final = 0
SUPPORT: Final = 1
HOST: Final = 2
DEMAND_COPIES: Final = 3

# --- figures: twelve with a golden ribbon, twelve with an ability --------------------------------

FIGURES: Final = (
    "kochanowski",
    "rej",
    "gornicki",
    "orzechowski",
    "modrzewski",
    "kromer",
    "hozjusz",
    "przyluski",
    "sieniawski",
    "padovano",
    "jazlowiecki",
    "provana",
    "szamotuly",
    "bakfark",
    "bielski",
    "strus",
    "laski",
    "konarski",
    "taranowski",
    "grzepski",
    "zebrzydowski",
    "pretwicz",
    "wisniowiecki",
    "sierpinek",
)
FIGURE_COUNT: Final = 24
KOCHANOWSKI: Final = 0
REJ: Final = 1
GORNICKI: Final = 2
ORZECHOWSKI: Final = 3
MODRZEWSKI: Final = 4
KROMER: Final = 5
HOZJUSZ: Final = 6
PRZYLUSKI: Final = 7
SIENIAWSKI: Final = 8
PADOVANO: Final = 9
JAZLOWIECKI: Final = 10
PROVANA: Final = 11
FIRST_ABILITY: Final = 12
SZAMOTULY: Final = 12
BAKFARK: Final = 13
BIELSKI: Final = 14
STRUS: Final = 15
LASKI: Final = 16
KONARSKI: Final = 17
TARANOWSKI: Final = 18
GRZEPSKI: Final = 19
ZEBRZYDOWSKI: Final = 20
PRETWICZ: Final = 21
WISNIOWIECKI: Final = 22
SIERPINEK: Final = 23
FIGURE_CALLINGS: Final = (
    "culture",
    "culture",
    "culture",
    "culture",
    "culture",
    "diplomat",
    "diplomat",
    "culture",
    "military",
    "culture",
    "military",
    "diplomat",
    "culture",
    "culture",
    "culture",
    "culture",
    "diplomat",
    "diplomat",
    "diplomat",
    "culture",
    "military",
    "military",
    "military",
    "military",
)
# Points of a ribbon: for each thing it counts, or for the first space of a track, or at once.
RIBBON_POINTS: Final = (2, 6, 6, 6, 2, 3, 3, 3, 3, 5, 1, 1)
TRACK_RIBBON: Final = (6, 4, 2, 0, 0)  # by space
DUCATS_A_POINT: Final = 2  # Provana
RIBBON_CAP: Final = 8
COMBAT_BONUS: Final = 2

# --- what every card does, as a code and its number ----------------------------------------------

# The catalogues have one sentence for each code; a card is never an icon without words.
EFFECTS: Final[dict[str, tuple[str, int]]] = {
    "client": ("client", 1),
    "primus": ("first_player", 0),
    "death_of_senator": ("lose_office", 1),
    "church_foundation": ("foundation", FOUNDATION_POINTS),
    "rafting": ("ducats", RAFTING_DUCATS),
    "diplomatic_mission": ("crown", 1),
    "negotiations": ("move_country", 1),
    "secret_pact": ("close_country", 1),
    "enlistment": ("enlist", 2),
    "abduction": ("attack_figure", 1),
    "sack": ("attack_ducats", 2),
    "foray": ("attack_points", FORAY_POINTS),
    "archiepiscopus_gnesnensis": ("court", 1),
    "archiepiscopus_leopoliensis": ("court", 1),
    "episcopus_cracoviensis": ("court", 1),
    "episcopus_cuiaviensis": ("court", 1),
    "episcopus_posnaniensis": ("court", 1),
    "marschalcus_regni": ("votes", MARSHAL_VOTES),
    "cancellarius_regni": ("draw_any", 1),
    "vicecancellarius_regni": ("free_marker", 1),
    "thesaurarius_regni": ("income_ducats", TREASURER_DUCATS),
    "marschalcus_curiae": ("surcharge_less", COURT_MARSHAL_DISCOUNT),
    "castellanus_cracoviensis": ("keeps_infantry", 1),
    "castellanus_posnaniensis": ("keeps_infantry", 1),
    "palatinus_cracoviensis": ("keeps_hussars", 1),
    "palatinus_posnaniensis": ("keeps_hussars", 1),
    "palatinus_sandomirensis": ("keeps_hussars", 1),
    "confirmation": ("nobility_votes", CONFIRMATION_VOTES),
    "heresy_edict": ("votes_per_ecclesiastical", HERESY_VOTES),
    "church_courts": ("no_court", 0),
    "national_church": ("turn_ecclesiastical", 1),
    "incompatibilitas": ("one_of_a_kind", 1),
    "execution": ("turn_palatines", 0),
    "trent": ("prestige_per_ecclesiastical", TRENT_PRESTIGE),
    "union": ("lithuania_times", UNION_TIMES),
    "lithuania": ("votes", SEAL_VOTES),
    "sweden": ("keeps_artillery", 1),
    "habsburg": ("draw_foreign", 1),
    "moscow": ("draw_military", 1),
    "prussia": ("income_ducats", SEAL_DUCATS),
    "turkey": ("draw_internal", 1),
    "kochanowski": ("ribbon_per_figure", RIBBON_POINTS[0]),
    "rej": ("ribbon_parliamentary", RIBBON_POINTS[1]),
    "gornicki": ("ribbon_royal", RIBBON_POINTS[2]),
    "orzechowski": ("ribbon_senatorial", RIBBON_POINTS[3]),
    "modrzewski": ("ribbon_per_act", RIBBON_POINTS[4]),
    "kromer": ("ribbon_per_seal", RIBBON_POINTS[5]),
    "hozjusz": ("ribbon_per_ecclesiastical", RIBBON_POINTS[6]),
    "przyluski": ("ribbon_per_ministerial", RIBBON_POINTS[7]),
    "sieniawski": ("ribbon_per_land", RIBBON_POINTS[8]),
    "padovano": ("ribbon", RIBBON_POINTS[9]),
    "jazlowiecki": ("ribbon_per_power", RIBBON_POINTS[10]),
    "provana": ("ribbon_per_two_ducats", RIBBON_POINTS[11]),
    "szamotuly": ("votes", 1),
    "bakfark": ("feast", 1),
    "bielski": ("agitation", 1),
    "strus": ("no_death", 0),
    "laski": ("no_court_on_you", 0),
    "konarski": ("free_marker", 1),
    "taranowski": ("envoy", 1),
    "grzepski": ("academy", 1),
    "zebrzydowski": ("combat_hussars", COMBAT_BONUS),
    "pretwicz": ("ignore_wound", 1),
    "wisniowiecki": ("combat_infantry", COMBAT_BONUS),
    "sierpinek": ("income_ducats", 1),
    "tax": ("bid_ducats", 0),
    "support": ("bid_votes", 0),
    "host": ("bid_units", 0),
}


def number_of(office: int) -> int:
    """The number on an office's card, by which people name it; inside they count from 0."""
    return office + 1


def kind_of(office: int) -> int:
    """The kind of an office: the offices lie in rows of three, each column is a kind."""
    return office % 3


def sejms_of(short: bool) -> tuple[int, ...]:
    """The sejms of a game in their order."""
    return SHORT_GAME if short else FULL_GAME


# --- provenance: name of the value (or table.entry) -> how sure, and where it stands -------------

PROVENANCE: Final[dict[str, tuple[str, str]]] = {
    "VOTES": (RULEBOOK, "PL: components"),
    "CLIENTS": (RULEBOOK, "PL: components"),
    "MARKERS": (RULEBOOK, "PL: components"),
    "START_CLIENTS": (RULEBOOK, "PL: set-up"),
    "CLIENT_CAP": (FOUND, "four pawns in each of five colours"),
    "BASE_INCOME": (RULEBOOK, "PL: income"),
    "FIGURES_A_ROUND": (RULEBOOK, "PL: initiative c"),
    "UNITS": (RULEBOOK, "PL: components"),
    "POWER": (DERIVED, "from the combat example and the order of the phases, 1, 2 or 3"),
    "START_UNITS": (RULEBOOK, "PL: set-up"),
    "COMBAT_ORDER": (RULEBOOK, "PL: combat"),
    "POINTS_PER_WOUND": (RULEBOOK, "PL: combat"),
    "DIE_SIDES": (DERIVED, "a misprint for six-sided; the example rolls 1, 6, 5, 1"),
    "SPACES": (DERIVED, "one marker a space, five houses at most"),
    "TRACK_VOTES.royal.II": (RULEBOOK, "PL: votes example"),
    "TRACK_VOTES.senatorial.IV": (RULEBOOK, "PL: votes example"),
    "TRACK_VOTES.parliamentary.II": (RULEBOOK, "PL: votes example"),
    "TRACK_VOTES": (RECONSTRUCTED, "straight lines through the three printed points"),
    "HOUSES.zamoyski": (FOUND, "a review names the two houses that still exist"),
    "HOUSES.tarnowski": (FOUND, "a review names the two houses that still exist"),
    "HOUSES": (RECONSTRUCTED, "three extinct houses of the time"),
    "HOUSE_SPACES": (RECONSTRUCTED, "each track once, equal votes at the start"),
    "INITIATIVE": (RECONSTRUCTED, "best for the houses without a representative"),
    "COUNTRIES.lithuania": (RULEBOOK, "PL: scoring example"),
    "COUNTRIES.sweden": (RULEBOOK, "PL: maintaining the army"),
    "COUNTRIES.habsburg": (FOUND, "a shop page and a review"),
    "COUNTRIES.moscow": (FOUND, "a review"),
    "COUNTRIES.prussia": (RECONSTRUCTED, "a neighbour that mattered"),
    "COUNTRIES.turkey": (RECONSTRUCTED, "a neighbour that mattered"),
    "FIRST_WORTH.1": (RULEBOOK, "PL: scoring example, 8/4"),
    "FIRST_WORTH": (RECONSTRUCTED, "falls by one"),
    "SECOND_WORTH": (RECONSTRUCTED, "half of the first, rounded down"),
    "SEAL.sweden": (RULEBOOK, "PL: keeps one unit; which arm is reconstructed"),
    "SEALS": (RECONSTRUCTED, "one for each part of the game; cards and gold are found"),
    "POLICIES": (RULEBOOK, "PL: twelve kinds in the order of the text"),
    "COPIES": (RECONSTRUCTED, "20 cards a deck, four kinds: five of each"),
    "FOUNDATION_COST": (RULEBOOK, "PL: policy card 4"),
    "FOUNDATION_POINTS": (RULEBOOK, "PL: policy card 4"),
    "RAFTING_DUCATS": (RULEBOOK, "PL: policy card 5"),
    "FORAY_POINTS": (RULEBOOK, "PL: policy card 12"),
    "FIELDS": (RULEBOOK, "PL: eight actions, nine fields; EN and DE: two Economists"),
    "ECONOMIST_DUCATS": (RULEBOOK, "PL: action 7"),
    "ACADEMY_CARDS": (RULEBOOK, "PL: action 6"),
    "VACANCY_VOTES": (RULEBOOK, "PL: action 4"),
    "OFFICES.9": (RULEBOOK, "PL: set-up"),
    "OFFICES.10": (RULEBOOK, "PL: set-up"),
    "OFFICES.12": (RULEBOOK, "PL: set-up"),
    "OFFICES.13": (RULEBOOK, "PL: set-up"),
    "OFFICES.15": (RULEBOOK, "PL: set-up"),
    "OFFICES.3": (DERIVED, "PL names it; its number follows from the columns"),
    "OFFICES": (DERIVED, "columns by kind, order of precedence of the Crown senate"),
    "START_OFFICES": (RULEBOOK, "PL: table in the set-up"),
    "INCOME": (RECONSTRUCTED, "lower numbers are better"),
    "INCOME_BACK": (RECONSTRUCTED, "palatines: lower"),
    "PRESTIGE": (RECONSTRUCTED, "lower numbers are better"),
    "PRESTIGE_BACK.ecclesiastical": (RULEBOOK, "PL: act example, one point each"),
    "PRESTIGE_BACK": (RECONSTRUCTED, "as the front"),
    "OFFICE_ARM.castellans": (RULEBOOK, "PL: office example"),
    "OFFICE_ARM": (RECONSTRUCTED, "palatines: hussars"),
    "OFFICE_ABILITIES.court": (RULEBOOK, "PL: ecclesiastical court; that all five have it is ours"),
    "OFFICE_ABILITIES": (RECONSTRUCTED, "ministers"),
    "ACTS.national_church": (RULEBOOK, "PL: act example"),
    "ACTS.incompatibilitas": (RULEBOOK, "PL: round V; the exact limit is reconstructed"),
    "ACTS.execution": (DERIVED, "an act turns the palatines; that it is this one is ours"),
    "ACTS": (RECONSTRUCTED, "the subjects of those sejms"),
    "SEJM_PLACES": (DERIVED, "I, V and that of 1555 are printed as Piotrków; others are history"),
    "SEJM_DATES.4": (RULEBOOK, "PL: act example; history has April"),
    "SEJM_DATES": (FOUND, "openings of the sejms, dziejesejmu.pl; that of 1562 historykon.pl"),
    "SHORT_GAME": (RULEBOOK, "PL: set-up"),
    "DEMANDS": (RULEBOOK, "PL: nine cards of three kinds"),
    "DEMAND_COPIES": (RECONSTRUCTED, "three of each"),
    "FIGURES.sierpinek": (FOUND, "Mateusz, that is Matthias Scharping; bomega.pl"),
    "FIGURES": (RECONSTRUCTED, "people of the time; 24 cards, ability or golden ribbon"),
}
