import { existsSync } from "node:fs";
import { resolve } from "node:path";

type Skip = (condition: boolean, note: string) => void;

const folder = process.env.SHARED_SETS ?? resolve(import.meta.dirname, "../../../../shared");

/** A set next to the checkout that isn't part of it, such as "eval/dev"; SHARED_SETS names another folder. */
export function sharedPath(name: string): string {
  return resolve(folder, name);
}

export function hasShared(name: string): boolean {
  return existsSync(sharedPath(name));
}

export function needShared(name: string, { skip }: { skip: Skip }): void {
  skip(!hasShared(name), `../shared/${name} is not there`);
}
