import { findSkills } from "../../knowledge";
import { statesAim } from "../wish";
import { isOtherDepartment } from "./other-departments";
import { isOtherSense } from "./other-senses";
import { isSpelledOutElse } from "./spelled-out";

const LONGEST_WORD = 120;
const CHUNK = 1500;

type Hit = ReturnType<typeof findSkills>[number];

/** Searches very long lines in pieces and passes over runs of signs, so that hostile text costs no more than its length. */
export function findSkillsInLine(text: string): Hit[] {
  const hits = skillsIn(text).filter(
    (hit) => !isOtherSense(text, hit) && !isOtherDepartment(text, hit) && !isSpelledOutElse(text, hit),
  );
  const aims = hits.length > 0 ? aimsIn(text) : [];
  return hits.filter((hit) => !aims.some(({ start, end }) => start <= hit.start && hit.end <= end));
}

const SENTENCE = /[^.!?;\n]+/gu;

/** Where a text says what someone wants next: "Searching for a role in a team-oriented company" shows no teamwork. */
function aimsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => statesAim(sentence))
    .map(({ 0: sentence, index }) => ({ start: index, end: index + sentence.length }));
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
