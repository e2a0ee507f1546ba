import { recruiterSays } from "../../../workers/copy/recruiter";
import type { Advice, InterviewQuestion } from "../../../workers/domain/applicants/advice/get-advice";
import type { WhatIf } from "../../../workers/domain/applicants/advice/what-ifs";
import type { Message } from "../../../workers/engine/types";
import { type EvidenceView, places } from "./applicant-view";

export type QuestionView = Pick<InterviewQuestion, "asked"> & {
  question: string;
  why: string;
  evidence: EvidenceView[];
};
export type TriedView = Pick<WhatIf, "from" | "to" | "asked"> & { proposal: string };
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
    whatIfs: triedViews(whatIfs, recruiterSays),
  };
}

export function triedViews(whatIfs: WhatIf[], say: (message: Message) => string): TriedView[] {
  return whatIfs.map(({ promise, ...tried }) => ({ ...tried, proposal: say(promise) }));
}
