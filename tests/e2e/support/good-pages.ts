import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe";

/** Has every page that opens from now on add up how much of it moves while it loads (CLS). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Opens each address and expects it to be accessible in light and in dark, to fit the window's width and to stand still.
 * The page must have been given to `watchShifts` before.
 */
export async function expectGoodPages(page: Page, paths: string[], width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path, { waitUntil: "networkidle" });
    await expectGoodPage(page, path);
  }
}

/** The same for what stands open now. `path` is only for the message. */
export async function expectGoodPage(page: Page, path: string): Promise<void> {
  const { overflow, shift } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    shift: (window as unknown as { shifts: { sum: number } }).shifts.sum,
  }));
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(page, ["color-contrast", "link-in-text-block"]);
  const found = { path, overflow, moved: shift < 0.05 ? 0 : shift, light, dark };
  expect(found).toEqual({ path, overflow: 0, moved: 0, light: [], dark: [] });
}
