import { UNREADABLE_FILES } from "../../copy/unreadable-files";
import type { ReadErrorCode } from "../../engine/types";
import { ANALYSIS_FAILED_MESSAGE } from "./retry-limits";

/** The user's sentence for an applicant's `failureCode`: what happened to the file, and what to do about it. */
export function failureMessage(code: string | null): string {
  return UNREADABLE_FILES[code as ReadErrorCode] ?? ANALYSIS_FAILED_MESSAGE;
}
