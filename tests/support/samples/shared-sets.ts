import { existsSync } from "node:fs";
import { resolve } from "node:path";

type Skip = (condition: boolean, note: string) => void;

const folder = resolve(import.meta.dirname, "../../../../shared");

/** Where a set lies that stands beside the checkout and isn't part of it, such as "eval/dev". */
export function sharedPath(name: string): string {
  return resolve(folder, name);
}

export function hasShared(name: string): boolean {
  return existsSync(sharedPath(name));
}

/** Skips a test where a set is missing; the end of the run counts such tests by this reason. */
export function needShared(name: string, { skip }: { skip: Skip }): void {
  skip(!hasShared(name), `../shared/${name} is not there`);
}
