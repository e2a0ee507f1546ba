import { isPlaceCode } from "../../parse/words/places";
import { isRankWord } from "../../parse/words/titles";
import { headStrength, isCapital, type Token } from "./title-tokens";

/** A stretch of tokens that reads as a title: from token `from` up to, not including, `to`. */
export type TitlePhrase = { from: number; to: number };

/** A title has no more words than this before its noun, praise left out. */
const MOST_WORDS = 8;
/** Words that a title can't go past in a sentence. */
const STOP = new Set(
  `a an the to who with that which for will would can could should must may in on at from into is are was were be been
  being has have had our your their its his her you we they it he she this these those as by if when where while so
  not no do does did than about within across through per via based reporting working looking join joining also please
  here there how what why all any every each both more most very just only ensure provide help support lead manage
  pour avec chez afin qui que dans sur en au aux par est sont vous nous notre votre para con que en por quien nuestro
  pentru cu care la pe este sunt din cine un una une ein eine einen mit fur bei zur zum im am der die das den dem wir sie und`.split(
    /\s+/,
  ),
);
const JOINERS = new Set("of and & / - or for in de la le du des d del y et und si".split(" "));
/** Praise and terms of work before a title: they aren't part of it. */
const PRAISE = new Set(
  `highly very extremely truly skilled talented experienced motivated passionate dynamic strong exceptional creative
  qualified dedicated reliable new great seasoned and or enthusiastic ambitious energetic committed outstanding
  excellent capable bright curious driven proactive organised organized professional hardworking hard-working friendly
  caring compassionate smart stellar superb competent hands-on entrepreneurial innovative inspirational inspiring
  confident conscientious flexible enthused knowledgeable articulate accomplished proven additional another next
  several multiple two three four five six few some more couple number of exciting fantastic unique rare amazing
  wonderful brilliant ideal suitable successful permanent temporary full-time part-time full part time fulltime
  parttime bank contract freelance remote immediate urgent opportunity local world class world-class rockstar rock star ninja superstar
  first-class top-notch high-performing highly-motivated super good keen collaborative customer-focused positive versatile
  resourceful responsible adaptable dependable empathetic strategic thoughtful exceptionally our your the a an wte
  band fte busy team-oriented like-minded budding aspiring visionary technically commercially minded savvy
  motiviert motivierte motivierten engagierte engagierten erfahrene erfahrenen erfahrener`.split(/\s+/),
);
const PRAISE_SHAPE =
  /^(?:\p{L}+ly|\p{L}+-(?:oriented|driven|minded|faceted|focused|motivated|starting|savvy|class|organi[sz]ed|thinking|working|performing|spirited|disciplined|rounded|skilled|qualified|calibre|caliber|energy|talented|experienced)|[\d.,]+x?|\d+[a-z])$/u;
/** Rank alone doesn't tell the work: "Director, Compliance", "Head of Sales". */
const RANK_NOUNS = new Set(
  `director manager head vp president lead leader officer coordinator specialist analyst associate supervisor executive
  professor assistant lecturer registrar fellow chief secretary representative administrator consultant technician
  engineer apprentice intern trainee internship apprenticeship teacher adviser advisor operator`.split(/\s+/),
);
const HEADINGS = new Set(
  `description descriptions requirements requirement qualifications responsibilities overview summary about location
  salary type role position vacancy department industry duties based apply title reference ref company employer date
  posted duration compensation profile structure division hours band grade reports`.split(/\s+/),
);
const GRADES = /^(?:i{1,3}|iv|v|[1-5]|l[1-7])$/;

function afterPraise(tokens: Token[], from: number, to: number): number {
  let at = from;
  for (; at < to; at++) {
    const token = tokens[at]!;
    if (/^[,(/&"“*]$/.test(token.text)) continue;
    if (!PRAISE.has(token.key) && !PRAISE_SHAPE.test(token.key)) break;
    if (
      isCapital(token) &&
      /^\p{L}/u.test(token.text) &&
      !/^(?:\p{Lu}\p{Ll}+ly|Band|Experienced|Full|Part|Permanent|WTE|FTE)$/u.test(token.text)
    )
      break;
  }
  return at;
}

/** The title named from `start` on ("an experienced | Speech Therapist | to join"); null where it would end before a noun of work. */
export function titleInSentence(tokens: Token[], start: number): TitlePhrase | null {
  const from = afterPraise(tokens, start, Math.min(tokens.length, start + 2 * MOST_WORDS));
  let head = -1;
  for (let at = from; at < Math.min(tokens.length, from + MOST_WORDS); at++) {
    const token = tokens[at]!;
    const strength = headStrength(token);
    if (
      strength === 2 ||
      (strength === 1 && (at > from || !tokens[at + 1]?.word || STOP.has(tokens[at + 1]!.key)))
    ) {
      head = at;
      break;
    }
    if (!token.word ? !"/&-–+,#".includes(token.text) : STOP.has(token.key) && !JOINERS.has(token.key)) break;
    if (token.text === "," && !tokens.slice(at + 1, at + 5).some((one) => headStrength(one))) break;
  }
  return head < 0 ? null : { from, to: extended(tokens, from, head, false) };
}

/** "infirmière diplômée d'État", "asistent medical": the noun comes first. */
export function titleWithNounFirst(tokens: Token[], start: number): TitlePhrase | null {
  const from = afterPraise(tokens, start, Math.min(tokens.length, start + 4));
  const head = [from, from + 1].find((at) => tokens[at] && headStrength(tokens[at]!) > 0);
  if (head === undefined) return null;
  let to = head + 1;
  while (to < Math.min(tokens.length, from + MOST_WORDS)) {
    const token = tokens[to]!;
    if (!token.word || (STOP.has(token.key) && !/^(?:de|la|des|du|d)$/.test(token.key))) break;
    to++;
  }
  while (to > head + 1 && JOINERS.has(tokens[to - 1]!.key)) to--;
  return { from, to };
}

/**
 * Reads the title that stands as a heading at token `start`: words in capitals up to the last noun of work before a
 * sign, a word in small letters or a name.
 */
export function titleInHeading(tokens: Token[], start: number): TitlePhrase | null {
  let head = -1;
  for (let end = start; end < Math.min(tokens.length, start + MOST_WORDS + 2); end++) {
    if (head < 0 && end > start && isShortForm(tokens, end)) {
      end += 2;
      continue;
    }
    const token = tokens[end]!;
    const ofTitle = end === start && tokens[end + 1] !== undefined && headStrength(tokens[end + 1]!) > 0;
    if ((HEADINGS.has(token.key) && !ofTitle) || (head >= 0 && token.key === tokens[start]!.key)) break;
    const joins = end > start && tokens[end - 1]!.word && /^(?:of|and|&|\/|und|et|y|si)$/.test(token.key);
    const ranges =
      token.key === "to" &&
      end > start &&
      isRankWord(tokens[end - 1]!.key) &&
      isRankWord(tokens[end + 1]?.key ?? "");
    const listed = end > start && listsRanks(tokens, end);
    const small = head < 0 && end > start && headStrength(token) > 0;
    if (!joins && !ranges && !listed && !small && !(token.word && isCapital(token))) break;
    const strength = headStrength(token);
    if (
      head < 0
        ? !listsRanks(tokens, end + 1) && (strength === 2 || (strength === 1 && end > start))
        : strength === 2 && isSecondNoun(tokens, head, end)
    )
      head = end;
  }
  return head < 0 ? null : { from: start, to: extended(tokens, start, head, true) };
}

/** "Natural Language Processing (NLP) Engineer": letters in a bracket between two words of one title. */
function isShortForm(tokens: Token[], at: number): boolean {
  const [open, letters, close, next] = tokens.slice(at, at + 4);
  if (open?.text !== "(" || close?.text !== ")" || !next?.word || !isCapital(next)) return false;
  return /^\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d]*$/u.test(letters?.text ?? "");
}

/** "Senior, Staff, or Principal Engineer": a comma or "or" between two ranks. */
function listsRanks(tokens: Token[], at: number): boolean {
  const joins = (token: Token | undefined) => token !== undefined && /^(?:,|or|and)$/.test(token.key);
  if (!joins(tokens[at])) return false;
  const before = joins(tokens[at - 1]) ? tokens[at - 2] : tokens[at - 1];
  const after = joins(tokens[at + 1]) ? tokens[at + 2] : tokens[at + 1];
  const isRank = (token: Token | undefined) =>
    token !== undefined && (isRankWord(token.key) || RANK_NOUNS.has(token.key) || token.key === "staff");
  return isRank(before) && isRank(after);
}

/** "Customer service advisor": a heading of which only the first word is written with a capital. */
export function titleInSmallLetters(tokens: Token[], start: number): TitlePhrase | null {
  const first = tokens[start];
  if (
    !first ||
    !isCapital(first) ||
    PRAISE.has(first.key) ||
    STOP.has(first.key) ||
    /(?:ing|ed|ly)$/.test(first.key)
  )
    return null;
  for (let at = start + 1; at < Math.min(tokens.length, start + 5); at++) {
    const token = tokens[at]!;
    if (!token.word || STOP.has(token.key) || HEADINGS.has(token.key)) return null;
    if (headStrength(token) === 2) return { from: start, to: at + 1 };
  }
  return null;
}

/** "Developer Relations Manager", "Consultant-Senior Data Engineer": one word stands between two nouns at most. */
function isSecondNoun(tokens: Token[], head: number, at: number): boolean {
  const between = tokens.slice(head + 1, at);
  const rank = isRankWord(tokens[head]!.key.split("-").at(-1)!) && tokens[head]!.key.includes("-");
  return between.every(({ word, key }) => word && !JOINERS.has(key)) && between.length <= (rank ? 2 : 1);
}

/** The end of a title behind its noun: grades, a second noun, what a rank is over. */
function extended(tokens: Token[], from: number, head: number, heading: boolean): number {
  let to = head + 1;
  for (let more = true; more; ) {
    more = false;
    const next = tokens[to];
    if (!next) break;
    if (heading && next.key === tokens[from]!.key) break;
    const joined = [to, to + 1, to + 2].find((at) => tokens[at] && headStrength(tokens[at]!) === 2);
    if (
      joined !== undefined &&
      joined > to &&
      tokens[to - 1]!.key.includes("-") &&
      isSecondNoun(tokens, to - 1, joined)
    ) {
      to = joined + 1;
      more = true;
      continue;
    }
    if (next.word && headStrength(next) > 0 && (!heading || isCapital(next)) && !isVerb(tokens, to)) {
      to++;
      more = true;
    } else if (GRADES.test(next.key) && next.text === next.text.toUpperCase()) {
      to++;
      more = !tokens[to]?.text.startsWith("%");
    } else if (["/", "or", "and", "&"].includes(next.text) && heading >= (next.text !== "/")) {
      const second = [to + 1, to + 2, to + 3].find((at) => tokens[at] && headStrength(tokens[at]!) === 2);
      const plain =
        second !== undefined && tokens.slice(to + 1, second).every((one) => one.word && !STOP.has(one.key));
      const fits = plain && (next.text === "/" || tokens.slice(to + 1, second! + 1).every(isCapital));
      if (fits) {
        to = second! + 1;
        more = true;
      }
    } else if (
      /^(?:of|de)$/.test(next.key) ||
      (/^(?:for|in)$/.test(next.key) && isOnlyRank(tokens, from, to))
    ) {
      const after = to + 1;
      // "Chef de cuisine": the field of a French or Spanish title is written small.
      const small = next.key === "de" && tokens[after] !== undefined && !isCapital(tokens[after]);
      const end = small
        ? smallFieldEnd(tokens, after)
        : fieldEnd(tokens, after, heading || isCapital(tokens[after] ?? next));
      if (end > after) to = end;
    } else if (
      next.text === "," &&
      tokens[to + 1] &&
      isCapital(tokens[to + 1]!) &&
      isOnlyRank(tokens, from, to) &&
      !isPlaceCode(tokens[to + 1]!.text)
    ) {
      const end = fieldEnd(tokens, to + 1, true);
      if (end - to <= 4) to = end;
    }
  }
  return to;
}

/** "the cook supports": a word that could be a noun is what someone does. */
function isVerb(tokens: Token[], at: number): boolean {
  return (
    !isCapital(tokens[at]!) &&
    /^(?:leads?|models?|hosts?|heads?|guards?|experts?|partners?|cooks?|nurses?)$/.test(tokens[at]!.key) &&
    !/^(?:lead)$/.test(tokens[at]!.key)
  );
}

function isOnlyRank(tokens: Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(({ key }) => RANK_NOUNS.has(key) || isRankWord(key) || /^(?:&|and|of|vice)$/.test(key));
}

/** Where the field behind "of" or a comma ends: at most four words, in capitals where the first is. */
function fieldEnd(tokens: Token[], from: number, capital: boolean): number {
  let to = from;
  for (; to < Math.min(tokens.length, from + 5); to++) {
    const token = tokens[to]!;
    if (
      ["&", "and"].includes(token.text) &&
      to > from &&
      tokens[to + 1] &&
      isCapital(tokens[to + 1]!) === capital
    )
      continue;
    if (!token.word || STOP.has(token.key) || (capital && !isCapital(token))) break;
  }
  while (to > from && ["&", "and"].includes(tokens[to - 1]!.text)) to--;
  return to;
}

function smallFieldEnd(tokens: Token[], from: number): number {
  let to = from;
  while (to < from + 3 && tokens[to]?.word && !isCapital(tokens[to]!) && !STOP.has(tokens[to]!.key)) to++;
  return to;
}
