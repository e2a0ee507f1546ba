import type { StoredJobAnalysis } from "../../workers/domain/analyses/stored-analysis";
import type { Experience, ResumeFacts } from "../../workers/engine/types";
import type { EvidenceView } from "./candidate-view";
import type { RequirementRow } from "./requirement-rows";

/** A word of the job that the résumé doesn't bear out yet, and the only places where it would be true. */
export type KeywordView = {
  label: string;
  importance: RequirementRow["importance"];
  where: string;
  /** points that the match would gain; null where nobody worked that out */
  gain: number | null;
  evidence: EvidenceView[];
};

function work({ title, company }: Experience): string {
  if (title && company) return `${title.value} at ${company.value}`;
  return title?.value ?? company?.value ?? "an earlier job";
}

/** The work that a line of the résumé tells of, or null. */
function workOf({ line, start }: EvidenceView, { skills, experience }: ResumeFacts): Experience | null {
  for (const { uses } of skills) {
    const use = uses.find(({ quote }) => quote.line === line && quote.start === start);
    if (use?.where === "experience" && use.entry !== null) return experience[use.entry] ?? null;
  }
  return null;
}

function whereFor(row: RequirementRow, promise: string | null, facts: ResumeFacts | null): string {
  const near = row.evidence[0];
  const shownIn = near && facts ? workOf(near, facts) : null;
  if (promise) return `${promise}.`;
  if (near && shownIn)
    return `In a line about your work as ${work(shownIn)}, beside “${near.text}”, if it was part of that work.`;
  if (near)
    return `“${near.text}” stands there already: say in a line about your work where you used it, if you did.`;
  return "In a line about the work where you used it. If you never did, leave it out: it will be asked about.";
}

/**
 * Keyword suggestions: the skills asked for that aren't fully borne out, the weightiest first.
 * @param facts the résumé's facts; null where they may not be shown
 */
export function keywordPlaces(
  rows: RequirementRow[],
  { counterfactuals }: Pick<StoredJobAnalysis["advice"], "counterfactuals">,
  facts: ResumeFacts | null,
): KeywordView[] {
  return rows
    .filter(
      ({ kind, importance, status }) => kind === "skill" && importance !== "context" && status !== "met",
    )
    .map((row) => {
      const tried = counterfactuals.find(({ requirementId }) => requirementId === row.id);
      const promise = tried ? promiseOf(tried.text) : null;
      return {
        label: row.label,
        importance: row.importance,
        where: whereFor(row, promise, facts),
        gain: tried ? tried.to - tried.from : null,
        evidence: row.evidence.slice(0, 1),
      };
    })
    .sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
}

/** "If X is part of your work as Y, name it there": what a counterfactual says without its figures. */
export function promiseOf(text: string): string {
  return text.replace(/: [^:]* would be [\d.]+ instead of [\d.]+\.$/, "");
}
