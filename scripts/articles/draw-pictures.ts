/**
 * Renders `db/articles/{slug}.svg` into `public/images/articles/`: `{slug}.jpg` (1200 x 630, also for link previews) and
 * `{slug}-640.webp` (640 x 336). `tsx scripts/articles/draw-pictures.ts [SLUG...]`, without a slug all of them.
 * Needs Chromium (CHROME_PATH, or /usr/bin/chromium) and ImageMagick's `convert`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { root } from "../lib/paths";
import { readArticles, sourcesDir } from "./article";

const SIZE = { width: 1200, height: 630 };
const SMALL = "640x336!";
const QUALITY = { jpeg: 88, webp: 86 };

const target = join(root, "public", "images", "articles");

function toWebp(png: Buffer): Buffer {
  const steps = ["png:-", "-resize", SMALL, "-strip", "-quality", String(QUALITY.webp), "webp:-"];
  const { status, stdout, stderr } = spawnSync("convert", steps, { input: png, maxBuffer: 10_000_000 });
  if (status !== 0) throw new Error(`convert failed: ${stderr}`);
  return stdout;
}

async function draw(page: Page, slug: string): Promise<void> {
  const svg = readFileSync(join(sourcesDir, `${slug}.svg`), "utf8");
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const jpeg = await page.screenshot({ type: "jpeg", quality: QUALITY.jpeg });
  const webp = toWebp(await page.screenshot({ type: "png" }));
  writeFileSync(join(target, `${slug}.jpg`), jpeg);
  writeFileSync(join(target, `${slug}-640.webp`), webp);
  process.stdout.write(`${slug}: ${jpeg.length} + ${webp.length} bytes\n`);
}

const wanted = process.argv.slice(2);
const slugs = wanted.length > 0 ? wanted : readArticles().map(({ slug }) => slug);
mkdirSync(target, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const slug of slugs) await draw(page, slug);
} finally {
  await browser.close();
}
