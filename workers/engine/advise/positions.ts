import { EDUCATION_ORDER } from "../job/education/degree-words";
import { skillWeight } from "../job/skills/skill-weight";
import { allOccupations, type Occupation, seniorityOf } from "../knowledge";
import { candidateOf } from "../match/candidate";
import { type Role, titleLikeness } from "../match/evidence/roles";
import type { Message, Quote, ResumeFacts } from "../types";

/** A position that a résumé fits, 0 to 100, with the words that say so. */
export type SuggestedPosition = {
  occupation: string;
  title: string;
  fit: number;
  reason: Message;
  evidence: Quote[];
};

export type PositionFit = SuggestedPosition & {
  /** relevancy of the résumé for the position's usual profile, 0 to 100 with one decimal; null where it can't be judged */
  score: number | null;
  fitting: string[];
  missing: string[];
  transferable: string[];
};

const ROLE_SHARE = 0.6;
/** This weight of well-shown typical skills counts as full. */
const ENOUGH_SKILLS = 4;
/** What fits less than this, or less than this share of the best, is no suggestion. */
const LEAST_FIT = 20;
const LEAST_SHARE = 0.6;
const SHOWN_ROLE = 0.3;
/** A position that was never held needs so many typical skills: one is shared with many trades. */
const LEAST_SKILLS = 2;
/** The owner of a shop is no chief executive, and a summer at the till makes no cashier; more yet for far less than the usual education. */
const MORE_SKILLS = 3;
const MANY_SKILLS = 5;

/** `held`: a role of this kind of work; `skills`: ids of the typical skills shown. */
type Ranked = SuggestedPosition & { held: boolean; skills: string[] };

/** The positions that a résumé fits best, by roles held and typical skills; at most `count`, none that fits much less than the best. */
export function suggestPositions(facts: ResumeFacts, count = 5): SuggestedPosition[] {
  const candidate = candidateOf(facts);
  const found: Ranked[] = [];
  for (const occupation of allOccupations()) {
    const named = { words: [], occupations: [{ id: occupation.id, share: 1 }] };
    let role: (Role & { credit: number }) | null = null;
    for (const one of candidate.roles) {
      const credit = titleLikeness(one.named, named) * one.weight;
      if (!role || credit > role.credit) role = { ...one, credit };
    }
    const skills = typicalSkills(candidate, occupation);
    const fit = Math.round(100 * (ROLE_SHARE * (role?.credit ?? 0) + (1 - ROLE_SHARE) * skills.credit));
    if (fit < LEAST_FIT) continue;
    const near = role && role.credit > SHOWN_ROLE ? role : null;
    if (!near && skills.names.length === 0) continue;
    const held = candidate.roles.some((one) => one.named.occupation === occupation.id);
    if (skills.ids.length < leastSkills(occupation, role, { held, facts })) continue;
    found.push({
      occupation: occupation.id,
      title: occupation.name,
      fit,
      held,
      skills: skills.ids,
      reason: { code: "position-fits", role: near?.title ?? null, skills: skills.names.slice(0, 3) },
      evidence: [...(near?.quotes.slice(0, 1) ?? []), ...skills.quotes.slice(0, 3)],
    });
  }
  found.sort((a, b) => b.fit - a.fit || (a.occupation < b.occupation ? -1 : 1));
  return plausible(found.filter(({ fit }) => fit >= LEAST_SHARE * found[0]!.fit)).slice(0, count);
}

function leastSkills(
  occupation: Occupation,
  role: Role | null,
  { held, facts }: { held: boolean; facts: ResumeFacts },
): number {
  if (!held && isFarBelow(occupation, facts)) return MANY_SKILLS;
  const isExecutive = seniorityOf(occupation.name) === "executive";
  return isExecutive || (role && isPassed(role, facts)) ? MORE_SKILLS : 0;
}

const PASSED = { months: 24, years: 10 };

function isPassed({ entry, months }: Role, { experience, asOf }: ResumeFacts): boolean {
  const end = entry === null ? undefined : experience[entry]?.end?.value;
  if (!end || months > PASSED.months) return false;
  const latest = experience
    .map((one) => (one.isCurrent ? asOf : (one.end?.value ?? "")))
    .sort()
    .at(-1)!;
  return Number(latest.slice(0, 4)) - Number(end.slice(0, 4)) > PASSED.years;
}

const FAR_BELOW = 2;

function isFarBelow({ education }: Occupation, facts: ResumeFacts): boolean {
  const levels = facts.education.flatMap(({ level }) => (level ? EDUCATION_ORDER.indexOf(level) : []));
  return (
    education !== undefined &&
    levels.length > 0 &&
    EDUCATION_ORDER.indexOf(education) - Math.max(...levels) >= FAR_BELOW
  );
}

/** A position never held must rest on a skill beside those of the positions before it: a cook doesn't fit every kitchen trade. */
function plausible(found: Ranked[]): SuggestedPosition[] {
  const spoken = new Set<string>();
  return found.flatMap(({ held, skills, ...position }) => {
    const stands = held || (skills.length >= LEAST_SKILLS && skills.some((id) => !spoken.has(id)));
    if (stands) for (const id of skills) spoken.add(id);
    return stands ? [position] : [];
  });
}

function typicalSkills(candidate: ReturnType<typeof candidateOf>, occupation: Occupation) {
  let weight = 0;
  const ids: string[] = [];
  const names: string[] = [];
  const quotes: Quote[] = [];
  for (const id of occupation.skills) {
    const evidence = candidate.skills.own.get(id);
    if (!evidence) continue;
    weight += skillWeight(id) * evidence.credit;
    ids.push(id);
    names.push(evidence.name);
    if (evidence.quotes[0]) quotes.push(evidence.quotes[0]);
  }
  return { credit: Math.min(1, weight / ENOUGH_SKILLS), ids, names, quotes };
}
