import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import { openReady } from "../support/ready";

const open = oneBrowser();

/** How many parts of the page wait to be laid out. */
function waiting(page: Page): Promise<number> {
  return page
    .locator(".late-section")
    .evaluateAll((parts) => parts.filter((one) => getComputedStyle(one).contentVisibility === "auto").length);
}

test("parts below the fold are put off, and laid out soon after the page has started", async () => {
  const { page } = await open();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/individual");
  expect(await waiting(page)).toBeGreaterThan(4);
  await page.unroute("**/assets/*.js");
  await openReady(page, "/individual");
  await expect.poll(() => waiting(page)).toBe(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test("none is put off where the address leads to a part, which is on the screen", async () => {
  const { page } = await open();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/privacy#rights");
  expect(await waiting(page)).toBe(0);
  const { top, height } = await page.evaluate(() => ({
    top: document.querySelector("#rights")!.getBoundingClientRect().top,
    height: innerHeight,
  }));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(height / 2);
});
