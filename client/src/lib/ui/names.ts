// What a seat is called in lists and panels; bots have no names of their own.
import type { SeatInfo } from "../protocol/messages";
import { t } from "../words/language.svelte";

export const calledSeat = (seat: SeatInfo): string =>
  seat.name ||
  t(seat.kind === "bot" ? "client-bot-name" : "kernel-seat", { number: seat.seat + 1 });
