import { indexLines, type LineIndex } from "../match/duties";
import type { ResumeFacts } from "../types";
import { type IndustryEvidence, industriesOfResume } from "./evidence/industries";
import { type Role, rolesOf } from "./evidence/roles";
import { indexSkills, type SkillIndex } from "./evidence/skill-index";
import { type ScorableFacts, scorable } from "./scorable";

/** A résumé as the scores see it: looked up and indexed once, however many jobs it is held against. */
export type Candidate = {
  facts: ScorableFacts;
  skills: SkillIndex;
  roles: Role[];
  lines: LineIndex;
  industries: Map<string, IndustryEvidence>;
};

const prepared = new WeakMap<ResumeFacts, Candidate>();

/** Strips and indexes a résumé; the same object is prepared only once. */
export function candidateOf(facts: ResumeFacts): Candidate {
  const known = prepared.get(facts);
  if (known) return known;
  const bare = scorable(facts);
  const candidate: Candidate = {
    facts: bare,
    skills: indexSkills(bare),
    roles: rolesOf(bare),
    lines: indexLines(bare),
    industries: industriesOfResume(bare),
  };
  prepared.set(facts, candidate);
  return candidate;
}
