import { skillById } from "../../knowledge";
import type { Quote, SkillFact, SkillUse, YearMonth } from "../../types";
import { monthsSince } from "../months";
import type { ScorableFacts } from "../scorable";
import { LADDER, OLD_MONTHS, RECENT_MONTHS } from "../weights";

/** The best ground that a résumé gives for one skill. `credit` is its rung, 0 to 1. */
export type SkillEvidence = {
  name: string;
  credit: number;
  where: SkillUse["where"];
  months: number;
  lastUsed: YearMonth | null;
  statedYears: number;
  quotes: Quote[];
};

export const QUOTES_SHOWN = 3;

/** Stands a skill on the evidence ladder: the highest rung among its uses counts, repetition adds nothing; null without a use. */
export function onLadder(skill: SkillFact, facts: ScorableFacts): SkillEvidence | null {
  const rungs = skill.uses
    .map((use) => ({ use, credit: isTraitTaught(skill, use) ? LADDER.other : rungOf(use, facts) }))
    .sort(
      (a, b) =>
        b.credit - a.credit || a.use.quote.line - b.use.quote.line || a.use.quote.start - b.use.quote.start,
    );
  const best = rungs[0];
  if (!best) return null;
  return {
    name: skill.name,
    credit: best.credit,
    where: best.use.where,
    months: skill.months,
    lastUsed: skill.lastUsed,
    statedYears: Math.max(0, ...skill.uses.map(({ statedYears = 0 }) => statedYears)),
    quotes: rungs.slice(0, QUOTES_SHOWN).map((rung) => rung.use.quote),
  };
}

/** A trait that a course was about is no more than claimed: what the summary says of it comes first. */
function isTraitTaught({ id }: SkillFact, { where }: SkillUse): boolean {
  return where === "education" && id !== null && skillById(id)?.kind === "soft";
}

function rungOf(use: SkillUse, facts: ScorableFacts): number {
  if (use.where !== "experience") return LADDER[use.where];
  const entry = use.entry === null ? undefined : facts.experience[use.entry];
  if (!entry) return LADDER.other;
  if (entry.kind !== "job") return LADDER.project;
  if (entry.isCurrent) return LADDER.recentJob;
  return entry.end
    ? LADDER.oldJob + (LADDER.recentJob - LADDER.oldJob) * freshness(entry.end.value, facts.asOf)
    : LADDER.oldJob;
}

function freshness(end: YearMonth, asOf: YearMonth): number {
  const since = monthsSince(end, asOf);
  return Math.min(1, Math.max(0, 1 - (since - RECENT_MONTHS) / (OLD_MONTHS - RECENT_MONTHS)));
}
