/**
 * How much work one file may cause. Everything is counted, nothing is timed, so the same file always
 * ends the same way. The sizes keep a reader well inside an isolate of 128 MB.
 */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_PAGES = 50;
/** drawing operators of one document; a dense page of a designed résumé has about 10,000 */
export const MAX_OPERATORS = 150_000;
/** glyphs of one document; a dense page of text has about 6,000 */
export const MAX_GLYPHS = 300_000;
/** bytes that all compressed parts of one file may inflate to */
export const MAX_INFLATED_BYTES = 48 * 1024 * 1024;
