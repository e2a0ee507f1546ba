import type { Score } from "../../types";
import type { Candidate } from "../candidate";
import { spell } from "../months";
import { clamp, type DraftPart, scoreOf } from "../points";
import { isNamed, type Target } from "../target";
import { EXPERIENCE_FULL_AT, FAR_BELOW_YEARS, MANY_SKILLS, MET_FROM, RELEVANCY } from "../weights";
import type { ExperienceMatch } from "./experience";
import { skillCoverage } from "./skills";

/**
 * The relevancy score: experience amount, experience match (full from `EXPERIENCE_FULL_AT` on), core skills, soft skills.
 * What the job doesn't ask for is left out; what the résumé doesn't show earns nothing.
 * @param experience the experience score, null where there was nothing to judge
 * @param skills the parts of the skills score, in the order of `target.asks`
 */
export function relevancyScore(
  candidate: Candidate,
  target: Target,
  match: ExperienceMatch,
  experience: Score | null,
  skills: DraftPart[],
): Score | null {
  const hard = skills.filter(
    (_, at) => !target.asks[at]!.soft && target.asks[at]!.requirement.kind === "skill",
  );
  const soft = skills.filter((_, at) => target.asks[at]!.soft);
  const comparable = isNamed(target) || target.duties.sentences.length > 0 || target.job.years.min !== null;
  const silent =
    candidate.facts.experience.length === 0 &&
    candidate.facts.skills.length === 0 &&
    candidate.facts.education.length === 0;
  if (silent || (!comparable && hard.length === 0)) return null;
  return scoreOf([
    ...(comparable ? [amountPart(candidate, match), matchPart(experience, match, target)] : []),
    ...skillsPart(hard, "core-skills", "Skills", RELEVANCY.coreSkills),
    ...skillsPart(soft, "soft-skills", "Soft skills", RELEVANCY.softSkills),
  ]);
}

function amountPart(candidate: Candidate, match: ExperienceMatch): DraftPart {
  const { relatedMonths, askedMonths } = match;
  const credit = askedMonths > 0 ? clamp(relatedMonths / askedMonths) : 1;
  const dated = candidate.facts.experience.filter((entry) => entry.months !== null);
  return {
    id: "experience-amount",
    label: "Amount of experience",
    requirementId: null,
    weight: RELEVANCY.amount,
    credit,
    status: dated.length === 0 ? "unclear" : credit >= 1 ? "met" : credit > 0 ? "partly" : "not-found",
    reason:
      dated.length === 0
        ? "The résumé shows no dated work that can be counted."
        : `${spell(Math.round(relatedMonths))} of related work against ${spell(askedMonths)}.`,
    evidence: dated.flatMap((entry) => entry.start?.quotes ?? []).slice(0, 4),
  };
}

function matchPart(experience: Score | null, match: ExperienceMatch, target: Target): DraftPart {
  const value = experience?.value ?? 0;
  const years = shareForYears(match, target);
  const credit = clamp(value / EXPERIENCE_FULL_AT) * years;
  const rule = `The experience score is ${value}; ${EXPERIENCE_FULL_AT} or more earns all of this part.`;
  const reason =
    years < 1
      ? `${rule} The work shown is far below the ${spell(match.askedMonths)} asked for: ${Math.round(years * 100)} % of that counts.`
      : rule;
  return {
    id: "experience-match",
    label: "Experience match",
    requirementId: null,
    weight: RELEVANCY.experience,
    credit,
    status: experience === null ? "unclear" : credit >= 1 ? "met" : credit > 0 ? "partly" : "not-found",
    reason: experience === null ? "The résumé shows no work that can be compared with the job." : reason,
    evidence: (experience?.parts ?? [])
      .flatMap((part) => (part.id === "related-years" ? [] : part.evidence))
      .slice(0, 5),
  };
}

/** 1 down to `FAR_BELOW_YEARS.least`, the further the work stays below the years that the posting names. */
function shareForYears({ reached }: ExperienceMatch, { job }: Target): number {
  if (job.years.min === null || reached === null) return 1;
  const { share, least } = FAR_BELOW_YEARS;
  return least + (1 - least) * clamp(reached / share);
}

function skillsPart(asks: DraftPart[], id: string, label: string, weight: number): DraftPart[] {
  const coverage = skillCoverage(asks);
  if (!coverage) return [];
  const many =
    coverage.full < 1
      ? ` Of so many, ${Math.round(coverage.full * 100)} % earns ${Math.round((1 - MANY_SKILLS.rest) * 100)} % of this part.`
      : "";
  return [
    {
      id,
      label,
      requirementId: null,
      weight,
      credit: coverage.credit,
      status: coverage.share >= MET_FROM ? "met" : coverage.credit > 0 ? "partly" : "not-found",
      reason: `The résumé answers ${coverage.met} of ${asks.length} ${asks.length === 1 ? "skill" : "skills"} asked for, by name or by something close; each counts by how it is shown.${many}`,
      evidence: coverage.evidence.slice(0, 6),
    },
  ];
}
