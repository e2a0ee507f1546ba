import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = readFileSync(new URL("../../app/styles/tokens.css", import.meta.url), "utf8");

type Theme = Map<string, string>;

/** The colours of the two `:root` blocks, dark ones over the light ones as in the browser. */
function themes(): { light: Theme; dark: Theme } {
  const [light, dark] = [...source.matchAll(/:root\s*\{([^}]*)\}/g)].map(
    ([, body = ""]) =>
      new Map(
        [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [
          name,
          value,
        ]),
      ),
  );
  if (!light || !dark) throw new Error("tokens.css lost one of its themes");
  return { light, dark: new Map([...light, ...dark]) };
}

/** WCAG 2.2, relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [a, b] = [theme.get(one), theme.get(other)];
  if (!a || !b) throw new Error(`no token ${a ? other : one}`);
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["paper", "surface", "sunken"];
const bands = ["good", "moderate", "poor", "none", "accent"];

/** Words need 4.5:1 on every background. */
const words = [
  ...["ink", "soft", ...bands].flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...bands.map((band) => [band, `${band}-soft`] as const),
  ...bands.map((band) => ["ink", `${band}-soft`] as const),
  ...["mark", "mark-strong"].map((mark) => ["ink", mark] as const),
  ["soft", "accent-soft"] as const,
  ["paper", "ink"] as const,
  ["paper", "poor"] as const,
  ["on-accent", "accent"] as const,
];

/** Borders of controls, marks of charts and the focus ring need 3:1 against their background. */
const shapes = [
  ...["edge", "accent", "moderate", "none"].flatMap((mark) =>
    grounds.map((ground) => [mark, ground] as const),
  ),
  ["surface", "accent"] as const,
  ["accent", "none-soft"] as const,
];

for (const [name, theme] of Object.entries(themes())) {
  test(`words are legible in the ${name} theme`, () => {
    const faint = words.filter(([ink, ground]) => contrast(theme, ink, ground) < 4.5);
    expect(faint.map((pair) => [...pair, contrast(theme, ...pair).toFixed(2)])).toEqual([]);
  });

  test(`controls and charts stand out in the ${name} theme`, () => {
    const faint = shapes.filter(([mark, ground]) => contrast(theme, mark, ground) < 3);
    expect(faint.map((pair) => [...pair, contrast(theme, ...pair).toFixed(2)])).toEqual([]);
  });
}

test("both themes name the same colours", () => {
  const blocks = [...source.matchAll(/:root\s*\{([^}]*)\}/g)].map(([, body = ""]) =>
    [...body.matchAll(/--([\w-]+):/g)].map(([, name]) => name).sort(),
  );
  expect(blocks[1]).toEqual(blocks[0]);
});
