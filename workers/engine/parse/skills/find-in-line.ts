import { findSkills } from "../../knowledge";
import { statesAim } from "../wish";
import { isOtherDepartment } from "./other-departments";
import { isOtherSense } from "./other-senses";
import { isSpelledOutElse } from "./spelled-out";

const LONGEST_WORD = 120;
const CHUNK = 1500;

type Hit = ReturnType<typeof findSkills>[number];

/** "Recruited as an analyst", "Was mentored by", "Audited by the state": what others did, and no recruiting, mentoring or auditing. */
export const DONE_TO_THEM =
  /^\P{L}*(?:(?:I )?(?:[Ww]as|[Bb]een|[Bb]eing|[Gg]ot) (?:\p{L}+ly )?\p{L}+ed(?!\p{L})|(?:[Rr]ecruit|[Hh]ir|[Ee]mploy|[Aa]ppoint|[Pp]romot|[Tt]rain|[Ss]elect|[Ee]lect)ed (?=(?:as|by|from) )|\p{L}+ed (?=(?:\p{L}+ly )?by (?:the|an?|my|our|senior|\p{Lu})))/u;

/** Searches very long lines in pieces and passes over runs of signs, so that hostile text costs no more than its length. */
export function findSkillsInLine(text: string): Hit[] {
  const begin = DONE_TO_THEM.exec(text)?.[0].length ?? 0;
  const hits = skillsIn(text).filter(
    (hit) =>
      hit.start >= begin &&
      !isOtherSense(text, hit) &&
      !isOtherDepartment(text, hit) &&
      !isSpelledOutElse(text, hit),
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
