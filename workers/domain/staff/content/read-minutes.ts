const WORDS_PER_MINUTE = 220;

/** Whole minutes that reading a Markdown text takes, at least 1. */
export function readMinutes(body: string): number {
  return Math.max(1, Math.ceil((body.match(/[\p{L}\p{N}]+/gu) ?? []).length / WORDS_PER_MINUTE));
}
