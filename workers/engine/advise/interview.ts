import type { JobProfile, Quote, ScoreSheet } from "../types";

/** A question to ask, why it is worth asking, and the words it starts from. */
export type InterviewQuestion = {
  question: string;
  why: string;
  requirementId: string | null;
  evidence: Quote[];
};

const SHOWN = 8;

/** Questions for the conversation: what the résumé leaves open first, then the strongest claims to probe. */
export function interviewQuestions(job: JobProfile, sheet: ScoreSheet): InterviewQuestion[] {
  const asked = new Set<string>();
  const questions: InterviewQuestion[] = [];
  const add = (question: InterviewQuestion) => {
    if (question.requirementId && asked.has(question.requirementId)) return;
    if (question.requirementId) asked.add(question.requirementId);
    questions.push(question);
  };
  for (const gate of sheet.gates) {
    if (gate.result === "pass") continue;
    add({
      question: `The job can't do without this: "${gate.label}". How do you meet it?`,
      why: gate.reason,
      requirementId: gate.requirementId,
      evidence: gate.evidence,
    });
  }
  const musts = new Set(job.requirements.filter((one) => one.importance === "must").map((one) => one.id));
  const parts = [...(sheet.scores.skills?.parts ?? [])].sort(
    (a, b) => b.maxPoints - b.points - (a.maxPoints - a.points),
  );
  for (const part of parts) {
    if (part.status === "met" || !musts.has(part.requirementId ?? "")) continue;
    const question =
      part.status === "not-found"
        ? `Have you worked with ${part.label}, or with something close to it? What did you do?`
        : `Tell me about the last time you used ${part.label}: what was your own part in it?`;
    add({ question, why: part.reason, requirementId: part.requirementId, evidence: part.evidence });
  }
  for (const part of parts.filter((one) => one.status === "met").sort((a, b) => b.points - a.points)) {
    add({
      question: `Your résumé shows ${part.label}. What was the hardest problem that you solved with it?`,
      why: part.reason,
      requirementId: part.requirementId,
      evidence: part.evidence,
    });
  }
  return questions.slice(0, SHOWN);
}
