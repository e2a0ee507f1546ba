import { parseResume } from "../../engine/parse";
import { readResume } from "../../engine/read";
import { ReadError } from "../../engine/read/errors";
import type { Deps } from "../deps";
import type { EarlierRead, ReadDocument } from "./audiences/audience";

/** "YYYY-MM" of a time in UTC ms: the month that "present" means in a résumé of that day. */
export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

export type ReadingTimes = { fetched: number; reading: number; parsing: number };

/** The same file and month always give the same facts. @throws ReadError | FileGone | what storage throws */
export async function readDocument(
  { files }: Pick<Deps, "files">,
  { key, asOf }: { key: string; asOf: string },
): Promise<ReadDocument & { times: ReadingTimes }> {
  const lap = stopwatch();
  const bytes = await files.get(key);
  if (!bytes) throw new FileGone();
  const fetched = lap();
  const text = await readResume(bytes, key);
  const reading = lap();
  const facts = parseResume(text, { asOf });
  return { text, facts, times: { fetched, reading, parsing: lap() } };
}

export class FileGone extends Error {
  constructor() {
    super("the file is not in storage");
  }
}

/** Facts of another engine version are read again; where the file is gone or refused, from the stored text. */
export async function readByThisEngine(
  deps: Pick<Deps, "files">,
  key: string,
  { text, facts, isOutdated }: EarlierRead,
): Promise<ReadDocument> {
  if (!isOutdated) return { text, facts };
  const { asOf } = facts;
  try {
    return await readDocument(deps, { key, asOf });
  } catch (error) {
    if (error instanceof ReadError || error instanceof FileGone)
      return { text, facts: parseResume(text, { asOf }) };
    throw error;
  }
}

export function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return Math.round((last - before) * 10) / 10;
  };
}
