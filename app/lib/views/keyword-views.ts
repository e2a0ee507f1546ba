import { seekerSays } from "../../../workers/copy/seeker";
import type { StoredMatch } from "../../../workers/domain/matches/stored-match";
import { type EvidenceView, places } from "./applicant-view";
import type { RequirementRow } from "./requirement-rows";

export type KeywordView = {
  id: string;
  label: string;
  importance: RequirementRow["importance"];
  where: string;
  evidence: EvidenceView[];
};

export function keywordViews(
  rows: RequirementRow[],
  { keywords }: Pick<StoredMatch["advice"], "keywords">,
): KeywordView[] {
  return keywords.flatMap(({ requirementId, message, evidence }) => {
    const row = rows.find(({ id }) => id === requirementId);
    if (!row) return [];
    return {
      id: requirementId,
      label: row.label,
      importance: row.importance,
      where: seekerSays(message),
      evidence: places(evidence),
    };
  });
}
