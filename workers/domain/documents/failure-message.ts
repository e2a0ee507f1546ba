import { UNREADABLE_FILES } from "../../copy/unreadable-files";
import type { ReadErrorCode } from "../../engine/types";
import { ANALYSIS_FAILED_MESSAGE } from "./retry-limits";

export function failureMessage(code: string | null): string {
  return UNREADABLE_FILES[code as ReadErrorCode] ?? ANALYSIS_FAILED_MESSAGE;
}
