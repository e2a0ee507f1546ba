import { expect, test } from "vitest";
import { resumeWarnings } from "../../../workers/engine/advise/warnings";
import { parseResume } from "../../../workers/engine/parse";
import { readResume } from "../../../workers/engine/read";
import { at, makePdf, type RawPage } from "../read/support/make-pdf";

function down(x: number, top: number, lines: string[], leading = 14): string {
  return lines.map((text, index) => at(x, top + index * leading, text)).join("");
}

async function warningsOf(...pages: (RawPage | string)[]) {
  const text = await readResume(makePdf(pages), "a.pdf");
  return resumeWarnings(text, parseResume(text, { asOf: "2026-06" }));
}

const HEAD = ["Jane Doe", "jane@example.com", ""];
const JOB = [
  "Experience",
  "Head Cook, Blue Goose",
  "Jan 2019 - Present",
  "- Led a kitchen of nine cooks in Bristol",
];

test("a plain résumé of one column with dates has nothing to warn of", async () => {
  expect(await warningsOf(down(60, 100, [...HEAD, ...JOB]))).toEqual([]);
});

test("a page without text is named", async () => {
  const warnings = await warningsOf(down(60, 100, [...HEAD, ...JOB]), "0.5 g 100 100 400 400 re f");
  expect(warnings).toMatchObject([{ message: { code: "page-without-text", page: 2 }, page: 2 }]);
});

test("hidden text is counted by reason, and by page", async () => {
  const white =
    at(60, 700, "Kubernetes Terraform", { before: "1 1 1 rg" }) +
    at(60, 730, "Python", { before: "1 1 1 rg" });
  const warnings = await warningsOf(down(60, 100, [...HEAD, ...JOB]) + white);
  expect(warnings.map(({ message }) => message)).toEqual([
    { code: "text-hidden", count: 2, reason: "white", pages: [1] },
  ]);
});

test("a job without an end, and one that ends before it starts, are shown at their place", async () => {
  const warnings = await warningsOf(
    down(60, 100, [
      ...HEAD,
      "Experience",
      "Head Cook, Blue Goose",
      "Jan 2019 - Jan 2016",
      "- Led a kitchen of nine cooks in Bristol",
      "",
      "Sous Chef, Green Goose",
      "2012",
      "- Cooked for sixty guests an evening",
    ]),
  );
  expect(warnings).toMatchObject([
    { message: { code: "dates-backwards", role: "Head Cook" } },
    { message: { code: "end-unread", role: "Sous Chef" } },
  ]);
  for (const { evidence, page } of warnings) {
    expect(page).toBe(1);
    expect(evidence.length).toBeGreaterThan(0);
  }
});

const LEFT = [
  "Contact",
  "jane@example.com",
  "Skills",
  "Baking of sourdough bread",
  "Cooking of clear soups",
  "Languages",
  "French, spoken well",
];
const RIGHT = [
  "Experience",
  "Head cook at the Blue Goose in Bristol",
  "Led a kitchen of nine through two renovations",
  "Cut waste by a third in the first year",
  "Wrote the menus of all four seasons",
  "Education",
  "Diploma of cookery, Westminster Kingsway College",
];

test("columns beside each other are shown by two lines that would mix", async () => {
  const warnings = await warningsOf(down(40, 100, LEFT) + down(240, 104, RIGHT));
  const columns = warnings.find(({ message }) => message.code === "two-columns");
  expect(columns?.message).toEqual({ code: "two-columns", pages: [1] });
  const [left, right] = columns?.evidence ?? [];
  expect(LEFT).toContain(left?.text);
  expect(RIGHT).toContain(right?.text);
  expect(LEFT.indexOf(left?.text ?? "")).toBe(RIGHT.indexOf(right?.text ?? "-"));
});

test("dates beside what they date are no columns", async () => {
  const titles = [
    "Head Cook at the Blue Goose",
    "Sous Chef at the Green Goose",
    "Porter at the Red Goose",
    "Apprentice at the Grey Goose",
    "Waiter at the Black Goose",
  ];
  const dates = titles.map((_, index) => `Jan ${2019 - 2 * index} - Dec ${2020 - 2 * index}`);
  const warnings = await warningsOf(down(40, 100, dates, 30) + down(240, 100, titles, 30));
  expect(warnings.map(({ message }) => message.code)).not.toContain("two-columns");
});

test("contact details that only the running header holds are told of", async () => {
  const head = at(60, 30, "Jane Doe, jane@example.com");
  const pages = [
    head + down(60, 120, ["Jane Doe", ...JOB]),
    head + down(60, 120, ["Education", "Diploma of cookery, Westminster College"]),
  ];
  expect((await warningsOf(...pages)).map(({ message }) => message.code)).toEqual(["contact-in-margin"]);
  const both = [head + down(60, 120, ["Jane Doe", "jane.doe@example.org", ...JOB]), pages[1] as string];
  expect(await warningsOf(...both)).toEqual([]);
});

test("more than three pages are too long, and the fourth is where it begins", async () => {
  const page = (number: number) => down(60, 100, [`Chapter ${number} of a long story`, "told at length"]);
  const warnings = await warningsOf(down(60, 100, [...HEAD, ...JOB]), page(2), page(3), page(4));
  expect(warnings).toMatchObject([{ message: { code: "too-long", pages: 4 }, page: 4 }]);
});
