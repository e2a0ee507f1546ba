import type { Gate, Requirement } from "../types";
import type { Candidate } from "./candidate";
import type { DraftPart } from "./points";
import type { Target } from "./target";
import { judgeYears, type RelatedWork } from "./verdict/years";

/** Where words prove something: a list or a summary only claims it. */
const PROOF = new Set(["named", "told", "more-special", "qualification"]);

/**
 * Answers every deal-breaker beside the score, by the same verdicts. "pass": met and shown; "fail": the résumé's own words or
 * dates contradict it; silence is "unknown".
 * @param asked one part per requirement, with its verdict
 * @param related work of the job's kind, by which years are judged
 */
export function gatesOf(
  candidate: Candidate,
  target: Target,
  asked: DraftPart[],
  related: RelatedWork,
): Gate[] {
  const byId = new Map(asked.map((part) => [part.requirementId, part]));
  return target.job.requirements
    .filter((one) => one.gate)
    .map((one) => ({
      requirementId: one.id,
      label: one.label,
      ...answer(candidate, one, byId.get(one.id), related),
    }));
}

type Answer = Pick<Gate, "result" | "reason" | "evidence">;

function answer(
  candidate: Candidate,
  asked: Requirement,
  part: DraftPart | undefined,
  related: RelatedWork,
): Answer {
  const verdict = asked.kind === "years" ? judgeYears(candidate, asked, related) : part;
  if (!verdict) return { result: "unknown", reason: { code: "seldom-settled" }, evidence: [] };
  const { status, code, reason, evidence, contradicted } = verdict;
  if (contradicted) return { result: "fail", reason, evidence };
  if (status === "met" && PROOF.has(code ?? "") && part?.claimed !== true)
    return { result: "pass", reason, evidence };
  return {
    result: "unknown",
    reason: { code: "left-open", reason, silent: status === "not-found" },
    evidence,
  };
}
