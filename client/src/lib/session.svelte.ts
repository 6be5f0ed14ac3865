// Who is at this browser. A guest is made when one is needed, not before.
import { http, Refusal } from "./protocol/http";
import type { Me } from "./protocol/messages";
import { language, t } from "./words/language.svelte";

const state = $state({ me: null as Me | null, known: false });

export const session = {
  get me(): Me | null {
    return state.me;
  },
  /** Whether we have asked the server who we are. */
  get known(): boolean {
    return state.known;
  },
  set me(me: Me | null) {
    state.me = me;
    state.known = true;
  },
};

let asking: Promise<void> | null = null;

async function ask(): Promise<void> {
  try {
    session.me = await http.me();
  } catch (refusal) {
    session.me = null;
    if (!(refusal instanceof Refusal)) throw refusal;
  }
}

/** Ask once who we are. */
export function recognise(): Promise<void> {
  asking ??= ask();
  return asking;
}

export async function comeIn(name: string): Promise<Me> {
  const me = await http.comeIn(name, language.current);
  session.me = me;
  return me;
}

/** Somebody, a guest with a name of ours if nobody is here yet. */
export async function somebody(): Promise<Me> {
  await recognise();
  if (state.me) return state.me;
  const number = 100 + Math.floor(Math.random() * 900);
  return comeIn(t("client-guest-name", { number: String(number) }));
}

export async function goOut(): Promise<void> {
  await http.logout();
  session.me = null;
}
