import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";

const DUTIES = [
  "Inspect runways and log the findings",
  "Issue and cancel notices to pilots",
  "Assign gates and aircraft parking",
  "Write incident reports in Veoci",
];
const labelsOf = (description: string) =>
  analyseJob({ title: "Airport coordinator", description }).requirements.map(({ label }) => label);

test.each([". ", ") "])("the numbers of a list (1%s) belong to no item", (mark) => {
  const listed = DUTIES.map((duty, at) => `${at + 1}${mark}${duty}`);
  const plain = labelsOf(`Duties:\n${DUTIES.map((duty) => `- ${duty}`).join("\n")}`);
  expect(labelsOf(`Duties:\n${listed.join("\n")}`)).toEqual(plain);
  expect(labelsOf(`Duties: ${listed.join(" ")}`)).toEqual(plain);
  expect(plain).toContain("Assign gates and aircraft parking");
});

test("a skill is called by the posting's words where its name says something else", () => {
  const labels = labelsOf("Requirements\n- Experience writing incident reports\n- Experience with MS Excel");
  expect(labels.join()).toContain("incident reports");
  expect(labels.join()).not.toContain("police");
  expect(labels.join()).toContain("Excel");
});
