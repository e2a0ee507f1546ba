import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";

function sheetOf(lines: string[], posting: string) {
  const told = lines.map((line) => `- ${line}`).join("\n");
  const resume = `Joan Example\njoan@example.org\nExperience\nSoftware Developer\nOakfield Ltd\nJune 2018 - May 2024\n${told}`;
  const facts = parseResume(textToResume(resume), { asOf: "2026-06" });
  return scoreResume(facts, analyseJob({ title: "Software Developer", description: posting }));
}

function statusOf(asked: string, line: string) {
  const { scores } = sheetOf([line], `Requirements\n- ${asked}`);
  const parts = Object.values(scores).flatMap((score) => score?.parts ?? []);
  return parts.find(({ label }) => label === asked)?.status;
}

test.each([
  ["Code review", "Added new C# code to the monthly reports"],
  ["Operating systems", "Wrote a distributed system for jobs of the night"],
])("one word of the name “%s” leaves it open for the trade, too: %s", (asked, line) => {
  expect(statusOf(asked, line)).toBe("unclear");
});

test.each([
  ["Checking accounts", "Was in charge of checking on the servers day and night"],
  ["Optimizing warehouses", "Optimized the nightly builds"],
])("the verb alone is no part of “%s”: %s", (asked, line) => {
  expect(statusOf(asked, line)).not.toBe("partly");
});

test.each([
  ["Recruiting", "Recruited as the second developer of the firm", "Recruited two developers for the firm"],
  ["Mentoring", "Was mentored by the head of the office", "Mentored two juniors of the office"],
  ["Auditing", "Audited by the state each year", "Audited the logs of the state each year"],
])("%s isn't shown by what others did: %s", (asked, line, own) => {
  expect(statusOf(asked, line)).not.toMatch(/met|partly/);
  expect(statusOf(asked, own)).toMatch(/met|partly|unclear/);
});

function dutyOf(duty: string, line: string) {
  const { scores } = sheetOf([line], `What you will do\n- ${duty}\n- Keep the keys of the house`);
  const parts = Object.values(scores).flatMap((score) => score?.parts ?? []);
  return parts.find(({ label }) => label?.toLowerCase().startsWith(duty.toLowerCase()));
}

test.each([
  ["Examine leases", "Sent files on for examination by auditors"],
  ["Answer telephones", "Answered questions of the auditors in writing"],
])("the verb of the duty “%s” with another object is no part of it: %s", (duty, line) => {
  expect(dutyOf(duty, line)?.status).not.toBe("partly");
});

test("a telling verb that a line begins with is a part of a duty", () => {
  expect(dutyOf("Greet members", "Greeted customers of the shop at the door")?.status).toBe("partly");
});

test("the possessive of two names is no word in common", () => {
  const part = dutyOf("Coordinate the curator's errands", "Exceeded the plan in one month's time");
  expect(part?.evidence).toEqual([]);
});

test("who had no problem with instructions solved none", () => {
  expect(statusOf("Problem solving", "Had no problem following instructions from designers")).not.toBe(
    "partly",
  );
});

const POSTING = `What you will do
- Write payroll software for hospitals and clinics
- Maintain the wages database and its nightly backups`;

test("one line alone describes a part of the duties, and no more", () => {
  const rowOf = (lines: string[]) =>
    sheetOf(lines, POSTING).scores.relevancy?.parts.find(({ id }) => id === "duties");
  const line = "Maintained a wages database with nightly backups";
  expect(rowOf([line])?.status).toBe("partly");
  expect(rowOf([line, "Wrote the payroll software of three clinics"])?.status).toBe("met");
});
