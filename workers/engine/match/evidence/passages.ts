import { stem } from "../../knowledge/lexical/stem";
import { withoutGenderMarks } from "../../knowledge/titles/gender-marks";
import { hasWorkWords, stemsOfParts } from "../../knowledge/work-words";
import { DONE_TO_THEM } from "../../parse/skills/find-in-line";
import { ownSentences } from "../../parse/wish";
import type { Fact, SkillUse } from "../../types";
import type { ScorableFacts } from "../scorable";
import { beginOf, joinedWords } from "./e-words";
import { englishSkill, englishTitle } from "./english-names";

/** One stretch of a résumé that is searched as a whole: a title, a bullet, a sentence, a listed skill, a certificate, a degree. */
export type Passage = {
  stems: string[];
  starts: number[];
  ends: number[];
  /** of each stem, which of the passage's words it is: several English ones may stand for one of another language */
  said: number[];
  language: string;
  line: Fact<string>;
  where: SkillUse["where"];
  entry: number | null;
  isTitle: boolean;
  /** stems that its occupation's name in the base adds to an English title, which doesn't say them itself */
  added?: ReadonlySet<string>;
  mayDeny?: boolean;
};

type Stems = Pick<Passage, "stems" | "starts" | "ends" | "said">;

/** All passages of a résumé and, for every stem, the passages that hold it (ascending). */
export type PassageIndex = { passages: Passage[]; byStem: Map<string, number[]> };

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
/** Cheap to ask of every line; whether it denies a certain word, `isNegated` tells. */
const DENYING =
  /(?<!\p{L})(?:not?|never|without|lack\w*|\w+n[’']t|unfamiliar|kein\w*|ohne|nie|pas|aucune?|sans|sin|ningun\w*|nessun\w*|senza|non|geen|zonder|sem|n[aã]o|nenhuma|bez|brak|f[aă]r[aă]|nu|без|нямам|не)(?!\p{L})/iu;

/** "Bachelor of Science" names a level: it is no science that was studied. */
const FACULTY =
  /(?<=\b(?:bachelor|master|associate|doctor)(?:[’']?s)?(?: degree)? of )(?:applied )?(?:science|arts)\b/giu;

/** In so few words "it support" names the field, as it does in capitals; in a sentence it is a pronoun. */
const TITLE_WORDS = 5;

/**
 * The words of a text, lower-case and without endings, with their offsets.
 * @param language of the text; words about work of another language than English become their English ones, so that a
 *   compound may give two stems at one place
 */
export function stemsWithOffsets(text: string, language = "en"): Stems {
  const plain = joinedWords(withoutGenderMarks(text));
  const isSentence = plain.split(/\s+/, TITLE_WORDS + 1).length > TITLE_WORDS;
  let said = 0;
  const words = [...plain.toLowerCase().matchAll(WORD)].flatMap((word) => {
    if (word[0] === "it" && isSentence && !plain.startsWith("IT", word.index)) return [];
    const english = stemsOfParts(word[0], language);
    const place = { start: beginOf(text, word.index), end: word.index + word[0].length };
    return (english.length > 0 ? english : [[stem(word[0])]]).flatMap((part) => {
      said += 1;
      return part.map((one) => ({ one, ...place, said }));
    });
  });
  return {
    stems: words.map(({ one }) => one),
    starts: words.map(({ start }) => start),
    ends: words.map(({ end }) => end),
    said: words.map((word) => word.said),
  };
}

/** Cuts a résumé into passages and indexes their stems. A person's name, contacts, places, employers and schools aren't part of it. */
export function indexPassages(facts: ScorableFacts): PassageIndex {
  const index: PassageIndex = { passages: [], byStem: new Map() };
  const add = (
    line: Fact<string> | null,
    where: Passage["where"],
    entry: number | null,
    { isTitle = false, english = null }: { isTitle?: boolean; english?: string | null } = {},
  ) => {
    if (!line) return;
    const language = english === null && hasWorkWords(facts.language) ? facts.language : "en";
    const words = stemsWithOffsets(line.value, language);
    const said = words.stems.length;
    if (english !== null) addName(words, english, line.value.length);
    const added = facts.language === "en" ? new Set(words.stems.slice(said)) : undefined;
    if (words.stems.length === 0) return;
    const mayDeny = DENYING.test(line.value);
    const at = index.passages.push({ ...words, language, line, where, entry, isTitle, mayDeny, added }) - 1;
    for (const one of new Set(words.stems)) {
      const known = index.byStem.get(one);
      if (known) known.push(at);
      else index.byStem.set(one, [at]);
    }
  };
  facts.experience.forEach((entry, at) => {
    const where = entry.kind === "job" ? "experience" : "project";
    add(entry.title, where, at, {
      isTitle: true,
      english: entry.title && englishTitle(entry.title.value, facts.language),
    });
    for (const bullet of entry.bullets) add(without(bullet, DONE_TO_THEM), where, at);
  });
  facts.education.forEach((entry, at) => {
    add(entry.degree && without(entry.degree, FACULTY), "education", at);
    add(entry.field, "education", at);
  });
  for (const held of facts.certificates) add(held, "certificate", null);
  add(facts.headline, "summary", null);
  for (const line of facts.lines)
    for (const sentence of ownSentences(line.value)) add({ ...line, value: sentence }, "other", null);
  for (const skill of facts.skills)
    for (const { where, entry, quote } of skill.uses)
      if (where !== "experience" && where !== "project")
        add({ value: skill.name, quotes: [quote], confidence: 1 }, where, entry, {
          english: englishSkill(skill.id, facts.language),
        });
  return index;
}

export function without(line: Fact<string>, words: RegExp): Fact<string> {
  if (line.value.search(words) < 0) return line;
  return { ...line, value: line.value.replace(words, (cut) => " ".repeat(cut.length)) };
}

function addName(words: Stems, name: string, length: number): void {
  for (const one of stemsWithOffsets(name).stems) {
    if (words.stems.includes(one)) continue;
    words.stems.push(one);
    words.starts.push(0);
    words.ends.push(length);
    words.said.push(words.stems.length);
  }
}
