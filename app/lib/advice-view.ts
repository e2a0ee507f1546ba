import type { Advice, Question, WhatIf } from "../../workers/domain/candidates/get-advice";
import { type EvidenceView, places } from "./candidate-view";

export type QuestionView = Omit<Question, "evidence"> & { evidence: EvidenceView[] };
export type AdviceView = { questions: QuestionView[]; whatIfs: WhatIf[] };

/** What the details page shows of an advice: no boxes of quotes. */
export function adviceView({ questions, whatIfs }: Advice): AdviceView {
  return {
    questions: questions.map((question) => ({ ...question, evidence: places(question.evidence) })),
    whatIfs,
  };
}
