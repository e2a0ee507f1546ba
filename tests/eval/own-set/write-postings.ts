import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { postingsIn } from "../../../scripts/train-posting-reader/own-postings";

const KEPT_BACK = fileURLToPath(new URL("small-firms.txt", import.meta.url));

/** Writes the advertisements kept back into a folder, in the form of the shared set's task `postings`. @returns how many */
export function writeOwnPostings(folder: string): number {
  const postings = postingsIn(KEPT_BACK);
  mkdirSync(folder, { recursive: true });
  const lines = postings.map((posting) => JSON.stringify(posting));
  writeFileSync(join(folder, "postings.jsonl"), `${lines.join("\n")}\n`);
  return postings.length;
}
