import type { BoardOutcome } from "../../../../workers/domain/staff/boards/import-boards";

const ERRORS: Record<string, string> = {
  gone: "The source has no such board",
  redirect: "The source sent us to another address",
  TimeoutError: "The source took too long",
  "too large": "More than 8 MB",
  "no JSON": "The answer was no JSON",
  "another shape": "The answer had another form than the source publishes",
  "no such address": "The token isn’t one of this source’s",
};

/** Why a board could not be read, in words; the source's own status as it was. */
export function boardError(reason: string): string {
  if (Object.hasOwn(ERRORS, reason)) return ERRORS[reason] ?? reason;
  return reason.startsWith("status ") ? `The source answered with ${reason}` : `Failed: ${reason}`;
}

export const OUTCOMES: Record<BoardOutcome, string> = {
  added: "Added",
  known: "In the list already",
  "source-unknown": "Not a source that we read",
  "token-unknown": "Not a token of this source",
};
