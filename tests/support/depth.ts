import { inject } from "vitest";
import { draw, seedNumberOf } from "../../scripts/lib/testing/draw";

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
  return draw(`${inject("seed")}/${name}`, items, isDeep ? items.length : count);
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
  return seedNumberOf(`${inject("seed")}/${name}`);
}
