import type { Candidate } from "../candidate";
import { standsTogether, wordsHeld } from "../evidence/found";
import type { Passage } from "../evidence/passages";
import type { Place, SearchResult } from "../evidence/search";
import { type SoftSign, signWords } from "../evidence/soft-signs";
import type { SkillAsk } from "../target";

/** So much of a soft skill's name in one line names it. */
const NAMED_SHARE = 0.9;
/** So many different words for doing what takes a soft skill show it in one line. */
const SHOWN_BY = 2;
/** A sign outside the jobs counts half of one in a job's line. */
const ELSEWHERE = 0.5;

/** Lines with a sign, a title being none ("Group Instructor"), each counted once however often it stands there. One word for doing shows nothing by itself ("stored results"). */
export function traitLines({ passages }: Candidate, signs: readonly SoftSign[], which: "says" | "does") {
  const lines: { passage: Passage; words: number }[] = [];
  let amount = 0;
  const said = new Set<string>();
  for (const passage of signs.length > 0 ? passages.passages : []) {
    if (passage.where === "listed" || passage.isTitle) continue;
    const words = signWords(passage.line.value, signs, which);
    const all = passage.stems.join(" ");
    if (words.size === 0 || said.has(all)) continue;
    said.add(all);
    lines.push({ passage, words: words.size });
    amount += passage.where === "experience" || passage.where === "project" ? 1 : ELSEWHERE;
  }
  const least = which === "says" ? 1 : SHOWN_BY;
  const telling = lines.filter(({ words }) => words >= least).sort((a, b) => b.words - a.words);
  return { lines: telling.map(({ passage }) => passage), amount };
}

/** What says something of a soft skill: lines with its signs, and those that hold its name whole ("work with the management" isn't "time management"). */
export function ofTrait(search: SearchResult, signed: Passage[]): SearchResult {
  const best: SearchResult["best"] = {};
  for (const place of Object.keys(search.best) as Place[]) {
    const found = search.best[place]!;
    const whole = found.own >= NAMED_SHARE && wordsHeld(found) > 1 && standsTogether(found);
    if (whole || signed.includes(found.passage)) best[place] = found;
  }
  return { ...search, best };
}

export function linesOfTrait({ naming, showing }: { naming: Passage[]; showing: Passage[] }): Passage[] {
  return [...naming, ...showing];
}

/** Of the lines that show a trait, the one that holds most of its words; of equal ones the first. */
export function closestSign(signs: Passage[], { phrases }: SkillAsk): Passage | undefined {
  const wanted = new Set(phrases.flatMap(({ stems }) => stems));
  const held = ({ stems }: Passage) => stems.filter((one) => wanted.has(one)).length;
  return signs.reduce<Passage | undefined>(
    (best, one) => (best && held(best) >= held(one) ? best : one),
    undefined,
  );
}
