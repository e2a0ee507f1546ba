import { occupationById, occupationByTitle, skillById } from "../knowledge";
import { scoreResume } from "../match";
import { FAR_APART } from "../match/weights";
import type {
  Experience,
  JobProfile,
  Message,
  Quote,
  Requirement,
  ResumeFacts,
  ScoreName,
  ScorePart,
  ScoreSheet,
  SkillFact,
  SkillUse,
} from "../types";
import { type Answer, answersOf } from "./answers";

/** A change to a résumé that can be applied and scored. */
export type Change = { kind: "show-skill"; skill: string; name: string; entry: number };

/** "If this were in the résumé, that score would be `to`": found by applying the change and scoring again. */
export type Counterfactual = {
  change: Change;
  promise: Message;
  requirementId: string | null;
  score: ScoreName;
  from: number;
  to: number;
};

const TRIED = 12;
/** More than a person does in one go helps nobody. */
const SHOWN = 3;
/** So many other skills of a field, shown at work, make one more of it likely. */
const SHOWN_OF_FIELD = 2;

/** Whether a job lies so far from what a résumé shows that single lines won't bridge it: neither the match nor the field of work is near. */
export function isFarApart({ scores }: ScoreSheet): boolean {
  return (
    (scores.relevancy?.value ?? FAR_APART) < FAR_APART && (scores.category?.value ?? FAR_APART) < FAR_APART
  );
}

/** A change worth trying, with the words that propose it and the requirement that it answers. */
export type Proposal = { change: Change; promise: Message; requirementId: string };

/**
 * The skills that a job asks for and a résumé doesn't fully bear out, musts first, then what could gain most, each as a line about
 * the latest job. Only what that work may well hold: something near stands in the résumé, or the kind of work usually takes it.
 * Nobody is told to claim what they plainly don't do. None for a pair far apart: points for a warehouse that does contract law
 * help nobody.
 * @param sheet the sheet of these facts and this job
 */
export function proposalsFor(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): Proposal[] {
  const entry = latestJob(facts.experience);
  if (entry === null || isFarApart(sheet)) return [];
  const work = facts.experience[entry]!;
  const isPlausible = plausibleFor(facts, work);
  return answersOf(job, sheet)
    .filter(({ requirement, part }) => isProposable(requirement, part, isPlausible))
    .sort((a, b) => rankOf(a) - rankOf(b) || lost(b.part) - lost(a.part))
    .slice(0, TRIED)
    .map(({ requirement: { id, label, anyOf }, part }) => {
      const skill = anyOf[0]!;
      const name = skillById(skill)?.name ?? skill;
      return {
        change: { kind: "show-skill", skill, name, entry },
        promise: promise(work, anyOf.length === 1 ? label : name, part),
        requirementId: id,
      };
    });
}

function isProposable(
  { kind, anyOf }: Requirement,
  part: ScorePart,
  isPlausible: (skill: string) => boolean,
): boolean {
  if (kind !== "skill" || part.status === "met" || anyOf.length === 0) return false;
  if (anyOf.every((id) => skillById(id)?.kind === "soft")) return false;
  return part.evidence.length > 0 || anyOf.some(isPlausible);
}

/** Tells whether work may well hold a skill: its kind usually takes it, or two others of the same field are shown at work. */
function plausibleFor({ skills }: ResumeFacts, { title }: Experience): (skill: string) => boolean {
  const occupation = occupationById((title && occupationByTitle(title.value)?.id) ?? "");
  const shown = new Map<string, number>();
  for (const { id, uses } of skills) {
    const field = id !== null && uses.some(({ where }) => where === "experience") && skillById(id)?.field;
    if (field) shown.set(field, (shown.get(field) ?? 0) + 1);
  }
  return (skill) =>
    (occupation?.skills.includes(skill) ?? false) ||
    (shown.get(skillById(skill)?.field ?? "") ?? 0) >= SHOWN_OF_FIELD;
}

function rankOf({ requirement }: Answer): number {
  return requirement.importance === "must" ? 0 : 1;
}

function lost({ maxPoints, points }: ScorePart): number {
  return maxPoints - points;
}

/**
 * At most three proposals that would lift the relevancy score, musts before the rest, then the most first: each really applied
 * and scored, so that the promise holds.
 * @param sheet the sheet of these facts and this job
 */
export function counterfactualsFor(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): Counterfactual[] {
  const from = sheet.scores.relevancy?.value;
  if (from === undefined) return [];
  const found: Counterfactual[] = [];
  for (const { change, promise: said, requirementId } of proposalsFor(facts, job, sheet)) {
    const to = scoreResume(applyChange(facts, change), job).scores.relevancy?.value ?? from;
    if (to <= from) continue;
    found.push({ change, promise: said, requirementId, score: "relevancy", from, to });
  }
  const musts = new Set(job.requirements.filter((one) => one.importance === "must").map(({ id }) => id));
  const rank = ({ requirementId }: Counterfactual) => (musts.has(requirementId ?? "") ? 0 : 1);
  return found
    .sort((a, b) => rank(a) - rank(b) || b.to - a.to || (a.change.skill < b.change.skill ? -1 : 1))
    .slice(0, SHOWN);
}

function promise({ title, isCurrent }: Experience, skill: string, part: ScorePart): Message {
  return {
    code: "say-in-work",
    skill,
    role: title?.value ?? null,
    current: isCurrent,
    shown: part.evidence.length > 0,
  };
}

/** The facts with one change made; the original stays as it is. */
export function applyChange(facts: ResumeFacts, change: Change): ResumeFacts {
  return { ...facts, skills: withUse(facts, change) };
}

function withUse(facts: ResumeFacts, change: Change): SkillFact[] {
  const entry = facts.experience[change.entry];
  const months = entry?.months ?? 0;
  const use: SkillUse = { where: "experience", entry: change.entry, quote: unwritten(change.name) };
  const lastUsed = entry?.isCurrent ? facts.asOf : (entry?.end?.value ?? null);
  const known = facts.skills.some((skill) => skill.id === change.skill);
  if (!known)
    return [...facts.skills, { name: change.name, id: change.skill, uses: [use], months, lastUsed }];
  return facts.skills.map((skill) =>
    skill.id === change.skill
      ? {
          ...skill,
          uses: [...skill.uses, use],
          months: Math.max(skill.months, months),
          lastUsed: lastUsed ?? skill.lastUsed,
        }
      : skill,
  );
}

/** Words that don't stand in the résumé yet. */
export function unwritten(text: string): Quote {
  return {
    text,
    line: -1,
    start: 0,
    end: text.length,
    page: 0,
    box: { page: 0, x: 0, y: 0, width: 0, height: 0 },
  };
}

/** The job that goes on or ended last, as an index; null where there is none. */
export function latestJob(experience: Experience[]): number | null {
  let best: { at: number; end: string } | null = null;
  experience.forEach((entry, at) => {
    if (entry.kind !== "job") return;
    const end = entry.isCurrent ? "9999" : (entry.end?.value ?? entry.start?.value ?? "0000");
    if (!best || end > best.end) best = { at, end };
  });
  return (best as { at: number } | null)?.at ?? null;
}
