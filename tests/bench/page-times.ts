import type { LocalWorker } from "../../scripts/lib/local-worker";

const RUNS = 15;

export type Times = { median: number; fastest: number };

/** Milliseconds from request to last byte. The fastest says most where others use the machine. */
export async function timesOf(
  worker: Pick<LocalWorker, "origin">,
  path: string,
  cookie: string,
): Promise<Times> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const answer = await fetch(worker.origin + path, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(RUNS / 2)] ?? 0, fastest: times[0] ?? 0 };
}

export function inWords({ median, fastest }: Times): string {
  return `${median.toFixed(1)} ms (fastest ${fastest.toFixed(1)})`;
}
