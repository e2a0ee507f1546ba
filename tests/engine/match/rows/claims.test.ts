import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";

function rowOf(asked: string, resume: { about?: string; line?: string }) {
  const text = `Joan Example\njoan@example.org\nSummary\n${resume.about ?? "Clerk of many years."}\nExperience\nOffice Clerk\nOakfield Ltd\nJune 2018 - May 2024\n- ${resume.line ?? "Kept the files of two offices"}\n`;
  const facts = parseResume(textToResume(text), { asOf: "2026-06" });
  const job = analyseJob({ title: "Office Clerk", description: `Requirements\n- ${asked}\n- Filing` });
  const parts = scoreResume(facts, job).scores.relevancy!.parts;
  return parts.find(({ label }) => label === asked)!;
}

test("what is said outside the jobs is called named there, and no part of it", () => {
  const row = rowOf("analytical skills", { about: "Clerk with analytical and practical habits." });
  expect(row).toMatchObject({
    status: "partly",
    reason: { code: "named", words: "analytical", place: "other" },
  });
});

test.each([
  ["M&A", "Clerk M. A. Oakfield"],
  ["OpenAI", "Opening and closing of the shop"],
  ["business-to-business", "Known in the business of the county"],
])("%s isn't told by a letter or a word of its name", (asked, line) => {
  expect(rowOf(asked, { line }).status).toBe("not-found");
});

test.each([
  ["Bachelor of Science in Computer Science, Oakfield University, 2014 - 2017", "met"],
  ["Diploma in Typing, Institute of Computer Science, 2014 - 2017", "partly"],
])("a degree shows its field, and a school's name shows none: %s", (school, status) => {
  const text = `Joan Example\njoan@example.org\nExperience\nOffice Clerk\nOakfield Ltd\nJune 2018 - May 2024\n- Kept files\nEducation\n${school}\n`;
  const job = analyseJob({
    title: "Office Clerk",
    description: "Requirements\n- Computer science\n- Filing",
  });
  const { scores } = scoreResume(parseResume(textToResume(text), { asOf: "2026-06" }), job);
  expect(scores.relevancy?.parts.find(({ label }) => label === "Computer science")?.status).toBe(status);
});

test.each([
  ["BI", "Sent slides on a bi-weekly basis"],
  ["SLA", "Sla Example was a colleague"],
])("%s is written in capitals", (asked, line) => {
  expect(rowOf(asked, { line }).status).toBe("not-found");
});

const AIM =
  "To obtain a position as a clerk at one of the largest firms in the\nUnited States and to work in a challenging office that fosters all my\nstock counts for my employer.";

test("what someone wants next shows nothing, however many lines it runs over", () => {
  expect(rowOf("stock counts", { about: AIM, line: "Swept the yard" }).status).not.toMatch(/met|partly/);
  const done = `${AIM} Did the stock counts for years.`;
  expect(rowOf("stock counts", { about: done, line: "Swept the yard" }).status).toBe("partly");
});

test("the words of a name, turned about and parted by a comma, are two things", () => {
  const line = "Led all branches of client services, sales and financial planning of the group";
  expect(rowOf("Financial services", { line }).status).not.toBe("met");
});

test("a trait that a summary names is no less so because a course was about it", () => {
  const about = "Clerk with communication skills.";
  const school =
    "Education\nBachelor of Arts in Managerial Communication, Oakfield University, 2014 - 2017\n";
  const job = analyseJob({
    title: "Office Clerk",
    description: "Requirements\n- Strong communication skills\n- Filing",
  });
  const status = (text: string) => {
    const facts = parseResume(textToResume(text), { asOf: "2026-06" });
    const parts = scoreResume(facts, job).scores.relevancy?.parts ?? [];
    return parts.find(({ label }) => /ommunication/.test(label ?? ""))?.status;
  };
  const text = `Joan Example\njoan@example.org\nSummary\n${about}\nExperience\nOffice Clerk\nOakfield Ltd\nJune 2018 - May 2024\n- Kept files\n`;
  expect([status(text), status(text + school)]).toEqual(["met", "met"]);
});

test("another's degree is no degree of one's own", () => {
  const line = "Took the calls of Nan Oakfield, M.D., and two others";
  const text = `Joan Example\njoan@example.org\nExperience\nOffice Clerk\nOakfield Ltd\nJune 2018 - May 2024\n- ${line}\n`;
  const job = analyseJob({
    title: "Office Clerk",
    description: "Requirements\n- Bachelor's degree\n- Filing",
  });
  const { scores } = scoreResume(parseResume(textToResume(text), { asOf: "2026-06" }), job);
  expect(scores.relevancy?.parts.find(({ label }) => /degree/.test(label ?? ""))?.status).toBe("not-found");
});
