/** Where a sentence or a point ends in a text without line breaks: signs, bullets, glued lines ("fieldExperience"). */
const BOUND =
  /(?<!\b(?:e\.g|i\.e|z\.B|incl|approx|vs|min|max|bzw|etc|[A-Z]))[.!?](?= |$|\p{Lu})|;|[•●▪◦‣·*|]| [-–—] |(?<=\p{Ll}{2}|[)%])(?=\p{Lu}\p{Ll})/gu;

/** Offsets at which the sentences and points of a flat text begin, 0 first. */
export function sentenceStarts(text: string): number[] {
  const starts = [0];
  for (const hit of text.matchAll(BOUND)) starts.push(hit.index + hit[0].length);
  return starts;
}

/** The sentence of a flat text that holds a stretch; a boundary inside the stretch ("B.S. degree") is none. */
export function sentenceAround(
  starts: number[],
  length: number,
  from: number,
  to: number,
): { start: number; end: number } {
  let low = 0;
  let high = starts.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= from) low = middle;
    else high = middle;
  }
  let next = low + 1;
  while (next < starts.length && starts[next]! < to) next++;
  return { start: starts[low]!, end: starts[next] ?? length };
}
