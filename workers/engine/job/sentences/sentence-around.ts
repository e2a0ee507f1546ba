/** The sentence that holds a stretch; a boundary inside it ("B.S. degree") is none. @param starts in order; @param length the text's end */
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
