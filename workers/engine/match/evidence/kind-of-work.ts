import { skillWeight } from "../../job/skills/skill-weight";
import { occupationById } from "../../knowledge";
import type { Quote } from "../../types";
import { KIND } from "../weights";
import type { SkillIndex } from "./skill-index";

/** How far a résumé shows the typical skills of a kind of work: `credit` 0 to 1, the telling skills first. */
export type KindCoverage = { credit: number; names: string[]; quotes: Quote[] };

const memo = new WeakMap<SkillIndex, Map<string, KindCoverage>>();

/** The share of an occupation's typical skills that a résumé shows, each by its rung; `KIND.fullAt` of them counts as full. */
export function coverageOfKind(skills: SkillIndex, occupation: string): KindCoverage {
  let known = memo.get(skills);
  if (!known) {
    known = new Map();
    memo.set(skills, known);
  }
  const made = known.get(occupation) ?? cover(skills, occupation);
  known.set(occupation, made);
  return made;
}

/** The share of the skills typical of a job's kinds of work that a résumé shows, 0 to 1. */
export function kindShown(skills: SkillIndex, occupations: { id: string; share: number }[]): number {
  return occupations.reduce((sum, { id, share }) => sum + share * coverageOfKind(skills, id).credit, 0);
}

function cover(skills: SkillIndex, occupation: string): KindCoverage {
  const typical = occupationById(occupation)?.skills ?? [];
  const shown: { name: string; earned: number; quote: Quote | undefined }[] = [];
  let all = 0;
  let earned = 0;
  typical.forEach((id, rank) => {
    const weight = skillWeight(id) * (rank < KIND.firstSkills ? 1 : KIND.laterSkill);
    all += weight;
    const evidence = skills.own.get(id);
    if (!evidence) return;
    earned += weight * evidence.credit;
    shown.push({ name: evidence.name, earned: weight * evidence.credit, quote: evidence.quotes[0] });
  });
  shown.sort((a, b) => b.earned - a.earned || (a.name < b.name ? -1 : 1));
  return {
    credit: all > 0 ? Math.min(1, earned / all / KIND.fullAt) : 0,
    names: shown.map((one) => one.name),
    quotes: shown.map((one) => one.quote).filter((quote) => quote !== undefined),
  };
}
