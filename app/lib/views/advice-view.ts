import { recruiterSays } from "../../../workers/copy/recruiter";
import type { Advice, InterviewQuestion, WhatIf } from "../../../workers/domain/applicants/get-advice";
import { type EvidenceView, places } from "./applicant-view";

export type QuestionView = Pick<InterviewQuestion, "asked"> & {
  question: string;
  why: string;
  evidence: EvidenceView[];
};
export type TriedView = Pick<WhatIf, "from" | "to" | "asked"> & { ask: string };
export type AdviceView = { verdict: string; questions: QuestionView[]; whatIfs: TriedView[] };

export function adviceView({ verdict, questions, whatIfs }: Advice): AdviceView {
  return {
    verdict: recruiterSays(verdict),
    questions: questions.map(({ question, why, asked, evidence }) => ({
      question: recruiterSays(question),
      why: recruiterSays(why),
      asked,
      evidence: places(evidence),
    })),
    whatIfs: whatIfs.map(({ promise, ...tried }) => ({ ...tried, ask: recruiterSays(promise) })),
  };
}
