// Orléans in motion: followers, goods, merchants and coins, from where they were to whose they are.
import { atPlayer, change, seatMark, type Motion, type Motions } from "../../motion/move";

/** Something that is taken from the table goes to its player. */
const takes =
  (marks: (event: Record<string, unknown>) => string[], own: string): Motion =>
  (event, { eyes }) => [
    { thing: marks(event), to: atPlayer(event["seat"], eyes, `${own}:${event["seat"]}`) },
  ];

/** Something that stays the same piece and only stands elsewhere now. */
const walks = (mark: string) => ({ from: [mark], lands: [mark] });

const coins: Motion = (event, { words }) =>
  change(event["seat"], event["coins"], words.say("orleans-score-coins"));

export const motions: Motions = {
  recruited: (event, { eyes }) => [
    {
      thing: [`supply:${event["type"]}`],
      to: atPlayer(event["seat"], eyes, `bag:${event["seat"]}`),
    },
    walks(`track:${event["type"]}:${event["seat"]}`),
  ],
  drawn: (event, { eyes }) =>
    event["seat"] === eyes ? [{ ring: [`market:${eyes}`] }] : [{ ring: [seatMark(event["seat"])] }],
  taken_back: (event, { eyes }) =>
    event["seat"] === eyes ? [{ ring: [`market:${eyes}`] }] : [{ ring: [seatMark(event["seat"])] }],
  planned: (event) => [{ ring: [seatMark(event["seat"])] }],
  action: (event) => [
    { ring: [`place:${event["seat"]}:${event["place"]}`] },
    { ring: [seatMark(event["seat"])] },
  ],
  travelled: (event) => [walks(`merchant:${event["seat"]}`)],
  station: (event) => [
    {
      from: [`merchant:${event["seat"]}`, seatMark(event["seat"])],
      lands: [`station:${event["city"]}`],
      to: [`city:${event["city"]}`],
    },
  ],
  good: takes((event) => [`jarmark:${event["good"]}`], "goods"),
  good_on_way: takes((event) => [`way:${event["good"]}`], "goods"),
  good_paid: (event) => [{ ring: [seatMark(event["seat"])] }],
  tile: takes((event) => [String(event["place"])], "goods"),
  donated: (event) => [
    {
      from: [`market:${event["seat"]}`, seatMark(event["seat"])],
      to: [`slots:${event["deed"]}`],
      sign: { text: "", seat: event["seat"] },
    },
  ],
  developed: (event, { words }) => [
    walks(`track:development:${event["seat"]}`),
    ...change(event["seat"], event["points"], words.say("client-orleans-development")),
  ],
  coins,
  paid: (event, told) => coins({ ...event, coins: -Number(event["coins"]) }, told),
  citizen: (event, { words }) => change(event["seat"], 1, words.say("orleans-score-citizens")),
  technology: (event, { words }) =>
    change(event["seat"], 1, words.say("orleans-board-technology"), ["supply:technology"]),
  technology_placed: (event) => [{ ring: [`space:${event["seat"]}:${event["space"]}`] }],
  baked: (event, { words }) =>
    change(event["seat"], event["loaves"], words.say("orleans-score-bread")),
  hourglass: () => [{ ring: ["event"] }],
};
