import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { recoveryCodes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { sha256 } from "../../sha256";

const CODES = 10;
/** Without what is taken for another: 0 and o, 1, i and l. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

/** 10 letters of 31 are 49 bits: no one guesses one in the few tries that there are. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Typed with or without the dash, in any case. */
export function recoveryCodeHash(userId: string, code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return sha256(`${userId}\0${letters}`);
}

/** Ten new codes in place of all earlier ones. `codes` are shown once. */
export function prepareRecoveryCodes(
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
): { codes: string[]; statements: BatchItem<"sqlite">[] } {
  const codes = Array.from({ length: CODES }, newCode);
  const rows = codes.map((code) => ({ userId, codeHash: recoveryCodeHash(userId, code), createdAt: now() }));
  return {
    codes,
    statements: [
      db.shared.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      db.shared.insert(recoveryCodes).values(rows),
    ],
  };
}
