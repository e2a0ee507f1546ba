import { readJson } from "../../knowledge/binary";
import { isGluedStop, isGluedYears, isRepeated } from "./glued-words";
import { sectionOfHeading } from "./headings";
import { type LinearModel, linearModel, sumOf } from "./linear-model";
import { isAskWord, isWorkVerb } from "./sentence-words";
import { bareWord, LONGEST_WORD, shapeOf, wordAfter, wordBefore } from "./word-shapes";

/** A place where a sentence or an item of a list may end: before the letter at `at`. */
export type Joint = { at: number; glued: boolean };

const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const DIGIT = /\d/;
const CLOSING = '.!?:;)]”"’%';
const BULLETS = "•●▪◦‣·○■□➢➤✓✔*|–—-";

/** Below even chances: lines that the model learnt from hold ends of their own that nobody marked, so it doubts too much. */
const LEAST = -16;
const LONGEST_HEADING = 48;
const MOST_HEADING_WORDS = 5;

let model: LinearModel | undefined;

/**
 * Cuts a text without line breaks into sentences and items of lists by its words alone: full stops, bullets, and capitals
 * where the words before them end something ("a related field Experience with ...", "our team!Why join us").
 * @param text one space between words, as `plainText` makes it
 * @param whole true where a place lies inside a name ("Node.js", "JavaScript") that is never cut
 * @param lost true where a line break was lost
 * @returns offsets at which a new sentence starts, in order, 0 left out
 */
export function sentenceStarts(
  text: string,
  whole: (at: number) => boolean,
  lost: (at: number) => boolean,
): number[] {
  model ??= linearModel(readJson("job.sentenceEnds"));
  const starts: number[] = [];
  const drawn = (text.match(DASHED_ITEM) ?? []).length >= FEWEST_DASHES;
  const numbers = listNumbers(text);
  const headings = [...text.matchAll(NAMED_HEADING)].map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
  let next = 0;
  let headingEnd = 0;
  for (const joint of jointsIn(text)) {
    while (next < headings.length && headings[next]!.end < joint.at) next++;
    const heading = headings[next];
    const numbered = numbers.get(joint.at);
    if (numbered === "word") continue;
    const inHeading = heading !== undefined && joint.at >= heading.start;
    const atEdge = inHeading && (joint.at === heading.start || joint.at === heading.end);
    if (!atEdge && (inHeading || joint.at < headingEnd)) continue;
    const inName = whole(joint.at) || (!atEdge && joint.glued && isRepeated(text, joint.at));
    if (inName && !isGluedStop(text, joint.at)) continue;
    const last = starts.at(-1) ?? 0;
    const broken =
      lost(joint.at) && !GOING_ON.test(text.slice(Math.max(0, joint.at - LONGEST_GOING_ON), joint.at));
    const sure = atEdge || numbered || broken ? true : sureOf(text, joint, last, drawn);
    if (sure ?? sumOf(model, jointFeatures(text, joint, last)) > LEAST) {
      starts.push(joint.at);
      headingEnd = markedHeadingEnd(text, joint.at);
    }
  }
  return starts;
}

/** "Desired Qualifications": a heading that nothing else is written like, so that it may be glued to what follows. */
const NAMED_HEADING =
  /(?<![\p{Lu}\d])(?:Nice to [Hh]aves?|NICE TO HAVES?|KEYWORDS?|Good to [Hh]ave|(?:Minimum|Basic|Required|Preferred|Desired|Desirable|Additional|Essential|Key|Primary|Bonus|Job) (?:Qualifications?|Requirements|Skills|Responsibilities|Criteria|Duties))(?=:| ?\p{Lu}| ?[•*-]|\d|$)/gu;

const NUMBER = /(?<![^ ])(\d{1,2})[.)] (?=\p{L})/gu;
/** Fewer numbers may be dates and versions. */
const FEWEST_NUMBERS = 3;

/** "1. Inspect ... 2. Issue ...": where the numbers of a list stand, and the words behind them, which belong to their numbers. */
function listNumbers(text: string): Map<number, "number" | "word"> {
  const found = new Map<number, "number" | "word">();
  let list: RegExpMatchArray[] = [];
  const close = () => {
    for (const hit of list.length >= FEWEST_NUMBERS ? list : [])
      found.set(hit.index!, "number").set(hit.index! + hit[0].length, "word");
    list = [];
  };
  for (const hit of text.matchAll(NUMBER)) {
    if (Number(hit[1]) === 1) close();
    if (Number(hit[1]) === list.length + 1) list.push(hit);
  }
  close();
  return found;
}

/** Where the words of a marked heading that starts here end: "Desired Skills:" is cut before its first word only. */
function markedHeadingEnd(text: string, at: number): number {
  let end = at;
  for (let words = headingAt(text, at, true); words > 0; words--) end = text.indexOf(" ", end + 1);
  return end < 0 ? text.length : end;
}

const DASHED_ITEM = /(?<= )[-*] (?=\S)/gu;
/** Fewer dashes may stand inside a sentence or a title; more are drawn before the items of a list. */
const FEWEST_DASHES = 2;
/** "e.g." ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|eg|ie|z\.b|vs|approx|incl|mr|mrs|ms|dr|prof|b\.?sc|m\.?sc|b\.?a|m\.?a)\.\s?$/iu;

const LONGEST_GOING_ON = 16;
/** Words that always go on: no sentence ends with one before a capital. */
const GOING_ON =
  /(?:^|[\s(])(?:of|in|with|and|or|the|a|an|to|for|by|from|at|as|our|your|their|is|are|be|will|know|use|using|including|like|than|on|via|into|its|under|through|other|both|beyond|near|any|these|where|especially|modern|robust|several|various|und|oder|mit|von|der|die|das|dem|den|des|ein|eine|einer|einem|einen|im|zum|zur|am|vom|beim|auf|bei|nach|für|durch|als|sowie|ist|sind|unsere|unser|unserem|unseren|unserer|[Jj]ahre|[Jj]ahren|gute[mnrs]?|neue[mnrs]?|eigene[mnrs]?|sehr|et|de|du|des|une|un|les|la|le|dans|pour|avec|sur|en|y|con|se|și|cu|din|pentru|în|valorará|[Ii]deally|[Pp]referably|[Cc]onversational|[Ww]ritten|[Ss]poken|[Vv]erbal|[Ff]luent|[Ss]peaks?|[Ii]dealerweise|[Ii]déalement) $/u;

const NAME_BEGINS = /[,(] ?((?:\p{Lu}[\p{L}\d.&-]* ){1,2}|\p{Lu}?\p{Ll}+\d?)$/u;
const NAME_ENDS = /^(\p{Lu}[\p{L}\d&-]*)(?: \p{Lu}[\p{L}\d&-]*)?[,)]/u;

const FIRM = /^GmbH$/u;

/** With a capital, these begin an item or a sentence, and nothing else. */
const OPENS_ITEM =
  /^(?:It would be (?:great|nice|good|helpful|ideal)|An? (?:proven |strong |solid |good |demonstrated )?(?:track record|passion for|can-do|keen|desire to|willingness)|Comfortable (?:with|working|in|using)|Willing(?:ness)? to|(?:Able|Ability) to|Must (?:be|have|hold|possess|live|reside|pass)|Right to work|Eligib(?:le|ility) to work|Authori[sz](?:ed|ation) to work|Not (?:required|essential):|What (?:you|we)|Looking for (?:an?|someone)|Previous experience|Comfort with|Proven (?:track|experience|ability|\p{L}+ (?:and \p{L}+ )?(?:skills|experience))|(?:Excellent|Strong|Good|Great|Outstanding|Solid|Basic|Advanced|Exceptional) (?:knowledge|command|understanding|communication|written|verbal|interpersonal|organi[sz]ational|analytical|attention|customer|computer|time|leadership|problem|working|\p{L}+ (?:skills|experience|knowledge))|Basic \p{L}+ experience|Working knowledge of|Familiar(?:ity)? with|Proficien(?:t|cy) (?:in|with)|Passion for|Reliable transport)(?!\p{Ll})/u;
const LONGEST_OPENER = 48;

/** What needs no weighing: bullets, known headings, abbreviations. Null where words must tell. */
function sureOf(text: string, { at, glued }: Joint, last: number, drawn: boolean): boolean | null {
  if (ABBREVIATED.test(text.slice(Math.max(0, at - 9), at))) return false;
  if (GOING_ON.test(text.slice(Math.max(0, at - LONGEST_GOING_ON), at)) && UPPER.test(text[at]!))
    return false;
  if (FIRM.test(text.slice(at - 3, at + 1))) return false;
  if (isInListedName(text, at) && !isGluedStop(text, at)) return false;
  if (text[at - 2] === ";" && UPPER.test(text[at]!) && LOWER.test(text[at + 1] ?? "")) return true;
  if ("•●▪◦‣■□➢✓✔".includes(text[at]!)) return true;
  if (drawn && !glued && isNamed(text, at)) return false;
  if (drawn && "-*".includes(text[at]!) && text[at + 1] === " " && text[at - 1] === " ") return true;
  const opened = text
    .slice(last, at)
    .replace(/^[-*•●▪◦·\s]+/u, "")
    .trim();
  if (
    looksLikeHeading(opened) &&
    sectionOfHeading(opened) &&
    (UPPER.test(text[at]!) || BULLETS.includes(text[at]!)) &&
    UPPER.test(opened[0] ?? "")
  )
    return true;
  if (headingAt(text, at, true) > 0 || isGluedStop(text, at)) return true;
  return OPENS_ITEM.test(text.slice(at, at + LONGEST_OPENER)) || opensDuty(text, at) ? true : null;
}

/** "- coaching Science Olympiad is optional": in a drawn list a name of two words that is spoken of. */
function isNamed(text: string, at: number): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(wordBefore(text, at).word) &&
    /^\p{Lu}\p{Ll}+ (?:is|are|was|were)(?!\p{L})/u.test(text.slice(at, at + LONGEST_WORD))
  );
}

/** "monitor collections Provide weekly reports": a verb of work with a capital, between small words, opens another duty. */
function opensDuty(text: string, at: number): boolean {
  if (text[at - 1] !== " " || !UPPER.test(text[at]!)) return false;
  const { word } = wordBefore(text, at);
  const after = wordAfter(text, at);
  const next = wordAfter(text, at + after.length + 1);
  return (
    /^\p{Ll}[\p{Ll}\d/-]*[)]?$/u.test(word) &&
    /^\p{Lu}\p{Ll}+$/u.test(after) &&
    isWorkVerb(after.toLowerCase()) &&
    /^\p{Ll}/u.test(next)
  );
}

/** "OpenAI Gym", "HoloLens" between the commas or brackets of a list. */
function isInListedName(text: string, at: number): boolean {
  const ending = NAME_ENDS.exec(text.slice(at, at + LONGEST_OPENER))?.[1];
  const beginning = NAME_BEGINS.exec(text.slice(Math.max(0, at - LONGEST_OPENER), at))?.[1];
  if (!ending || !beginning) return false;
  const word = ending.toLowerCase();
  return !beginning.endsWith(" ") || !(isWorkVerb(word) || isAskWord(word));
}

/** A few words, or more that are capitalised or closed by a mark: "We are looking for a" is none. */
function looksLikeHeading(words: string): boolean {
  if (words.length > LONGEST_HEADING || words === "") return false;
  const long = words.split(" ").filter((word) => word.length > 3);
  return words.split(" ").length <= 2 || /[:?!]$/.test(words) || long.every((word) => UPPER.test(word[0]!));
}

/** "creating and maintaining APIs": what is done to something hasn't been said yet. */
const TRANSITIVE =
  /(?<!\p{L})(?:maintain|develop|creat|implement|us|operat|configur|deploy|integrat|install|administer)ing $/u;

export function jointsIn(text: string): Joint[] {
  const joints: Joint[] = [];
  for (let at = 1; at < text.length; at++) {
    const char = text[at]!;
    const before = text[at - 1]!;
    if (before === " ") {
      if (
        text.startsWith("ing ", at - 4) &&
        UPPER.test(char) &&
        TRANSITIVE.test(text.slice(Math.max(0, at - LONGEST_WORD), at))
      )
        continue;
      const ended = text[at - 2] ?? "";
      if (
        UPPER.test(char) ||
        DIGIT.test(char) ||
        BULLETS.includes(char) ||
        ".!?;:".includes(ended) ||
        BULLETS.includes(ended) ||
        '("“<['.includes(char)
      )
        joints.push({ at, glued: false });
    } else if (
      UPPER.test(char)
        ? LOWER.test(before) ||
          CLOSING.includes(before) ||
          DIGIT.test(before) ||
          (LOWER.test(text[at + 1] ?? "") && isGluedStop(text, at))
        : "•●▪·".includes(char) ||
          (DIGIT.test(char) &&
            /(?:\p{Ll}{3}|[’']s)$/u.test(text.slice(Math.max(0, at - 3), at)) &&
            /^\d+[+ ]/.test(text.slice(at, at + 4))) ||
          isGluedYears(text, at) ||
          ("!?".includes(before) && LOWER.test(char))
    )
      joints.push({ at, glued: true });
  }
  return joints;
}

export function jointFeatures(text: string, { at, glued }: Joint, last: number): string[] {
  const before = wordBefore(text, at);
  const after = wordAfter(text, at);
  const next = wordAfter(text, at + after.length + 1);
  const end = text[before.end - 1] ?? "";
  const mark = /[\p{L}\d]/u.test(end) ? (UPPER.test(end) ? "A" : DIGIT.test(end) ? "9" : "a") : end;
  const a = bareWord(before.word);
  const b = bareWord(after);
  const join = glued ? "g" : "s";
  const shape = shapeOf(before.word);
  const far = Math.min(6, Math.floor((at - last) / 25));
  const features = [
    "=",
    `j${join}`,
    `m${join}${mark}`,
    `a${join}:${a}`,
    `b${join}:${b}`,
    `s${mark}${shapeOf(after)}${shapeOf(next)}`,
    `p${shape}${shapeOf(after)}${shapeOf(next)}${join}`,
    `m${mark}b:${b}`,
    `f${far}${mark === "." || mark === "a" ? mark : "x"}`,
    `e${join}${a.slice(-3)}`,
    `o${b.slice(-3)}${shapeOf(next)}`,
    `n:${bareWord(next)}`,
    `c${kindOf(b)}${join}${mark}`,
    `d${kindOf(b)}${shape}${shapeOf(after)}${shapeOf(next)}`,
  ];
  if (at - last <= LONGEST_HEADING && sectionOfHeading(text.slice(last, at).trim()))
    features.push("H", `H${shapeOf(after)}`);
  const heading = UPPER.test(after[0] ?? "") ? headingAt(text, at) : 0;
  if (heading > 0) features.push(`h${Math.min(3, heading)}`, `h${mark}`);
  if (mark === ".") features.push(`q${a.length < 4 ? a : ""}${shapeOf(after)}`);
  return features;
}

/**
 * How many words a known heading has that starts here: "Key Responsibilities Lead the team" has two; 0 where none does.
 * @param marked only headings with a colon or a bullet after them
 */
function headingAt(text: string, at: number, marked = false): number {
  let end = at;
  for (let words = 1; words <= MOST_HEADING_WORDS; words++) {
    while (end < text.length && end - at < LONGEST_HEADING && text[end] !== " ") end++;
    const next = text[end + 1];
    if (end - at >= LONGEST_HEADING || next === undefined) return 0;
    const closed = ":?!".includes(text[end - 1]!);
    const ended = marked
      ? text[end - 1] === ":" || "-•●▪*".includes(next)
      : UPPER.test(next) || closed || !LOWER.test(next);
    if (ended && sectionOfHeading(text.slice(at, end))) return words;
    end++;
  }
  return 0;
}

/** Whether a word opens what is done ("Develops") or what is asked ("Experience"). */
function kindOf(word: string): string {
  if (isWorkVerb(word)) return "V";
  return isAskWord(word) ? "K" : "o";
}
