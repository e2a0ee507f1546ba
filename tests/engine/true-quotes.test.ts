import { expect, test } from "vitest";
import { scoreResume } from "../../workers/engine/match";
import { parseResume } from "../../workers/engine/parse";
import type { Quote } from "../../workers/engine/types";
import { depth, sample } from "../support/depth";
import { needShared } from "../support/samples/shared-sets";
import { falseQuotes, quotesOf } from "./parse/support/resume-text";
import {
  DEV_SET,
  fileSamples,
  type Sample,
  sampleJobs,
  seedSamples,
  textSamples,
} from "./support/sample-resumes";

const jobs = sampleJobs();

/** Quotes of facts and of score sheets whose words don't stand where they say; every sheet quotes only the résumé. */
function wrongQuotes(samples: Sample[]): { wrong: string[]; checked: number } {
  const wrong: string[] = [];
  let checked = 0;
  samples.forEach(({ id, resume }, at) => {
    const facts = parseResume(resume, { asOf: "2026-01" });
    wrong.push(...falseQuotes(facts, resume).map(({ text }) => `${id}, facts: ${text}`));
    for (const job of [jobs[at % jobs.length]!]) {
      const sheet = scoreResume(facts, job);
      const quotes = quotesOf(sheet);
      checked += quotes.length;
      const stands = ({ text, line, start, end, page }: Quote): boolean =>
        text !== "" &&
        resume.lines[line]?.text.slice(start, end) === text &&
        resume.lines[line].page === page;
      wrong.push(...quotes.filter((quote) => !stands(quote)).map(({ text }) => `${id}, sheet: ${text}`));
      const asked = new Set(job.requirements.map((one) => one.id));
      for (const { requirementId } of [...sheet.gates, ...sheet.strengths, ...sheet.gaps])
        if (requirementId !== null && !asked.has(requirementId))
          wrong.push(`${id}: ${requirementId} isn't asked for`);
      for (const strength of sheet.strengths)
        if (strength.evidence.length === 0) wrong.push(`${id}: nothing behind ${strength.message.code}`);
    }
  });
  return { wrong, checked };
}

test("every quote of our own résumés' facts and sheets is where it says", async () => {
  const { wrong, checked } = wrongQuotes(await seedSamples((all) => sample("quoted demo", all, 10)));
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(depth(60, 500));
});

test("every quote of the shared documents' facts and sheets is where it says", async (context) => {
  needShared(DEV_SET, context);
  const files = await fileSamples((all) => sample("quoted files", all, 8));
  expect(wrongQuotes([...files, ...sample("quoted texts", textSamples(), 20)]).wrong).toEqual([]);
});

test("every requirement's words are in the posting at the place it names", () => {
  for (const job of jobs) for (const { quotes } of job.requirements) expect(quotes.length).toBeGreaterThan(0);
});
