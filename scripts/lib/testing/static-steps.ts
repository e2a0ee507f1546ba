import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataDir } from "../paths";
import type { Step } from "./steps";

const FOLDERS = ["app", "workers", "db", "scripts", "tests"];

export function staticSteps(): Step[] {
  mkdirSync(dataDir, { recursive: true });
  const buildInfo = join(dataDir, "types.tsbuildinfo");
  return [
    { name: "types", tool: "tsc", args: ["--incremental", "--tsBuildInfoFile", buildInfo] },
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
