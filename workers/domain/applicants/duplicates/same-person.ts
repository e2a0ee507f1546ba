import { wordKey } from "../../../engine/parse/fold";
import type { ResumeText } from "../../../engine/types";
import { sha256 } from "../../sha256";

/** A number in its country's way and abroad's ("040 6696 9385", "+49 40 6696 9385") ends in the same digits. */
const PHONE_DIGITS = 9;

/** Fewer words are a form that was left empty, or a page that couldn't be read. */
const MIN_WORDS = 50;

const TITLES = new Set([
  "dr",
  "prof",
  "dipl",
  "ing",
  "mr",
  "mrs",
  "ms",
  "herr",
  "frau",
  "msc",
  "bsc",
  "mba",
  "phd",
]);

type Person = { name: string | null; email: string | null; phoneKey: string | null; textHash: string | null };

/** The last nine digits of the first number; null where there are fewer. */
export function phoneKeyOf([first = ""]: readonly string[]): string | null {
  const digits = first.replace(/\D/g, "");
  return digits.length < PHONE_DIGITS ? null : digits.slice(-PHONE_DIGITS);
}

/** SHA-256, hex, over a résumé's words, however they are set and spaced; null where there are too few. */
export function textHashOf({ lines }: ResumeText): string | null {
  const words = wordKey(lines.map(({ text }) => text).join(" "));
  if (words.split(" ").length < MIN_WORDS) return null;
  return sha256(words.replaceAll(" ", ""));
}

/**
 * Whether two analysed résumés are one person's: the same words; or the same e-mail address or phone number under names that
 * may be one. Families and agencies share addresses, so that a contact alone says nothing.
 */
export function isSamePerson(one: Person, other: Person): boolean {
  if (one.textHash !== null && one.textHash === other.textHash) return true;
  const sameEmail = one.email !== null && emailKey(one.email) === emailKey(other.email ?? "");
  const samePhone = one.phoneKey !== null && one.phoneKey === other.phoneKey;
  return (sameEmail || samePhone) && isSameName(one.name, other.name);
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** "K. Petersen" and "Dr. Katrin Petersen", "Müller" and "Mueller"; not "Katrin Petersen" and "Peter Petersen". */
function isSameName(one: string | null, other: string | null): boolean {
  const [fewer = [], more = []] = [namesOf(one), namesOf(other)].sort((a, b) => a.length - b.length);
  const left = [...more];
  let whole = 0;
  for (const name of fewer) {
    const at = left.findIndex((word) => word === name || isInitialOf(word, name) || isInitialOf(name, word));
    if (at === -1) return false;
    if (left[at] === name) whole += 1;
    left.splice(at, 1);
  }
  return whole > 0;
}

function namesOf(name: string | null): string[] {
  return wordKey(name ?? "")
    .replace(/([aou])e/g, "$1")
    .split(" ")
    .filter((word) => word !== "" && !TITLES.has(word));
}

function isInitialOf(letter: string, word: string): boolean {
  return letter.length === 1 && word.startsWith(letter);
}
