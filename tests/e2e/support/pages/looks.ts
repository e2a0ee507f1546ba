import type { Page } from "playwright-core";
import { sample } from "../../../support/depth";
import { countRequests } from "../browser";
import { settled } from "../ready";
import { violations } from "./axe";

export type Look = { width: number; theme: "light" | "dark" };

/** Phones, the narrowest ones too, and a desktop. */
const WIDTHS = [390, 320, 1280];
const THEMES = ["light", "dark"] as const;
/** Rules whose answer depends on the colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
const HEIGHT = 844;

/** In which windows and themes to look at something: all of them in deep runs, else one that the run's seed draws. */
export function looksOf(name: string, widths = WIDTHS): Look[] {
  const looks = widths.flatMap((width) => THEMES.map((theme) => ({ width, theme })));
  return sample(`look of ${name.replace(IDS, ":id")}`, looks, 1);
}

/** Ids and tokens, which are others in each run. */
const IDS = /[\da-f]{8}-[\da-f-]{27}|(?<=token=|\/shared\/).*/g;

/**
 * Looks at what stands open: it is accessible and fits the window.
 * @returns what is wrong, as "name, width, theme: what"; nothing on a good page
 */
export async function faultsOfView(
  page: Page,
  name: string,
  { widths = WIDTHS, looks = looksOf(name, widths) } = {},
): Promise<string[]> {
  const faults: string[] = [];
  const seen = new Set<number>();
  for (const look of looks) {
    await take(page, look);
    await settled(page);
    // A button whose form has just been answered takes its colours back.
    await page.locator("button[aria-busy=true]").first().waitFor({ state: "detached" });
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    const found = await violations(page, seen.has(look.width) ? OF_COLOURS : undefined);
    if (tooWide > 0) found.push(`${tooWide} px wider than the window`);
    faults.push(...found.map((fault) => `${name}, ${look.width}, ${look.theme}: ${fault}`));
    seen.add(look.width);
  }
  return faults;
}

/** Opens a page and looks at it: it also hasn't moved by itself, and has one heading of its own. */
export async function faultsOfPage(page: Page, path: string): Promise<string[]> {
  const looks = looksOf(path);
  if (looks[0]) await take(page, looks[0]);
  countRequests(page);
  await page.goto(path);
  await settled(page);
  const shift = await layoutShift(page);
  const heads = await page.locator("h1").count();
  return [
    ...(shift < 0.05 ? [] : [`${path}: moved by ${shift}`]),
    ...(heads === 1 ? [] : [`${path}: ${heads} h1`]),
    ...(await faultsOfView(page, path, { looks })),
  ];
}

/** Opens pages one after the other and looks at them. */
export async function faultsOfPages(page: Page, paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await faultsOfPage(page, path)));
  return faults;
}

/** Gives a page the window and the colours of a look. */
export async function take(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: theme });
}

type Shift = { value: number; hadRecentInput: boolean };

/** How much of the page has moved since it was opened, other than in answer to the person (CLS). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as unknown as Shift[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}
