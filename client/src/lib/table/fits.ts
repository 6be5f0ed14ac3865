// Whether a view is as declared. What does not fit is refused whole: nothing is half drawn.

/** A type as the server declares it (`games/<game>/shape.json`): see tabularium.shapes.typescript. */
export type Shape = string | [string, ...unknown[]] | { [name: string]: Shape };

/** The first place at which a fact is not as declared; null if it fits. */
export function misfit(fact: unknown, shape: Shape, at = "table"): string | null {
  if (typeof shape === "string") return plain(fact, shape) ? null : at;
  if (Array.isArray(shape)) return among(fact, shape, at);
  return record(fact, shape, at);
}

const plain = (fact: unknown, shape: string): boolean =>
  shape === "unknown" || (shape === "null" ? fact === null : typeof fact === shape);

const isRecord = (fact: unknown): fact is Record<string, unknown> =>
  typeof fact === "object" && fact !== null && !Array.isArray(fact);

function among(fact: unknown, [how, ...parts]: [string, ...unknown[]], at: string): string | null {
  const shapes = parts as Shape[];
  if (how === "one") return parts.includes(fact) ? null : at;
  if (how === "either") {
    const tried = shapes.map((shape) => misfit(fact, shape, at));
    // The deepest place tells most: of a record that nearly fits, its wrong field.
    return tried.includes(null) ? null : tried.reduce((a, b) => (b!.length > a!.length ? b : a))!;
  }
  if (how === "list") {
    if (!Array.isArray(fact)) return at;
    return first(fact.entries(), (n, each) => misfit(each, shapes[0]!, `${at}[${n}]`));
  }
  if (!isRecord(fact)) return at;
  return first(Object.entries(fact), (key, each) => {
    const [keys, values] = shapes as [Shape, Shape];
    return misfit(key, keys, `${at}.${key}`) ?? misfit(each, values, `${at}.${key}`);
  });
}

function record(fact: unknown, shape: { [name: string]: Shape }, at: string): string | null {
  if (!isRecord(fact)) return at;
  const unknown = Object.keys(fact).find((name) => !(name in shape) && !(`${name}?` in shape));
  if (unknown !== undefined) return `${at}.${unknown}`;
  return first(Object.entries(shape), (name, declared) => {
    const spare = name.endsWith("?");
    const own = spare ? name.slice(0, -1) : name;
    if (own in fact) return misfit(fact[own], declared, `${at}.${own}`);
    return spare ? null : `${at}.${own}`;
  });
}

function first<K, V>(all: Iterable<[K, V]>, look: (key: K, value: V) => string | null) {
  for (const [key, value] of all) {
    const found = look(key, value);
    if (found !== null) return found;
  }
  return null;
}
