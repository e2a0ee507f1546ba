import { seekerSays } from "../../workers/copy/seeker";
import type { StoredJobAnalysis } from "../../workers/domain/analyses/stored-analysis";
import { type EvidenceView, places } from "./candidate-view";
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

/** Keyword suggestions: the skills asked for that aren't fully borne out, those first that would gain the match most. */
export function keywordViews(
  rows: RequirementRow[],
  { counterfactuals, keywords }: Pick<StoredJobAnalysis["advice"], "counterfactuals" | "keywords">,
): KeywordView[] {
  return keywords
    .flatMap(({ requirementId, message, evidence }) => {
      const row = rows.find(({ id }) => id === requirementId);
      if (!row) return [];
      const tried = counterfactuals.find((one) => one.requirementId === requirementId);
      return {
        label: row.label,
        importance: row.importance,
        where: seekerSays(message),
        gain: tried ? tried.to - tried.from : null,
        evidence: places(evidence),
      };
    })
    .sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
}
