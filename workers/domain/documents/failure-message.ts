import { UNREADABLE_FILES } from "../../copy/unreadable-files";
import type { ReadErrorCode } from "../../engine/types";
import { ANALYSIS_FAILED, ANALYSIS_FAILED_MESSAGE } from "./retry-limits";

export function failureMessage(code: string | null): string {
  return UNREADABLE_FILES[code as ReadErrorCode] ?? ANALYSIS_FAILED_MESSAGE;
}

/** Of failed files: those that failed by a fault or a time-out. One that can't be read fails the same way each time. */
export function mayHeal(failureCode: string | null): boolean {
  return failureCode === ANALYSIS_FAILED;
}
