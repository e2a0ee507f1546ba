import { allOccupations, listedWord, unlistedWeight } from "..";

/** The weight of a word that every occupation's names and skills hold. */
const COMMONEST = 0.3;
const memo = new Map<string, number>();
const MEMO_LIMIT = 20_000;

/**
 * How much a shared word says about shared work: 0 for joining words and for words about a person, 0.1 for the ceremony of
 * postings, 0.35 for words of every trade, up to 1 for the rest; less, the more occupations a word belongs to.
 * @param stemmed a word as `stem` returns it
 */
export function wordWeight(stemmed: string): number {
  const known = memo.get(stemmed);
  if (known !== undefined) return known;
  const listed = listedWord(stemmed);
  const tier = listed ? listed.weight / 100 : unlistedWeight(stemmed);
  const within = listed?.spread ?? 0;
  const share = tier > 0 ? Math.log(1 + within) / Math.log(1 + allOccupations().length) : 0;
  const weight = tier * (1 - (1 - COMMONEST) * Math.min(1, share));
  if (memo.size < MEMO_LIMIT) memo.set(stemmed, weight);
  return weight;
}
