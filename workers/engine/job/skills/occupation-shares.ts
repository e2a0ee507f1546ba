import { allOccupations, occupationById, occupationsByTitle, skillById } from "../../knowledge";
import type { Requirement } from "../../types";
import type { Posting } from "../sentences/segments";
import { titleMentions } from "../title/title-mentions";
import { skillWeight } from "./skill-weight";

export type OccupationShare = { id: string; share: number };

const KEPT = 5;
/** A title that the base knows word for word speaks for this much of the job; the text for the rest. */
const TITLE_SHARE = 0.75;
const IMPORTANCE = { must: 1, nice: 0.6, context: 0.7 };
/** What one full mention of a title in the text weighs against skills. */
const MENTION = 0.25;
const MOST_MENTIONS = 3;
/** Sharpens the shares: the likeliest occupation should stand out. */
const SHARPNESS = 4;
const LEAST = 0.05;
/** Everybody who sits at a desk types and uses a spreadsheet: that makes no data entry clerk of them. */
const OFFICE = 0.3;
const FIRST_SKILLS = 5;
const LATER_SKILL = 0.7;

/** Which occupations a posting speaks of, by its title, the titles in its sentences and its skills; empty where nothing tells. */
export function occupationShares(title: string, posting: Posting, skills: Requirement[]): OccupationShare[] {
  const told = fromText(posting, skills);
  const named = title ? namedBy(title, told, skills) : [];
  const shares = new Map<string, number>();
  const confidence = sureness(named[0]?.confidence ?? 0);
  const titleShare = named.length > 0 ? (told.length > 0 ? TITLE_SHARE * confidence : 1) : 0;
  for (const { id } of named) shares.set(id, titleShare / named.length);
  for (const { id, share } of told) shares.set(id, (shares.get(id) ?? 0) + share * (1 - titleShare));
  return [...shares]
    .map(([id, share]) => ({ id, share }))
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
}

/** The occupations of a title; where the text doesn't bear them out, the only one that it speaks of by the title's last word ("Architect" of data). */
function namedBy(title: string, told: OccupationShare[], skills: Requirement[]): TitleOccupation[] {
  const known = occupationsByTitle(title);
  const named = known.filter((one) => isBorneOut(title, one, told, skills));
  if (known.length === 0 || named.length > 0) return named;
  const head = ` ${title.trim().split(/\s+/u).at(-1)!.toLowerCase()}`;
  const alike = told.filter(({ id }) => occupationById(id)?.name.toLowerCase().endsWith(head));
  return alike.length === 1 ? [{ id: alike[0]!.id, confidence: PART_KNOWN }] : [];
}

/** As sure a title is of which a part is known word for word. */
const PART_KNOWN = 0.95;

type TitleOccupation = { id: string; confidence: number };

/** So many skills that aren't personal qualities tell what the work is, where this much of it is of one field. */
const TELLING_SKILLS = 4;
const ONE_FIELD = 0.75;

/** Whether a posting names skills enough to tell the work by. */
export function tellWork(skills: Requirement[]): boolean {
  const telling = skills.filter(({ anyOf }) =>
    anyOf.some((one) => (skillById(one)?.kind ?? "soft") !== "soft"),
  );
  return telling.length >= TELLING_SKILLS;
}

/** False for a title that only resembles a known one, or is one word, where all else speaks of another field: "Application Engineer" of machines for one of sales. */
function isBorneOut(
  title: string,
  { id, confidence }: TitleOccupation,
  told: OccupationShare[],
  skills: Requirement[],
): boolean {
  const words = title.trim().split(/\s+/u).length;
  if (words > 1 && confidence >= (words > 2 ? PART_KNOWN : 1)) return true;
  if (!tellWork(skills)) return true;
  const fields = new Map<string | undefined, number>();
  for (const one of told) {
    const field = occupationById(one.id)?.field;
    fields.set(field, (fields.get(field) ?? 0) + one.share);
  }
  return fields.has(occupationById(id)?.field) || Math.max(0, ...fields.values()) < ONE_FIELD;
}

/** Below this confidence a title only resembles a known one, and counts this much less. */
export const SURE_TITLE = 0.7;
const UNSURE_TITLE = 0.5;

export function sureness(confidence: number): number {
  return confidence >= SURE_TITLE ? confidence : confidence * UNSURE_TITLE;
}

function fromText(posting: Posting, skills: Requirement[]): OccupationShare[] {
  const asked = new Map<string, number>();
  for (const one of skills) {
    if (one.importance === "context" && isOfEmployer(posting, one)) continue;
    for (const id of one.anyOf) {
      const weight = IMPORTANCE[one.importance] / Math.sqrt(one.anyOf.length);
      asked.set(id, Math.max(asked.get(id) ?? 0, weight));
    }
  }
  return occupationsBySkills(asked, titleMentions(posting));
}

/** A sentence that speaks so clearly against asking tells of the employer's product, and not of the work; on the scale of `asksOf`. */
const OF_EMPLOYER = -28;

/** Whether a skill is named only where the employer speaks of itself: "our payroll platform" makes no HR job. */
function isOfEmployer({ segments }: Posting, { quotes }: Requirement): boolean {
  return quotes.every((quote) =>
    segments.some(
      ({ start, end, asks, field }) =>
        field === "description" && asks <= OF_EMPLOYER && start <= quote.start && quote.start < end,
    ),
  );
}

/**
 * Occupations whose typical skills are most like the given ones (cosine over weighted skills).
 * @param skills id to how much it counts, above 0
 * @param mentions occupations that are named as well, with how often
 * @returns at most five, shares add up to 1, the likeliest first
 */
export function occupationsBySkills(
  skills: Map<string, number>,
  mentions: Map<string, number> = new Map(),
): OccupationShare[] {
  let squares = 0;
  const shared = new Map<string, number>();
  const base = skillsOfOccupations();
  for (const [id, amount] of skills) {
    const weight = amount * skillWeight(id) * (skillById(id)?.field === "office" ? OFFICE : 1);
    squares += weight * weight;
    for (const one of base.bySkill.get(id) ?? [])
      shared.set(one.id, (shared.get(one.id) ?? 0) + weight * one.weight);
  }
  const norm = Math.sqrt(squares);
  for (const id of mentions.keys()) if (!shared.has(id)) shared.set(id, 0);
  const scored: OccupationShare[] = [];
  for (const [id, product] of shared) {
    const likeness = norm > 0 ? product / (norm * base.norms.get(id)!) : 0;
    const share = likeness + MENTION * Math.min(MOST_MENTIONS, mentions.get(id) ?? 0);
    if (share > LEAST) scored.push({ id, share: share ** SHARPNESS });
  }
  const best = scored.sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1)).slice(0, KEPT);
  const total = best.reduce((sum, one) => sum + one.share, 0);
  return best.map(({ id, share }) => ({ id, share: share / total }));
}

type OccupationSkills = { bySkill: Map<string, OccupationWeight[]>; norms: Map<string, number> };
type OccupationWeight = { id: string; weight: number };

let occupationSkills: OccupationSkills | undefined;

function skillsOfOccupations(): OccupationSkills {
  if (occupationSkills) return occupationSkills;
  const bySkill = new Map<string, OccupationWeight[]>();
  const norms = new Map<string, number>();
  for (const { id, skills } of allOccupations()) {
    let squares = 0;
    skills.forEach((skill, rank) => {
      const weight = skillWeight(skill) * (rank < FIRST_SKILLS ? 1 : LATER_SKILL);
      squares += weight * weight;
      const known = bySkill.get(skill);
      if (known) known.push({ id, weight });
      else bySkill.set(skill, [{ id, weight }]);
    });
    norms.set(id, Math.sqrt(squares) || 1);
  }
  occupationSkills = { bySkill, norms };
  return occupationSkills;
}
