import { isKnown } from "../job/requirement";
import type { JobProfile, Message, PartStatus, ScoreSheet } from "../types";
import { type Answer, answersOf } from "./answers";
import { lost } from "./proposals";
import { isSayable } from "./sayable";

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
  const missing = namedFirst(musts.filter(({ part }) => part.status === "not-found")).map(labelOf);
  const open = namedFirst(
    musts.filter(({ part }) => part.status !== "not-found" && part.status !== "met"),
  ).map(labelOf);
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

/** What has a name before the posting's own words, those before traits; of these what would earn most. */
function namedFirst(answers: Answer[]): Answer[] {
  const rank = ({ requirement, part }: Answer) =>
    part.group === "soft-skills" ? 3 : isKnown(requirement) ? 0 : isSayable(requirement) ? 1 : 2;
  return [...answers].sort((a, b) => rank(a) - rank(b) || lost(b.part) - lost(a.part));
}

function labelOf({ requirement }: Answer): string {
  return requirement.label;
}
