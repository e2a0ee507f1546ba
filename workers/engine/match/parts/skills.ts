import type { Quote, Score } from "../../types";
import type { Candidate } from "../candidate";
import { answerSkill, type SkillAnswer } from "../evidence/skill-index";
import { spell } from "../months";
import { type DraftPart, scoreOf } from "../points";
import { isQualification, type SkillAsk, type Target } from "../target";
import { MANY_SKILLS, MET_FROM } from "../weights";
import { qualificationPart } from "./qualifications";

/** Where a skill stands, said of the skill asked for and of one that stands in for it. */
const PLACES = {
  experience: { itself: "is shown at work", instead: "and is shown at work" },
  project: { itself: "is shown in a project", instead: "and is shown in a project" },
  certificate: { itself: "is shown by a certificate", instead: "and is shown by a certificate" },
  education: {
    itself: "is named under education; no job or project shows it",
    instead: "and is named under education",
  },
  summary: {
    itself: "is named in the summary; no job or project shows where it was used",
    instead: "but is only named in the summary",
  },
  listed: {
    itself: "is listed among the skills; no job or project shows where it was used",
    instead: "but is only listed among the skills",
  },
  other: {
    itself: "is named in passing; no job or project shows where it was used",
    instead: "but is only named in passing",
  },
} as const;

/** How a skill that stands in for another relates to it. */
const NEARNESS = { child: "counts towards", neighbour: "comes close to", parent: "is broader than" } as const;

/** The skills score: one part per skill or qualification asked for. Null where the job asks for none. */
export function skillsScore(parts: DraftPart[]): Score | null {
  return scoreOf(parts);
}

/** Every skill and qualification asked for, as a résumé answers it; in the order of `target.asks`. */
export function skillParts(candidate: Candidate, target: Target): DraftPart[] {
  return target.asks.map((ask) => skillPart(candidate, ask));
}

/** One skill asked for, as a résumé answers it. */
function skillPart(candidate: Candidate, ask: SkillAsk): DraftPart {
  const { requirement } = ask;
  if (isQualification(requirement.kind)) return qualificationPart(candidate, ask);
  const answer = answerSkill(candidate.skills, requirement.anyOf, requirement.orSimilar ?? false);
  const base = {
    id: requirement.id,
    label: requirement.label,
    requirementId: requirement.id,
    weight: ask.weight,
  };
  if (!answer) {
    return {
      ...base,
      credit: 0,
      status: "not-found",
      reason: `The résumé doesn't mention ${requirement.label}.`,
      evidence: [],
    };
  }
  const years = yearsShare(answer, requirement.minYears);
  const credit = answer.credit * years;
  const whole =
    answer.near === "same" ||
    answer.near === "child" ||
    (answer.near === "neighbour" && requirement.orSimilar === true);
  return {
    ...base,
    credit,
    status: whole && credit >= MET_FROM ? "met" : "partly",
    reason: reasonFor(answer, requirement.label, requirement.minYears),
    evidence: answer.evidence.quotes,
  };
}

/** Fewer months than asked for scale the credit down, to half at least; months that nobody can count don't. */
function yearsShare(answer: SkillAnswer, minYears: number | null): number {
  if (minYears === null || minYears <= 0 || answer.near !== "same" || answer.evidence.months === 0) return 1;
  return 0.5 + 0.5 * Math.min(1, answer.evidence.months / (minYears * 12));
}

function reasonFor(answer: SkillAnswer, label: string, minYears: number | null): string {
  const { evidence } = answer;
  const place = PLACES[evidence.where];
  if (answer.near !== "same") {
    return `"${evidence.name}" ${NEARNESS[answer.near]} ${label} ${place.instead}.`;
  }
  const spent =
    evidence.months > 0 && evidence.where === "experience" ? `, ${spell(evidence.months)} in all` : "";
  const asked = minYears ? ` (${minYears} ${minYears === 1 ? "year" : "years"} asked for)` : "";
  const words = evidence.quotes[0]?.text ?? evidence.name;
  const named = evidence.name.toLowerCase() === label.toLowerCase() ? label : `"${words}"`;
  return `${named} ${place.itself}${spent}${asked}.`;
}

/**
 * The credit for the asked skills that a résumé answers (0 to 1), with their share, the words, and the share that earns most of it:
 * less than 1 where many are asked. Null where none is asked.
 */
export function skillCoverage(parts: DraftPart[]) {
  let weight = 0;
  let earned = 0;
  let met = 0;
  const evidence: Quote[] = [];
  for (const part of parts) {
    weight += part.weight;
    earned += part.weight * part.credit;
    if (part.credit > 0) {
      met++;
      if (part.evidence[0]) evidence.push(part.evidence[0]);
    }
  }
  if (weight === 0) return null;
  const full = Math.max(MANY_SKILLS.least, Math.min(1, (MANY_SKILLS.from / weight) ** MANY_SKILLS.power));
  const share = earned / weight;
  const { rest } = MANY_SKILLS;
  return { credit: (1 - rest) * Math.min(1, share / full) + rest * share, share, full, met, evidence };
}
