import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Path of an installed Chromium: CHROME_PATH, else the usual places. */
export function findChromium(): string | undefined {
  const given = process.env.CHROME_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return usualPlaces.find((path) => existsSync(path));
}

/**
 * Finds Chromium, or installs it with apt-get where this user may.
 *
 * @returns path of the browser
 * @throws one line that says what to install
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (!process.env.CHROME_PATH && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing Chromium with apt-get (once) ...\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { env, stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      env,
      stdio: "inherit",
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "Browser journeys need Chromium: install it (apt-get install chromium), or set CHROME_PATH to a Chrome or Chromium.",
  );
}
