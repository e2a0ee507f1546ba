import { READ_ERROR_MESSAGES } from "../../engine/read/errors";
import type { ReadErrorCode } from "../../engine/types";
import { ANALYSIS_FAILED_MESSAGE } from "../batches/rules";

/** The user's sentence for a candidate's `failureCode`: what happened to the file, and what to do about it. */
export function failureMessage(code: string | null): string {
  return READ_ERROR_MESSAGES[code as ReadErrorCode] ?? ANALYSIS_FAILED_MESSAGE;
}
