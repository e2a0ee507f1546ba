import { AppError } from "../../errors";
import { MIN_PASSWORD_CHARACTERS } from "../schema";
import { isCommonPassword } from "./common-passwords";

export type PasswordOwner = { email: string; fullName: string; companyName?: string | null };

const PRODUCT = "plumbline";

/** Words that are too short for the list of common passwords, and first guesses with a number behind them. */
const FIRST_GUESSES = new Set(
  `admin root guest user test demo login pass passwd passwort hello welcome secret access changeme letmein qwert
  spring summer autumn winter resume career agency recruit recruiter candidate`.split(/\s+/),
);

/** Rows of keyboards (English, German, French), their columns, the alphabet and the digits. */
const ROWS = [
  "qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm qazwsxedcrfvtgbyhnujm !@#$%^&*()",
  "abcdefghijklmnopqrstuvwxyz 01234567890",
]
  .join(" ")
  .split(" ");
const LINES = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);
const SHORTEST_RUN = 3;
/** "qwerty123!" is three pieces; six letters drawn by chance are six. */
const MOST_PIECES = 3;

const LOOKS_LIKE: Record<string, string> = {
  ...{ "4": "a", "@": "a", "3": "e", "€": "e", "1": "i", "!": "i", "|": "l", "0": "o", $: "s", "5": "s" },
  ...{ "7": "t", "+": "t", "8": "b", "9": "g" },
};
/** A word with at most this many digits and signs around it is still that word. */
const MAX_DECORATION = 6;
const DECORATED_START = new RegExp(`^[^\\p{L}]{0,${MAX_DECORATION}}`, "u");
const SHORTEST_NAME = 3;

/** "31121999", "120304": a birthday is among the first guesses. */
const DATE =
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?:19|20)?\d{2}$/u;

/** For every password that is set; forms check its length. @throws AppError "password-common", saying why */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  const reason = weaknessOf(password) ?? personalWeaknessOf(password, owner);
  if (reason) throw new AppError("password-common", reason === "common" ? {} : { message: WORDS[reason] });
}

const WORDS = {
  decorated: "This password is a common one with small changes. Please choose another.",
  simple: "This password only repeats itself or follows the keyboard. Please choose another.",
  personal:
    "This password is built from your name, your email address, your company or our name. Please choose another.",
};

function weaknessOf(password: string): "common" | "decorated" | "simple" | null {
  const folded = fold(password);
  if (isCommonPassword(password) || DATE.test(folded)) return "common";
  if (repeats(folded) || pieces(folded) <= MOST_PIECES) return "simple";
  return coresOf(folded).some((core) => isCommonPassword(core) || FIRST_GUESSES.has(core))
    ? "decorated"
    : null;
}

/** Without what others know, the rest has to be a password by itself. */
function personalWeaknessOf(password: string, owner: PasswordOwner): "personal" | null {
  const names = namesOf(owner);
  for (const text of [fold(password), unmask(fold(password))]) {
    const rest = names.reduce((left, name) => left.replaceAll(name, ""), text);
    if (rest === text) continue;
    if ([...rest].length < MIN_PASSWORD_CHARACTERS || weaknessOf(rest)) return "personal";
  }
  return null;
}

function namesOf({ email, fullName, companyName }: PasswordOwner): string[] {
  const address = fold(email);
  const [local = "", host = ""] = address.split("@");
  const parts = [local, host.split(".").at(-2) ?? "", fold(fullName), fold(companyName ?? "")];
  const names = parts.flatMap((part) => {
    const words = part.split(/[^\p{L}\p{N}]+/u);
    return [part, words.join(""), ...words];
  });
  const all = new Set([PRODUCT, address, ...names].flatMap((name) => [name, unmask(name)]));
  return [...all]
    .filter((name) => name.length >= SHORTEST_NAME)
    .sort((one, other) => other.length - one.length);
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
}

function unmask(text: string): string {
  return [...text].map((character) => LOOKS_LIKE[character] ?? character).join("");
}

function coresOf(text: string): string[] {
  const start = DECORATED_START.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > start && text.length - end < MAX_DECORATION && !/\p{L}/u.test(text[end - 1] ?? "")) end -= 1;
  const cuts = [text, text.slice(start), text.slice(0, end), text.slice(start, end)];
  return cuts.flatMap((cut) => [cut, unmask(cut)]);
}

/** "aaaaaa", "abcabcab" */
function repeats(text: string): boolean {
  const characters = [...text];
  return [1, 2, 3, 4].some(
    (length) =>
      characters.length >= 2 * length &&
      characters.every((character, i) => i < length || character === characters[i - length]),
  );
}

function pieces(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length && count <= MOST_PIECES; count += 1) at += runAt(text, at);
  return count;
}

function runAt(text: string, at: number): number {
  let same = 1;
  while (text[at + same] === text[at]) same += 1;
  const runs = LINES.map((line) => {
    const from = line.indexOf(text.slice(at, at + SHORTEST_RUN));
    if (from < 0) return 1;
    let length = SHORTEST_RUN;
    while (at + length < text.length && line[from + length] === text[at + length]) length += 1;
    return at + length <= text.length ? length : 1;
  });
  const longest = Math.max(same, ...runs);
  return longest >= SHORTEST_RUN ? longest : 1;
}
