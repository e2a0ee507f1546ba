import { answersOf, lost } from "../match/parts/answers";
import { relevancyIf } from "../match/what-if";
import type { JobProfile, Message, ResumeFacts, ScoreName, ScoreSheet } from "../types";
import { applyChange, type Change } from "./change";
import { type Proposal, proposalsFor } from "./proposals";

/** "If this were in the résumé, that score would be `to`": found by applying the change and scoring again. */
export type Counterfactual = {
  change: Change;
  promise: Message;
  requirementId: string | null;
  score: ScoreName;
  from: number;
  to: number;
};

/** Those that could gain most are tried. */
const TRIED = 8;
const SHOWN = 3;
const LEAST_GAIN = 0.5;

/**
 * At most three proposals that would lift the relevancy score, each really applied and scored: what the résumé itself names comes
 * before what it only comes close to, and that before what no line says; what gains most stands first.
 */
export function counterfactualsFor(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): Counterfactual[] {
  const from = sheet.scores.relevancy?.value;
  if (from === undefined) return [];
  const open = new Map(answersOf(job, sheet).map(({ requirement, part }) => [requirement.id, lost(part)]));
  const couldGain = ({ requirementId }: Proposal) => open.get(requirementId) ?? 0;
  const proposals = proposalsFor(facts, job, sheet)
    .sort((a, b) => couldGain(b) - couldGain(a))
    .slice(0, TRIED);
  if (proposals.length === 0) return [];
  const relevancyWith = relevancyIf(facts, job);
  return proposals
    .map(({ change, promise, requirementId }): Counterfactual => {
      const to = relevancyWith(applyChange(facts, change), change.skill) ?? from;
      return { change, promise, requirementId, score: "relevancy", from, to };
    })
    .filter(({ to }) => to - from >= LEAST_GAIN)
    .sort((a, b) => rankOf(a) - rankOf(b) || b.to - a.to || (a.change.skill < b.change.skill ? -1 : 1))
    .filter((one, at, all) => at === all.findIndex((other) => isSame(one, other)))
    .slice(0, SHOWN)
    .sort((a, b) => b.to - a.to);
}

function isSame({ change, promise }: Counterfactual, other: Counterfactual): boolean {
  const claimed = (one: Message) =>
    one.code === "show-claimed" || one.code === "show-in-line" ? one.words.toLowerCase() : null;
  const words = claimed(promise);
  return change.skill === other.change.skill || (words !== null && words === claimed(other.promise));
}

const RANKS: Partial<Record<Message["code"], number>> = { "show-claimed": 0, "show-of-kind": 2 };

function rankOf({ promise }: Counterfactual): number {
  return RANKS[promise.code] ?? 1;
}
