import { expect, test } from "vitest";
import { parseResume, textToResume } from "../../../workers/engine";
import { resumeAdvice } from "../../../workers/engine/advise/resume/resume-advice";
import { scoreResumeQuality } from "../../../workers/engine/match/resume-quality";

const resume = (summary: string) => `Iwona Sadowska
iwona@example.com

Summary
${summary}

Experience
Line Cook, Harbour Kitchen, Gdynia
March 2019 - May 2024
- Cooked for 80 guests a night on the grill and the fish station
- Ordered fish and vegetables for a week and kept waste under 4%

Education
Vocational school, Gdynia, 2018`;

function told(summary: string) {
  const facts = parseResume(textToResume(resume(summary)), { asOf: "2026-11" });
  const part = scoreResumeQuality(facts)?.parts.find(({ id }) => id === "length");
  const [more] = resumeAdvice(facts).flatMap(({ message }) => (message.code === "tell-more" ? message : []));
  return {
    scored: part?.reason.code === "length-in-words" ? part.reason.words : 0,
    advised: more?.words,
  };
}

test("score and recommendation count the same words about work, the summary's included", () => {
  const short = told("Cook with five years at the grill who likes a calm pass.");
  expect(short.scored).toBeGreaterThan(30);
  expect(short.advised).toBe(short.scored);
  const long = told(`${"Cook who runs a calm pass and a clean station every single night. ".repeat(9)}`);
  expect(long.scored).toBeGreaterThan(120);
  expect(long.advised).toBeUndefined();
});
