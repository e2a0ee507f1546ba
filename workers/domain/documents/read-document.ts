import { parseResume } from "../../engine/parse";
import { readResume } from "../../engine/read";
import { ReadError } from "../../engine/read/errors";
import type { Deps } from "../deps";
import type { EarlierRead, ReadDocument } from "./audience";

/** "YYYY-MM" of a time in UTC ms: the month that "present" stands for in a résumé of that day. */
export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

/** Milliseconds that each step took. */
export type ReadingTimes = { fetched: number; reading: number; parsing: number };

/**
 * Reads a stored document by this version of the engine: the same file and month always give the same facts.
 * @throws ReadError for a file that can't be read; "the file is not in storage"; whatever storage throws
 */
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

/** Storage doesn't have the file of a document. */
export class FileGone extends Error {
  constructor() {
    super("the file is not in storage");
  }
}

/**
 * What was read from a document before, for judging it again. What another version of the engine read is read again from
 * the file; a file that is gone, or that this version refuses, stays as it was read then.
 */
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

/** Milliseconds since it was last asked. */
export function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return Math.round((last - before) * 10) / 10;
  };
}
