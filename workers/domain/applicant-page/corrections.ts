import { createHash } from "node:crypto";
import type { applicants } from "../../../db/schema";
import type { Correction } from "../../engine/parse/corrections";
import { parseCorrections } from "../stored/corrections";

type Row = Pick<typeof applicants.$inferSelect, "corrections">;

export function correctionsOf({ corrections }: Row): Correction[] {
  return corrections === null ? [] : parseCorrections(corrections);
}

/** A number that changes with the corrections: a form of another tab is refused. */
export function versionOf(row: Row): number {
  const hash = createHash("sha256")
    .update(JSON.stringify(correctionsOf(row)))
    .digest("hex");
  return Number.parseInt(hash.slice(0, 8), 16);
}
