import type { TestProject } from "vitest/node";
import { buildIfChanged } from "../../../scripts/lib/build";
import { ensureLocalFiles } from "../../../scripts/lib/local-settings";
import { requireChromium } from "./chromium";
import { startBuiltWorker } from "./worker";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the built Worker that all journeys share. */
    origin: string;
    chromiumPath: string;
  }
}

/** One built Worker for all journeys, on a free port with data of its own; gone afterwards. */
export default async function setup(project: TestProject) {
  ensureLocalFiles();
  const chromiumPath = requireChromium();
  await buildIfChanged((text) => process.stdout.write(`${text}\n`));
  const worker = await startBuiltWorker();
  project.provide("origin", worker.origin);
  project.provide("chromiumPath", chromiumPath);
  return () => worker.stop();
}
