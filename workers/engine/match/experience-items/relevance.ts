import type { Experience, RelevancePart } from "../../types";
import type { Candidate } from "../candidate";
import { workLikeness } from "../evidence/roles";
import { type DraftPart, withPoints } from "../points";
import { isNamed, nameOfJob, type Target } from "../target";

/** Of 100 points: the role itself, and all that is asked for. */
const ROLE = 30;
const ASKED = 70;

export function linesOf(entry: Experience): Set<number> {
  const { title, company, location, start, end, bullets } = entry;
  const facts = [title, company, location, start, end, ...bullets].filter((fact) => fact !== null);
  return new Set(facts.flatMap(({ quotes }) => quotes.map(({ line }) => line)));
}

type Entry = { candidate: Candidate; target: Target; asked: DraftPart[]; index: number; lines: Set<number> };

/**
 * How far one entry bears out a job, as a plain sum: its role, and each requirement whose evidence stands in its lines, with the credit
 * that the whole résumé earned there; null where the entry tells nothing or the job asks for nothing.
 */
export function relevanceOf(entry: Entry): { value: number; parts: RelevancePart[] } | null {
  const { candidate, target, asked, index, lines } = entry;
  const own = candidate.facts.experience[index];
  if (!own || (!own.title && own.bullets.length === 0)) return null;
  const role = candidate.roles.find((one) => one.entry === index);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const score = withPoints([
    ...(isNamed(target)
      ? [
          {
            label: nameOfJob(target),
            requirementId: null,
            weight: ROLE,
            credit: role ? workLikeness(role.named, target.title, candidate.skills) : 0,
          },
        ]
      : []),
    ...asked.map(({ label, requirementId, weight, credit, evidence }) => ({
      label,
      requirementId,
      weight: (ASKED * weight) / total,
      credit: evidence.some(({ line }) => lines.has(line)) || isUsed(entry, requirementId) ? credit : 0,
    })),
  ]);
  return (
    score && {
      value: score.value,
      parts: score.parts.map(({ weight: _w, credit: _c, ...part }) => part),
    }
  );
}

/** Verdicts quote their best evidence only: a skill used in an earlier job is borne out there, too. */
function isUsed({ candidate, target, index }: Entry, requirementId: string | null): boolean {
  const requirement = target.asks.find((ask) => ask.requirement.id === requirementId)?.requirement;
  if (!requirement) return false;
  return candidate.facts.skills.some(
    ({ id, uses }) =>
      id !== null && requirement.anyOf.includes(id) && uses.some(({ entry }) => entry === index),
  );
}
