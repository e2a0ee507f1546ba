import type { Segment } from "../entries/segments";
import { fold } from "../fold";
import { isSchoolWord } from "../words/organisations";
import { namesSubjects } from "./school-name";

const GIVEN_AND_HELD =
  "(?<!single |double )awards?|scholarships?|fellowships?|prizes?|medals?|conferences?|workshops?|seminars?|lectures?";
/** What schools give and hold, and nobody studies there. */
export const AWARD_OR_EVENT = new RegExp(`(?<!\\p{L})(?:${GIVEN_AND_HELD})(?!\\p{L})`, "iu");
/** What else goes by a school's name: the people it sends out, its papers. */
const OF_A_SCHOOL =
  /(?<!\p{L})(?:dean[’']?s list|honou?r (?:roll|society)|ambassadors?|newspapers?|graduate$|credits?|committees?|members?|clubs?|(?:vice )?president of|founder|full[- ]time|(?:certification|project management|cfa) institute)(?!\p{L})/iu;
/** "related to College Hall", and not "the University of Leeds" or "university of Leeds". */
const AMID_SENTENCE = /^(?!the\s)(\p{Ll}+)\s+\p{Ll}.*\p{Lu}\p{Ll}/u;
const QUOTED = /^["“”„«'‘]/u;

function isKindAlone(text: string): boolean {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return words.length === 1 && isSchoolWord(words[0]!);
}

function opensAmidSentence(text: string): boolean {
  const first = AMID_SENTENCE.exec(text)?.[1];
  return first !== undefined && !isSchoolWord(first);
}

const OPENS_STUDY =
  /^(?:participat\p{L}+|online courses?|majors?|minors?|option|educational body|recommendations?)(?!\p{L})/iu;

/** So many long small words beside the school's kind tell of something: "overseeing all college assessment". */
const FEWEST_TOLD = 3;

function tellsOfWork(text: string): boolean {
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? [];
  return small.filter((word) => !isSchoolWord(fold(word))).length >= FEWEST_TOLD;
}

/** Words that hold a school's name, or its kind, and name no school where somebody studied. */
export function namesNoSchool(text: string): boolean {
  return (
    AWARD_OR_EVENT.test(text) ||
    OF_A_SCHOOL.test(text) ||
    tellsOfWork(text) ||
    opensAmidSentence(text) ||
    QUOTED.test(text) ||
    isKindAlone(text)
  );
}

/** "English (B)", "Major in Physics": what was studied, where a school's name might be. */
export function namesStudy(text: string): boolean {
  return OPENS_STUDY.test(text) || namesSubjects(text.replace(/\([^()]*\)/gu, ""));
}

/** Whether a part of an education names no place of study: an award, a lecture, the middle of a sentence. */
export function isNoSchool(institution: Segment, others: Segment[]): boolean {
  const before = others.filter(({ line, end }) => line === institution.line && end <= institution.start);
  return [institution, ...before].some(({ text }) => namesNoSchool(text));
}
