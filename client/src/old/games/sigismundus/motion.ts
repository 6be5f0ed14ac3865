// Sigismundus Augustus in motion: clients, markers, offices, figures, ducats and points.
import { atPlayer, change, seatMark, type Motion, type Motions } from "../../motion/move";

/** So much of something comes to a player, or goes. */
const gets =
  (fact: string, label: string, from?: (event: Record<string, unknown>) => string[]): Motion =>
  (event, { words }) =>
    change(event["seat"], event[fact], words.say(label), from?.(event));

/** A piece of the player's own goes to a mark of the board. */
const puts =
  (mark: (event: Record<string, unknown>) => string[]): Motion =>
  (event) => [
    {
      from: [seatMark(event["seat"])],
      to: mark(event),
      sign: { text: "", seat: event["seat"] },
    },
  ];

const DUCATS = "client-sigismundus-ducats";
const POINTS = "client-points";

const taken: Motion = (event, { eyes }) => [
  { thing: [`figure:${event["figure"]}`], to: atPlayer(event["seat"], eyes) },
];

/** From one player to another, as much as was paid. */
const pays: Motion = (event, { words }) => [
  {
    from: [seatMark(event["target"])],
    to: [seatMark(event["seat"])],
    sign: { text: `${words.say(DUCATS)} +${event["ducats"]}`, seat: event["seat"] },
  },
];

export const motions: Motions = {
  client_placed: puts((event) => [`field:${event["field"]}`]),
  client_taken: (event) => [{ ring: [seatMark(event["seat"])] }],
  markers: puts((event) => [
    `marks:${event["country"]}:${event["seat"]}`,
    `country:${event["country"]}`,
  ]),
  office_gained: puts((event) => [`office:${event["office"]}`]),
  office_lost: (event) => [
    { from: [`office:${event["office"]}`], sign: { text: "", seat: event["seat"] } },
  ],
  advanced: (event) => {
    const mark = `track:${event["track"]}:${event["seat"]}`;
    return [{ from: [mark], lands: [mark] }];
  },
  figure_taken: taken,
  figure_bribed: taken,
  abducted: taken,
  income: gets("ducats", DUCATS, (event) => [`office:${event["office"]}`]),
  earned: gets("ducats", DUCATS),
  rafted: gets("ducats", DUCATS, () => ["field:rafting"]),
  sacked: pays,
  upkeep: (event, { words }) => change(event["seat"], -Number(event["ducats"]), words.say(DUCATS)),
  prestige: gets("points", POINTS),
  country_scored: gets("points", POINTS, (event) => [`country:${event["country"]}`]),
  church_founded: gets("points", POINTS),
  ribbon: gets("points", POINTS, (event) => [`figure:${event["figure"]}`]),
  foray: gets("points", POINTS, (event) => [seatMark(event["target"])]),
  votes: gets("votes", "client-sigismundus-vote"),
  extra_votes: gets("votes", "client-sigismundus-vote"),
  votes_lost: (event, { words }) =>
    change(event["seat"], -Number(event["votes"]), words.say("client-sigismundus-vote")),
  sold: (event, { words }) => [
    {
      from: [seatMark(event["seat"])],
      to: [seatMark(event["target"])],
      sign: {
        text: `${words.say("client-sigismundus-vote")} +${event["votes"]}`,
        seat: event["target"],
      },
    },
    ...change(event["seat"], event["ducats"], words.say(DUCATS)),
  ],
  seal: puts((event) => [`country:${event["country"]}`]),
  played: (event, { words }) => [
    {
      from: [seatMark(event["seat"])],
      to: ["sejm"],
      sign: { text: words.item(String(event["card"])), seat: event["seat"] },
    },
  ],
  sejm_called: () => [{ ring: ["sejm"] }],
  act_decided: () => [{ ring: ["sejm"] }],
};
