/** One thing that happened, in words from lists. `number`: which slide, from 1; else 0. */
export type Counted = { name: string; page: string; detail: string; number: number };

/** Counts what happens on pages. Never told who did it. */
export type Analytics = { count: (event: Counted) => void };
