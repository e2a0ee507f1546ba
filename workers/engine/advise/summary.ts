import { type Answer, answersOf, namedFirst, onceAlike } from "../match/parts/answers";
import type { JobProfile, Message, PartStatus, ScoreSheet } from "../types";

/**
 * The whole judgement, for one sentence: how many of the musts the résumé shows, and what stands in the way. Terms of the job
 * ("weekend shifts") aren't counted: no résumé is expected to show them.
 */
export function summaryOf(job: JobProfile, sheet: ScoreSheet): Message {
  if (!sheet.scores.relevancy) return { code: "no-judgement" };
  const title = job.title || null;
  const failed = sheet.gates.filter((gate) => gate.result === "fail").map((gate) => gate.label);
  const musts = answersOf(job, sheet).filter(
    ({ requirement: { importance, kind } }) => importance === "must" && kind !== "condition",
  );
  if (musts.length === 0) return { code: "no-musts", job: title, failed };
  const counted = (status: PartStatus) => musts.filter(({ part }) => part.status === status).length;
  const missing = labelsOf(musts.filter(({ part }) => part.status === "not-found"));
  const open = labelsOf(musts.filter(({ part }) => part.status !== "not-found" && part.status !== "met"));
  return {
    code: "verdict",
    job: title,
    met: counted("met"),
    partly: counted("partly"),
    of: musts.length,
    missing,
    open,
    failed,
  };
}

function labelsOf(answers: Answer[]): string[] {
  const named = namedFirst(answers);
  return [...new Set([...onceAlike(named), ...named])].map(({ requirement }) => requirement.label);
}
