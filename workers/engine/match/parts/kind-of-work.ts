import { skillWeight } from "../../job/skills/skill-weight";
import { skillById } from "../../knowledge";
import type { Quote } from "../../types";
import type { Candidate } from "../candidate";
import { coverageOfKind } from "../evidence/kind-of-work";
import { clamp, type DraftPart, statusOfCredit } from "../points";
import type { Target } from "../target";

/** What a job is less likely than this is no kind of it: a cook's skills say nothing of an illustrator. */
const LEAST_KIND = 0.1;

/** Typical skills of the kinds of work that the job is, each kind by its share. */
export function kindPart(candidate: Candidate, target: Target, weight: number): DraftPart[] {
  const kinds = target.title.occupations
    .filter(({ share }) => share >= LEAST_KIND)
    .map(({ id, share }) => ({ share, ...coverageOfKind(candidate.skills, id) }));
  if (kinds.length === 0) return [];
  const credit = kinds.reduce((sum, kind) => sum + kind.share * kind.credit, 0);
  const best = kinds.reduce((a, b) => (b.share * b.credit > a.share * a.credit ? b : a));
  return [
    {
      id: "kind-of-work",
      label: null,
      requirementId: null,
      weight,
      credit,
      status: statusOfCredit(credit),
      reason:
        credit > 0
          ? { code: "typical-skills", names: best.names.slice(0, 4) }
          : { code: "no-typical-skills" },
      evidence: best.quotes.slice(0, 4),
    },
  ];
}

/** Skills in the fields that the job's skills belong to, each field by its share. */
export function fieldSkillsPart(candidate: Candidate, target: Target, weight: number): DraftPart[] {
  const wanted = target.fields;
  if (wanted.size === 0 || candidate.skills.own.size === 0) return [];
  const found = new Map<string, { weight: number; quotes: Quote[] }>();
  for (const [id, evidence] of candidate.skills.own) {
    const skill = skillById(id);
    if (!skill || skill.kind === "soft" || !wanted.has(skill.field)) continue;
    const known = found.get(skill.field) ?? { weight: 0, quotes: [] };
    known.weight += skillWeight(id) * evidence.credit;
    if (evidence.quotes[0] && known.quotes.length < 4) known.quotes.push(evidence.quotes[0]);
    found.set(skill.field, known);
  }
  let credit = 0;
  const evidence: Quote[] = [];
  for (const [field, share] of wanted) {
    const have = found.get(field);
    if (!have) continue;
    credit += share * clamp(have.weight / ENOUGH_SKILLS);
    evidence.push(...have.quotes);
  }
  const shown = evidence.slice(0, 4);
  return [
    {
      id: "field-of-skills",
      label: null,
      requirementId: null,
      weight,
      credit,
      status: statusOfCredit(credit),
      reason:
        credit > 0
          ? { code: "skills-of-field", names: [...new Set(shown.map((quote) => quote.text))] }
          : { code: "no-skills-of-field" },
      evidence: shown,
    },
  ];
}

const ENOUGH_SKILLS = 3;
