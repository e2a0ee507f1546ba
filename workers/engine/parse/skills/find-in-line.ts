import { findSkills } from "../../knowledge";
import { isOtherDepartment } from "./other-departments";
import { isOtherSense } from "./other-senses";

const LONGEST_WORD = 120;
const CHUNK = 1500;

type Hit = ReturnType<typeof findSkills>[number];

/** Searches very long lines in pieces and passes over runs of signs, so that hostile text costs no more than its length. */
export function findSkillsInLine(text: string): Hit[] {
  return skillsIn(text).filter((hit) => !isOtherSense(text, hit) && !isOtherDepartment(text, hit));
}

function skillsIn(text: string): Hit[] {
  if (text.length <= LONGEST_WORD) return findSkills(text);
  const hits: Hit[] = [];
  const search = (from: number, to: number): void => {
    if (to <= from) return;
    for (const hit of findSkills(text.slice(from, to))) {
      hits.push({ ...hit, start: hit.start + from, end: hit.end + from });
    }
  };
  let begin = 0;
  let at = 0;
  for (const match of text.matchAll(/\S+/g)) {
    const end = match.index + match[0].length;
    if (match[0].length > LONGEST_WORD) {
      search(begin, match.index);
      begin = end;
    } else if (end - begin > CHUNK) {
      search(begin, at);
      begin = match.index;
    }
    at = end;
  }
  search(begin, text.length);
  return hits;
}
