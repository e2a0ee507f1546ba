const TIMES = 16;
/** Coarse clock ticks, and garbage collection during a run */
export const TOLERANCE_MS = 20;

/** Processor time in ms, least of four runs: a busy machine must not fail a test. `enough` ms end the repetitions. */
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

/** Null unless the long text took more than twice as long as sixteen short ones of `length` characters. */
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
