// The ground of the town: paper, lines of the sky, far hills, the wall behind each street.

const merlons = (x: number, y: number, w: number, n: number, d: number): string => {
  const step = w / (2 * n - 1);
  const tooth = (i: number): string =>
    `h${step.toFixed(2)}${i < n - 1 ? `v${d}h${step.toFixed(2)}v${-d}` : ""}`;
  return `M${x} ${y}${Array.from({ length: n }, (_, i) => tooth(i)).join("")}`;
};
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function street(w: number, h: number, rows: number, row: number, foot: number): string {
  const sheet = (fill: string): string => `<rect width="${w}" height="${h}" ${fill}/>`;
  const out = [
    sheet('class="or-land"'),
    sheet('fill="url(#or-relief)"'),
    sheet('fill="url(#or-laid)"'),
  ];
  for (const r of range(rows)) {
    const base = foot + row * r;
    const sky = range(Math.round(foot / 10.5)).flatMap((j) =>
      range(Math.ceil(w / 150)).map((k) => {
        const x = 16 + ((k * 53 + 29 * j) % 60) + 150 * k;
        const long = Math.min(64 + ((k * 31 + j * 17) % 58), w - 16 - x);
        return long > 10 ? `M${x} ${base - foot + 10 + 7 * j}h${long}` : "";
      }),
    );
    const far = range(Math.floor((w - 30) / 30)).map(
      (k) => `M${14 + 30 * k} ${base - 22 - ((k * 37) % 15)}q15 ${-8 - ((k * 11) % 9)} 30 0`,
    );
    const grass = range(Math.floor((w - 30) / 23)).map(
      (k) => `M${14 + 23 * k} ${base + 10.5 + (k % 3) * 1.6}h13`,
    );
    out.push(
      `<path d="${sky.join("")}" class="or-fine" opacity=".3"/><path d="${far.join("")}" class="or-fine" opacity=".35"/>`,
      `<path d="${merlons(10, base - 15, w - 20, Math.round(w / 12), 3)}V${base + 6}H10Z" class="or-wall" opacity=".42"/>`,
      `<path d="${grass.join("")}" class="or-fine" opacity=".6"/>`,
    );
  }
  const frame = (gap: number, kind: string): string =>
    `<rect x="${gap}" y="${gap}" width="${w - 2 * gap}" height="${h - 2 * gap}" class="${kind}"/>`;
  return [...out, frame(3, "or-frame"), frame(8, "or-frame or-thin")].join("");
}
