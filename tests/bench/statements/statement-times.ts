import { readFileSync } from "node:fs";
import { transformWithEsbuild } from "vite";
import type { LocalWorker } from "../../../scripts/lib/local-worker";
import type { Noted } from "./noted";

const RUNS = 3;
const SHOWN = 2;

/** For a Worker whose statements can be asked for. */
export async function notingFront() {
  const path = new URL("./noting-entry.ts", import.meta.url).pathname;
  const { code } = await transformWithEsbuild(readFileSync(path, "utf8"), path);
  return [{ name: "noting-entry.js", contents: code }];
}

/**
 * What SQLite itself takes for a page: the statements that read, each run again by itself, in milliseconds. This is free of
 * the hops to the database and of whoever else uses the machine, as far as anything can be.
 * @returns in words, with the rows that D1 would charge for and the costliest statements
 */
export async function statementTimes(worker: LocalWorker, path: string, cookie: string): Promise<string> {
  const headers = { cookie, "x-bench-statements": "1" };
  const noted = (await (await fetch(worker.origin + path, { headers })).json()) as Noted[];
  const database = await worker.database();
  const reads = noted.filter(({ sql }) => /^\s*(select|with)\b/i.test(sql) && !/\binsert\b/i.test(sql));
  const times: { sql: string; time: number; rows: number }[] = [];
  for (const { sql, values } of reads) {
    let time = Number.POSITIVE_INFINITY;
    let rows = 0;
    for (let run = 0; run < RUNS; run++) {
      const { meta } = await database
        .prepare(sql)
        .bind(...(values as string[]))
        .all();
      time = Math.min(time, meta.duration);
      rows = meta.rows_read;
    }
    times.push({ sql, time, rows });
  }
  times.sort((a, b) => b.time - a.time);
  const sum = times.reduce((all, { time }) => all + time, 0);
  const read = times.reduce((all, { rows }) => all + rows, 0);
  const costliest = times
    .slice(0, SHOWN)
    .map(({ sql, time, rows }) => `${time.toFixed(1)} (${rows}) ${sql.replace(/\s+/g, " ").slice(0, 110)}`);
  return [`SQLite ${sum.toFixed(1)} ms in ${reads.length} statements, ${read} rows read`, ...costliest].join(
    "\n    ",
  );
}
