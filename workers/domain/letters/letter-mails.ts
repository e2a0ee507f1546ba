import { and, gte, lt } from "drizzle-orm";
import { outbox } from "../../../db/schema";

/** The outbox's id of a letter's mail to an address: one is written once. */
export function letterMailId(letterId: string, entryId: string): string {
  return `letter.${letterId}.${entryId}`;
}

/** All mails of a letter, by the order of their ids. */
export function mailsOfLetter(letterId: string) {
  return and(gte(outbox.id, `letter.${letterId}.`), lt(outbox.id, `letter.${letterId}/`));
}
