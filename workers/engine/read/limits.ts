/** Work is counted, never timed: the same file always ends the same way, well inside an isolate of 128 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_PAGES = 50;
/** drawing operators between the end of one page and the end of the next; a dense, designed page has 14,000 */
export const MAX_PAGE_OPERATORS = 80_000;
export const MAX_OPERATORS = 400_000;
/** glyphs of one document; a dense page of text has about 6,000 */
export const MAX_GLYPHS = 300_000;
export const MAX_INFLATED_BYTES = 48 * 1024 * 1024;
