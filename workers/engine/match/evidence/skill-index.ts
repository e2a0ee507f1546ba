import { ancestors, skillById } from "../../knowledge";
import { monthsWeighed } from "../months";
import type { ScorableFacts } from "../scorable";
import { NEAR_SKILL } from "../weights";
import { onLadder, QUOTES_SHOWN, type SkillEvidence } from "./ladder";
import { type SpokenTerms, spokenTerms } from "./spoken-terms";

/**
 * A résumé's skills by id (or by their lower-case words where the base knows none), and by what they imply; `spoken` answers
 * what the base doesn't know by the résumé's own words.
 */
export type SkillIndex = {
  own: Map<string, SkillEvidence>;
  implied: Map<string, SkillEvidence>;
  spoken: SpokenTerms;
};

/** How a résumé answers a skill: `id` is the one asked for, `near` tells why the credit isn't full. */
export type SkillAnswer = {
  credit: number;
  near: "same" | "child" | "parent" | "neighbour";
  id: string;
  evidence: SkillEvidence;
};

/** Looks every skill of a résumé up once; the better rung wins where one skill is named twice. */
export function indexSkills(facts: ScorableFacts): SkillIndex {
  const own = new Map<string, SkillEvidence>();
  const implied = new Map<string, SkillEvidence>();
  const jobs = new Map<string, Set<number>>();
  for (const skill of facts.skills) {
    const evidence = onLadder(skill, facts);
    if (!evidence) continue;
    const id = skill.id ?? skill.name.toLowerCase();
    keepBetter(own, id, evidence);
    const parents = skill.id ? impliedBy(skill.id) : [];
    for (const parent of parents) keepBetter(implied, parent, evidence);
    for (const { where, entry } of skill.uses)
      if (where === "experience" && entry !== null)
        for (const one of [id, ...parents]) jobs.set(one, (jobs.get(one) ?? new Set()).add(entry));
  }
  for (const [id, evidence] of own) {
    const special = implied.get(id);
    if (special) own.set(id, withSpecial(evidence, special, monthsIn(jobs.get(id), facts)));
  }
  return { own, implied, spoken: spokenTerms(facts) };
}

const COMPUTING = new Set(["software", "cloud", "security", "it"]);
/** Of work with data its tools and typing it in: who kept records may have kept them on paper. */
const DATA_ENTRY = "data-entry";
const COMPUTER_LITERACY = "computer-literacy";
/** Skills that each of their kinds shows whole: who supervised a team has led, WordPress is a content management system. */
export const SHOWN_BY_ANY_KIND: ReadonlySet<string> = new Set(
  `computer-literacy leadership telephone-etiquette spreadsheets
  programming scripting sql javascript test-automation unit-testing version-control
  front-end-development machine-learning software-testing quality-control agile cooking inventory-management troubleshooting
  databases nosql data-warehousing etl data-visualization business-intelligence message-queues
  operating-systems linux unix virtualization firewalls siem
  cloud-computing aws azure google-cloud-platform containerization orchestration infrastructure-as-code ci-cd systems-monitoring
  content-management-systems learning-management-systems ticketing-systems electronic-health-records
  crm erp sap hris applicant-tracking-systems marketing-automation email-marketing web-analytics point-of-sale-systems cad finite-element-analysis geographic-information-systems video-editing`.split(
    /\s+/,
  ),
);

/** What someone who has a skill can do besides: who programs is at home with a computer. */
function impliedBy(id: string): string[] {
  const parents = ancestors(id);
  const { field = "", kind } = skillById(id) ?? {};
  const ofData = field === "data" && (kind === "tool" || id === DATA_ENTRY);
  const isComputing = ((COMPUTING.has(field) && kind !== "method") || ofData) && id !== COMPUTER_LITERACY;
  return isComputing && !parents.includes(COMPUTER_LITERACY) ? [...parents, COMPUTER_LITERACY] : [...parents];
}

function keepBetter(map: Map<string, SkillEvidence>, id: string, evidence: SkillEvidence) {
  const known = map.get(id);
  if (
    !known ||
    evidence.credit > known.credit ||
    (evidence.credit === known.credit && evidence.name < known.name)
  ) {
    map.set(id, evidence);
  }
}

/** Who taught science has taught: the jobs that show a more special skill count for this one's months as well. */
function withSpecial(own: SkillEvidence, special: SkillEvidence, months: number): SkillEvidence {
  if (special.where !== "experience") return own;
  const quotes = [...new Set([...own.quotes, ...special.quotes])].slice(0, QUOTES_SHOWN);
  return { ...own, months: Math.max(own.months, months), quotes };
}

function monthsIn(jobs: Set<number> | undefined, { experience }: ScorableFacts): number {
  const paid = [...(jobs ?? [])].filter((entry) => experience[entry]?.kind === "job");
  return monthsWeighed(experience, new Map(paid.map((entry) => [entry, 1])));
}

/** "Microsoft Office" in a list, and pivot tables at work: what is named is shown where something more special of it is. */
function borneOut(own: SkillEvidence | undefined, special: SkillEvidence | undefined) {
  if (!own || special?.where !== "experience" || special.credit <= own.credit) return own;
  return { ...own, credit: special.credit, where: special.where };
}

/**
 * The best answer to "any one of these skills": the skill itself, else a more special one, a neighbour or a more general
 * one for a part of the credit.
 * @param orSimilar the posting takes similar skills as well
 * @returns null where the résumé names nothing near
 */
export function answerSkill(index: SkillIndex, anyOf: string[], orSimilar: boolean): SkillAnswer | null {
  let best: SkillAnswer | null = null;
  const offer = (
    near: SkillAnswer["near"],
    id: string,
    evidence: SkillEvidence | undefined,
    share: number,
  ) => {
    if (!evidence) return;
    const credit = evidence.credit * share;
    if (!best || credit > best.credit) best = { credit, near, id, evidence };
  };
  for (const id of anyOf) {
    offer("same", id, borneOut(index.own.get(id), index.implied.get(id)), 1);
    if (!skillById(id)) offer("same", id, index.spoken(id) ?? undefined, 1);
  }
  for (const id of anyOf) {
    offer("child", id, index.implied.get(id), NEAR_SKILL.child);
    const skill = skillById(id);
    if (!skill) continue;
    for (const near of skill.neighbours) {
      offer("neighbour", near, index.own.get(near), orSimilar ? NEAR_SKILL.orSimilar : NEAR_SKILL.neighbour);
    }
    for (const parent of skill.parents) offer("parent", parent, index.own.get(parent), NEAR_SKILL.parent);
  }
  return best;
}
