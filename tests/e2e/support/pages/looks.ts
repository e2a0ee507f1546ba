import type { Page } from "playwright-core";
import { sample } from "../../../support/depth";
import { countRequests } from "../browser";
import { settled } from "../ready";
import { OF_COLOURS, violations } from "./axe";

export type Look = { width: number; theme: "light" | "dark" };

const WIDTHS = [390, 320, 1280];
const THEMES = ["light", "dark"] as const;
const HEIGHT = 844;

/** All in deep runs, else one drawn by the run's seed. */
export function looksOf(name: string, widths = WIDTHS): Look[] {
  const looks = widths.flatMap((width) => THEMES.map((theme) => ({ width, theme })));
  return sample(`look of ${name.replace(IDS, ":id")}`, looks, 1);
}

const IDS = /[\da-f]{8}-[\da-f-]{27}|(?<=token=|\/shared\/|\/coaching\/session\/).*/g;

/** @returns "name, width, theme: fault" */
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
    await page.locator("button[aria-busy=true]").first().waitFor({ state: "detached" });
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    const found = await violations(page, seen.has(look.width) ? { only: OF_COLOURS } : {});
    if (tooWide > 0) found.push(`${tooWide} px wider than the window`);
    faults.push(...found.map((fault) => `${name}, ${look.width}, ${look.theme}: ${fault}`));
    seen.add(look.width);
  }
  return faults;
}

/** Also: no layout shift, and one heading. */
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

/** All in deep runs, else a third, drawn by the run's seed. */
export function drawnPages(name: string, paths: string[]): string[] {
  return sample(`pages of ${name}`, paths, Math.ceil(paths.length / 3));
}

/** Of the pages that the seed draws; `name` says which list it is. */
export async function faultsOfPages(page: Page, name: string, paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of drawnPages(name, paths)) faults.push(...(await faultsOfPage(page, path)));
  return faults;
}

/** A4 between the margins, upright and on its side. */
const PAPER_WIDTHS = [688, 1017];

/** Of the page that is open, printed: as wide as the paper, and without what only a screen can use. */
export async function faultsOnPaper(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ media: "print" });
  for (const width of PAPER_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate(() => {
      const main = document.querySelector("main")?.getBoundingClientRect().width ?? 0;
      const shown = [...document.querySelectorAll("nav, header nav, input, select, textarea, button")].filter(
        (one) => one.checkVisibility(),
      );
      return {
        beyond: document.documentElement.scrollWidth - window.innerWidth,
        unused: Math.round(window.innerWidth - main),
        shown: shown.map((one) => one.getAttribute("aria-label") ?? one.getAttribute("name") ?? one.tagName),
      };
    });
    if (found.beyond > 0) faults.push(`${name}, paper ${width}: ${found.beyond} px beyond its edge`);
    if (found.unused > width / 10) faults.push(`${name}, paper ${width}: ${found.unused} px unused`);
    if (found.shown.length > 0) faults.push(`${name}, paper ${width}: shows ${found.shown.join(", ")}`);
  }
  await page.emulateMedia({ media: "screen" });
  return faults;
}

export async function take(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: theme });
}

type Shift = { value: number; hadRecentInput: boolean };

/** CLS: only shifts without user input. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as unknown as Shift[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}
