import { describe, expect, it } from "vitest";
import type { Thing } from "../../src/games/game";
import { Identity, bare } from "../../src/stage/identity";

const tile = (at: string): Thing => ({ key: "tile:red#", at, kind: "tile", facts: {} });
const keys = (things: Thing[]): Record<string, string> =>
  Object.fromEntries(things.map((thing) => [thing.at, thing.key]));

describe("identity", () => {
  it("numbers like things and leaves individuals alone", () => {
    const king: Thing = { key: "leader:bull.king", at: "cell:a1", kind: "leader", facts: {} };
    const kept = new Identity().keep([tile("cell:a2"), king, tile("cell:a3")]);
    expect(kept.map((thing) => thing.key)).toEqual([
      "tile:red#1",
      "leader:bull.king",
      "tile:red#2",
    ]);
    expect(bare("tile:red#12")).toBe("tile:red");
  });

  it("keeps a number where it lies, whatever the order", () => {
    const identity = new Identity();
    const before = keys(identity.keep([tile("a"), tile("b"), tile("c")]));
    const after = keys(identity.keep([tile("c"), tile("a")]));
    expect(after).toEqual({ a: before["a"], c: before["c"] });
  });

  it("follows the move's events before nearness", () => {
    const identity = new Identity();
    const near = (one: string, other: string): number =>
      Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
    const before = keys(identity.keep([tile("a"), tile("y")]));
    const told = keys(
      identity.keep(
        [tile("b"), tile("z")],
        [
          { what: "tile:red", from: "a", to: "z" },
          { what: "tile:red", from: "y", to: "b" },
        ],
        near,
      ),
    );
    expect(told).toEqual({ z: before["a"], b: before["y"] });
    const silent = keys(identity.keep([tile("c"), tile("y")], [], near));
    expect(silent).toEqual({ c: told["b"], y: told["z"] });
  });

  it("gives what is new the lowest free number", () => {
    const identity = new Identity();
    identity.keep([tile("a"), tile("b"), tile("c")]);
    identity.keep([tile("a"), tile("c")]);
    expect(keys(identity.keep([tile("a"), tile("c"), tile("d")]))["d"]).toBe("tile:red#2");
    identity.forget();
    expect(keys(identity.keep([tile("c")]))["c"]).toBe("tile:red#1");
  });

  it("tells two in one place apart", () => {
    const kept = new Identity().keep([tile("rack"), tile("rack")]);
    expect(new Set(kept.map((thing) => thing.key)).size).toBe(2);
  });
});
