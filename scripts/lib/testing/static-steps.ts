import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataDir } from "../paths";
import type { Step } from "./steps";

/** TypeScript 7; `.bin/tsc` may be TypeScript 5, which tools that read sources need. */
export const NATIVE_COMPILER = "../typescript-7/bin/tsc";

const FOLDERS = ["app", "workers", "db", "scripts", "tests"];

export function staticSteps(): Step[] {
  mkdirSync(dataDir, { recursive: true });
  const buildInfo = join(dataDir, "types.tsbuildinfo");
  return [
    {
      name: "types",
      tool: NATIVE_COMPILER,
      // Its threads check twice what they share: one takes half as much processor time.
      args: ["--singleThreaded", "--incremental", "--tsBuildInfoFile", buildInfo],
    },
    { name: "lint", tool: "biome", args: ["check", "--error-on-warnings", "."] },
    {
      name: "unused",
      tool: "knip",
      args: ["--include", "files,dependencies,unlisted,exports,types", "--no-config-hints"],
    },
    { name: "imports", tool: "depcruise", args: ["--config", ".dependency-cruiser.mjs", ...FOLDERS] },
    {
      name: "components",
      tool: "depcruise",
      args: ["--config", ".dependency-cruiser-components.mjs", "app/components", "app/lib"],
    },
  ];
}
