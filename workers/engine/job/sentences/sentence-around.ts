/**
 * The sentence that holds a stretch of a text; a boundary inside the stretch ("B.S. degree") is none.
 * @param starts offsets at which the text's sentences begin, in order
 * @param length where the last one ends
 */
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
