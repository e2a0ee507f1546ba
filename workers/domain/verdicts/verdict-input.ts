import { createHash } from "node:crypto";
import type { Correction } from "../../engine/parse/corrections";
import type { JobProfile, YearMonth } from "../../engine/types";
import { ENGINE_VERSION } from "../../engine/version";

/** All that a result is made of, besides the engine. */
export type VerdictInput = {
  /** SHA-256 of the document's file */
  fileHash: string;
  corrections: Correction[];
  /** what it was held against; null for a résumé that is judged alone */
  job: JobProfile | null;
  /** the month that "present" stands for */
  asOf: YearMonth;
};

/** SHA-256 over what a result is made of, in hex: equal hashes stand for equal results. */
export function inputHashOf({ fileHash, corrections, job, asOf }: VerdictInput): string {
  const input = JSON.stringify([fileHash, corrections, job, asOf, ENGINE_VERSION]);
  return createHash("sha256").update(input).digest("hex");
}
