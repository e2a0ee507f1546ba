import { findSkills } from "../../knowledge";
import { isAskWord, isWorkVerb } from "./sentence-words";
import { bareWord, LONGEST_WORD, wordAfter, wordBefore } from "./word-shapes";

/** With a capital and glued to a word, these begin a sentence: no name ends with them. */
const OPENS =
  /^(?:We|The|This|At|As|You|Your|If|About|Are|Our|What|Why|How|There|Must|Not|Please|Responsibilities|Requirements|Qualifications|Benefits|Location|Salary|Position|Description|Duration|Compensation|Hands-on)$/u;
/** Of the words that ask those that names end with, too: "Disney Plus", "FastTrack". */
const IN_NAMES = /^(?:plus|track|expert|background|attention|degree|certified|registered|licensed)$/u;
/** The last name before a joint, brackets and signs apart: "AWS" of "(AWS", "P&L". */
const LAST_NAME = /[\p{L}\p{N}][\p{L}\p{N}&+#./-]*$/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\d&/+#-]+$/u;
const FEWEST_LETTERS = 3;

/**
 * Whether a capital that is glued to the word before it surely begins another sentence: "across projects.Supports", "related
 * fieldPMI", "CRMTrack sales", "DockerCompensation". No name of a site or a product is written so.
 */
export function isGluedStop(text: string, at: number): boolean {
  if (text[at - 1] === " ") return isStop(text, at);
  if (isGluedYears(text, at)) return true;
  const { word } = wordBefore(text, at);
  if (areTwoSkills(word, bareEnd(wordAfter(text, at)))) return true;
  if (/^\p{Ll}{4,}$/u.test(word)) return /^(?:\p{Lu}{2,}|A) /u.test(text.slice(at, at + LONGEST_WORD));
  return isStop(text, at) || beginsAnew(text, at, word);
}

const YEARS = /^\d{1,2}(?: ?(?:[-–]|to) ?\d{1,2})?\+? ?(?:or more )?years/u;
const LONGEST_YEARS = 24;

/** "JavaScript4+ years": a number of years begins a line. */
export function isGluedYears(text: string, at: number): boolean {
  return (
    /\d/.test(text[at]!) &&
    /[\p{L})]$/u.test(text.slice(at - 1, at)) &&
    YEARS.test(text.slice(at, at + LONGEST_YEARS))
  );
}

/** The same text, in which no number of years is glued to a name: "JavaScript4+ years". Places stay. */
export function withoutGluedYears(text: string): string {
  return text.replace(/(?<=\p{L})\d(?=\d?\+? ?(?:or more )?years)/gu, " ");
}

function isStop(text: string, at: number): boolean {
  return (
    /\p{Ll}{3}[.!?]$/u.test(text.slice(Math.max(0, at - 4), at)) &&
    /^\p{Lu}\p{Ll}+(?<!^(?:Js|Net|Com|Org|Io|Ai))(?!\p{L})[ ,]/u.test(text.slice(at, at + LONGEST_WORD))
  );
}

/** By the word that begins: one that opens sentences, or a verb of work behind the name of a tool or an acronym. */
function beginsAnew(text: string, at: number, before: string): boolean {
  const after = wordAfter(text, at).replace(/[,:;]$/u, "");
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(after)) return false;
  const name = LAST_NAME.exec(before)?.[0] ?? "";
  if (/^KEYWORDS?$/u.test(name)) return true;
  if (/[\p{L}\d.%]\)$/u.test(before)) return after.length > FEWEST_LETTERS;
  if (name.length < FEWEST_LETTERS && !/[+#]$/u.test(name)) return false;
  const word = bareWord(after);
  if (OPENS.test(after) || (isAskWord(word) && !IN_NAMES.test(word))) return true;
  return isWorkVerb(word) && (ACRONYM.test(name) || isSkill(name)) && !isSkill(name + after);
}

/** "ReactKubernetesDynamoDB": the last name before the joint and the first behind it are skills. */
function areTwoSkills(before: string, after: string): boolean {
  const last = [LAST_NAME.exec(before)?.[0], /\p{Lu}\p{Ll}{2,}$/u.exec(before)?.[0]];
  const first = [after, /^\p{Lu}\p{Ll}{2,}/u.exec(after)?.[0]];
  const [left, right] = [last, first].map((names) =>
    names.find((name) => name && name.length >= FEWEST_LETTERS && isSkill(name)),
  );
  return left !== undefined && right !== undefined && !isSkill(left + right);
}

function isSkill(name: string): boolean {
  return findSkills(name).some(({ start, end }) => start === 0 && end === name.length);
}

function bareEnd(word: string): string {
  return word.replace(/[^\p{L}\p{N}]+$/u, "");
}

/** "EigenLayer" twice is a name; two sentences are hardly ever glued at the same words twice. */
export function isRepeated(text: string, at: number): boolean {
  const { word, end } = wordBefore(text, at);
  const whole = word + bareEnd(wordAfter(text, at));
  const start = end - word.length;
  return (
    whole.length < 2 * LONGEST_WORD && (text.indexOf(whole) < start || text.indexOf(whole, start + 1) >= 0)
  );
}
