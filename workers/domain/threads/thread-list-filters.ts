/** Rows on a page of the list of threads. */
export const threadPageSizes = [10, 25, 50, 100] as const;
