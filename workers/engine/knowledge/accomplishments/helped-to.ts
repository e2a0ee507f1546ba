import type { SkillHit } from "../types";

const BODY =
  "wash|washing|dress|dressing|undress|undressing|bathe|bathing|shower|showering|shave|shaving|groom|grooming|toilet|toileting";
const HELPED = new RegExp(
  `^(?:\\s+(?!and\\b)[\\p{L}’'-]+){0,6}?,?\\s+(?:to|with)\\s+(?:[\\p{L}]+(?:,\\s*|\\s+and\\s+|\\s+or\\s+)(?:and\\s+)?){0,3}?(?:${BODY})(?!\\p{L})`,
  "iu",
);
const CAREGIVING = "caregiving";
const PERSONAL_CARE = "personal-care";

/** Of those who were helped, what they were helped with: "Helped residents with dementia to eat, wash and dress". */
export function helpedWithBody(text: string, hits: SkillHit[]): SkillHit[] {
  return hits.flatMap(({ id, start, end }) => {
    const match = id === CAREGIVING ? HELPED.exec(text.slice(end)) : null;
    if (!match) return [];
    const stop = end + match[0].length;
    return [{ id: PERSONAL_CARE, start, end: stop, text: text.slice(start, stop) }];
  });
}
