import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Deps } from "../deps";
import { READABLE_CHARACTERS } from "../public-number";
import { sha256 } from "../sha256";

const PURPOSE = "applicant-page";
const RANDOM = 16;
const SIGNED = 8;
const GROUPS = /.{4}/g;

/** Five bits of each byte: the rest is fair. */
function inLetters(bytes: Uint8Array, length: number): string {
  return Array.from(bytes.subarray(0, length), (byte) => READABLE_CHARACTERS[byte % 32]).join("");
}

function signatureOf({ signer }: Pick<Deps, "signer">, text: string): string {
  return inLetters(createHash("sha256").update(signer.sign(PURPOSE, text)).digest(), SIGNED);
}

/** A code that can be typed from paper: 80 random bits and 40 of a signature, so that a guess costs no query. */
export function newCode(deps: Pick<Deps, "signer">): string {
  const text = inLetters(randomBytes(RANDOM), RANDOM);
  return `${text}${signatureOf(deps, text)}`.match(GROUPS)?.join("-") ?? "";
}

/** @param typed in any case, with or without the dashes. @returns what the database knows the code by; null for what isn't ours */
export function readCode(deps: Pick<Deps, "signer">, typed: string): string | null {
  if (typed.length > 60) return null;
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  if (code.length !== RANDOM + SIGNED || !/^[2-9A-Z]+$/.test(code)) return null;
  const [text, signature] = [code.slice(0, RANDOM), code.slice(RANDOM)];
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(deps, text)));
  return isOurs ? hashOfCode(code) : null;
}

export function hashOfCode(code: string): string {
  return sha256(code.replaceAll("-", ""));
}
