import { FINDINGS } from "../score/weights";
import type { Fact, Finding, JobProfile, ResumeFacts, ScoreSheet } from "../types";
import { counterfactualsFor, isFarApart } from "./counterfactuals";

const SHOWN = 6;

/**
 * What would make the résumé speak better, most useful first: for the job, then for any reader.
 * @returns plain sentences; `evidence` holds the lines of the résumé that a suggestion is about
 */
export function suggestionsFor(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): Finding[] {
  const forJob = counterfactualsFor(facts, job, sheet)
    .slice(0, FINDINGS.gaps)
    .map(({ text, requirementId }) => ({ text, requirementId, evidence: [] }));
  if (isFarApart(sheet)) {
    const text = `A few more words won't bridge the way from this résumé to ${job.title || "this job"}: it asks for work that the résumé doesn't show. Training, or first work in that field, would; the pivot says where to begin.`;
    forJob.unshift({ text, requirementId: null, evidence: [] });
  }
  return [...forJob, ...resumeSuggestions(facts)].slice(0, SHOWN);
}

/** Suggestions about the résumé itself, without a job. */
export function resumeSuggestions(facts: ResumeFacts): Finding[] {
  const found: Finding[] = [];
  const say = (text: string, about: (Fact<unknown> | null)[] = []) =>
    found.push({
      text,
      requirementId: null,
      evidence: about.flatMap((fact) => fact?.quotes.slice(0, 1) ?? []).slice(0, 3),
    });
  const jobs = facts.experience.filter((entry) => entry.kind === "job");
  const undated = jobs.filter((entry) => entry.months === null);
  if (undated.length > 0) {
    say(
      "Give month and year for the start and end of every job, so that your experience can be counted.",
      undated.map((entry) => entry.title),
    );
  }
  const lines = jobs.flatMap((entry) => entry.bullets);
  const plain = lines.filter((line) => !/\d/.test(line.value));
  if (lines.length >= 3 && plain.length / lines.length > 0.7) {
    say(
      "Say how much, how many or how often where you can: most lines about your work give no figure.",
      plain,
    );
  }
  const silent = jobs.filter((entry) => entry.bullets.length === 0);
  if (silent.length > 0)
    say(
      "Say in two or three lines what you did in each job.",
      silent.map((entry) => entry.title),
    );
  const listed = facts.skills.filter((skill) => skill.uses.every((use) => use.where === "listed"));
  if (listed.length >= 3) {
    const names = listed.slice(0, 3).map((skill) => skill.name);
    found.push({
      text: `Show where you used ${names.join(", ")}: a skill that is only listed convinces less than one in a line about your work.`,
      requirementId: null,
      evidence: listed.slice(0, 3).flatMap((skill) => skill.uses.slice(0, 1).map((use) => use.quote)),
    });
  }
  if (!facts.summary && !facts.headline)
    say("Open with one or two sentences that say what you do and what you look for.");
  return found;
}
