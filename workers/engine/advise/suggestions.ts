import type { Finding, ResumeFacts } from "../types";
import type { Counterfactual } from "./counterfactuals";
import { resumeAdvice } from "./resume/resume-advice";

const SHOWN = 6;

/** What would make the résumé speak better, whatever the job. @param changes for the job: skills that it names aren't named again */
export function suggestionsFor(facts: ResumeFacts, changes: Counterfactual[]): Finding[] {
  const changed = new Set(changes.map(({ change }) => change.skill));
  const named = new Set(facts.skills.filter(({ id }) => id && changed.has(id)).map(({ name }) => name));
  return resumeAdvice(facts)
    .flatMap(({ change: _tried, ...finding }) => withoutSkills(finding, named))
    .slice(0, SHOWN);
}

function withoutSkills(finding: Finding, named: Set<string>): Finding[] {
  const { message, evidence } = finding;
  if (message.code !== "show-listed") return [finding];
  const names = message.names.filter((name) => !named.has(name));
  const rest = evidence.filter(({ text }) => !named.has(text));
  return names.length > 0 ? [{ ...finding, message: { ...message, names }, evidence: rest }] : [];
}
