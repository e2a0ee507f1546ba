/** Of one company in a calendar month (UTC): a posting or a résumé is asked about once, and again where prompt, model or text have changed. */
export const CALLS_PER_MONTH = { postings: 200, resumes: 1000 };

/** Of one answer; a posting that asks for more is read by nobody. */
export const MOST_QUOTES = 40;

/** Shorter ones stand in every text: "R" is found in too many places to mean one. */
export const SHORTEST_QUOTE = 2;
