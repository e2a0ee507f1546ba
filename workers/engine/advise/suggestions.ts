import { occupationById } from "../knowledge";
import type { Finding, JobProfile, ResumeFacts } from "../types";
import type { Counterfactual } from "./counterfactuals";
import type { KeywordPlace } from "./keywords";
import { resumeAdvice } from "./resume/resume-advice";

const SHOWN = 6;

/**
 * What would make the résumé speak better. Of skills that are only listed those that such a job takes.
 * @param said changes and keywords: skills that they name aren't named again
 */
export function suggestionsFor(
  facts: ResumeFacts,
  job: JobProfile,
  said: { changes: Counterfactual[]; keywords: KeywordPlace[] },
): Finding[] {
  const changed = new Set(said.changes.map(({ change }) => change.skill));
  const words = new Set(
    said.keywords.flatMap(({ message }) =>
      message.code === "keyword-only-listed" ? message.words.toLowerCase() : [],
    ),
  );
  const typical = job.occupation === null ? null : new Set(occupationById(job.occupation)?.skills);
  const told = new Set(
    facts.skills.flatMap(({ id, name }) =>
      id && !changed.has(id) && !words.has(name.toLowerCase()) && (typical?.has(id) ?? true) ? [name] : [],
    ),
  );
  return resumeAdvice(facts)
    .flatMap(({ change: _tried, ...finding }) => onlySkills(finding, told))
    .slice(0, SHOWN);
}

function onlySkills(finding: Finding, told: Set<string>): Finding[] {
  const { message, evidence } = finding;
  if (message.code !== "show-listed") return [finding];
  const kept = message.names.map((name) => told.has(name));
  const names = message.names.filter((_, at) => kept[at]);
  return names.length > 0
    ? [{ ...finding, message: { ...message, names }, evidence: evidence.filter((_, at) => kept[at]) }]
    : [];
}
