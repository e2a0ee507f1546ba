/** Shorter pieces of a compound are chance: "lagerist" is no "lager ist". */
const LEAST_PIECE = 3;
const LONGEST_COMPOUND = 40;

/** "Verkaeufer" as keyboards without umlauts write it. */
function withUmlauts(word: string): string {
  return word.replace(/([aou])e/g, "$1");
}

/** @returns the word cut in two in every way that leaves two known words: "lkwfahrer" is "lkw fahrer" */
function cuts(word: string, isKnown: (word: string) => boolean): string[][] {
  const found: string[][] = [];
  if (word.length > LONGEST_COMPOUND) return found;
  for (let at = LEAST_PIECE; at <= word.length - LEAST_PIECE; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isKnown(first) && isKnown(second)) found.push([first, second]);
  }
  return found;
}

/**
 * Other ways to write a title: two words as one ("Vertriebs-Mitarbeiter"), one as two, umlauts as one letter. Each differs
 * in one place; all umlauts count as one.
 */
export function otherSpellings(words: string[], isKnown: (word: string) => boolean): string[][] {
  const spellings: string[][] = [];
  for (let at = 0; at + 1 < words.length; at += 1) {
    const joined = words[at]! + words[at + 1]!;
    if (isKnown(joined)) spellings.push([...words.slice(0, at), joined, ...words.slice(at + 2)]);
  }
  const unknown = words.filter((word) => !isKnown(word));
  if (unknown.length === 0) return spellings;
  const plain = words.map((word) => (isKnown(word) ? word : withUmlauts(word)));
  if (plain.every(isKnown)) spellings.push(plain);
  const at = words.indexOf(unknown[0]!);
  if (unknown.length === 1)
    for (const pieces of cuts(unknown[0]!, isKnown))
      spellings.push([...words.slice(0, at), ...pieces, ...words.slice(at + 1)]);
  return spellings;
}
