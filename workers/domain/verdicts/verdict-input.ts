import type { Correction } from "../../engine/parse/corrections";
import type { JobProfile, YearMonth } from "../../engine/types";
import { ENGINE_VERSION } from "../../engine/version";
import { sha256 } from "../sha256";

export type VerdictInput = {
  fileHash: string;
  corrections: Correction[];
  job: JobProfile | null;
  asOf: YearMonth;
};

/** @param engineVersion of the engine that made the verdict */
export function inputHashOf(
  { fileHash, corrections, job, asOf }: VerdictInput,
  engineVersion: string = ENGINE_VERSION,
): string {
  // What is left out was not judged: JSON skips what is undefined.
  const asked = job && { ...job, leftOut: undefined };
  const input = JSON.stringify([fileHash, corrections, asked, asOf, engineVersion]);
  return sha256(input);
}
