import { readFileSync } from "node:fs";
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
  const executablePath = requireChromium(project.getProvidedContext().deep ? "whole" : "shell");
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

/**
 * A frame made anew for each page, as by default, costs a fifth of Chromium's processor time, and no page sees a
 * difference. The others are Playwright's own, which it names in a switch that this one replaces.
 */
const FEATURES_LEFT_OUT = [
  "RenderDocument",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The shell asks for no language by itself.
  "--accept-lang=en-US,en",
  `--disable-features=${FEATURES_LEFT_OUT.join(",")}`,
];
