// What moves when something happens.
import { fly, type Motion, type ScenesOf } from "../../scenes/scene";
import type { SigismundusGame } from "./game";

const seat = (n: number): string => `seat:${n}`;
const ring = (n: number): string => `points:${n}`;
const pulse = (what: string): Motion => ({ how: "pulse", what });
/** Points: a laurel to the marker on the ring, which has walked on. */
const scored = (from: string, n: number): Motion[] => [
  fly(`laurel:${n}`, from, seat(n)),
  pulse(ring(n)),
];
const coin = (n: number, from: string, to: string): Motion => fly(`coin:${n}`, from, to);
const ballot = (n: number, from: string, to: string): Motion => fly(`vote:${n}`, from, to);

export const scenes: ScenesOf<SigismundusGame> = {
  beats: [
    "sejm_called",
    "attack",
    "struck",
    "combat_over",
    "royal_track",
    "act_votes",
    "act_decided",
    "country_scored",
    "office_gained",
    "ribbon",
  ],
  motion: {
    first_player: (e) => pulse(seat(e.seat)),
    sejm_called: (e) => [
      pulse(`charter:${e.act}`),
      { how: "appear", what: "demand:now" },
      ...e.figures.map((f): Motion => ({ how: "appear", what: `figure:${f}` })),
    ],
    office_gained: (e) => fly(`token:${e.seat}`, seat(e.seat), `office:${e.office}`),
    office_lost: (e) => fly(`token:${e.seat}`, `office:${e.office}`, seat(e.seat)),
    vacancy: (e) => fly(`token:${e.seat}`, seat(e.seat), `office:${e.office}`),
    income: (e) =>
      coin(e.seat, e.office ? `office:${e.office}` : "field:economist_a", seat(e.seat)),
    renewed: (e) => pulse(`deck:${e.deck}`),
    drew: (e) => fly(`back:${e.deck}`, `deck:${e.deck}`, seat(e.seat)),
    played: (e) => pulse(seat(e.seat)),
    discarded: (e) => pulse(seat(e.seat)),
    judged: (e) => fly(`back:${e.deck}`, seat(e.target), seat(e.seat)),
    client_taken: (e) => fly(`pawn:${e.seat}`, "field:feast", seat(e.seat)),
    client_placed: (e) => [
      fly(`pawn:${e.seat}`, seat(e.seat), `field:${e.field}`),
      ...(e.cost ? [coin(e.seat, seat(e.seat), `field:${e.field}`)] : []),
    ],
    earned: (e) => coin(e.seat, "field:economist_a", seat(e.seat)),
    rafted: (e) => coin(e.seat, "deck:foreign", seat(e.seat)),
    ducats_offered: (e) => coin(e.seat, seat(e.seat), "track:royal"),
    votes_offered: (e) => ballot(e.seat, seat(e.seat), "track:royal"),
    votes_lost: (e) => ballot(e.seat, seat(e.seat), "track:parliamentary"),
    votes: (e) => ballot(e.seat, "track:senatorial", seat(e.seat)),
    extra_votes: (e) => ballot(e.seat, "deck:internal", seat(e.seat)),
    prestige: (e) => scored("demand:now", e.seat),
    church_founded: (e) => scored("deck:internal", e.seat),
    unit_taken: (e) => fly(`troop:${e.seat}.${e.arm}`, "field:banners", seat(e.seat)),
    upkeep: (e) => [
      ...(e.ducats ? [coin(e.seat, seat(e.seat), "field:economist_b")] : []),
      ...e.units.map((arm) => fly(`troop:${e.seat}.${arm}`, seat(e.seat), "field:banners")),
    ],
    lost: (e) => e.units.map((arm) => fly(`troop:${e.seat}.${arm}`, seat(e.seat), "field:banners")),
    attack: (e) => [pulse(seat(e.seat)), pulse(seat(e.target))],
    struck: (e) => pulse(`die:${e.seat}.${e.arm}`),
    combat_over: (e) => pulse(seat(e.won ? e.seat : e.target)),
    abducted: (e) => fly(`figure:${e.figure}`, seat(e.target), seat(e.seat)),
    figure_bribed: (e) => [
      coin(e.seat, seat(e.seat), `figure:${e.figure}`),
      fly(`figure:${e.figure}`, seat(e.target), seat(e.seat)),
    ],
    figure_taken: (e) => [
      ...(e.ducats ? [coin(e.seat, seat(e.seat), `figure:${e.figure}`)] : []),
      fly(`figure:${e.figure}`, `figure:${e.figure}`, seat(e.seat)),
    ],
    sacked: (e) => coin(e.seat, seat(e.target), seat(e.seat)),
    foray: (e) => [fly(`laurel:${e.target}`, ring(e.target), ring(e.seat)), pulse(ring(e.seat))],
    markers: (e) => fly(`token:${e.seat}`, seat(e.seat), `country:${e.country}`),
    crowned: (e) => [
      fly("crown:0", "track:royal", `country:${e.country}`),
      pulse(`country:${e.country}`),
    ],
    country_closed: (e) => pulse(`country:${e.country}`),
    country_empty: (e) => pulse(`country:${e.country}`),
    country_moved: (e) => pulse(`direction:${e.country}`),
    country_scored: (e) => scored(`country:${e.country}`, e.seat),
    seal: (e) => fly(`seal:${e.seat}`, seat(e.seat), `country:${e.country}`),
    advanced: (e) => fly(`token:${e.seat}`, seat(e.seat), `track:${e.track}`),
    sold: (e) => [
      ballot(e.target, seat(e.seat), seat(e.target)),
      coin(e.seat, seat(e.target), seat(e.seat)),
    ],
    office_bid: (e) => ballot(e.seat, seat(e.seat), `office:${e.office}`),
    demand_bid: (e) =>
      e.demand === "tax"
        ? coin(e.seat, seat(e.seat), "demand:now")
        : ballot(e.seat, seat(e.seat), "demand:now"),
    royal_track: (e) => e.seats.map((n) => fly(`token:${n}`, seat(n), "track:royal")),
    act_votes: (e) => pulse(`charter:${e.act}`),
    act_decided: (e) => fly("seal:0", "track:royal", `charter:${e.act}`),
    tie: (e) => pulse(seat(e.seat)),
    ribbon: (e) => scored(`figure:${e.figure}`, e.seat),
  },
  sound: {
    sejm_called: "paper",
    drew: "paper",
    played: "paper",
    discarded: "paper",
    client_placed: "wood",
    markers: "wood",
    vacancy: "wood",
    advanced: "wood",
    royal_track: "wood",
    office_gained: "wood",
    unit_taken: "wood",
    seal: "wood",
    income: "coin",
    earned: "coin",
    rafted: "coin",
    sacked: "coin",
    sold: "coin",
    upkeep: "coin",
    struck: "dice",
    act_decided: "paper",
  },
};
