const WORD = /\p{L}[\p{L}’'-]*/gu;
/** "You'll", "don't", "I", "us". */
const COLLOQUIAL = /\p{L}[’'](?:ll|d|ve|re|m|t|s)(?!\p{L})|(?<!\p{L})(?:I|my|me|us)(?!\p{L})/giu;
/** Shares of colloquial words from which a posting speaks as its owner does, and wholly so. */
const SPOKEN = [0.01, 0.025];
/** Words of the longest short posting: of those that people write themselves nine in ten, of companies' one in ten. */
const SHORT = 190;

/** How a posting speaks: "0" formally to "2" as one talks, "s" in few words or "l" in many. */
export function registerOf(text: string): string {
  const words = text.match(WORD)?.length ?? 0;
  const share = (text.match(COLLOQUIAL)?.length ?? 0) / Math.max(1, words);
  return SPOKEN.filter((least) => share >= least).length + (words <= SHORT ? "s" : "l");
}
