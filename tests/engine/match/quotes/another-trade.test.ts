import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";

function verdict(resume: string, posting: string, about: RegExp) {
  const facts = parseResume(textToResume(resume), { asOf: "2026-06" });
  const job = analyseJob({ title: "", description: posting });
  const parts = Object.values(scoreResume(facts, job).scores).flatMap((score) => score?.parts ?? []);
  const part = parts.find(({ label }) => about.test(label ?? ""));
  if (!part) throw new Error(`${about} isn't asked: ${parts.map(({ label }) => label)}`);
  return part.status;
}

const resumeOf = (title: string, lines: string[], rest = "") =>
  `Joan Example\njoan@example.org\n${rest}Experience\n${title}\nOakfield Ltd\nJune 2018 - May 2024\n${lines.map((line) => `- ${line}`).join("\n")}\n`;

const MECHANIC = `Automotive Technician
Requirements
- Performs tire rotation and wheel alignment
- Scheduled maintenance of customer cars
- Multi-point inspections
- Brakes and suspension`;

test.each([
  ["scheduled office hours", "Kept scheduled office hours for students", /maintenance/],
  ["inspections of goods", "Checked goods by inspections of each parcel", /inspections/],
  ["aligned figures", "Aligned all figures with the rules of the tax office", /alignment/],
])("one word of several says nothing in another trade: %s", (_, line, about) => {
  const clerk = resumeOf("Accounting Clerk", [line, "Reconciled bank statements"]);
  expect(["not-found", "unclear"]).toContain(verdict(clerk, MECHANIC, about));
});

test("people of the trade are asked about it", () => {
  const mechanic = resumeOf("Automotive Technician", [
    "Repaired brakes and suspension of cars",
    "Did the yearly maintenance of 30 cars",
  ]);
  expect(verdict(mechanic, MECHANIC, /maintenance/)).not.toBe("not-found");
});

const DESK = `Office Assistant
Requirements
- Attention to detail
- Careful watering of orchids
- Filing`;

test("a trait that is only named in passing is told in part", () => {
  const clerk = (rest: string) => resumeOf("Office Clerk", ["Filed letters for three managers"], rest);
  expect(verdict(clerk("Highlights\nDetail-oriented\n"), DESK, /detail/)).toBe("partly");
});

test("what someone wants next shows nothing", () => {
  const said = (summary: string) =>
    verdict(resumeOf("Office Clerk", ["Filed letters"], `Summary\n${summary}\n`), DESK, /orchids/);
  expect(said("Seeking a position in a company that waters orchids.")).toBe("not-found");
  expect(said("Clerk with years of watering orchids.")).not.toBe("not-found");
});

const SELLER = `Technical Account Manager
Requirements
- Works with minimal supervision
- Writes quotes for clients
- Builds sales dashboards`;

test.each([
  ["supervising others", "Coached and supervised nine sales people every day", /supervision/],
  ["a quota", "Met a sales quota in each of six years", /quotes/],
])("a word of another meaning says nothing: %s", (_, line, about) => {
  const seller = resumeOf("Account Manager", [line, "Visited clients in three states"]);
  expect(["not-found", "unclear"]).toContain(verdict(seller, SELLER, about));
});

test("loosely related work is no work of this kind", () => {
  const posting = `Occupational Therapist
Requirements
- Assess patients with complex presentations
- Readjust plans of rehabilitation`;
  const teacher = resumeOf("Substitute Teacher", [
    "Taught pupils of three schools",
    "Explained the plans of lessons to parents",
  ]);
  expect(verdict(teacher, posting, /Assess patients|complex/)).toBe("not-found");
});

const DEVELOPER = `Software Engineer
Requirements
- Experience with software architecture
- Experience with code review
- Experience with distributed systems
- Experience with customer retention`;

test.each([
  [
    "a menu's design for an architecture",
    "Developed new menu designs and recipes",
    /architecture/,
    "not-found",
  ],
  [
    "a building code for a code review",
    "Kept every building code of the county",
    /code review/i,
    "not-found",
  ],
  ["a till for a system", "Trained new managers on the point of sale system", /distributed/i, "not-found"],
  ["guests that come back", "Improved the retention of regular guests", /retention/i, "unclear"],
])("the words of other work are no part of a skill: %s", (_, line, about, status) => {
  const cook = resumeOf("Head Cook", [line, "Cooked for 200 guests a day"]);
  expect(verdict(cook, DEVELOPER, about)).toBe(status);
});

test("the words of a skill in a line of the trade are a part of it", () => {
  const developer = resumeOf("Software Developer", [
    "Reviewed the code of two trainees",
    "Wrote the services of a shop in Java",
  ]);
  expect(["partly", "met"]).toContain(verdict(developer, DEVELOPER, /code review/i));
});
