import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import { passPeopleCheck } from "../support/people";
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

test("what only a person who fills in the form needs comes once the form is near", async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  const checks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/turnstile/")) checks.push(request.url());
  });
  await openReady(page, "/coaching");
  await expect.poll(() => waiting(page)).toBe(0);
  const zone = page.getByLabel("Your time zone");
  expect(await zone.inputValue()).toBe("");
  expect(checks).toEqual([]);
  await page.getByLabel("Preferred date").scrollIntoViewIfNeeded();
  await expect
    .poll(() => zone.inputValue())
    .toBe(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
  await passPeopleCheck(page);
});
