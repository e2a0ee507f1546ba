/**
 * @param seed of the run; with it goes the draw's own name, so that draws don't follow each other
 * @returns `count` items, or all, in their own order; the same ones whenever the seed is the same
 */
export function draw<T>(seed: string, items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const random = mulberry32(seedNumberOf(seed));
  const places = items.map((_, place) => place);
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor(random() * (places.length - i));
    [places[i], places[j]] = [places[j]!, places[i]!];
  }
  return places
    .slice(0, count)
    .sort((a, b) => a - b)
    .map((place) => items[place]!);
}

/** A whole number of 32 bits made of a text. */
export function seedNumberOf(seed: string): number {
  return fnv1a(seed) | 0;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ unit.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/** By Tommy Ettinger: numbers in [0, 1). */
function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
