/** A tenth, as ceremony: how something is done, "monthly", "proactively". */
const ADVERB = 0.1;
/** As `stem` leaves the ending of an adverb; these are none. */
const OF_ADVERB = /.{3}li$/;
const NO_ADVERBS = new Set("compli repli appli suppli multipli elderli friendli liveli".split(" "));

/** What a stem of no list weighs: figures say nothing about the work. */
export function unlistedWeight(stem: string): number {
  if (OF_ADVERB.test(stem) && !NO_ADVERBS.has(stem)) return ADVERB;
  return /\d/.test(stem) ? 0 : 1;
}
