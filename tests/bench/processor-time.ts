import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const TICK_MILLISECONDS = 10;

function fieldsOf(pid: string): { name: string; parent: string; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    // After the name: state, parent, ... utime and stime as the 12th and 13th.
    const rest = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { name, parent: rest[1] ?? "", ticks: Number(rest[11]) + Number(rest[12]) };
  } catch {
    return null;
  }
}

/** @returns ids of the workerd processes that `host` started */
export function runtimes(host = process.pid): string[] {
  try {
    return readdirSync("/proc")
      .filter((entry) => /^\d+$/.test(entry))
      .filter((pid) => {
        const fields = fieldsOf(pid);
        return fields?.parent === String(host) && fields.name.startsWith("workerd");
      });
  } catch {
    return [];
  }
}

/** Milliseconds; 0 without /proc. */
export function runtimeProcessorTime(of: string[] = runtimes()): number {
  return of.reduce((sum, pid) => sum + (fieldsOf(pid)?.ticks ?? 0) * TICK_MILLISECONDS, 0);
}
