/**
 * `npm run lighthouse [-- --runs=5] [-- /path ...]`: a table of every public page. Ends with 1 below performance 98 or
 * 100 of anything else. Nothing else should run on the machine meanwhile.
 */
import "../lib/require-node";
import { cpus, loadavg } from "node:os";
import { chromium } from "playwright-core";
import { type DemoSite, startDemoSite } from "../lib/demo/demo-site";
import { failWith } from "../lib/local-settings";
import { type Figures, measure, medianOf } from "./measure";
import { type MeasuredPage, pagesToMeasure } from "./pages";
import { belowBar, printHead, printRow } from "./table";

const DEBUGGING_PORT = 9333;
const RUNS = 5;
/** A busy machine loses a recording now and then. */
const TRIES = 4;

async function start() {
  const options: string[] = process.argv.slice(2);
  const runs = Number(options.find((option) => option.startsWith("--runs="))?.slice(7) ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs must be a number from 1.");
  const wanted = options.filter((option) => option.startsWith("/"));
  const site = await startDemoSite("npm run lighthouse", { seeded: false });
  const pages = await pagesToMeasure(site.origin, wanted);
  const [loadBefore = 0] = loadavg();
  const failing = await measureAll(site, pages, runs);
  const machine = `${cpus().length} processors, load ${loadBefore.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} at the end`;
  process.stdout.write(
    `\nMedians of ${runs} run${runs === 1 ? "" : "s"} (${machine}). ${failing.length} of ${pages.length} pages below the bar.\n`,
  );
  await site.stop();
  process.exit(failing.length === 0 ? 0 : 1);
}

async function measureAll(site: DemoSite, pages: MeasuredPage[], runs: number): Promise<MeasuredPage[]> {
  const failing: MeasuredPage[] = [];
  printHead();
  for (const page of pages) {
    const figures = await measureRepeatedly(`${site.origin}${page.path}`, page.hidden, runs);
    printRow(page, figures);
    if (belowBar(figures)) failing.push(page);
  }
  return failing;
}

async function measureRepeatedly(address: string, hidden: boolean, runs: number): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    all.push(await measurePatiently(address, hidden));
  }
  return medianOf(all);
}

async function measurePatiently(address: string, hidden: boolean): Promise<Figures> {
  for (let left = TRIES - 1; left > 0; left--) {
    const figures = await measureOnce(address, hidden).catch(() => null);
    if (figures) return figures;
  }
  return measureOnce(address, hidden);
}

/** In a browser of its own: no run profits from what another has kept. */
async function measureOnce(address: string, hidden: boolean): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    return await measure(address, { debuggingPort: DEBUGGING_PORT, hidden });
  } finally {
    await browser.close();
  }
}

start().catch(failWith);
