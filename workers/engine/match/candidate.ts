import { occupationById } from "../knowledge";
import { indexLines, type LineIndex } from "../match/duties";
import type { ResumeFacts } from "../types";
import { type IndustryEvidence, industriesOfResume } from "./evidence/industries";
import { indexPassages, type PassageIndex } from "./evidence/passages";
import { type Role, rolesOf } from "./evidence/roles";
import { indexSkills, type SkillIndex } from "./evidence/skill-index";
import { type ScorableFacts, scorable } from "./scorable";

export type Candidate = {
  facts: ScorableFacts;
  skills: SkillIndex;
  roles: Role[];
  lines: LineIndex;
  industries: Map<string, IndustryEvidence>;
  passages: PassageIndex;
  /** skills typical of an occupation held, the weightiest near 1 */
  typical: Map<string, number>;
};

const prepared = new WeakMap<ResumeFacts, Candidate>();

/** Strips and indexes a résumé; the same object is prepared only once. */
export function candidateOf(facts: ResumeFacts): Candidate {
  const known = prepared.get(facts);
  if (known) return known;
  const bare = scorable(facts);
  const roles = rolesOf(bare);
  const candidate: Candidate = {
    facts: bare,
    skills: indexSkills(bare),
    roles,
    passages: indexPassages(bare),
    typical: typicalSkills(roles),
    lines: indexLines(bare),
    industries: industriesOfResume(bare),
  };
  prepared.set(facts, candidate);
  return candidate;
}

/** The first skill of an occupation weighs 1, each later one less. */
const TYPICAL_STEP = 1 / 40;

function typicalSkills(roles: Role[]): Map<string, number> {
  const typical = new Map<string, number>();
  for (const { named } of roles)
    for (const [rank, id] of (occupationById(named.occupation ?? "")?.skills ?? []).entries())
      typical.set(id, Math.max(typical.get(id) ?? 0, 1 - rank * TYPICAL_STEP));
  return typical;
}
