/**
 * How tall every public page is, beside what it was: `npm run heights [-- /path ...]`. The figures of before are those of
 * the commit that `before.json` names; `-- --write` measures them with what is checked out.
 */
import "../lib/require-node";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { startDemoSite } from "../lib/demo/demo-site";
import { failWith } from "../lib/local-settings";
import { pagesToMeasure } from "../lighthouse/pages";
import { launchCamera, openWindow } from "../screenshots/camera";

/** In CSS pixels, by the width of the window. */
type Heights = Record<string, number>;
type Before = { commit: string; pages: Record<string, Heights> };

const WIDTHS = [1280, 390];
const BEFORE = fileURLToPath(new URL("before.json", import.meta.url));

async function start() {
  const options: string[] = process.argv.slice(2);
  const wanted = options.filter((option) => option.startsWith("/"));
  const site = await startDemoSite("npm run heights", { seeded: false });
  const paths = (await pagesToMeasure(site.origin, wanted)).map(({ path }) => path);
  const browser = await launchCamera();
  const page = await openWindow(browser, "nobody", { baseURL: site.origin, bypassCSP: true });
  const pages: Record<string, Heights> = {};
  for (const path of paths) pages[path] = await measure(page, path);
  await browser.close();
  await site.stop();
  if (options.includes("--write")) write(pages);
  else print(pages, JSON.parse(readFileSync(BEFORE, "utf8")) as Before);
  process.exit(0);
}

async function measure(page: Page, path: string): Promise<Heights> {
  const heights: Heights = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path, { waitUntil: "networkidle" });
    heights[width] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  return heights;
}

function write(pages: Record<string, Heights>) {
  const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).trim();
  writeFileSync(BEFORE, `${JSON.stringify({ commit, pages } satisfies Before, null, 2)}\n`);
}

function print(pages: Record<string, Heights>, before: Before) {
  line(["page", ...WIDTHS.flatMap((width) => [`${width} px`, before.commit, "less"])]);
  const sums = new Map(WIDTHS.map((width) => [width, { now: 0, before: 0 }]));
  for (const [path, heights] of Object.entries(pages)) {
    const cells = WIDTHS.flatMap((width) => {
      const now = heights[width] ?? 0;
      const then = before.pages[path]?.[width];
      const sum = sums.get(width);
      if (then !== undefined && sum) Object.assign(sum, { now: sum.now + now, before: sum.before + then });
      return [`${now}`, `${then ?? "-"}`, share(now, then)];
    });
    line([path, ...cells]);
  }
  line([
    "all",
    ...WIDTHS.flatMap((width) => {
      const { now = 0, before: was = 0 } = sums.get(width) ?? {};
      return [`${now}`, `${was}`, share(now, was)];
    }),
  ]);
}

function share(now: number, before: number | undefined): string {
  return before ? `${Math.round((1 - now / before) * 100)} %` : "";
}

function line(cells: string[]) {
  const text = cells.map((cell, at) => (at === 0 ? cell.padEnd(44) : cell.padStart(10)));
  process.stdout.write(`${text.join("")}\n`);
}

start().catch(failWith);
