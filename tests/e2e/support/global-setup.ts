import { readFileSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { buildIfChanged } from "../../../scripts/lib/bundle/build";
import { ensureLocalFiles } from "../../../scripts/lib/local-settings";
import { requireChromium } from "./chromium";
import { prepareTemplate } from "./data-template";
import { startBuiltWorker } from "./worker";

declare module "vitest" {
  interface ProvidedContext {
    origin: string;
    stores: string;
    /** data directory that separate Workers start with */
    template: string;
    /** the program's path */
    chromium: string;
  }
}

export default async function setup(project: TestProject) {
  ensureLocalFiles();
  const chromium = requireChromium(project.getProvidedContext().deep ? "whole" : "shell");
  await buildIfChanged((text) => process.stdout.write(`${text}\n`));
  const template = await prepareTemplate();
  const worker = await startBuiltWorker({ template });
  project.provide("origin", worker.origin);
  project.provide("stores", worker.storesAddress());
  project.provide("template", template);
  project.provide("chromium", chromium);
  return async () => {
    const strange = strangeLines(readFileSync(worker.logFile, "utf8"));
    await worker.stop();
    if (strange.length === 0) return;
    process.stdout.write(`The Worker's log tells of errors:\n${strange.join("\n")}\n`);
    process.exitCode = 1;
  };
}

/** What the runtime itself writes of errors that nobody caught, and of requests that wait for each other. */
function strangeLines(log: string): string[] {
  return log.split("\n").filter((line) => /Uncaught|Cannot perform I\/O|had hung/.test(line));
}
