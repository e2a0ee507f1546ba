const MAX_BULLET = 1_000;

/** Characters that a bullet may have: one that was longer in the résumé may stay so. */
export function mostOf(before: string): number {
  return Math.max(MAX_BULLET, before.length);
}

/** Characters of a whole draft, and its lines: far more than a résumé that anyone reads. */
export const MAX_DRAFT = 60_000;
export const MAX_DRAFT_LINES = 1_500;
/** Each is a field of the page's form. */
export const MAX_BULLETS = 600;

/** Versions kept of one analysis, and of all analyses of a person. */
export const MAX_VERSIONS = 50;
export const MAX_VERSIONS_OF_PERSON = 500;
