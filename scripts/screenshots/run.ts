/**
 * `npm run screenshots [-- /path ...]`: every page for each visitor, 390 and 1280 px wide, light and dark, into
 * .data/screenshots/{width}-{theme}/{page}.png. Ends with 1 when a page of the access table could not be photographed.
 */
import "../lib/require-node";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startDemoSite } from "../lib/demo/demo-site";
import { failWith } from "../lib/local-settings";
import { dataDir } from "../lib/paths";
import { findAddresses, type Shot } from "./addresses";
import { launchCamera, openWindow } from "./camera";
import { makeSampleEvents } from "./sample-events";

const folder = join(dataDir, "screenshots");
const THEMES = ["light", "dark"] as const;
const WIDTHS = [390, 1280];
const TALLEST = 16_000;

async function start() {
  const wanted = process.argv.slice(2).filter((option: string) => option.startsWith("/"));
  const site = await startDemoSite("npm run screenshots", { seeded: true });
  const browser = await launchCamera();
  const given = await makeSampleEvents(browser, site.origin, await site.database());
  const { shots, notes, missing } = await findAddresses(browser, site.origin, given);
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  const chosen = shots.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
  for (const width of WIDTHS) await photographAll(browser, { origin: site.origin, width, shots: chosen });
  await browser.close();
  await site.stop();
  const report = [...notes, ...missing.map((page) => `MISSING ${page}`)];
  process.stdout.write(`${report.join("\n")}\n${chosen.length} pages, 4 pictures each, in ${folder}\n`);
  process.exit(missing.length === 0 ? 0 : 1);
}

async function photographAll(
  browser: Browser,
  { origin, width, shots }: { origin: string; width: number; shots: Shot[] },
): Promise<void> {
  for (const theme of THEMES) mkdirSync(join(folder, `${width}-${theme}`), { recursive: true });
  for (const visitor of new Set(shots.map((shot) => shot.visitor))) {
    const page = await openWindow(browser, visitor, { baseURL: origin, viewport: { width, height: 844 } });
    for (const shot of shots.filter((one) => one.visitor === visitor)) await photograph(page, shot, width);
    await page.context().close();
  }
}

async function photograph(page: Page, { name, path }: Shot, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path, { waitUntil: "networkidle" });
  // As tall a window as the page: what is fetched when it comes into view is in view.
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  if (tall > 844) await page.setViewportSize({ width, height: Math.min(tall, TALLEST) });
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.evaluate(async () => {
      // Pictures follow the theme a moment later.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    const path = join(folder, `${width}-${theme}`, `${name}.png`);
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  }
}

start().catch(failWith);
