import type { Segment } from "../entries/segments";
import { fold, wordKey } from "../fold";
import { isSchoolWord, MISSPELT_SCHOOLS } from "../words/organisations";
import { isCity, isPlaceCode, isRegion } from "../words/places";
import { isSubjectWord } from "../words/subjects";

/** How many words of a text tell that it names a school. */
export function schoolScore(text: string): number {
  const words = fold(text).match(/[\p{L}]+/gu) ?? [];
  return words.filter(isSchoolWord).length;
}

/** "California State University" before a degree, and not a sentence that mentions one. */
const NAME_BEFORE = /^(?:(?:\p{Lu}\S*|of|at|the|and|for|in|de|&)\s+){1,9}$/u;

export function namesSchool(before: string): boolean {
  return NAME_BEFORE.test(before) && schoolScore(before) > 0;
}

const TOWN_LEAD =
  "(?:San|Santa|New|Los|Las|St\\.?|Saint|Fort|Grand|Mount|El|La|North|South|East|West|Northern|Southern|Eastern|Western|Central)";
const SCHOOL_KIND =
  "(?:State|Tech|Secondary|Higher|Primary|Grammar|Technical|Technological|Community|Christian|City|National|International|Junior|Senior|High|Medical|Business|Law|Military|Online|Vocational|Career|Training)";
const MISSPELT = MISSPELT_SCHOOLS.replace(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase());
const schoolName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${TOWN_LEAD}\\s+)*(?!${SCHOOL_KIND}\\s)\\p{Lu}[\\p{L}.'’&-]*\\s+)?(?:${SCHOOL_KIND}\\s+)*(?:${MISSPELT}|College|School|Academy|Polytechnic|Institute|Seminary|Conservatory|UNIVERSITY|COLLEGE|SCHOOL|ACADEMY|INSTITUTE|SEMINARY|Universität|Hochschule|Université|Universidad|Universitatea)\\b.*$`,
  "u",
);

const SCHOOL_OF =
  /^(\p{L}+)\s+(?=(?:University|College|School|Academy|Institute|UNIVERSITY|COLLEGE|SCHOOL) (?:[oO]f|OF)\b)/u;
const NAME_WORD = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}.’'-]*)\s+$/u;
/** So many words of a name stand before the one that the school's kind follows: "George Mason University". */
const MOST_NAMES = 3;

/** "HR", "MIS" or a state before a school whose own name isn't in capitals. */
function isShortForm(word: string, school: string): boolean {
  return /^\p{Lu}{1,4}$/u.test(word) && /^\p{L}*\p{Ll}/u.test(school);
}

/** "BS Kinesiology Lakewood University": where the school's name begins; -1 where none is named. */
export function schoolAt(text: string, from: number): number {
  const match = schoolName.exec(text.slice(from));
  if (!match) return -1;
  const of = SCHOOL_OF.exec(match[0]);
  if (of && !isRegion(wordKey(of[1]!))) return from + match.index + of[0].length;
  let at = from + match.index;
  for (let count = 0; count < MOST_NAMES; count++) {
    const word = NAME_WORD.exec(text.slice(from, at));
    if (!word || isSubjectWord(fold(word[1]!)) || isShortForm(word[1]!, match[0])) break;
    at = from + word.index;
  }
  return at;
}

/** What a school's name goes on with: "School of Nursing". */
const GOES_ON =
  /(?:^|\s)(?:of|for|and|in|at|the|de|der|di|du|distance|executive|continuing|further|adult|higher)$|[&,/]$/iu;
const CONNECTS = /^(?:and|in|of|&)$/i;
/** Words beside a subject on forms that name none themselves. */
const ON_FORMS =
  /(?<!\p{L})(?:gpa|cgpa|current|present|city|state|us|usa|major|minor|degrees?|concentration|emphasis|professional|diploma|cert\p{L}+|program(?:me)?|training)(?!\p{L})/iu;
/** So many words are a subject before a school: "Culinary Institute" is a name. */
const FEWEST_BEFORE = 2;

/** "Human Resource Management" is of human resources. */
function isSubject(word: string): boolean {
  return isSubjectWord(word) || isSubjectWord(`${word}s`);
}

/** Whether all words of a text name what people study: "Accounting and Finance". */
export function namesSubjects(text: string): boolean {
  const words = text.match(/[\p{L}-]+|&/gu) ?? [];
  return (
    words.length > 0 && words.every((word) => CONNECTS.test(word) || fold(word).split("-").every(isSubject))
  );
}

/** What may stand between the school's kind and a subject: "University of Leeds Marketing". */
const PLACE_BETWEEN = /^(?:\s+of\s+[\p{L} .&'’-]+)?(?:\s+online)?$/iu;

/** Where the subjects behind a school's name begin: "Hill University Marketing and Sales". */
function subjectsBehind(text: string): number {
  let at = text.length;
  for (const { index } of [...text.matchAll(/(?<=\s)\p{Lu}/gu)].reverse()) {
    if (!namesSubjects(text.slice(index))) break;
    if (!CONNECTS.test(/^\S+/.exec(text.slice(index))![0])) at = index;
  }
  const before = text.slice(0, at).trimEnd();
  const kind = [...before.matchAll(/\p{L}+/gu)].findLast(([word]) => isSchoolWord(fold(word)));
  if (!kind || GOES_ON.test(before)) return text.length;
  return PLACE_BETWEEN.test(before.slice(kind.index + kind[0].length)) ? at : text.length;
}

/** What forms leave before a school: "Current Lakewood High School". */
const FORM_LEAD = /^(?:select one|current|present)\s+(?=\p{Lu})/iu;

function subjectsBefore(text: string): number {
  const lead = FORM_LEAD.exec(text)?.[0].length ?? 0;
  if (lead > 0) return lead;
  const at = schoolAt(text, 0);
  const before = text.slice(0, Math.max(at, 0)).trim();
  return before.split(/\s+/).length >= FEWEST_BEFORE && namesSubjects(before) && !GOES_ON.test(before)
    ? at
    : 0;
}

const LONGEST_NAME = 200;
const TOWN_AND_STATE = /((?:\s\p{Lu}[\p{L}.]+){1,3})\s?,\s?(\p{Lu}{2})(?!\p{L})/u;

/** Where a town with its state ends a school's name: "Hill College Austin, TX Finance"; the end where none does. */
function townAt(text: string): number {
  const town = TOWN_AND_STATE.exec(text);
  if (!town || !isPlaceCode(town[2]!)) return text.length;
  const words = town[1]!.trim().split(" ");
  const known = words.findIndex((_, from) => isCity(wordKey(words.slice(from).join(" "))));
  const school = words.findLastIndex((word) => isSchoolWord(fold(word)));
  const unknown = school < 0 ? words.length - 1 : school + 1;
  const behind = words.slice(known < 0 ? unknown : known).join(" ");
  const at = town.index + town[1]!.length - behind.length;
  return GOES_ON.test(text.slice(0, at).trimEnd()) ? at + behind.length : at;
}

const MARKS_BEHIND =
  /[\s,;(–-]+(?:(?:magna|summa) cum laude|cum laude|c?gpa|with (?:high(?:est)? )?(?:honou?rs|distinction)|dean[’']?s list)(?!\p{L}).*$/iu;

function nameOnce(text: string): string {
  const middle = (text.length - 1) / 2;
  const half = text.slice(0, middle);
  return half !== "" && text === `${half} ${half}` ? half : text;
}

export type SchoolParts = { name: Segment; subject: Segment | null };

/** A school's name without the subject that a line names before or behind it. */
export function schoolParts(segment: Segment): SchoolParts {
  const { text } = segment;
  if (text.length > LONGEST_NAME) return { name: segment, subject: null };
  const unmarked = text.replace(MARKS_BEHIND, "");
  const whole = nameOnce(unmarked.slice(0, townAt(unmarked)).trimEnd());
  const end = subjectsBehind(whole);
  const start = subjectsBefore(text.slice(0, end));
  const part = (from: number, to: number): Segment => {
    const words = text
      .slice(from, to)
      .replace(/[\s,;:/-]+$/, "")
      .replace(/\s(?:in|on|from)$/u, "");
    return { ...segment, start: segment.start + from, end: segment.start + from + words.length, text: words };
  };
  const subject = start > 0 ? part(0, start) : part(end, whole.length);
  return {
    name: part(start, end),
    subject: subject.text === "" || ON_FORMS.test(subject.text) ? null : subject,
  };
}
