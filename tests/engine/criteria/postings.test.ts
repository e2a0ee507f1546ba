import { expect, test } from "vitest";
import { analyseJob, postingText } from "../../../workers/engine/job";

const input = {
  title: "Shop Assistant",
  description: `We are a young, dynamic team.
Requirements
- Female, under 35, unmarried
- Native German speaker
- 3 years of experience in retail
- Female cashier with Excel and SAP
- Christian, no disability, elite university
We are an equal opportunity employer regardless of sex or age.`,
  requirements: "German citizenship\nDriving licence\nfemale, willing to travel",
};
const job = analyseJob(input);
const labels = job.requirements.map(({ label }) => label);

test("what may not choose people is told once each, in the posting's words", () => {
  expect(job.refusedCriteria?.map(({ verdict, ground, quote }) => `${verdict} ${ground}: ${quote}`)).toEqual([
    "proxy age: young, dynamic team",
    "protected sex: Female",
    "protected age: under 35",
    "protected family: unmarried",
    "proxy origin: Native German speaker",
    "protected religion: Christian",
    "protected health: no disability",
    "proxy social: elite university",
    "protected origin: German citizenship",
  ]);
});

test("none of it is a requirement, a duty or an ideal; what is next to it still is", () => {
  const scored = JSON.stringify([
    labels,
    job.requirements.map(({ anyOf }) => anyOf),
    job.duties,
    job.persona,
    job.title,
  ]);
  expect(scored).not.toMatch(/female|under 35|unmarried|native|christian|disab|elite|citizen|young/i);
  expect(labels).toEqual(expect.arrayContaining(["Excel", "SAP", "Driving licence", "willing to travel"]));
});

test("a native speaker's language is asked for at a level that can be learnt", () => {
  const german = job.requirements.find(({ anyOf }) => anyOf.includes("german"));
  expect(german?.level).toBe("C1");
});

test("every quote is still in the posting", () => {
  const text = postingText(input);
  for (const quote of [...job.requirements.flatMap(({ quotes }) => quotes), ...(job.duties ?? [])])
    expect(text.slice(quote.start, quote.end)).toBe(quote.text);
});

test("a posting that asks for none reads as before, with nothing told", () => {
  const plain = analyseJob({
    title: "Nurse",
    description: "Requirements\n- Registered nurse\n- Fluent German (C1)",
  });
  expect(plain).not.toHaveProperty("refusedCriteria");
});

test("two people are asked for the same, whether a posting adds a protected criterion or not", () => {
  const asks = (line: string) =>
    analyseJob({
      title: "Cook",
      description: `Requirements\n- Cooking for 100 guests\n${line}- HACCP`,
    }).requirements.map(({ id }) => id);
  expect(asks("- Woman, Catholic, under 30\n")).toEqual(asks(""));
});
