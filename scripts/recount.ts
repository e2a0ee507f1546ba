import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { openDatabases } from "../db/client";
import { nextThreads, recountThread } from "../workers/domain/threads/counts/recount-threads";
import { stateDir } from "./lib/paths";

/** `npm run recount`: counts every job thread of the local database anew, and says which kept figures were wrong. */
async function run() {
  const { values } = parseArgs({ options: { state: { type: "string" } } });
  const path = `${values.state ?? stateDir}/v3`;
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path } });
  try {
    const deps = { db: openDatabases(proxy.env.DB) };
    let [counted, differing, after] = [0, 0, ""];
    for (let isLast = false; !isLast; ) {
      const { threads, last } = await nextThreads(deps, after);
      for (const thread of threads) {
        const differences = await recountThread(deps, thread);
        counted += 1;
        if (differences.length === 0) continue;
        differing += 1;
        for (const { figure, kept, counted: rows } of differences)
          process.stdout.write(
            `${thread.id} ${figure}: kept ${kept ?? "nothing"}, counted ${rows ?? "nothing"}\n`,
          );
      }
      after = threads.at(-1)?.id ?? after;
      isLast = last;
    }
    process.stdout.write(`${counted} job threads counted, ${differing} differed and are right now.\n`);
  } finally {
    await proxy.dispose();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
