import type { Message, ResumeFacts, Score } from "../types";
import type { Candidate } from "./candidate";
import { sharesLanguage } from "./parts/experience";
import type { Target } from "./target";

const READING = 0.5;

/**
 * How far the numbers can be trusted: half how well the résumé was read, half how much of the job could be judged.
 * @returns 0 to 1 with two decimals, and what lowered it
 */
export function confidenceOf(
  facts: ResumeFacts,
  candidate: Candidate,
  target: Target,
  scores: (Score | null)[],
): { confidence: number; reasons: Message[] } {
  const reasons: Message[] = [];
  const jobs = candidate.facts.experience.filter((entry) => entry.kind === "job");
  const undated = jobs.filter((entry) => entry.months === null).length;
  let reading = 1;
  if (jobs.length === 0) {
    reading -= 0.4;
    reasons.push({ code: "no-work-read" });
  } else if (undated > 0) {
    reading -= 0.3 * (undated / jobs.length);
    reasons.push({ code: "jobs-undated", count: undated, of: jobs.length });
  }
  if (candidate.skills.own.size === 0) {
    reading -= 0.3;
    reasons.push({ code: "no-skills-read" });
  }
  const sure = meanConfidence(facts);
  reading *= sure;
  if (sure < 0.7) reasons.push({ code: "layout-hard" });
  let judged = 1;
  if (target.job.source === "occupation") {
    judged -= 0.3;
    reasons.push({ code: "title-only" });
  }
  if (target.title.occupations.length === 0) {
    judged -= 0.2;
    reasons.push({ code: "title-unknown" });
  }
  if (target.duties.sentences.length > 0 && !sharesLanguage(candidate, target)) {
    judged -= 0.2;
    reasons.push({ code: "two-languages" });
  }
  if (target.asks.length < 3) {
    judged -= 0.2;
    reasons.push({ code: "few-skills-asked" });
  }
  const unjudged = scores.filter((score) => score === null).length;
  if (unjudged > 0) {
    judged -= 0.1 * unjudged;
    const level = target.job.seniority === null && target.job.years.min === null;
    reasons.push(
      level && unjudged === 1
        ? { code: "no-level-asked" }
        : { code: "scores-unjudged", count: unjudged, of: scores.length },
    );
  }
  const confidence = READING * Math.max(0, reading) + (1 - READING) * Math.max(0, judged);
  return { confidence: Math.round(confidence * 100) / 100, reasons };
}

/** Mean confidence of the facts that scores rest on; 1 where there are none. */
function meanConfidence(facts: ResumeFacts): number {
  const sure = facts.experience.flatMap((entry) =>
    [entry.title, entry.start, entry.end].filter((fact) => fact !== null).map((fact) => fact.confidence),
  );
  return sure.length > 0 ? sure.reduce((sum, one) => sum + one, 0) / sure.length : 1;
}
