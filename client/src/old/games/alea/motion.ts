// Alea in motion: dice go from the roll to a building, prizes to whoever wins them.
import { atPlayer, change, seatMark, type Motion, type Motions } from "../../motion/move";
import type { Facts } from "../../../lib/protocol/messages";

/** Dice of a placement land one by one where they stand from now on. */
const placed =
  (building: string, facesOf: (event: Facts) => number[]): Motion =>
  (event) =>
    facesOf(event).map((face) => ({
      from: [`tray:${face}`, seatMark(event["seat"])],
      lands: [`${building}:${event["seat"]}:${face}`],
      to: [`building:${building}`],
    }));

const faces = (event: Facts): number[] => event["faces"] as number[];

/** A piece that lay to be won goes to its new owner. */
const won =
  (kind: string): Motion =>
  (event, { eyes }) => {
    const mine = event["seat"] === eyes;
    return [
      {
        thing: [`${kind}:${event[kind]}`],
        ...(mine ? { lands: [`home:${event[kind]}`] } : {}),
        to: atPlayer(event["seat"], eyes, "own"),
      },
    ];
  };

const toLatrine = (event: Facts, from: string[], thing?: string[]) => ({
  from,
  ...(thing ? { thing } : { sign: { text: "⚀", seat: event["seat"] as number } }),
  to: [`latrine:${event["seat"]}`, "building:latrine"],
});

export const motions: Motions = {
  rolled: (event) =>
    faces(event).map((face) => ({
      from: [seatMark(event["seat"])],
      lands: [`tray:${face}`],
      spins: true,
    })),
  rerolls: (event) =>
    faces(event).map((face) => ({ thing: [`tray:${face}`], to: [seatMark(event["seat"])] })),
  temple: placed("temple", faces),
  senate: placed("senate", faces),
  forum: placed("forum", faces),
  castrum: placed("castrum", (event) => Array(event["dice"]).fill(event["face"])),
  pushed_out: (event) => {
    const die = `forum:${event["seat"]}:${event["face"]}`;
    return [toLatrine(event, [die, "building:forum"], [die])];
  },
  latrine: (event) => {
    const die = `tray:${event["face"]}`;
    return [toLatrine(event, [die, seatMark(event["seat"])], [die])];
  },
  leftover: (event) => [toLatrine(event, [seatMark(event["seat"])])],
  province_taken: won("province"),
  patrician_taken: won("patrician"),
  card_taken: (event, { words }) =>
    change(event["seat"], 1, words.say("alea-board-cards"), ["building:senate"]),
  fortuna: (event, { words }) =>
    change(event["seat"], event["count"], words.say("alea-board-fortuna"), ["building:temple"]),
  fortuna_kept: (event) => [{ ring: [seatMark(event["seat"])] }],
  tokens: (event, { words }) =>
    change(event["seat"], event["tokens"], words.say("alea-board-tokens"), [
      `latrine:${event["seat"]}`,
      "building:latrine",
    ]),
};
