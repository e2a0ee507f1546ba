/** Of one company in a calendar month (UTC): a job thread asks once, and again where prompt or model have changed. */
export const CALLS_PER_MONTH = 200;

/** Of one answer; a posting that asks for more is read by nobody. */
export const MOST_QUOTES = 40;

/** Shorter ones stand in every text: "R" is found in too many places to mean one. */
export const SHORTEST_QUOTE = 2;
