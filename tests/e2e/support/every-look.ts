import type { Page } from "playwright-core";
import { violations } from "./axe";
import { layoutShift, settled } from "./good-pages";

/** Phones, the narrowest ones too, and a desktop. */
export const WIDTHS = [390, 320, 1280];

/** Rules whose answer depends on the colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Looks at what stands open at each width, in light and in dark.
 * @returns what is wrong, as "name, width, theme: what"; nothing on a good page
 */
export async function faultsInEveryLook(page: Page, name: string, widths = WIDTHS): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: "light" });
    await settled(page);
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (tooWide > 0) faults.push(`${name}, ${width}: ${tooWide} px wider than the window`);
    for (const fault of await violations(page)) faults.push(`${name}, ${width}, light: ${fault}`);
    await page.emulateMedia({ colorScheme: "dark" });
    await settled(page);
    for (const fault of await violations(page, OF_COLOURS)) faults.push(`${name}, ${width}, dark: ${fault}`);
  }
  return faults;
}

/** Opens a page at the first width and looks at it everywhere: it hasn't moved by itself, and has one heading of its own. */
export async function faultsOfPage(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 390, height: 844 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path, { waitUntil: "networkidle" });
  const shift = await layoutShift(page);
  const heads = await page.locator("h1").count();
  return [
    ...(shift < 0.05 ? [] : [`${path}: moved by ${shift}`]),
    ...(heads === 1 ? [] : [`${path}: ${heads} h1`]),
    ...(await faultsInEveryLook(page, path)),
  ];
}
