const TIMES = 16;
/** A clock that only ticks every few milliseconds, and memory that is cleared during one run of several. */
export const TOLERANCE_MS = 20;

/**
 * Processor time of this thread: a busy machine must not fail a test.
 * @param enough ends the repetitions early, in milliseconds
 * @returns milliseconds, the least of four runs
 */
export function leastTime(work: () => unknown, enough = 0): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 4 && least > enough; count++) {
    const start = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/**
 * Compares work on a text of sixteen times a length with sixteen times the work on the short one.
 * @param unit is repeated until the short text has `length` characters
 * @returns what was measured where the long text took more than twice as long, else null
 */
export function steepGrowth(work: (text: string) => unknown, unit: string, length: number): string | null {
  const short = unit.repeat(Math.ceil(length / unit.length));
  const long = short.repeat(TIMES);
  const shortOnes = leastTime(() => {
    for (let count = 0; count < TIMES; count++) work(short);
  });
  const limit = 2 * shortOnes + TOLERANCE_MS;
  const whole = leastTime(() => work(long), limit);
  if (whole <= limit) return null;
  return `${JSON.stringify(unit.slice(0, 40))}: ${TIMES} short ones ${Math.round(shortOnes)} ms, one long one ${Math.round(whole)} ms`;
}
