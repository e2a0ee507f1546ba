import { requirementRows } from "~/lib/views/requirement-rows";
import type { DraftScore } from "../../../../workers/domain/drafts/score-draft";
import type { JobProfile, PartStatus, Requirement } from "../../../../workers/engine/types";

export type AnswerView = Pick<Requirement, "id" | "label" | "importance"> & { status: PartStatus };

export type DraftScoreView = { score: number | null; answers: AnswerView[] };

export type ChangedAnswer = AnswerView & { before: PartStatus };

export function draftScoreView({ score, sheet }: DraftScore, job: JobProfile): DraftScoreView {
  const answers = requirementRows({ job, sheet }).map(({ id, label, importance, status }) => ({
    id,
    label,
    importance,
    status,
  }));
  return { score, answers };
}
