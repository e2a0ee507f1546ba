import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";

type Work = { title?: string; lines: string[]; skills?: string };

function verdictOn(asked: string, { title = "Office Clerk", lines, skills }: Work) {
  const told = lines.map((line) => `- ${line}`).join("\n");
  const listed = skills ? `Skills\n${skills}\n` : "";
  const resume = `Joan Example\njoan@example.org\nExperience\n${title}\nOakfield Ltd\nJune 2018 - May 2024\n${told}\n${listed}`;
  const facts = parseResume(textToResume(resume), { asOf: "2026-06" });
  const job = analyseJob({ title: "", description: `Adviser\nRequirements\n- ${asked}` });
  const parts = Object.values(scoreResume(facts, job).scores).flatMap((score) => score?.parts ?? []);
  return parts.find(({ requirementId }) => requirementId === job.requirements[0]?.id);
}

test.each([
  ["Financial planning", "Planned and controlled the overhead expenditures, and the financial results rose"],
  ["Financial reporting", "Analysed financial statements, tax returns and appraisals, and reported results"],
  ["Customer service", "Filed all the customer orders, and resolved food or service issues"],
  ["Project management", "Coordinated developers, database management support and project managers"],
  ["Buying media", "Presented to ad agency media buyers and marketing directors"],
  ["Customer experience", "Answered customer requests at the desk"],
  ["Design teams", "Led a team that rolled out software and made common global designs"],
  ["Multi-skilled", "Used multi-line phones at the front desk"],
])("“%s” isn't met by words that lie apart, are others' or only ask: %s", (asked, line) => {
  expect(verdictOn(asked, { lines: [line] })?.status).not.toBe("met");
});

test.each([
  ["Project management", "Managed a large project budget"],
  ["Financial analysis", "Prepared and analyzed monthly financial results"],
  ["Ability to listen for their needs", "Listened to customer needs and gave advice"],
  ["Mentor engineers", "Mentored a team of engineers"],
])("“%s” is met by a line that says it in one breath: %s", (asked, line) => {
  expect(verdictOn(asked, { lines: [line] })?.status).toBe("met");
});

test.each([
  ["Data engineering", "Senior Software Engineer", "Wrote payroll programs", "Data engineering"],
  ["Contact centre", "Rigger", "Estimated heights and centers of balance", "Contact centre"],
  ["Clean driving record", "Clerk", "Cleaned the store", "Clean driving record"],
])("a listed “%s” isn't shown by half of its words at work", (asked, title, line, skills) => {
  expect(verdictOn(asked, { title, lines: [line], skills })?.status).not.toBe("met");
});

test("one of two rare words beside a word for doing it says a part", () => {
  const part = verdictOn("You will arrange and support formal hearings", {
    title: "HR Adviser",
    lines: ["Schedule and conduct hearings for employees"],
  });
  expect(part?.status).toBe("partly");
  expect(part?.evidence[0]?.text).toContain("hearings");
});

test.each([
  ["You will supervise volunteers", "Adviser", "Recruited volunteers", "suggested"],
  [
    "Experience of supporting investigatory meetings",
    "Office Clerk",
    "Supported investigations",
    "told-in-part",
  ],
])("“%s”, by someone who was %s: “%s” is %s", (asked, title, line, code) => {
  expect(verdictOn(asked, { title, lines: [line] })?.reason.code).toBe(code);
});

test.each([
  ["Machine learning", "Sold machinery to farms"],
  ["Data engineering", "Worked with engineers on fuel pumps"],
  ["Supply chain management", "Counted paint equipment and supplies"],
])("“%s” isn't spoken of by one word of its name in other work: %s", (asked, line) => {
  expect(verdictOn(asked, { lines: [line] })?.status).toBe("not-found");
});
