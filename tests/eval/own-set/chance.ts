/** A repeatable source of choices: the same seed gives the same choices. */
export type Chance = {
  /** 0 up to 1 */
  next: () => number;
  pick: <T>(values: readonly T[]) => T;
  often: (share: number) => boolean;
};

/** The mulberry32 generator over a 32-bit seed. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error("Nothing to pick from.");
      return value;
    },
    often: (share) => next() < share,
  };
}

/** A 32-bit hash of a text (FNV-1a), to split people and seed documents by name. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
