import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root } from "../../../scripts/lib/paths";

/** The settings of local runs, for a checkout that was never started and has no `.dev.vars`. */
export function exampleSettings(): Record<string, string> {
  return { ...parseEnv(readFileSync(join(root, ".dev.vars.example"), "utf8")) } as Record<string, string>;
}
