/** A statement as it was run, with its values. */
export type Noted = { sql: string; values: unknown[] };
