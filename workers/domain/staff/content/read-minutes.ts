const WORDS_PER_MINUTE = 220;

export function readMinutes(body: string): number {
  return Math.max(1, Math.ceil((body.match(/[\p{L}\p{N}]+/gu) ?? []).length / WORDS_PER_MINUTE));
}
