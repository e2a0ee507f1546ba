import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    deep: boolean;
    /** the run prints it, `TEST_SEED=... npm test` repeats it */
    seed: string;
  }
}

export const isDeep: boolean = inject("deep");

/** @returns the first number in `npm test`, the second in `npm run test:deep` */
export function depth(quick: number, deep: number): number {
  return isDeep ? deep : quick;
}

/** Draws by the run's seed, in the items' own order; another name gives another draw. All in `npm run test:deep`. */
export function sample<T>(name: string, items: readonly T[], count: number): T[] {
  if (isDeep || items.length <= count) return [...items];
  const random = mulberry32(seedNumber(name));
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

const STEPS = 4;

/** Which of so many calls to make fail, counted from 1: some drawn by the run's seed, all in `npm run test:deep`. */
export function sampleSteps(name: string, calls: number): number[] {
  return sample(
    name,
    Array.from({ length: calls }, (_, at) => at + 1),
    STEPS,
  );
}

export function seedNumber(name: string): number {
  return fnv1a(`${inject("seed")}/${name}`) | 0;
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
