const TIMES = 16;
/** Coarse clock ticks, and garbage collection during a run */
export const TOLERANCE_MS = 20;

/** Processor time in ms, least of four runs: a busy machine must not fail a test. `enough` ms end the repetitions. */
export function leastTime(work: () => unknown, enough = 0): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 4 && least > enough; count++) least = Math.min(least, timeOf(work));
  return least;
}

function timeOf(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Null unless the long text took more than twice as long as sixteen short ones of `length` characters. Work that grows by the
 * square takes sixteen times as long, so what is fine when each is measured once is measured no further.
 */
export function steepGrowth(work: (text: string) => unknown, unit: string, length: number): string | null {
  const short = unit.repeat(Math.ceil(length / unit.length));
  const long = short.repeat(TIMES);
  const workShort = () => {
    for (let count = 0; count < TIMES; count++) work(short);
  };
  const isSteep = (ofShort: number, ofLong: number) => ofLong > 2 * ofShort + TOLERANCE_MS;
  // What runs for the first time takes longer.
  work(short);
  if (
    !isSteep(
      timeOf(workShort),
      timeOf(() => work(long)),
    )
  )
    return null;
  const shortOnes = leastTime(workShort);
  const whole = leastTime(() => work(long), 2 * shortOnes + TOLERANCE_MS);
  if (!isSteep(shortOnes, whole)) return null;
  return `${JSON.stringify(unit.slice(0, 40))}: ${TIMES} short ones ${Math.round(shortOnes)} ms, one long one ${Math.round(whole)} ms`;
}
