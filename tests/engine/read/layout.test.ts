import { expect, test } from "vitest";
import { readResume } from "../../../workers/engine/read";
import { at, box, makePdf } from "./support/make-pdf";
import { linesIn } from "./support/texts-of";

/** Lines of text below each other, wide enough to look like running text. */
function column(x: number, top: number, words: string[], leading = 14): string {
  return words.map((text, i) => at(x, top + i * leading, text)).join("");
}

const LEFT = ["Contact", "jane@example.com", "Skills", "Baking bread", "Cooking soup", "Languages", "French"];
const RIGHT = [
  "Experience",
  "Head cook at the Blue Goose in Bristol",
  "Led a kitchen of nine through two renovations",
  "Cut waste by a third in the first year",
  "Wrote the menus of all four seasons",
  "Education",
  "Diploma of cookery, Westminster Kingsway College",
];

test("a sidebar is read as its own block, before the main column", async () => {
  const text = await readResume(makePdf([column(40, 100, LEFT) + column(220, 105, RIGHT, 17)]), "a.pdf");
  expect(text.lines.map((line) => line.text)).toEqual([...LEFT, ...RIGHT]);
  expect(new Set(text.lines.map((line) => line.block)).size).toBe(2);
});

test("what spans the page is read above and below the columns", async () => {
  const head = at(
    40,
    60,
    "Jane Doe, a cook of twenty years who likes long and winding introductions to herself",
  );
  const foot = at(
    40,
    300,
    "References are available from all of my former employers, whenever you wish for them",
  );
  const lines = await linesIn(makePdf([head + column(40, 100, LEFT) + column(220, 105, RIGHT, 17) + foot]));
  expect(lines[0]).toMatch(/^Jane Doe/);
  expect(lines.slice(1, 8)).toEqual(LEFT);
  expect(lines[lines.length - 1]).toMatch(/^References/);
});

test("a column that continues over the page is read on before its neighbour", async () => {
  const lines = await linesIn(
    makePdf([
      column(40, 100, LEFT) + column(220, 105, RIGHT, 17),
      column(40, 60, ["Hobbies", "Sailing", "Chess"]) + column(220, 67, RIGHT, 19),
    ]),
  );
  expect(lines.slice(0, 10)).toEqual([...LEFT, "Hobbies", "Sailing", "Chess"]);
  expect(lines.slice(10)).toEqual([...RIGHT, ...RIGHT]);
});

test("title and date on one row of a one-column page stay one line", async () => {
  const rows = ["Head cook", "Sous chef", "Kitchen porter", "Apprentice"];
  const page = rows
    .map(
      (title, i) =>
        at(40, 100 + i * 60, title) +
        at(450, 100 + i * 60, `Jan 201${i} - May 201${i + 1}`) +
        at(40, 115 + i * 60, "Blue Goose"),
    )
    .join("");
  const lines = await linesIn(makePdf([page]));
  expect(lines.slice(0, 2)).toEqual(["Head cook\tJan 2010 - May 2011", "Blue Goose"]);
  expect(lines).toHaveLength(8);
});

test("a narrow column of dates is joined to the entries next to it", async () => {
  const page = ["2010 - 2012", "2012 - 2015", "2015 - 2019", "2019 - today"]
    .map(
      (date, i) =>
        at(40, 100 + i * 70, date) +
        column(160, 100 + i * 70, [
          `Cook at inn number ${i}`,
          "Made soups and stews for two hundred guests a day",
          "Trained apprentices",
        ]),
    )
    .join("");
  const lines = await linesIn(makePdf([page]));
  expect(lines[0]).toBe("2010 - 2012\tCook at inn number 0");
  expect(lines[3]).toBe("2012 - 2015\tCook at inn number 1");
});

test("headings in a left margin come before the text that they head", async () => {
  const page = ["EDUCATION", "WORK", "AWARDS"]
    .map((label, i) => at(40, 100 + i * 100, label) + column(160, 100 + i * 100, RIGHT.slice(1, 5)))
    .join("");
  const lines = await linesIn(makePdf([page]));
  expect([lines[0], lines[5], lines[10]]).toEqual(["EDUCATION", "WORK", "AWARDS"]);
});

test("letters set apart by spacing or by spaces make words again", async () => {
  const spaced = at(40, 60, "JANE DOE", { before: "6 Tc", size: 20 });
  const typed = at(40, 100, "C U R R I C U L U M   V I T A E", { size: 12 });
  expect(await linesIn(makePdf([spaced + typed]))).toEqual(["JANE DOE", "CURRICULUM VITAE"]);
});

test("text painted twice for boldness is read once and counts as bold", async () => {
  const text = await readResume(makePdf([at(40, 60, "Experience") + at(40.3, 60, "Experience")]), "a.pdf");
  expect(text.lines.map((line) => [line.text, line.bold])).toEqual([["Experience", true]]);
});

test("rotated text is read in its own direction, after the upright text", async () => {
  const turned = "BT /F1 10 Tf 0 1 -1 0 300 200 Tm (Curriculum vitae) Tj ET\n";
  expect(await linesIn(makePdf([turned + at(40, 60, "Jane Doe")]))).toEqual(["Jane Doe", "Curriculum vitae"]);
});

test("a page that is itself rotated is read upright", async () => {
  const content = "BT /F1 10 Tf 0 1 -1 0 300 200 Tm (Jane Doe) Tj 0 -20 Td (Cook) Tj ET\n";
  expect(await linesIn(makePdf([{ content, entries: "/Rotate 90" }]))).toEqual(["Jane Doe", "Cook"]);
});

test("ligatures are taken apart and soft hyphens vanish inside a line", async () => {
  const map =
    "/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <41> <FB01> <42> <00AD> endbfchar endcmap";
  const entries = "/Resources << /Font << /F1 10 0 R >> >>";
  const bytes = makePdf([{ content: at(40, 60, "proAle of aBble"), entries }], {
    10: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 11 0 R >>",
    11: `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
  });
  expect(await linesIn(bytes)).toEqual(["profile of able"]);
});

test("lines carry style, colour, place and links", async () => {
  const link =
    "/Annots [<< /Type /Annot /Subtype /Link /Rect [38 735 145 755] /A << /S /URI /URI (mailto:jane@example.com) >> >>]";
  const content =
    at(40, 60, "jane@example.com", { before: "1 0 0 rg" }) + at(160, 60, "Cook", { font: "F2", size: 12 });
  const { lines } = await readResume(makePdf([{ content, entries: link }]), "a.pdf");
  const [line] = lines;
  expect(line!.text).toBe("jane@example.com\tCook");
  expect(
    line!.runs.map((run) => [line!.text.slice(run.start, run.end).trim(), run.bold, run.size, run.color]),
  ).toEqual([
    ["jane@example.com", false, 10, "#ff0000"],
    ["Cook", true, 12, "#000000"],
  ]);
  expect(line!.links).toEqual([{ start: 0, end: 16, url: "mailto:jane@example.com" }]);
  expect(line!.x).toBeCloseTo(40, 1);
  expect(line!.y).toBeGreaterThan(45);
  expect(line!.y).toBeLessThan(60);
});

test("a link that viewers don't show is none", async () => {
  const link = (flags: number) =>
    `/Annots [<< /Type /Annot /Subtype /Link /F ${flags} /Rect [38 735 145 755] /A << /S /URI /URI (mailto:jane@example.com) >> >>]`;
  const [print, noView] = [4, 32];
  const read = async (flags: number) =>
    (await readResume(makePdf([{ content: at(40, 60, "jane@example.com"), entries: link(flags) }]), "a.pdf"))
      .lines[0]?.links;
  expect(await read(print)).toHaveLength(1);
  expect(await read(noView)).toEqual([]);
});

test("page numbers and running heads come last, and heads only once at the top", async () => {
  const page = (n: number): string =>
    at(40, 30, "Jane Doe - CV") +
    column(
      40,
      100,
      RIGHT.map((line) => `${line} (${n})`),
    ) +
    at(280, 780, `Page ${n} of 3`);
  const lines = await linesIn(makePdf([page(1), page(2), page(3)]));
  expect(lines[0]).toBe("Jane Doe - CV");
  expect(lines[8]).toBe("Experience (2)");
  expect(lines.slice(-5).sort()).toEqual([
    "Jane Doe - CV",
    "Jane Doe - CV",
    "Page 1 of 3",
    "Page 2 of 3",
    "Page 3 of 3",
  ]);
});

test("lines that are painted over each other stay two lines", async () => {
  const page =
    at(40, 100, "Wrote models of point-of-sale data") + at(40, 102, "Automated the weekly reports of all");
  expect(await linesIn(makePdf([page]))).toEqual([
    "Wrote models of point-of-sale data",
    "Automated the weekly reports of all",
  ]);
});

test("a bullet and its text are one line with a space", async () => {
  const page = box(0, 0, 1, 1, "0 0 0") + at(40, 100, "\x95") + at(60, 100, "Cut waste by a third");
  expect(await linesIn(makePdf([page]))).toEqual(["• Cut waste by a third"]);
});

test("double letters stay double, however narrow they are", async () => {
  const page =
    at(40, 100, "Illinois: all skilled, willing, well fiiled") +
    at(40, 130, "Billing", { font: "F2", size: 20 });
  expect(await linesIn(makePdf([page]))).toEqual(["Illinois: all skilled, willing, well fiiled", "Billing"]);
});
