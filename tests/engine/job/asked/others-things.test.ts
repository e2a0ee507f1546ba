import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

function rows(line: string, head = "Requirements\n- Experience with forklifts\n- "): string[] {
  return analyseJob({
    title: "",
    description: `Depot Planner\n${head}${line}\n- Good knowledge of pallets\n- Experience with cranes\n`,
  })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ label }) => label.toLowerCase());
}

const ABOUT = "Northfield is a depot in the hills. ";

test.each([
  [
    "A new hall, designed in Revit and scheduled in Oracle Primavera, opens next fall.\nRequirements",
    /revit|primavera/,
  ],
  ["The depot is home to a tanker base, two flying schools and a cargo ramp.\nRequirements", /schools|ramp/],
])("%s what others made or what is there isn't asked for", (line, words) => {
  const labels = rows(line, ABOUT);
  expect(labels.join()).toContain("pallets");
  expect(labels.filter((label) => words.test(label))).toEqual([]);
});

test.each([
  ["The team provides access controls that keep the yard safe", /access control/],
  ["Analyse loads, enabling hauliers to plan their tours", /^enabling/],
  ["Tune the models to enhance accuracy and relevance of forecasts", /^enhance/],
])("%s: no row of its own", (line, words) => {
  const labels = rows(line);
  expect(labels.join()).toContain("forklift");
  expect(labels.filter((label) => words.test(label))).toEqual([]);
});

test.each([
  ["Time management with the ability to work under pressure", /under pressure/],
  ["Calm manner with the ability to establish working relationships with hauliers", /working relationships/],
  ["Responsible for capacity planning of the yard", /^capacity planning/],
  ["Capacity to plan three tours at once", /^plan three tours/],
  ["Certified in cargo securing", /certified in|cargo securing/],
])("%s: is asked for", (line, words) => {
  expect(rows(line).filter((label) => words.test(label))).not.toEqual([]);
});
