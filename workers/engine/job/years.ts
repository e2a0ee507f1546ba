import type { TextQuote } from "../types";
import { quoteOf } from "./posting";
import { NEAR_HEADING, type Posting, type Segment } from "./sentences/segments";
import { sentenceAround } from "./sentences/sentence-around";

const WORDS: Record<string, number> = {
  one: 1,
  couple: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  diez: 10,
};
const NUMBER = `(?<![\\p{L}\\d$£€]|\\d[.,])(\\d{1,2}(?:[.,]5)?|(?:${Object.keys(WORDS).join("|")})(?!\\p{L}))`;
const DIGITS = "(\\d{1,2}(?:[.,]5)?)";
const YEARS = "(?:years?|yrs?\\.?|jahren?|ans?|années?|años?|ani)(?!\\p{L})";
const MORE = "(?:-?ish|-plus)?\\s*(?:\\(\\d+\\)\\s*)?\\+?\\s*";
/** A number may be glued to the line before it ("Qualifications4+ years"). */
const FIRST = `(?:${NUMBER}|(?<=\\p{L}{2}|[’']s)${DIGITS})`;
const RANGE = new RegExp(
  `${FIRST}${MORE}(?:to|-|–|—|bis|à|a|or|and)\\s*${NUMBER.replace(/^\(\?<!.*?\)/u, "")}${MORE}${YEARS}`,
  "giu",
);
const SINGLE = new RegExp(`${FIRST}${MORE}(?:or more |and more |plus |full |of )*${YEARS}`, "giu");
const UP_TO = /\b(up to|maximum( of)?|no more than|less than|bis zu|höchstens|jusqu[’']à|hasta)\s*$/iu;
/** A number of years that isn't the candidate's experience. */
const OTHER_YEARS =
  /years? (?:of age|old|ago|in a row|running(?! \p{L})|contract|warranty|in business|on the market|from now|(?:long )?program(?:me)?s?(?!\p{L})|of (?:history|heritage|service to|growth|success|speciali[sz]ation|runway|operations?(?!\p{L}| (?:experience|management)))|history|activity)|\b(?:our|we(?:[’']ve| have| had| are)|us|company|firm|founded|established|serving|combined|within|next|every|first|past|last|per) [^.]{0,40}years?|years?,? (?:and (?:older|over)|we |our )|older than [^.]{0,20}years?|\bage\b|year[- ](?:on|olds?|end|round|roadmap|levels?)|held (?:for )?(?:at least )?[^.\s]{1,8} years?|\b(?:position|post|project|job) [^.]{0,30}for [^.\s]{1,8} years?|years? without|\b(?:students?|children|pupils|kids) [^.]{0,20}years?|\bI(?:[’'](?:d|ve)| have| had) (?:spent|been|run|done|worked|had) [^.]{0,40}years?|jahre alt|ans d['’]existence|years? (?:fixed|term|checkable)|years?[’']? (?:checkable )?(?:work|employment|address) history|years? (?:background|of (?:\p{L}+ )?references|without gaps|of (?:\p{L}+ ){0,3}(?:education|study|coursework)|(?:probation|notice))|\b(?:no|without) [^.]{0,25}\bin (?:the (?:last|past) )?[^.]{0,6}years?|years?[’']? (?:of )?(?:continuous |long |nhs )?service(?! (?:industry|sector|management|delivery|desk))|(?:holidays?|annual leave|vacation|days[’']? (?:paid )?leave|entitlement|sabbatical|pension)[^.]{0,60}(?:after|rising|following|for every|with) [^.]{0,20}years?|rising to [^.]{0,30}years?|\b(?:period|duration|length|term) of (?:the |your )?(?:employment|contract|appointment|assignment|engagement|position|post)(?!\p{L})[^.]{0,25}years?|\b(?:appointment|fixed[- ]term \p{L}+|contract) (?:is |will be )?(?:for|of) (?:a (?:period|term) of )?(?:up to )?[^.\s]{1,8} years?|\b(?:for|over) a (?:period|term) of [^.\s]{1,8} years?|\b(?:in (?:only|just)|after) [^.\s]{1,8} years?(?! of)|(?:been|hospitals?|patients|clients) [^.]{0,40}for (?:over|more than|nearly|almost|the) [^.]{0,12}years|\bcertification [^.]{0,40}for [^.]{0,14}years/iu;
const EXPERIENCE =
  /experien|\bexp\b|background|track record|working|work(ed)? (in|as|with)|hands[- ]on|practice|practical|expertise|erfahrung|expérience|experiencia|in (a|an|the) (similar|related|comparable)|as an? |post[- ]qualif|professional|proven|role|knowledge|using|with |in |managing|leading|supervising|minimum|at least|PQE|you(?:[’']ve| have)|has (?:spent|run|sold|done|had)/iu;

/** "16-18 Year | Olds Only", where capitals look like a new sentence. */
const OLD = /^[-\s]olds?(?!\p{L})/iu;

/** Letters beside a number of years in which the words that change its meaning are looked for. */
const BESIDE = 60;
/** "5 years in accounting, of which at least 2 as a controller": a part of what was asked for before. */
const PART =
  /\b(?:of which|of those|including|davon|dont)\s*(?:(?:at least|a minimum of|minimum|mindestens|au moins)\s*)?$/iu;

/** "5 years of Python": what follows is what was done in them. */
const OF = /^['’]?\s+(?:of|de|d['’])\s*\p{L}/iu;
/** "Two years' cargo underwriting", "3 years running mills", "three years or so on AWS": what follows was done in them. */
const DONE_IN =
  /^\+?(?:['’]\s+(?!notice)\p{L}|['’]?(?:\s+or (?:so|thereabouts))?\s+(?:\p{L}{3,}ing|on|within|behind)(?!\p{L}))/iu;
/** "At least 12 months in a bakery", "you've got a year of hotel nights"; what is paid or done "twice a year" isn't. */
const MONTHS =
  /(?<![\p{L}\d-])(12|18|24|36|twelve|eighteen|twenty[- ]four)\+? months?(?:['’]|,? or more|\+| plus)?(?= (?:(?!contract|term|period|placement|probation|project)\p{L}+ ){0,4}?(?:experience|in|on|as|of|working|within)(?!\p{L}))/giu;
const A_YEAR =
  /(?<=(?:^|[-–—•*:;,.(/>~→+]|\b(?:with|have|got|least|minimum of|need|want|essential|you[’']ve|and|about|around)) *)(?:an? )(?:full |solid |good )?year(?: or (?:more|so|two)| plus)?(?= (?:of|in|on|as|with|among|\p{L}{3,}ing) (?!(?:the|which|fact|total|review|business|advance|arrears|growth|age)(?!\p{L})))/giu;
/** Months that no one has worked yet: a contract's, a period's. */
const OTHER_MONTHS = /\b(?:period of|next|first|last|past|within|every|after|contract|term|for|up to) $/iu;
/** More years than anyone asks for are those of a firm. */
const MOST = 20;
const NICE =
  /(?<!\p{L})(?:prefer\p{L}*|(?:is |an? |big )plus|desir(?:ed|able)|advantage\p{L}*|ideally|nice to have|bonus|von vorteil|wünschenswert|souhaité|deseable|de preferință)(?!\p{L})/iu;

/** "10 years' offshore experience, preferably heavy lift": the kind of experience is preferred, the years are asked for. */
const OF_ANOTHER_KIND = /(?<=years?[^.;]{3,50}, |years?[^.;,]{3,50} )(?:preferably|ideally) (?=\p{L})/giu;

/** A number of years that the posting asks for, with the words. `asked`: rather than preferred. */
export type YearsMention = {
  min: number | null;
  max: number | null;
  quote: TextQuote;
  segment: Pick<Segment, "text" | "start" | "end" | "section" | "field" | "under" | "since">;
  asked: boolean;
};

/** Years of experience that a posting names, in order; years of the company, of an age or of a contract are left out. */
export function yearsIn(posting: Posting): YearsMention[] {
  const { text } = posting;
  const mentions: YearsMention[] = [];
  const ranges = [...text.matchAll(RANGE)];
  for (const hit of ranges) push(hit, numberOf(hit[1] ?? hit[2]!), numberOf(hit[3]!));
  for (const hit of text.matchAll(SINGLE)) {
    const inRange = ranges.some(
      (range) => hit.index >= range.index && hit.index < range.index + range[0].length,
    );
    const before = text.slice(Math.max(0, hit.index - BESIDE), hit.index);
    if (inRange || PART.test(before)) continue;
    const value = numberOf(hit[1] ?? hit[2]!);
    if (UP_TO.test(before)) push(hit, null, value);
    else push(hit, value, null);
  }
  for (const hit of [...text.matchAll(MONTHS), ...text.matchAll(A_YEAR)])
    if (!OTHER_MONTHS.test(text.slice(Math.max(0, hit.index - BESIDE), hit.index)))
      push(hit, yearsOf(hit), null);
  return mentions.sort((a, b) => a.quote.start - b.quote.start);

  function push(hit: RegExpExecArray, min: number | null, max: number | null) {
    const start = hit.index;
    const end = start + hit[0].length;
    const sentence = sentenceAround(posting.starts, text.length, start, end);
    const from = Math.max(sentence.start, start - BESIDE);
    const to = Math.min(sentence.end, end + BESIDE);
    const around = text.slice(from, to);
    const after = text.slice(end, end + BESIDE);
    if ((min ?? max ?? 0) > MOST || OTHER_YEARS.test(around) || OLD.test(after)) return;
    const begins = start - sentence.start <= 2 && /^\+?,? \p{Ll}/u.test(after);
    if (!begins && !OF.test(after) && !DONE_IN.test(after) && !EXPERIENCE.test(around)) return;
    const quote = quoteOf(text, start, end);
    const segment = segmentAt(posting, quote);
    const preferred =
      NICE.test(around.replace(OF_ANOTHER_KIND, "")) ||
      (segment.under === "nice" && segment.since < NEAR_HEADING);
    mentions.push({ min, max, quote, segment, asked: !preferred });
  }
}

function segmentAt({ segments }: Posting, quote: TextQuote): YearsMention["segment"] {
  const own = segments.find(({ start, end }) => start <= quote.start && quote.start < end);
  return own ?? { ...quote, section: "overview", field: "description", under: null, since: 0 };
}

function yearsOf([, months]: RegExpExecArray): number {
  const inWords: Record<string, number> = { twelve: 12, eighteen: 18 };
  if (months === undefined) return 1;
  return Math.floor((inWords[months.toLowerCase()] ?? (Number(months) || 24)) / 12);
}

function numberOf(text: string): number {
  return WORDS[text.toLowerCase()] ?? Number(text.replace(",", "."));
}
