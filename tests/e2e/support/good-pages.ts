import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe";

/** A window; `inDark`: looked at in dark colours too. */
export type Look = { width: number; inDark: boolean };

/** Phones, the narrowest ones too, and a desktop. What lies between shows no other colours. */
export const LOOKS: Look[] = [
  { width: 320, inDark: true },
  { width: 390, inDark: false },
  { width: 1280, inDark: true },
];

/** Opens each address in such a window and expects a good page (see below). */
export async function expectGoodPages(page: Page, paths: string[], look: Look): Promise<void> {
  for (const path of paths) {
    await openLight(page, path, look);
    await expectGoodPage(page, path, look);
  }
}

/** Opens a page in light colours and waits until all of it is there. */
export async function openLight(page: Page, path: string, { width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path, { waitUntil: "networkidle" });
}

/**
 * Expects of what stands open in light colours that it fits the window's width, hasn't moved by itself, and is accessible
 * in light and, where the look says so, in dark.
 * @param path for the message alone
 */
export async function expectGoodPage(page: Page, path: string, { inDark }: Look): Promise<void> {
  const shift = await layoutShift(page);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  // A button whose form has just been answered takes its colours back.
  await page.locator("button[aria-busy=true]").first().waitFor({ state: "detached" });
  await settled(page);
  const light = await violations(page);
  const dark = inDark ? await violationsInDark(page) : [];
  const found = { path, overflow, moved: shift < 0.05 ? 0 : shift, light, dark };
  expect(found).toEqual({ path, overflow: 0, moved: 0, light: [], dark: [] });
}

async function violationsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  await settled(page);
  return violations(page, ["color-contrast", "link-in-text-block"]);
}

/** Waits until colours and widths have changed: they take a moment. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Watched frame by frame: the promise of a transition that was replaced may stay open for ever.
    do await new Promise(requestAnimationFrame);
    while (
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
    );
  });
}

type Shift = { value: number; hadRecentInput: boolean };

/** How much of the page has moved since it was opened, other than in answer to the person (CLS). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as unknown as Shift[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}
