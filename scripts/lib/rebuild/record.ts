import type { verdicts } from "../../../db/schema";
import type { Correction } from "../../../workers/engine/parse/corrections";
import type { YearMonth } from "../../../workers/engine/types";

/** All that a verdict was made of, as JSON: it holds a résumé, so keep it as you keep that. */
export type VerdictRecord = {
  verdict: typeof verdicts.$inferSelect;
  /** base64; null where storage has it no more */
  file: { name: string; bytes: string } | null;
  asOf: YearMonth;
  /** lists that the person's corrections may have been; the verdict's hash tells which */
  corrections: Correction[][];
  /** the requirements' version that it was made for; null for a résumé alone */
  job: unknown;
  stored: Record<string, unknown>;
};
