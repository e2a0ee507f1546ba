import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { openDatabases } from "../db/client";
import { nextScopes, recountPool } from "../workers/domain/pool/recount-pool";
import type { NightlyPage } from "../workers/domain/threads/counts/each-night";
import { nextThreads, recountThread } from "../workers/domain/threads/counts/recount-threads";
import { stateDir } from "./lib/paths";

/** All of something, page by page. @param differs counts one, and says whether its figures were wrong */
async function each<T extends { id: string }>(
  next: (after: string) => Promise<NightlyPage<T>>,
  differs: (item: T) => Promise<boolean>,
) {
  let [counted, differing, after] = [0, 0, ""];
  for (;;) {
    const { items, last } = await next(after);
    for (const item of items) {
      counted += 1;
      if (await differs(item)) differing += 1;
    }
    if (last) return { counted, differing };
    after = items.at(-1)?.id ?? after;
  }
}

/** `npm run recount`: counts every job thread and pool of the local database anew, and says which kept figures were wrong. */
async function run() {
  const { values } = parseArgs({ options: { state: { type: "string" } } });
  const path = `${values.state ?? stateDir}/v3`;
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path } });
  try {
    const deps = { db: openDatabases(proxy.env.DB) };
    const say = (text: string) => process.stdout.write(`${text}\n`);
    const threads = await each(
      (after) => nextThreads(deps, after),
      async (thread) => {
        const differences = await recountThread(deps, thread);
        for (const { figure, kept, counted } of differences)
          say(`${thread.id} ${figure}: kept ${kept ?? "nothing"}, counted ${counted ?? "nothing"}`);
        return differences.length > 0;
      },
    );
    say(`${threads.counted} job threads counted, ${threads.differing} differed and are right now.`);
    const pools = await each(
      (after) => nextScopes(deps, after),
      async (scope) => {
        const difference = await recountPool(deps, scope);
        if (difference)
          say(`pool of ${scope.id}: kept ${difference.kept} people, counted ${difference.counted}`);
        return difference !== null;
      },
    );
    say(`${pools.counted} pools counted, ${pools.differing} differed and are right now.`);
  } finally {
    await proxy.dispose();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
