import { writeFileSync } from "node:fs";
import { runTool } from "../lib/bundle/build";

/** Writes what a page reads, in the repository's format. */
export async function writeFacts(file: string, facts: object): Promise<void> {
  writeFileSync(file, JSON.stringify(facts));
  await runTool("biome", ["format", "--write", file]);
}
