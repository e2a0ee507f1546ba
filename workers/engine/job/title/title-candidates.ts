import { isCity } from "../../parse/words/places";
import {
  type TitlePhrase,
  titleInHeading,
  titleInSentence,
  titleInSmallLetters,
  titleWithNounFirst,
} from "./title-phrase";
import { headStrength, isCapital, type Token } from "./title-tokens";

export type TitleCandidate = TitlePhrase & { weight: number };

/** How surely each way of naming tells the job; two that agree outweigh one that is surer. */
const WEIGHT = {
  label: 6.5,
  role: 4.5,
  gender: 6,
  opening: 6,
  second: 4.5,
  asked: 3.5,
  as: 3,
  asYou: 4.2,
  heading: 2.5,
  alone: 2.5,
  subject: 2.5,
  wanted: 3,
  reader: 2,
  plural: 1.2,
} as const;

type Way = { pattern: RegExp; weight: number; read: (tokens: Token[], start: number) => TitlePhrase | null };

const LABEL =
  /\b(?:(?:job|position|role|post|vacancy|working) ?title(?: (?:and|&) grade)?|job description|stellenbezeichnung|intitulé(?: du poste)?)\s?[:：]\s?/giu;
/** A label in capitals needs no colon. */
const LABEL_IN_CAPITALS = /\bJOB(?: TITLE)? (?=\p{Lu}\p{Ll})/gu;
/** A plain "Description:" often stands before the title, and as often before the text itself. */
const DESCRIPTION = /\bDescription\s?[:：]\s?(?=\p{Lu})/gu;
/** Also said of other things: "Role: Backend Developer, DevOps" names fields. */
const ROLE =
  /\b(?:position|role|vacancy|job|post|title|stelle|poste|puesto|postul?|funcți[ae]|wir suchen)\s?[:：]\s?/giu;
const SEEKING =
  /\b(?:(?:looking|searching|search|hunt|lookout) (?:for|to (?:hire|recruit|appoint|add|employ|find|bring on|welcome))|seeking(?: to (?:hire|recruit|appoint|add|employ))?|seeks?|hiring|recruiting(?: for)?|hire|recruit|appoint(?:ing)?|in need of|in search of|we need|we require|adding|now accepting applications for|applications (?:are invited|for)(?: for| from)?|invites applications (?:for|from)|available for|(?:wish|keen|pleased|want) to (?:recruit|appoint|hire))(?= )/giu;
const OPENING_FOR =
  /\b(?:opportunit(?:y|ies)|openings?|vacanc(?:y|ies)|positions?|roles?|posts?|jobs?|requirement)(?: (?:has|have) (?:arisen|become available|opened up))?(?: \p{L}+){0,3}? (?:for|of|as)(?= )/giu;
const AS = /\bas (?:an?|our(?: new)?|the)(?= )/giu;
const READER = /\b(?:are you an?|if you are an?|if you[’']re an?|you are an?)(?= )/giu;
const SUBJECT = /(?:^|[.!?:;•*)\p{Ll}] ?)(?:The|Our|This|A|An) (?=\p{L})/gu;
const GERMAN =
  /\b(?:suchen|sucht|gesucht|verstärkung|stelle)(?: \p{L}+){0,5}? (?:als|eine?n?|zwei|mehrere)(?= )/giu;
const ROMANCE =
  /\b(?:recherch\p{L}+|recrut\p{L}+|busca\p{L}*|necesita\p{L}*|selecciona\p{L}*|precisa\p{L}*|incorpora\p{L}*|angaj\p{L}+|c[aă]ut\p{L}+|poste d[e’'])(?: \p{L}+){0,3}? ?(?:une?|unos?|unas?|una|o|d[e’'](?=\p{L}))(?= ?\p{L})/giu;
const GENDER =
  /\(\s?(?:[mwfdxihn]\s?[/|*]\s?){1,3}(?:[mwfdxihn]|div|divers)\s?\)|(?<=\p{L} )[mwf]\/[mwfd](?:\/[dx])?\b|\(all genders\)|\bH\/F\b/giu;
/** Words after a title that make it the subject of what the job is. */
const OF_THE_JOB =
  /^ ?(?:\([^)]{1,40}\) ?)?(?:’s|'s)? ?(?:position|role|post|job|vacancy|opportunity|will|is|are|must|should|works?|manages?|provides?|performs?|reports?|supports?|leads?|collaborates?|communicates?|ensures?|oversees?|coordinates?|plays?|needed|required|wanted|assists?|responsibilities)(?!\p{L})/iu;
const WANTED =
  /^ ?(?:positions? (?:are )?available|needed|wanted|required|gesucht|vacanc(?:y|ies))(?!\p{L})/iu;
const AS_GOES_ON = /^ ?(?:\([^)]{1,40}\) ?)?(?:,|you|your|at|in|with|within|for|on|and|,)(?!\p{L})/iu;

/** "As a Team Leader you will": says outright who the reader will be. */
const AS_YOU = /^ ?(?:\([^)]{1,40}\) ?)?,? ?(?:you|your)(?!\p{L})/iu;

const DETERMINER = /^(?:an?|the|our|your|one|two|three|four|several|multiple|some|eine?n?|une?|un)$/;

/** Every way in which the text names its job. @param tokens those of `text` */
export function titleCandidates(text: string, tokens: Token[]): TitleCandidate[] {
  const found: TitleCandidate[] = [];
  const add = (phrase: TitlePhrase | null, weight: number) => {
    if (phrase && phrase.to > phrase.from) found.push({ ...phrase, weight });
  };
  const starts = new Map(tokens.map((token, at) => [token.start, at]));
  const tokenAt = (offset: number) => {
    let at = offset;
    while (at < text.length && !starts.has(at)) at++;
    return starts.get(at) ?? tokens.length;
  };
  const rest = (phrase: TitlePhrase) =>
    text.slice(tokens[phrase.to - 1]!.end, tokens[phrase.to - 1]!.end + 60);
  const ways: Way[] = [
    { pattern: LABEL, weight: WEIGHT.label, read: labelled },
    { pattern: LABEL_IN_CAPITALS, weight: WEIGHT.label, read: labelled },
    { pattern: ROLE, weight: WEIGHT.role, read: labelled },
    { pattern: DESCRIPTION, weight: WEIGHT.second, read: titleInHeading },
    { pattern: SEEKING, weight: WEIGHT.asked, read: asked },
    { pattern: OPENING_FOR, weight: WEIGHT.asked, read: asked },
    { pattern: GERMAN, weight: WEIGHT.asked, read: asked },
    { pattern: ROMANCE, weight: WEIGHT.asked, read: titleWithNounFirst },
    { pattern: READER, weight: WEIGHT.reader, read: titleInSentence },
  ];
  for (const { pattern, weight, read } of ways) {
    for (const hit of text.matchAll(pattern)) add(read(tokens, tokenAt(hit.index + hit[0].length)), weight);
  }
  for (const hit of text.matchAll(AS)) {
    const phrase = titleInSentence(tokens, tokenAt(hit.index + hit[0].length));
    if (!phrase) continue;
    const begins =
      /(?:^|[.!?:;•*] ?|\p{Ll})$/u.test(text.slice(Math.max(0, hit.index - 2), hit.index)) &&
      hit[0].startsWith("A");
    const joins = /\bjoin\b[^.]{0,60}$/iu.test(text.slice(Math.max(0, hit.index - 70), hit.index));
    if (begins && AS_YOU.test(rest(phrase))) add(phrase, WEIGHT.asYou);
    else if (joins || (begins && AS_GOES_ON.test(rest(phrase)))) add(phrase, WEIGHT.as);
  }
  for (const hit of text.matchAll(SUBJECT)) {
    const phrase =
      positionPhrase(tokens, tokenAt(hit.index + hit[0].length)) ??
      titleInSentence(tokens, tokenAt(hit.index + hit[0].length));
    if (phrase && OF_THE_JOB.test(rest(phrase))) add(phrase, WEIGHT.subject);
  }
  for (const hit of text.matchAll(GENDER)) add(before(tokens, tokenAt(hit.index)), WEIGHT.gender);
  headings(tokens, (phrase) => {
    if (WANTED.test(rest(phrase))) add(phrase, WEIGHT.wanted);
    else if (standsAlone(text, tokens, phrase)) add(phrase, WEIGHT.alone);
    else if (isShouted(tokens, phrase)) add(phrase, WEIGHT.heading);
    else if (/^s (?:are|will)\b|^ (?:are|will)\b/.test(rest(phrase))) add(phrase, WEIGHT.plural);
  });
  const first = firstWord(tokens);
  const opening = titleInHeading(tokens, first) ?? titleInSmallLetters(tokens, first);
  add(opening, WEIGHT.opening);
  for (let at = first; !opening && at < Math.min(tokens.length, OPENING_TOKENS); at++) {
    if (!/^[-–—|:•]$/.test(tokens[at]!.text)) continue;
    const town = isCity(tokens[at + 1]?.key ?? "") ? 1 : 0;
    add(titleInHeading(tokens, at + 1 + town), WEIGHT.second);
  }
  return found;
}

/** Behind a first part without a noun of work ("Elm Street Branch - Teller") the title is looked for so far. */
const OPENING_TOKENS = 24;
const ABOUT_THE_TEXT =
  /^(?:job|position|role|vacancy|post|title|description|summary|urgent|new|hiring|now|immediate|we|are|looking|for|a|an|apply|advert)$/;

/** The token that a text's first line of its own begins with: marks and "Job description" left out. */
function firstWord(tokens: Token[]): number {
  let at = 0;
  let depth = 0;
  while (at < Math.min(tokens.length, 14)) {
    const token = tokens[at]!;
    if (/[[(<]/.test(token.text)) depth++;
    else if (/[\])>]/.test(token.text)) depth--;
    else if (depth === 0 && token.word && !ABOUT_THE_TEXT.test(token.key) && !/^\d+$/.test(token.key)) break;
    at++;
  }
  return at;
}

function labelled(tokens: Token[], start: number): TitlePhrase | null {
  return titleInHeading(tokens, start) ?? titleInSentence(tokens, start);
}

/** What is looked for: with an article before it, or a plural. */
function asked(tokens: Token[], start: number): TitlePhrase | null {
  const determiner = tokens.slice(start, start + 2).findIndex(({ key }) => DETERMINER.test(key));
  const at = start + determiner + 1;
  const phrase = titleInSentence(tokens, at);
  if (!phrase) return null;
  const last = tokens[phrase.to - 1]!;
  return at > start || /s$/.test(last.key) || isCapital(last) ? phrase : null;
}

/** "The Securities Services Senior position": whatever stands between, where no noun of work does. */
function positionPhrase(tokens: Token[], from: number): TitlePhrase | null {
  for (let to = from + 1; to < Math.min(tokens.length, from + 7); to++) {
    if (/^(?:position|role|post|vacancy)$/.test(tokens[to]!.key)) {
      const named = tokens.slice(from, to);
      return named.length > 1 && named.every((one) => one.word && isCapital(one)) ? { from, to } : null;
    }
    if (!tokens[to]!.word) return null;
  }
  return null;
}

/** The words in capitals before a gender mark, back to a sign. */
function before(tokens: Token[], at: number): TitlePhrase | null {
  let from = at;
  while (from > 0 && at - from < 7) {
    const token = tokens[from - 1]!;
    const joins = /^(?:[/&-]|und|and|für|of|in|de|d|en|des|du)$/.test(token.text);
    if (!joins && !(token.word && (isCapital(token) || headStrength(token) === 2))) break;
    from--;
  }
  while (from < at && !isCapital(tokens[from]!) && headStrength(tokens[from]!) === 0) from++;
  const own = tokens.slice(from, at);
  return own.some((one) => headStrength(one) > 0) || own.length >= 2 ? { from, to: at } : null;
}

function headings(tokens: Token[], each: (phrase: TitlePhrase) => void): void {
  for (let at = 0; at < tokens.length; at++) {
    if (!tokens[at]!.word || !isCapital(tokens[at]!)) continue;
    const phrase = titleInHeading(tokens, at);
    if (!phrase) continue;
    each(phrase);
    at = phrase.to - 1;
  }
}

/** What may come right behind a heading: the first word of a sentence. */
const SENTENCE_OPENS =
  /^ ?(?:\([^)]{1,40}\) ?)?(?:[-–|,] ?)?(?:<|We|You|Our|Are|As|The|This|Join|Job|About|Location|Salary|Reports?|Do|If|Is|Description|Summary|Overview|Responsibilities|Full[- ]time|Part[- ]time|Permanent|Band|[$£€])(?!\p{L})/u;

/** A heading of its own: a sentence ends before it and another one, or what is told of a job, begins behind. */
function standsAlone(text: string, tokens: Token[], { from, to }: TitlePhrase): boolean {
  const { start } = tokens[from]!;
  const own = tokens.slice(from, to).filter(({ word }) => word);
  return (
    own.length > 1 &&
    (start === 0 || /[.!?>*•|] ?$/u.test(text.slice(Math.max(0, start - 2), start))) &&
    SENTENCE_OPENS.test(text.slice(tokens[to - 1]!.end, tokens[to - 1]!.end + 60))
  );
}

function isShouted(tokens: Token[], { from, to }: TitlePhrase): boolean {
  const own = tokens.slice(from, to).filter(({ word }) => word);
  return own.length > 1 && own.every(({ text }) => text === text.toUpperCase() && /\p{L}/u.test(text));
}
