/** Two decimals are finer than any screen, and the same on every machine. */
export function place(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** Where `value` is between `from` and `to`, in percent of the way; what lies outside is held at the ends. */
export function share(value: number, from: number, to: number): number {
  if (to <= from) return 0;
  return place(Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100)));
}

/** Round values from 0 to at least `max` (not negative), about `count` steps of 1, 2 or 5 times a power of ten. */
export function ticksTo(max: number, count = 4): number[] {
  const rough = (max > 0 ? max : 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const steps = Math.max(1, Math.ceil((max > 0 ? max : 1) / step - 1e-9));
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** The same for values that are shown: half a person is no mark where all of them are whole. */
export function ticksOf(values: readonly number[], max?: number): number[] {
  const ticks = ticksTo(max ?? Math.max(...values));
  return values.every(Number.isInteger) ? ticks.filter(Number.isInteger) : ticks;
}
