import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { openDatabases } from "../../../db/client";
import { createR2Files } from "../../../workers/adapters/files/r2-files";
import { RETENTION_MILLISECONDS } from "../../../workers/domain/verdicts/delete-old-verdicts";
import { stateDir } from "../paths";
import { commitOfEngine, engineOf } from "./engine-of";
import { gatherVerdict, verdictsSince } from "./gather";
import { type Engine, rebuildVerdict } from "./rebuild";
import type { VerdictRecord } from "./record";

/** @returns the exit code: 0 where every verdict came out the same, 1 where one didn't, 2 for a call that says nothing to do */
export async function runRebuild(args: string[]): Promise<0 | 1 | 2> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ all: { type: "boolean" }, from: { type: "string" } },
      ...{ save: { type: "string" }, state: { type: "string" }, engine: { type: "string" } },
    },
  });
  const [id] = positionals;
  if (!id && !values.all && !values.from) return 2;
  const engine = await engineOf(values.engine);
  if (values.from) {
    const record = JSON.parse(readFileSync(values.from, "utf8")) as VerdictRecord;
    return (await tell(record.verdict.id, record, engine)) ? 0 : 1;
  }
  const path = join(resolve(values.state ?? stateDir), "v3");
  const proxy = await getPlatformProxy<{ DB: D1Database; FILES: R2Bucket }>({ persist: { path } });
  try {
    const { DB, FILES } = proxy.env;
    const source = { db: openDatabases(DB).shared, files: createR2Files(FILES) };
    const ids = id ? [id] : await verdictsSince(source, Date.now() - RETENTION_MILLISECONDS);
    let same = 0;
    for (const one of ids) {
      const record = await gatherVerdict(source, one);
      if (values.save && record && record !== "erased")
        writeFileSync(values.save, JSON.stringify(record), { mode: 0o600 });
      same += (await tell(one, record, engine)) ? 1 : 0;
    }
    if (values.all) process.stdout.write(`${same} of ${ids.length} verdicts came out the same.\n`);
    return same === ids.length ? 0 : 1;
  } finally {
    await proxy.dispose();
  }
}

async function tell(id: string, record: VerdictRecord | "erased" | null, engine: Engine): Promise<boolean> {
  const said = await outcomeOf(record, engine);
  process.stdout.write(`${id} ${said.text}\n`);
  return said.isSame;
}

async function outcomeOf(
  record: VerdictRecord | "erased" | null,
  engine: Engine,
): Promise<{ isSame: boolean; text: string }> {
  const no = (text: string) => ({ isSame: false, text });
  if (record === null) return no("There is no such verdict.");
  if (record === "erased")
    return no("Its person or job was erased: the line stays, and nothing to make it from.");
  const rebuilt = await rebuildVerdict(record, engine);
  if (rebuilt.outcome === "other-engine") return no(howToGet(rebuilt.version, engine.version));
  if (rebuilt.outcome === "other-input")
    return no("File, requirements or corrections aren't those that its hash names any more.");
  const { outcome, from, expected, made } = rebuilt;
  const how = from === "file" ? "from the file" : "from what an earlier engine had read, and the corrections";
  if (outcome === "same") return { isSame: true, text: `same, made ${how}: ${expected}` };
  return no(`different, made ${how}: stored ${expected}, made ${made}`);
}

function howToGet(version: string, own: string): string {
  const commit = commitOfEngine(version);
  const first = `It was made by engine ${version}, and this is ${own}.`;
  return commit
    ? `${first} Get that one with "git worktree add ../engine-${version} ${commit}" and "npm ci" there, and add "--engine ../engine-${version}".`
    : `${first} The history here doesn't hold that version: fetch the whole history, and try again.`;
}
