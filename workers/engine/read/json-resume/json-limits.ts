/** Of an uploaded resume.json: more than any résumé that a person wrote. */
export const MAX_JSON_BYTES = 256 * 1024;
export const MAX_JSON_DEPTH = 8;
export const MAX_JSON_VALUES = 5_000;
/** characters of one text */
export const MAX_JSON_TEXT = 5_000;
