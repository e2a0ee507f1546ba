import type { applicants } from "../../../db/schema";
import type { Correction } from "../../engine/parse/corrections";
import { sha256 } from "../sha256";
import { parseCorrections } from "../stored/corrections";

type Row = Pick<typeof applicants.$inferSelect, "corrections">;

export function correctionsOf({ corrections }: Row): Correction[] {
  return corrections === null ? [] : parseCorrections(corrections);
}

/** A number that changes with the corrections: a form of another tab is refused. */
export function versionOf(row: Row): number {
  const hash = sha256(JSON.stringify(correctionsOf(row)));
  return Number.parseInt(hash.slice(0, 8), 16);
}
