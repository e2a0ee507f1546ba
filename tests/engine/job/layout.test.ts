import { expect, test } from "vitest";
import { analyseJob, postingText } from "../../../workers/engine/job";
import { depth, sample } from "../../support/depth";
import { steepGrowth } from "../../support/growth";

const LINES = [
  "About us",
  "Harbour Bakery has been family owned since 1962 and delivers bread to shops across the county.",
  "What you will do",
  "Plan the weekly production schedule and order raw materials",
  "Train apprentices in dough preparation and oven work",
  "Keep temperature records for the food safety inspector",
  "Requirements",
  "Experience with industrial mixers and deck ovens",
  "Knowledge of HACCP",
  "Ability to read technical drawings",
  "Good spoken English",
  "Nice to have",
  "Experience with SAP",
  "We offer",
  "A company pension, free bread and paid training courses in SQL",
];

function asked(description: string): string[] {
  return analyseJob({ title: "Baker", description })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ id, importance }) => `${importance} ${id}`);
}

const drawn = (bullet: string) =>
  LINES.map((line) => (/^(About us|What you|Requirements|Nice|We offer)/.test(line) ? line : bullet + line));

test.each([
  ["one paragraph", LINES.join(" ")],
  ["wide gaps", LINES.join("   \n\n\n  ")],
  ["indented lines", LINES.map((line) => `\t  ${line}`).join("\r\n")],
])("%s asks for the same as plain lines", (_, description) => {
  expect(asked(description)).toEqual(asked(LINES.join("\n")));
});

test.each(["• ", "- ", "* ", "▪ "])(
  "bullets drawn as %s ask for the same with and without line breaks",
  (bullet) => {
    expect(asked(drawn(bullet).join(" "))).toEqual(asked(drawn(bullet).join("\n")));
  },
);

test("control characters of old Windows texts are the quotes and bullets that they stand for", () => {
  const description = drawn("• ").join("\n").replace("schedule", "team’s schedule");
  const old = description.replaceAll("•", "\u0095").replaceAll("’", "\u0092");
  expect(old).not.toBe(description);
  expect(asked(old)).toEqual(asked(description));
  const { requirements } = analyseJob({ title: "Baker", description: old });
  const given = postingText({ title: "Baker", description: old });
  for (const { text, start, end } of requirements.flatMap(({ quotes }) => quotes))
    expect(given.slice(start, end)).toBe(text);
});

test("work to be done and knowledge without an entry in the base are asked for in the posting's own words", () => {
  const { requirements } = analyseJob({ title: "Baker", description: drawn("- ").join("\n") });
  const labels = requirements
    .filter(({ importance }) => importance !== "context")
    .map(({ label }) => label.toLowerCase());
  expect(labels).toContain("train apprentices in dough preparation and oven work");
  expect(labels.some((label) => label.includes("industrial mixers"))).toBe(true);
  expect(labels.join(" ")).not.toMatch(/pension|sql|family|county/);
});

test("every quote holds the given text's own words, line breaks and all", () => {
  const input = { title: "Baker", description: LINES.join(" \n\t") };
  const job = analyseJob(input);
  const quotes = [
    ...job.requirements.flatMap((one) => one.quotes),
    ...(job.duties ?? []),
    ...(job.unread ?? []),
  ];
  expect(quotes.length).toBeGreaterThan(8);
  for (const { text, start, end } of quotes) expect(postingText(input).slice(start, end)).toBe(text);
});

test.each(sample("pieces of postings", ["a", "a ", "A b ", "Aa", "- ", "a, ", "of the "], 3))(
  "the time to read %j over and over grows with its length",
  (piece) => {
    expect(steepGrowth((text) => asked(text), piece, depth(1500, 8000))).toBeNull();
  },
);
