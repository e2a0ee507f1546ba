import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findPersonalFacts } from "../../../workers/engine/criteria";
import { scorable } from "../../../workers/engine/match/scorable";
import { parseText } from "../parse/support/resume-text";
import { countTried } from "../support/count-tried";

function linesOf(name: string): string[] {
  const text = readFileSync(new URL(`./${name}.txt`, import.meta.url), "utf8");
  return text.split("\n").filter(Boolean);
}

const HEAD = "Maria Lopes\nmaria@example.org | +351 912 345 678";
const JOB =
  "Experience\nShop Manager, Oficina Sol\t01/2015 - 06/2021\n- Ran the shop floor and the stock counts";

/** Where people write such things. */
const PLACES: Record<string, (said: string) => string> = {
  "in the profile": (said) =>
    `${HEAD}\n\nSummary\nShop manager with ten years in retail. ${said}. Reliable and quick to learn.\n\n${JOB}`,
  "on a line of its own": (said) => `${HEAD}\n\n${JOB}\n\nInterests\n${said}\nChess`,
  "in a job's point": (said) => `${HEAD}\n\n${JOB}\n- ${said}`,
};

const canaries = linesOf("personal").map((line) => ({
  said: line.replace(/[[\]]/g, ""),
  secret: /\[(.+)\]/.exec(line)?.[1] ?? "",
}));

test("the corpus is large enough", () => {
  expect(canaries.length * Object.keys(PLACES).length).toBeGreaterThanOrEqual(300);
  expect(canaries.filter(({ secret }) => secret === "")).toEqual([]);
});

test.each(Object.keys(PLACES))("nothing personal said %s reaches what may be scored", (place) => {
  countTried(canaries.length);
  const leaked = canaries.filter(({ said, secret }) =>
    JSON.stringify(scorable(parseText(PLACES[place]!(said)))).includes(secret),
  );
  expect(leaked.map(({ said }) => said)).toEqual([]);
});

test("what is said next to it still counts", () => {
  const facts = scorable(parseText(PLACES["in the profile"]!("Mother of two")));
  const text = facts.lines.map(({ value }) => value).join(" ");
  expect(text).toContain("Shop manager with ten years in retail");
  expect(text).toContain("Reliable and quick to learn");
});

test("quotes next to a personal fact are in the résumé where they say", () => {
  const facts = parseText(PLACES["in the profile"]!("Mother of two"));
  const quotes = scorable(facts).lines.flatMap(({ quotes }) => quotes);
  const original = facts.summary?.quotes ?? [];
  for (const quote of quotes) {
    const line = original.find((one) => one.line === quote.line);
    expect(line?.text.slice(quote.start - line.start, quote.end - line.start)).toBe(quote.text);
  }
  expect(quotes.length).toBeGreaterThan(original.length);
});

test("lines about work that sound alike stay whole", () => {
  const cut = linesOf("personal-innocent").filter((line) => findPersonalFacts(line).length > 0);
  expect(cut).toEqual([]);
});

/** What is known of a person, by name: a ground may be named only where the résumé itself states a gender. */
test("no field infers a protected ground", () => {
  const grounds =
    /age|birth|born|sex|race|ethnic|nation|citizen|religio|faith|health|disab|pregnan|marital|married|child|orientation|union|party|politic/i;
  const names = [
    ...Object.keys(parseText(PLACES["in the profile"]!("Gender: female"))),
    ...Object.keys(scorable(parseText(HEAD))),
  ];
  expect(names.filter((name) => grounds.test(name) && name !== "language" && name !== "languages")).toEqual(
    [],
  );
  expect(parseText(`Mrs ${HEAD}\nMother of two\n\n${JOB}`).gender).toBeNull();
  expect(Object.keys(scorable(parseText(HEAD)))).not.toContain("gender");
});

test("a surname's particles go with it where a line names the person by their initial", () => {
  const facts = parseText(
    "Zoë van der Berg\nzoe@example.org\n\nExperience\nResearcher, Laser Lab\t01/2015 - 06/2021\n- Z. van der Berg, “On lasers and climate change,” Journal of Science",
  );
  const [line] = scorable(facts).experience[0]?.bullets ?? [];
  expect(line?.value).toContain("On lasers and climate change");
  expect(line?.value).not.toMatch(/van|der|Berg/);
});
