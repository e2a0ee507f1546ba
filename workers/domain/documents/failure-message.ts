import { UNREADABLE_FILES } from "../../copy/unreadable-files";
import type { ReadErrorCode } from "../../engine/types";
import { ANALYSIS_FAILED, ANALYSIS_FAILED_MESSAGE, NEVER_AGAIN, NEVER_AGAIN_MESSAGE } from "./retry-limits";

export function failureMessage(code: string | null): string {
  if (code === NEVER_AGAIN) return NEVER_AGAIN_MESSAGE;
  return UNREADABLE_FILES[code as ReadErrorCode] ?? ANALYSIS_FAILED_MESSAGE;
}

export const failureKinds = [
  ...(Object.keys(UNREADABLE_FILES) as ReadErrorCode[]),
  NEVER_AGAIN,
  ANALYSIS_FAILED,
] as const;

export type FailureKind = (typeof failureKinds)[number];

/** What isn't known any more counts as a fault of ours. */
export function failureKind(code: string | null): FailureKind {
  return failureKinds.find((kind) => kind === code) ?? ANALYSIS_FAILED;
}

/** Of failed files: those that failed by a fault or a time-out. One that can't be read fails the same way each time. */
export function mayHeal(failureCode: string | null): boolean {
  return failureCode === ANALYSIS_FAILED;
}
