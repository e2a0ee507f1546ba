import { expect, test } from "vitest";
import { at, makePdf } from "./support/make-pdf";
import { linesIn } from "./support/texts-of";

/** Widths of Helvetica in thousandths of an em, for the letters used here. */
const WIDTHS: Record<string, number> = {
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  l: 222,
  n: 556,
  o: 556,
  " ": 278,
};
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 556), 0) / 100;

const PROSE = Array.from({ length: 12 }, (_, i) =>
  at(50, 200 + i * 14, "a lone cob can dance on a bold band all along"),
);

test("words in a row of boxes without a space between them are apart where the page writes its spaces", async () => {
  const row =
    at(50, 100, "canoe") +
    at(50 + widthOf("canoe") + 6, 100, "cello") +
    at(50 + widthOf("canoecello") + 12, 100, "bold band");
  const lines = await linesIn(makePdf([row + PROSE.join("")]));
  expect(lines[0]).toBe("canoe\tcello\tbold band");
});

test("the same gaps are word spaces where a page writes none", async () => {
  const word = (x: number, y: number, text: string): string => at(x, y, text);
  const line = (y: number): string => {
    let x = 50;
    return ["a", "lone", "cob", "can", "dance", "on", "a", "bold", "band"]
      .map((text) => {
        const shown = word(x, y, text);
        x += widthOf(text) + 4.6;
        return shown;
      })
      .join("");
  };
  const lines = await linesIn(makePdf([Array.from({ length: 8 }, (_, i) => line(100 + 14 * i)).join("")]));
  expect(lines[0]).toBe("a lone cob can dance on a bold band");
});

test("a narrow gap before the left edge of a column parts a date from the words next to it", async () => {
  const edge = 130;
  const dated = (y: number, date: string, text: string): string =>
    at(edge - 5.5 - widthOf(date), y, date) +
    at(edge, y, text.split(" ")[0]!) +
    text
      .split(" ")
      .slice(1)
      .map((word, i, all) =>
        at(edge + widthOf([text.split(" ")[0], ...all.slice(0, i)].join("")) + 2.8 * (i + 1), y, word),
      )
      .join("");
  const page =
    dated(100, "bac", "cello band") +
    dated(128, "can", "lone canoe on bold coal") +
    [114, 142, 156, 170].map((y) => at(edge, y, "canoe")).join("");
  const lines = await linesIn(makePdf([page]));
  expect(lines.filter((line) => line.includes("\t"))).toEqual([
    "bac\tcello band",
    "can\tlone canoe on bold coal",
  ]);
});

test("a sign before a line stays with its words, however far", async () => {
  const rows = [100, 114, 128, 142].map((y) => at(50, y, "+") + at(62, y, "bold band"));
  const lines = await linesIn(makePdf([rows.join("") + PROSE.join("")]));
  expect(lines[0]).toBe("+ bold band");
});

test("ligatures and dashes of TeX's bitmap fonts are read", async () => {
  const glyphs = [21, 27, 30, 79, 99, 101, 105, 114];
  const procs = glyphs.map((code) => `/a${code} 12 0 R`).join(" ");
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 -20 60 60] /FontMatrix [0.01 0 0 0.01 0 0] /FirstChar 0 /LastChar 127 /Widths [${Array(128).fill(50).join(" ")}] /Encoding << /Type /Encoding /Differences [${glyphs.map((code) => `${code} /a${code}`).join(" ")}] >> /CharProcs << ${procs} >> /Resources << >> >>`;
  const square = "50 0 0 0 50 50 d1 0 0 40 40 re f";
  const show = "BT /T3 10 Tf 1 0 0 1 50 700 Tm <4F1E6365721569> Tj ET";
  const lines = await linesIn(
    makePdf([{ content: show, entries: "/Resources << /Font << /T3 11 0 R >> >>" }], {
      11: font,
      12: `<< /Length ${square.length} >>\nstream\n${square}\nendstream`,
    }),
  );
  expect(lines).toEqual(["Officer–i"]);
});
