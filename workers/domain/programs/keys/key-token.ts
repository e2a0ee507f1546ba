import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import { sha256 } from "../../sha256";

const PREFIX = "plb_live_";
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_LENGTH = 32;
const CHECK_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECK_LENGTH}}$`);

/** 190 bits of chance, and check digits: scanners for leaked secrets know a real one when they see it. */
export function newKeyToken(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return PREFIX + secret + checkDigits(secret);
}

/** Whether it can be a key at all: a mistyped one is refused before the database is asked. */
export function isKeyToken(token: string): boolean {
  if (!SHAPE.test(token)) return false;
  const secret = token.slice(PREFIX.length, -CHECK_LENGTH);
  return token.endsWith(checkDigits(secret));
}

/** Stored as a hash: anyone who reads the table can't use it. */
export function hashKeyToken(token: string): string {
  return sha256(token);
}

export function hintOf(token: string): string {
  return `${token.slice(0, PREFIX.length + 4)}…${token.slice(-4)}`;
}

/** CRC-32 in base 62, as GitHub's tokens have it. */
function checkDigits(secret: string): string {
  let rest = crc32(secret);
  let digits = "";
  for (let place = 0; place < CHECK_LENGTH; place++) {
    digits = LETTERS[rest % LETTERS.length] + digits;
    rest = Math.floor(rest / LETTERS.length);
  }
  return digits;
}
