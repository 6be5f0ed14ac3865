// What a place gives now, in words; where that is a choice, what can be chosen.
import type { Facts } from "../../../lib/protocol/messages";
import type { Words } from "../../../lib/words/words";

function reward(words: Words, gives: Facts): string {
  return Object.entries(gives)
    .filter(([, of]) => of === null || typeof of !== "object" || Array.isArray(of))
    .map(([name, of]) => words.maybe(`orleans-gives-${name}`, { of }))
    .filter(Boolean)
    .join(" + ");
}

function deeds(words: Words, gives: Record<string, Record<string, number>>): string {
  const lines = Object.entries(gives).flatMap(([kind, open]) => {
    const to = Object.entries(open).map(([deed, coins]) => `${words.called(deed)} +${coins}`);
    return to.length ? [words.say("orleans-gives-deed", { of: kind, deeds: to })] : [];
  });
  return lines.join("; ") || words.say("orleans-gives-deeds");
}

export function givesOf(words: Words, place: string, gives: Facts): string {
  if (place === "village") {
    return Object.values(gives)
      .map((each) => reward(words, each as Facts))
      .join(" / ");
  }
  if (gives["deeds"]) return deeds(words, gives["deeds"]);
  if (gives["cities"]) {
    const of = Object.keys(gives["cities"]).map((city) => words.item(city));
    return of.length ? words.say("orleans-gives-cities", { of }) : words.say("orleans-board-none");
  }
  return reward(words, gives);
}
