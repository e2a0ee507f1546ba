import { expect, test } from "vitest";
import { at, box, makePdf } from "./support/make-pdf";
import { linesIn } from "./support/texts-of";

const POINTS = ["Ran the stores", "Trained two drivers", "Counted stock weekly"];

/** Points below each other, each with a mark at `left` points before its words. */
function pageOf(mark: (y: number) => string, x = 70): string {
  return POINTS.map((text, i) => mark(100 + 14 * i) + at(x, 100 + 14 * i, text)).join("");
}

function disc(x: number, y: number, radius: number, paint = "f"): string {
  const k = 0.55 * radius;
  const cy = 800 - y;
  const curves = [
    `${x + radius} ${cy + k} ${x + k} ${cy + radius} ${x} ${cy + radius} c`,
    `${x - k} ${cy + radius} ${x - radius} ${cy + k} ${x - radius} ${cy} c`,
    `${x - radius} ${cy - k} ${x - k} ${cy - radius} ${x} ${cy - radius} c`,
    `${x + k} ${cy - radius} ${x + radius} ${cy - k} ${x + radius} ${cy} c`,
  ];
  return `q ${x + radius} ${cy} m ${curves.join(" ")} h ${paint} Q\n`;
}

test.each([
  ["discs", (y: number) => disc(62, y - 3.5, 1.6)],
  ["circles", (y: number) => disc(62, y - 3.5, 1.6, "S")],
  ["squares", (y: number) => box(60, y - 5, 3.2, 3.2, "0 0 0")],
])("%s in front of words are bullets", async (_, mark) => {
  expect(await linesIn(makePdf([pageOf(mark)]))).toEqual(POINTS.map((text) => `• ${text}`));
});

test("dots behind a word, and several in a row, are no bullets", async () => {
  const rating = (y: number): string => [0, 6, 12].map((x) => disc(50 + x, y - 3.5, 1.6)).join("");
  const behind = (y: number): string => disc(190, y - 3.5, 1.6);
  expect(await linesIn(makePdf([pageOf(rating)]))).toEqual(POINTS);
  expect(await linesIn(makePdf([pageOf(behind)]))).toEqual(POINTS);
});

test("a single mark, a large dot and a mark far from words are no bullets", async () => {
  const once = (y: number): string => (y === 100 ? disc(62, y - 3.5, 1.6) : "");
  const large = (y: number): string => disc(58, y - 3.5, 4);
  const far = (y: number): string => disc(30, y - 3.5, 1.6);
  for (const mark of [once, large, far]) expect(await linesIn(makePdf([pageOf(mark)]))).toEqual(POINTS);
});

test("a drawn bullet stays with its own column", async () => {
  const left = POINTS.map((_, i) => at(20, 100 + 14 * i, "Left words")).join("");
  const page = left + pageOf((y) => disc(110, y - 3.5, 1.6), 118);
  const lines = await linesIn(makePdf([page]));
  expect(lines.join("\n")).toContain("• Ran the stores");
});
