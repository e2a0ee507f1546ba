/**
 * Draws icons into `public/icons/`, and link pictures (1200 x 630): `public/og.jpg`, `public/images/share/`.
 * `tsx scripts/brand/draw-brand.ts`. Needs Chromium (CHROME_PATH, or /usr/bin/chromium).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { shareWords } from "../../app/lib/meta/share-pictures";
import { root } from "../lib/paths";

const INK = "#1d2126";
const SOFT = "#565b61";
const PAPER = "#faf8f4";
const TEAL = "#0f5a68";

const font = readFileSync(
  join(root, "node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2"),
).toString("base64");

/** The mark of `app/components/layout/brand.tsx`. */
const mark = `<path d="M8 3h16M16 3v13" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>
  <path d="M11 16h10l-1.5 7L16 30l-3.5-7z" fill="${TEAL}"/>`;

/** A square icon whose mark takes up that share of the side: a mask may cut away all but the middle 80 %. */
const icon = (share: number) =>
  `<svg viewBox="0 0 32 32" style="width:100vw;height:100vh;background:${PAPER}">
    <g transform="translate(16 16) scale(${share}) translate(-16 -16.5)">${mark}</g></svg>`;

const icons = [
  { name: "apple-touch-icon.png", side: 180, share: 0.72 },
  { name: "icon-192.png", side: 192, share: 0.8 },
  { name: "icon-512.png", side: 512, share: 0.8 },
  { name: "maskable-512.png", side: 512, share: 0.6 },
];

const shared = (words: string) => `
<style>
  @font-face { font-family: "House"; src: url(data:font/woff2;base64,${font}); font-weight: 200 900 }
  .page { position: relative; width: 1200px; height: 630px; background: ${PAPER}; color: ${INK}; overflow: hidden }
  .name { position: absolute; left: 88px; top: 72px; display: flex; align-items: center; gap: 18px;
    font: 600 44px House; letter-spacing: -0.02em }
  h1 { position: absolute; left: 88px; bottom: 196px; width: 800px; margin: 0; font: 600 84px/1.08 House; text-wrap: balance;
    letter-spacing: -0.02em }
  p { position: absolute; left: 88px; bottom: 72px; width: 720px; margin: 0; font: 400 32px/1.4 House; color: ${SOFT} }
  .line { position: absolute; right: 150px; top: 0 }
</style>
<div class="page">
  <div class="name"><svg viewBox="0 0 32 32" width="64" height="64">${mark}</svg>Plumbline</div>
  <h1>${words}</h1>
  <p>The same measure for all, words behind every point, and a person decides.</p>
  <svg class="line" width="120" height="560" viewBox="0 0 120 560">
    <path d="M60 0v366" stroke="${INK}" stroke-width="3"/>
    <path d="M42 366h36v24H42z" fill="${INK}"/>
    <path d="M14 390h92l-14 78-32 86-32-86z" fill="${TEAL}"/>
  </svg>
</div>`;

async function render(browser: Browser, html: string, size: { width: number; height: number }) {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

function picturesOfPages(): Record<string, string> {
  const entries = Object.entries(shareWords);
  return Object.fromEntries(entries.map(([path, words]) => [`public/images/share${path}.jpg`, words]));
}

const folder = join(root, "public", "icons");
for (const each of [folder, join(root, "public", "images", "share")]) mkdirSync(each, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { name, side, share } of icons) {
    const page = await render(browser, icon(share), { width: side, height: side });
    writeFileSync(join(folder, name), await page.screenshot({ type: "png" }));
  }
  const pictures = { "public/og.jpg": "Hang every résumé on the same line.", ...picturesOfPages() };
  for (const [path, words] of Object.entries(pictures)) {
    const page = await render(browser, shared(words), { width: 1200, height: 630 });
    writeFileSync(join(root, path), await page.screenshot({ type: "jpeg", quality: 90 }));
  }
} finally {
  await browser.close();
}
