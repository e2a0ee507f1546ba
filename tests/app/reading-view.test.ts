import { expect, test } from "vitest";
import { readFacts } from "~/lib/views/read-facts";
import { readingView } from "~/lib/views/reading-view";
import { parseResume, textToResume } from "../../workers/engine";

const RESUME = `Experience
Cashier Captain, Corner Stores
02/2014 - 09/2014
- Ran the till

Education
Bachelor of Arts , Culture and Media Studies, Lang College, 2015`;

test("what was read stands in one line each, and a name that wasn't found is to be checked", () => {
  const facts = parseResume(textToResume(RESUME), { asOf: "2026-11" });
  const read = readFacts({ facts, read: facts }, { corrections: [], sureFrom: 0.5 });
  const view = readingView(read, { factsVersion: 1, skills: 0 });
  expect([view.name, view.isNameDoubtful]).toEqual(["", true]);
  expect(view.doubts).toBeGreaterThan(0);
  expect(view.experience[0]?.aside).toContain("2014\u201102 to 2014\u201109");
  for (const { title } of view.education) expect(title).toBe(title.trim());
});
