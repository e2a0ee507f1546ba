import { expect, test } from "vitest";
import { runsUntilToday } from "../../../workers/domain/resumes/corrections/runs-until-today";
import { standsInFile } from "../../../workers/domain/resumes/corrections/stands-in-file";

const linesOf = (...texts: string[]) => texts.map((text) => ({ text }));

test.each([
  ["Jan 2019 - Present", true],
  ["2019 – heute", true],
  ["01/2019 à ce jour", true],
  ["since 2019", true],
  ["Jan 2019 - Mar 2023", false],
  ["Presented the present state of the works in 2019", false],
])("a job of %j runs until today: %j", (text, runs) => {
  expect(runsUntilToday(linesOf("Nurse, Ward", text))).toBe(runs);
});

test("other words stand as they are, and of a date its year", () => {
  const lines = linesOf("Größe: Nurse,  Ward", "Jan 2019 - Mar 2023");
  expect([standsInFile(lines, "grosse"), standsInFile(lines, "große")]).toEqual([false, true]);
  expect([standsInFile(lines, "2019-05"), standsInFile(lines, "2018-01")]).toEqual([true, false]);
});
