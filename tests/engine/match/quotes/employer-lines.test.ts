import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";

const job = analyseJob({
  title: "Production Engineer",
  description: "Requirements\n- Experience with CNC machining\n- Experience with packaging lines",
});

function machining(lines: string[]) {
  const resume = `Joan Example\njoan@example.org\nExperience\nOffice Clerk\nOakfield Ltd\nJune 2018 - May 2024\n${lines.map((line) => `- ${line}`).join("\n")}\n`;
  const { scores } = scoreResume(parseResume(textToResume(resume), { asOf: "2026-06" }), job);
  return scores.relevancy?.parts.find(({ label }) => /machining/i.test(label ?? ""));
}

test.each([
  "Oakfield is a leading manufacturer of parts by CNC machining.",
  "Founded in 1912, Oakfield Works is a family firm known for CNC machining.",
  "Oakfield was established in 1912 for CNC machining.",
  "The company is a supplier of CNC machining and castings.",
  "Oakfield Desk is a shared platform for CNC machining.",
  "Oakfield Inc. is one of the oldest companies of the county for CNC machining. Kept the calendars of two directors.",
])("who the employer or what a product is shows nobody's skill: “%s”", (line) => {
  expect(machining([line, "Answered the phones of the office"])?.status).toBe("not-found");
});

test.each([
  "Was part of a team for CNC machining at a supplier",
  "I was the only clerk of the company with a licence for CNC machining",
  "Oakfield is a supplier of parts. Did the CNC machining of prototypes.",
])("what was done there does: “%s”", (line) => {
  expect(machining([line, "Answered the phones of the office"])?.status).toMatch(/met|partly/);
});
