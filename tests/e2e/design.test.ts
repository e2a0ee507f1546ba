import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sample } from "../support/depth";
import { oneBrowser } from "./support/browser";
import { startDesignSite } from "./support/design-site";
import { hold } from "./support/hold";
import { violations } from "./support/pages/axe";
import { looksOf } from "./support/pages/looks";
import { settled } from "./support/ready";

const open = oneBrowser();
let site: Awaited<ReturnType<typeof startDesignSite>>;
beforeAll(async () => {
  site = await startDesignSite(inject("template"));
});
afterAll(() => site?.stop());

/** Less motion is asked for, so that nothing is judged half-way. */
async function openDesign(options: BrowserContextOptions = {}) {
  const opened = await open({ baseURL: site.origin, reducedMotion: "reduce", ...options });
  await opened.page.goto("/design");
  // Some parts are fetched apart: a key that is pressed before React has taken them over is lost.
  if (options.javaScriptEnabled !== false) {
    await opened.page.waitForFunction(() => {
      const parts = ["#tabs [role=tab]", "#toast button", "#table a", "#radar-chart figure"];
      return parts.every((part) => {
        const taken = document.querySelector(part);
        return taken !== null && Object.keys(taken).some((key) => key.startsWith("__reactProps"));
      });
    });
    await settled(opened.page);
  }
  return opened;
}

/** Waits until what has these words has the focus: menus and tabs move it a moment after the key. */
async function expectFocus(page: Page, words: string) {
  const focus = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  await expect.poll(focus).toBe(words);
}

/** Opens each thing that lies over the page; the name says what. */
const layers: [string, (page: Page) => Promise<unknown>][] = [
  ["dialog", (page) => page.getByRole("button", { name: "Open the dialog" }).click()],
  ["left drawer", (page) => page.getByRole("button", { name: "Open the left drawer" }).click()],
  ["right drawer", (page) => page.getByRole("button", { name: "Open the right drawer" }).click()],
  ["menu", (page) => page.getByRole("button", { name: "Open the menu" }).click()],
  ["select", (page) => page.getByLabel("Time slot", { exact: true }).click()],
  ["combobox", (page) => page.getByLabel("Country", { exact: true }).click()],
  ["combobox without a match", (page) => page.getByLabel("Country", { exact: true }).fill("qq")],
  [
    "tooltip",
    async (page) => {
      const button = page.getByRole("button", { name: "Get More Credits" });
      // A page that scrolls takes its tooltips away.
      await button.scrollIntoViewIfNeeded();
      await settled(page);
      await button.focus();
      await page.getByRole("tooltip").waitFor();
    },
  ],
  [
    "toast",
    async (page) => {
      await page.getByRole("button", { name: "Say an error" }).click();
      await page.getByText("The connection broke").first().waitFor();
    },
  ],
];

test.each(looksOf("design"))("$width px, $theme: accessible, nothing wider than the window", async (at) => {
  const { page, errors } = await openDesign({
    colorScheme: at.theme,
    viewport: { width: at.width, height: 844 },
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(at.width);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(looksOf("layers of design", [320, 1280]))(
  "$width px, $theme: what lies over the page is accessible too",
  async ({ width, theme }) => {
    const { page, errors } = await openDesign({ colorScheme: theme, viewport: { width, height: 844 } });
    for (const [name, open] of sample("layers", layers, 3)) {
      await open(page);
      expect({ name, found: await violations(page) }).toEqual({ name, found: [] });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (name !== "toast") await page.keyboard.press("Escape");
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    }
    expect(errors).toEqual([]);
  },
);

test("every entry of the list of contents leads to its part", async () => {
  const { page } = await openDesign();
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  const targets = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")?.slice(1) ?? ""),
  );
  expect(targets.length).toBeGreaterThan(25);
  const missing = await page.evaluate((ids) => ids.filter((id) => !document.getElementById(id)), targets);
  expect(missing).toEqual([]);
});

test("combobox: typing narrows, arrows move, Enter takes, Escape gives back what was chosen", async () => {
  const { page } = await openDesign();
  const field = page.getByRole("combobox", { name: "Country", exact: true });
  const options = page.getByRole("listbox", { name: "Options" }).getByRole("option");
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => field.getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => options.count()).toBe(15);
  expect(await options.and(page.locator("[aria-selected=true]")).textContent()).toBe("Netherlands");
  await field.fill("cote");
  await expect.poll(() => options.allTextContents()).toEqual(["Côte d'Ivoire"]);
  await page.keyboard.press("Escape");
  await expect.poll(() => field.inputValue()).toBe("Netherlands");
  await field.fill("s");
  const first = async () => (await options.allTextContents()).slice(0, 3);
  await expect.poll(first).toEqual(["Spain", "Sweden", "Switzerland"]);
  await page.keyboard.press("ArrowDown");
  const active = async () => {
    const id = await field.getAttribute("aria-activedescendant");
    return page.locator(`[id="${id}"]`).allTextContents();
  };
  await expect.poll(active).toEqual(["Sweden"]);
  await page.keyboard.press("Enter");
  await expect.poll(() => field.inputValue()).toBe("Sweden");
  await expect.poll(() => page.locator("input[name=country]").inputValue()).toBe("SE");
  await expect.poll(() => options.count()).toBe(0);
});

test("menu: opens by key, arrows and letters move, disabled entries are no stop, Escape leads back", async () => {
  const { page } = await openDesign();
  const button = page.getByRole("button", { name: "Open the menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expectFocus(page, "Profile Settings");
  await page.keyboard.press("ArrowDown");
  await expectFocus(page, "Download");
  await page.keyboard.press("ArrowDown");
  await expectFocus(page, "Delete");
  await page.keyboard.press("d");
  await expectFocus(page, "Download");
  await page.keyboard.press("Escape");
  await expectFocus(page, "Open the menu");
  await page.keyboard.press("Enter");
  await expectFocus(page, "Profile Settings");
  await page.keyboard.press("End");
  await expectFocus(page, "Delete");
  await page.keyboard.press("Enter");
  await page.getByText("It couldn't be deleted.").first().waitFor();
});

test("tabs: arrows change the part and pass over a disabled one, Tab goes into the part", async () => {
  const { page } = await openDesign();
  const selected = () => page.getByRole("tab", { selected: true }).textContent();
  await page.getByRole("tab", { name: "Skills" }).click();
  await page.keyboard.press("ArrowRight");
  await expect.poll(selected).toBe("Experience");
  await page.keyboard.press("End");
  await expect.poll(selected).toBe("Deal-breakers");
  await page.keyboard.press("ArrowRight");
  await expect.poll(selected).toBe("Skills");
  await page.keyboard.press("Tab");
  const role = () => page.evaluate(() => document.activeElement?.getAttribute("role"));
  await expect.poll(role).toBe("tabpanel");
  expect(await page.getByRole("tabpanel").count()).toBe(1);
});

test("dialog: holds the focus while it is open and gives it back", async () => {
  const { page } = await openDesign();
  const button = page.getByRole("button", { name: "Open the dialog" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Delete this résumé?" }).waitFor();
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press("Tab");
    const isInside = () => page.evaluate(() => !!document.activeElement?.closest("[role=dialog]"));
    await expect.poll(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expectFocus(page, "Open the dialog");
});

test("a busy button keeps the focus and sends nothing", async () => {
  const { page } = await openDesign();
  const busy = page.getByRole("button", { name: "Measuring..." });
  await busy.focus();
  await page.keyboard.press("Enter");
  await expectFocus(page, "Measuring...");
  expect(new URL(page.url()).search).toBe("");
});

test("the table is sorted and paged by its address", async () => {
  const { page } = await openDesign();
  const table = page.getByRole("table", { name: "Candidates" });
  const names = () => table.locator("tbody tr td:first-child").allTextContents();
  await expect.poll(names).toEqual(["Mira Okafor", "Ada Berg", "Yuki Hara"]);
  await table.getByRole("link", { name: "Name" }).click();
  await page.waitForURL(/sort=name&order=asc/);
  await expect.poll(names).toEqual(["Ada Berg", "Ines Duarte", "Jonas Lind"]);
  const head = table.getByRole("columnheader", { name: "Name" });
  await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending");
  await page.getByRole("link", { name: "Next page" }).click();
  await page.waitForURL(/page=2/);
  await expect.poll(names).toEqual(["Mira Okafor", "Sven Aalto", "Tom Wieland"]);
});

test("fingers get targets of 44 px", async () => {
  const { page } = await openDesign({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const small = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "main button, main select, main input:not([type=hidden]), main [role=tab], main nav a, header nav a",
    );
    const sizeOf = (control: HTMLElement) => {
      const target = control.closest("label") ?? control;
      const { width, height } = target.getBoundingClientRect();
      return { name: control.id || control.textContent, width, height };
    };
    // The words of a contents entry are as wide as they are: their height is what fingers need.
    return [...controls].map(sizeOf).filter(({ width, height }) => height > 0 && (height < 44 || width < 24));
  });
  expect(small).toEqual([]);
});

test("without JavaScript the controls are the browser's own and every part of the tabs is there", async () => {
  const { page } = await openDesign({ javaScriptEnabled: false });
  await page.getByLabel("Country", { exact: true }).selectOption("SE");
  await page.getByLabel("Time slot", { exact: true }).selectOption("evening");
  await page.getByLabel("Afternoon 12:00-17:00").first().check();
  await page.getByLabel("Off").check();
  expect(await page.getByText("Six years and two months").isVisible()).toBe(true);
  expect(await page.getByText("The file doesn't say.").isVisible()).toBe(true);
  expect(await page.getByRole("tab").count()).toBe(0);
  await page.getByText("The figures as a table").first().click();
  expect(await page.getByRole("cell", { name: "34 points" }).isVisible()).toBe(true);
});

test("a choice made before the scripts arrive stays", async () => {
  const { page } = await open({ baseURL: site.origin });
  const scripts = await hold(page, "**/assets/*.js");
  await page.goto("/design", { waitUntil: "commit" });
  await page.locator("select#d-country").selectOption("SE");
  scripts.release();
  const field = page.locator("input#d-country");
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toBe("Sweden");
});

test("a dialog is above the question, which keeps its place", async () => {
  const { page, errors } = await openDesign();
  const banner = page.getByRole("form", { name: "We value your privacy" });
  await banner.waitFor();
  await page.getByRole("button", { name: "Open the dialog" }).click();
  await page.getByRole("dialog").waitFor();
  // A dialog hides all else from assistive technology, and so from a search by role.
  const covered = await page.locator("form[aria-labelledby=consent-title]").evaluate((question) => {
    const { left, top, width, height } = question.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return onTop !== null && !question.contains(onTop);
  });
  expect(covered).toBe(true);
  await page.keyboard.press("Escape");
  await banner.getByRole("button", { name: "Decline" }).click();
  await banner.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});
