/**
 * Photographs the agency's pages on demo data: `tsx scripts/screenshots/agency-pages.ts [ORIGIN]`
 * (default http://localhost:8787; start it with `npm start -- --fresh` for pictures that can be repeated). Writes
 * public/images/product/NAME-{light,dark}-{640,1280}.{avif,webp}; for phones, NAME-phone-{light,dark}-780.{avif,webp}.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { writeModern } from "../lib/pictures";
import { launchCamera, openWindow } from "./camera";

const baseURL = process.argv[2] ?? "http://localhost:8787";
const folder = join(import.meta.dirname, "../../public/images/product");
const devices = [
  { name: "", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, widths: [640, 1280] },
  { name: "phone-", viewport: { width: 390, height: 640 }, deviceScaleFactor: 2, widths: [780] },
];

const browser = await launchCamera();
await mkdir(folder, { recursive: true });
for (const device of devices) {
  for (const scheme of ["light", "dark"] as const) await photograph(browser, scheme, device);
}
await browser.close();

async function photograph(
  camera: Browser,
  colorScheme: "light" | "dark",
  { name, viewport, deviceScaleFactor, widths }: (typeof devices)[number],
) {
  const page = await openWindow(camera, "agent", { baseURL, viewport, deviceScaleFactor, colorScheme });
  await page.goto("/agent/dashboard?tab=campaigns");
  await page.getByRole("link", { name: /^View Details: Senior Backend Engineer/ }).click();
  await page.getByRole("link", { name: "Best match first" }).click();
  await page.waitForURL(/sort=/);
  const best = page.locator('a[href*="/candidates/"]').first();
  await page.getByRole("heading", { name: "Candidates" }).evaluate((heading) => heading.scrollIntoView());
  await keep(page, `ranked-candidates-${name}${colorScheme}`, widths);
  await best.click();
  await page.waitForURL(/\/candidates\//);
  await page.getByRole("dialog").waitFor();
  await keep(page, `candidate-evidence-${name}${colorScheme}`, widths);
  await page.context().close();
}

async function keep(page: Page, name: string, widths: number[]) {
  await page.waitForLoadState("networkidle");
  const bytes = await writeModern(
    await page.screenshot({ animations: "disabled" }),
    join(folder, name),
    widths,
  );
  process.stdout.write(`${name}: ${bytes} bytes\n`);
}
