import type { Score } from "../../types";
import { type DraftPart, scoreOf } from "../points";

/** The skills score: the skills, qualifications and duties asked for, without the job's terms. Null where the job asks for none. */
export function skillsScore(parts: DraftPart[]): Score | null {
  return scoreOf(parts.map(({ group: _group, ...part }) => part));
}
