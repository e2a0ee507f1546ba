import { expect, test } from "vitest";
import { jobsOf, parseText, schoolsOf } from "./support/resume-text";

test.each([
  "Seeking a position as Head Baker",
  "Objective: to work as a nurse manager",
  "Auf der Suche nach einer Stelle als Bäcker",
  "À la recherche d'un poste de manager",
  "Caut un post de manager",
])("%s is a wish, no headline", (wish) => {
  expect(parseText(`Ada Winter\nada@example.com\n${wish}\n\nSkills\nExcel`).headline).toBeNull();
});

test("a wish among the schools is no degree", () => {
  const facts = parseText(
    "Ada Winter\n\nEducation\nObjective: to obtain a Master of Science in Biology\nBachelor of Arts in History, Hill University, 2014",
  );
  expect(schoolsOf(facts)).toEqual(["Hill University | Bachelor of Arts | History"]);
});

test.each(["9 weeks", "6 Wochen", "8 semaines", "5 săptămâni"])("%s is no title", (length) => {
  const facts = parseText(
    `Ada Winter\n\nExperience\nBaker\n${length}\nKestrel Ltd\n2019 - 2021\n- Rye bread`,
  );
  expect(jobsOf(facts)).toEqual(["Baker | Kestrel Ltd | 2019..2021"]);
});

test.each([
  "Mill Street Settlement, Family Services",
  "Member, Alumni Club of the Mill Road School, Leeds",
  "Date of Birth: 2 May 1990, Married",
])("%s is nobody's home", (line) => {
  expect(parseText(`Ada Winter\n${line}\nada@example.com\n\nSkills\nExcel`).location).toBeNull();
});

test("a street with its number is a home", () => {
  const facts = parseText("Ada Winter\n12 Mill Street Apartment 4, Leeds\nada@example.com\n\nSkills\nExcel");
  expect(facts.location?.value).toBe("12 Mill Street Apartment 4, Leeds");
});

test("a postcode that was made anonymous hides no home", () => {
  const facts = parseText("Ada Winter\n12 Mill Street\nFairhope, AL 36xxx\nada@example.com\n\nSkills\nExcel");
  expect(facts.location?.value).toContain("Fairhope, AL");
});

test("what a wish goes on with on the next line is no skill shown", () => {
  const facts = parseText(
    "Ada Winter\nada@example.com\n\nSummary\nSeeking a position with a company that will allow me to\nuse my negotiation and planning skills. Good at bookkeeping.\n\nExperience\nBaker\nKestrel Ltd\n2019 - 2021\n- Rye bread",
  );
  const named = facts.skills.map(({ id }) => id);
  expect(named).toContain("bookkeeping");
  expect(named).not.toContain("negotiation");
});
