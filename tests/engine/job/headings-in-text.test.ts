import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { readPosting } from "../../../workers/engine/job/sentences/segments";

function importanceOf(description: string, label: string): string | undefined {
  return analyseJob({ title: "Bookkeeper", description }).requirements.find((one) =>
    one.label.includes(label),
  )?.importance;
}

const REQUIRED = "Required Qualifications: Experience with SAP and Microsoft Excel.";

test.each([
  ["a colon", " Desired Skills: Experience with Power BI"],
  ["no mark", " Preferred Qualifications Experience with Power BI"],
  ["nothing at all between the lines", "Desired QualificationsExperience with Power BI"],
])("what stands below a heading of extras closed by %s is an extra", (_, extras) => {
  expect(importanceOf(REQUIRED + extras, "Power BI")).toBe("nice");
});

test.each([
  [
    "Supports clients across projects.Maintains the ledger of the firm.",
    ["Supports clients across projects.", "Maintains the ledger of the firm."],
  ],
  [
    "Prepare the annual budget; Review all supplier invoices",
    ["Prepare the annual budget;", "Review all supplier invoices"],
  ],
  [
    "Check the statements and report on variances Quantify and record savings",
    ["Check the statements and report on variances", "Quantify and record savings"],
  ],
])("%s is cut into %j", (description, sentences) => {
  const { segments } = readPosting({ title: "", description });
  expect(segments.map(({ text }) => text)).toEqual(sentences);
});
