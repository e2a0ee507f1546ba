import { expect, test } from "vitest";
import {
  jobAnalysisColumnsOf,
  scoreResumeForJob,
} from "../../../workers/domain/matches/score-resume-for-job";
import { parseResume, textToResume } from "../../../workers/engine";
import { analyseJob, postingText } from "../../../workers/engine/job";

const facts = parseResume(textToResume("Mara Lind\nSkills\nWelding"), { asOf: "2026-11" });

function nameOf(description: string, title = "", companyName?: string) {
  const input = { title, description, ...(companyName ? { companyName } : {}) };
  const stored = scoreResumeForJob(facts, { job: analyseJob(input), posting: postingText(input) });
  return jobAnalysisColumnsOf(stored).jobTitle;
}

const ASKS = "What you bring\n- Welding\n- Reading drawings";

test("a job is named by its title, else by its employer, else by its first words", () => {
  expect(nameOf(ASKS, "Welder")).toBe("Welder");
  expect(nameOf(ASKS, "", "Nordhafen Werft")).toBe("Job at Nordhafen Werft");
  expect(nameOf(ASKS)).toBe("What you bring");
  const long = nameOf(`${"We weld ships and bridges all over the north ".repeat(4)}\n${ASKS}`);
  expect(long).toMatch(/^We weld ships.{30,50}\.\.\.$/);
});
