/**
 * `npm run axe [-- /path ...]`: axe over public pages, all widths, both themes; some paths replace what is known of them alone.
 * Writes `app/components/statements/axe-run.json`, from which `/accessibility` takes its facts.
 */
import "../lib/require-node";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { AXE_VERSION, OF_COLOURS, violations } from "../../tests/e2e/support/pages/axe";
import { startDemoSite } from "../lib/demo/demo-site";
import { failWith } from "../lib/local-settings";
import { pagesToMeasure } from "../lighthouse/pages";
import { launchCamera, openWindow } from "../screenshots/camera";
import { ARTICLE, AXE_RUN_FILE, type AxeRun, THEMES, WIDTHS } from "./axe-facts";
import { writeFacts } from "./write-facts";

/** Of WCAG 2.2 and off by default in axe. */
const ALSO = ["target-size"];
const HEIGHT = 844;

async function start() {
  const wanted = process.argv.slice(2).filter((option: string) => option.startsWith("/"));
  const site = await startDemoSite("npm run axe", { seeded: false });
  const paths = (await pagesToMeasure(site.origin, wanted)).map(({ path }) => path);
  const browser = await launchCamera();
  const page = await openWindow(browser, "nobody", { baseURL: site.origin, bypassCSP: true });
  const found: string[] = [];
  for (const path of paths) {
    found.push(...(await look(page, path)));
    process.stdout.write(`${path}\n`);
  }
  await writeRun({ partly: wanted.length > 0, browser: browser.version(), paths, found });
  await browser.close();
  await site.stop();
  process.stdout.write(`${found.join("\n")}\n${paths.length} pages, ${found.length} violations\n`);
  process.exit(0);
}

/** @returns "page, width, theme: rule: elements" */
async function look(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  await page.goto(path, { waitUntil: "networkidle" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await atRest(page);
      const rules = theme === THEMES[0] ? { also: ALSO } : { only: OF_COLOURS };
      const faults = await violations(page, rules);
      found.push(...faults.map((fault) => `${patternOf(path)}, ${width} px, ${theme}: ${fault}`));
    }
  }
  return found;
}

/** Colours no longer change. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    do await new Promise(requestAnimationFrame);
    while (document.getAnimations().some(({ playState }) => playState === "running"));
  });
}

function patternOf(path: string): string {
  return /^\/learning-center\/[\w-]+$/.test(path) ? ARTICLE : path;
}

async function writeRun({
  partly,
  browser,
  paths,
  found,
}: {
  partly: boolean;
  browser: string;
  paths: string[];
  found: string[];
}): Promise<void> {
  const known: AxeRun | null = partly ? JSON.parse(readFileSync(AXE_RUN_FILE, "utf8")) : null;
  const looked = paths.map(patternOf);
  const pages = [...new Set([...(known?.pages ?? []), ...looked])].sort();
  const kept = (known?.violations ?? []).filter((line) => !looked.includes(line.split(", ")[0] ?? ""));
  const run: AxeRun = {
    ranOn: new Date().toISOString().slice(0, 10),
    axe: AXE_VERSION,
    browser: `Chromium ${browser.split(".")[0]}`,
    widths: [...WIDTHS],
    themes: [...THEMES],
    pageCount: pages.length,
    violationCount: kept.length + found.length,
    violations: [...kept, ...found],
    pages,
  };
  await writeFacts(AXE_RUN_FILE, run);
}

start().catch(failWith);
