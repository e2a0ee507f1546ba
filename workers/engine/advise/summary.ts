import { isKnown } from "../job/requirement";
import type { JobProfile, ScoreSheet } from "../types";
import { type Answer, answersOf } from "./answers";

const NAMED = 3;

/** The whole judgement in one sentence: how many of the musts the résumé shows, and what stands in the way. */
export function summaryOf(job: JobProfile, sheet: ScoreSheet): string {
  if (!sheet.scores.relevancy) return "The résumé or the posting says too little for a judgement.";
  const title = job.title || "this job";
  const failed = sheet.gates.filter((gate) => gate.result === "fail").map((gate) => gate.label);
  const musts = answersOf(job, sheet).filter(({ requirement }) => requirement.importance === "must");
  if (musts.length === 0) return `${title}: the posting names no must-haves to judge by${failing(failed)}.`;
  const met = musts.filter(({ part }) => part.status === "met").length;
  const missing = namedFirst(musts.filter(({ part }) => part.status === "not-found")).map(labelOf);
  const open = namedFirst(
    musts.filter(({ part }) => part.status !== "not-found" && part.status !== "met"),
  ).map(labelOf);
  return `For ${title}, the résumé shows ${met} of ${musts.length} must-haves${rest(missing, open)}${failing(failed)}.`;
}

/** What has a name of its own before the posting's own words. */
function namedFirst(answers: Answer[]): Answer[] {
  const rank = ({ requirement }: Answer) => (isKnown(requirement) ? 0 : 1);
  return [...answers].sort((a, b) => rank(a) - rank(b));
}

function labelOf({ requirement }: Answer): string {
  return requirement.label;
}

function rest(missing: string[], open: string[]): string {
  if (missing.length > 0) return `; not found: ${listed(missing)}`;
  return open.length > 0 ? `; shown in part or not clearly: ${listed(open)}` : "";
}

function failing(failed: string[]): string {
  return failed.length > 0 ? `; deal-breakers not met: ${listed(failed)}` : "";
}

function listed(labels: string[]): string {
  const more = labels.length - NAMED;
  return labels.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
