import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** `shell` draws and runs pages as Chromium does, without the browser around them: a quarter less processor time. */
type Kind = "shell" | "whole";

const PACKAGES: Record<Kind, string> = { shell: "chromium-headless-shell", whole: "chromium" };

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export type Machine = {
  given: string | undefined;
  isRoot: boolean;
  exists: (path: string) => boolean;
  run: (command: string, args: string[]) => void;
};

const thisMachine: Machine = {
  given: process.env.CHROME_PATH,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(command, args, { env, stdio: "inherit" });
  },
};

const SHELL = "/usr/bin/chromium-headless-shell";

function findChromium(kind: Kind, { given, exists }: Machine): string | undefined {
  if (given) return exists(given) ? given : undefined;
  return [...(kind === "shell" ? [SHELL] : []), ...usualPlaces].find(exists);
}

/**
 * Installs Chromium with apt-get where it is missing, and the shell, where that is asked for, beside a whole browser.
 * @param kind what to look for first: where no shell can be had, a whole browser does. @throws one line that says what to install
 */
export function requireChromium(kind: Kind, machine: Machine = thisMachine): string {
  const found = findChromium(kind, machine);
  const isFit = machine.given !== undefined || kind === "whole" || found === SHELL;
  if (found && isFit) return found;
  if (!machine.given && machine.isRoot && machine.exists("/usr/bin/apt-get")) {
    process.stdout.write(`Installing ${PACKAGES[kind]} with apt-get (once) ...\n`);
    const patience = found ? SOON : [];
    machine.run("apt-get", [...patience, "update", "-qq"]);
    machine.run("apt-get", [
      ...patience,
      ...["install", "-y", "-qq", "--no-install-recommends", PACKAGES[kind]],
    ]);
    const installed = findChromium(kind, machine);
    if (installed) return installed;
  }
  if (found) return found;
  throw new Error(
    "Browser journeys need Chromium: install it (apt-get install chromium), or set CHROME_PATH to a Chrome or Chromium.",
  );
}

/** Where another browser does, a machine without a network shall not wait for it. */
const SOON = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];

/** Ends with the process that starts it. @param isThrifty costs less, see `THRIFTY` */
export function launchChromium(executablePath: string, isThrifty: boolean): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...(isThrifty ? THRIFTY : [])] });
}

/**
 * A frame made anew for each page, as by default, costs a fifth of Chromium's processor time, and no page sees a
 * difference. Those below it are Playwright's own, which it names in a switch that this one replaces.
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
  // A process in reserve for the next page of another site: journeys stay on one.
  "SpareRendererForSitePerProcess",
];

const ARGUMENTS = [
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

/**
 * A page of a journey ends before code that was compiled once more, to run faster, has paid for itself: a sixth of
 * Chromium's processor time. The deep run has it, as people's browsers do.
 */
const THRIFTY = ["--js-flags=--no-opt --no-maglev"];
