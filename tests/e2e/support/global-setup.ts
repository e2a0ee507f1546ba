import { chromium } from "playwright-core";
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
    browser: string;
  }
}

export default async function setup(project: TestProject) {
  ensureLocalFiles();
  const executablePath = requireChromium();
  await buildIfChanged((text) => process.stdout.write(`${text}\n`));
  const template = await prepareTemplate();
  const [worker, browser] = await Promise.all([
    startBuiltWorker({ template }),
    chromium.launchServer({ executablePath, args: BROWSER_ARGUMENTS }),
  ]);
  project.provide("origin", worker.origin);
  project.provide("stores", worker.storesAddress());
  project.provide("template", template);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await worker.stop();
  };
}

const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
