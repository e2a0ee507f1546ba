/**
 * Renders `db/articles/{slug}.svg` to `public/images/articles/` as JPEG (1200 x 630), AVIF and WebP (768 and 1200 px wide).
 * `tsx scripts/articles/draw-pictures.ts [SLUG...]`, by default all. Needs Chromium (CHROME_PATH, or /usr/bin/chromium).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { root } from "../lib/paths";
import { writeModern } from "../lib/pictures";
import { readArticles, sourcesDir } from "./article";

const SIZE = { width: 1200, height: 630 };
const WIDTHS = [768, 1200];
const JPEG_QUALITY = 88;

const target = join(root, "public", "images", "articles");

async function draw(page: Page, slug: string): Promise<void> {
  const svg = readFileSync(join(sourcesDir, `${slug}.svg`), "utf8");
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const jpeg = await page.screenshot({ type: "jpeg", quality: JPEG_QUALITY });
  writeFileSync(join(target, `${slug}.jpg`), jpeg);
  const modern = await writeModern(await page.screenshot({ type: "png" }), join(target, slug), WIDTHS);
  process.stdout.write(`${slug}: ${jpeg.length} + ${modern} bytes\n`);
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
