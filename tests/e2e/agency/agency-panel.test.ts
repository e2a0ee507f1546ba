import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newAgency, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { violations } from "../support/pages/axe";
import { addThread, applicantFile, upload } from "../support/pages/thread-pages";
import { openReady, settled } from "../support/ready";

const open = oneBrowser();

const BROKEN = "%PDF-1.7\nnothing of a PDF follows";

/** How many of the first page's points are dark, in the whole page and under its marks. */
function inkOf(page: Page): Promise<{ all: number; marked: number; points: number }> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("[data-page='1'] canvas");
    if (!canvas?.width) return { all: 0, marked: 0, points: 0 };
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext("2d");
    context?.drawImage(canvas, 0, 0);
    const darkOf = (x: number, y: number, width: number, height: number) => {
      const data = context?.getImageData(x, y, Math.max(1, width), Math.max(1, height)).data ?? [];
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
      return dark;
    };
    const frame = canvas.getBoundingClientRect();
    const scale = canvas.width / frame.width;
    const pens = [...document.querySelectorAll("[data-page='1'] [data-pen]")].map((pen) => {
      const { left, top, width, height } = pen.getBoundingClientRect();
      return darkOf((left - frame.left) * scale, (top - frame.top) * scale, width * scale, height * scale);
    });
    return {
      all: darkOf(0, 0, canvas.width, canvas.height),
      marked: pens.length > 0 ? Math.min(...pens) : 0,
      points: canvas.width,
    };
  });
}

test("a person is read tab by tab with the keyboard, on the résumé's own pages, and the next on the same tab", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency, { viewport: { width: 1280, height: 800 } });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await addThread(page, "Panel");
  const broken = { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from(BROKEN) };
  await upload(page, [applicantFile(1), applicantFile(2), broken]);
  await page.getByText("Analysis completed! 2 successful, 1 failed.").waitFor();
  const thread = new URL(page.url()).pathname;
  const table = "sort=relevancy_score&order=desc&size=25";
  await openReady(page, `${thread}?${table}`);
  await page.locator("tbody a", { hasText: "Mara Lind" }).first().click();
  const panel = page.getByRole("dialog");
  await panel.getByText("1 of 3", { exact: true }).waitFor();

  // What draws pages is loaded with the first page that is wanted.
  const draws = () => asked.filter((path) => /page-worker|document-pages/.test(path)).length;
  await settled(page);
  expect(draws()).toBe(0);
  expect(await violations(page)).toEqual([]);

  // Another tab asks the server for nothing but the file.
  const loads = () => asked.filter((path) => path.endsWith(".data")).length;
  const loaded = loads();
  const tab = (name: string) => panel.getByRole("tab", { name });
  await tab("Why").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.url()).toContain(`${table}&tab=resume`);
  expect(await tab("Résumé").getAttribute("aria-selected")).toBe("true");
  await panel.locator("canvas[data-drawn]").waitFor();
  expect(loads()).toBe(loaded);
  const ink = await inkOf(page);
  expect(ink.all).toBeGreaterThan(500);
  expect(ink.marked).toBeGreaterThan(5);
  await panel.getByRole("button", { name: "Larger" }).click();
  await expect.poll(async () => (await inkOf(page)).points).toBeGreaterThan(ink.points);
  expect(await violations(page)).toEqual([]);

  await tab("Résumé").focus();
  await page.keyboard.press("ArrowRight");
  await panel.getByRole("heading", { name: "Interview questions" }).waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);

  // Words that are followed from another tab are lit on the page, too.
  await page.keyboard.press("Home");
  await panel.locator("li summary", { hasText: "PostgreSQL" }).first().click();
  await panel.locator("li details[open]", { hasText: "PostgreSQL" }).locator("a").first().click();
  await tab("Résumé").click();
  await panel.locator("[data-pen=active]").first().waitFor();

  // n writes a note at once, wherever it is pressed; next and previous stay on the tab.
  await page.keyboard.press("n");
  await page.keyboard.type("jkl");
  expect(await panel.locator("[data-note]").inputValue()).toBe("jkl");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.url()).toContain("tab=notes");
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await tab("Notes").focus();
  await page.keyboard.press("p");
  await expect.poll(() => tab("Résumé").getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("j");
  await panel.getByText("2 of 3", { exact: true }).waitFor();
  await panel.locator("canvas[data-drawn]").waitFor();
  await page.keyboard.press("j");
  await panel.getByText("3 of 3", { exact: true }).waitFor();
  await panel.getByText("This PDF is damaged, so its pages can’t be shown.").waitFor();
  expect(await tab("Résumé").getAttribute("aria-selected")).toBe("true");

  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => new URL(page.url()).search).toBe(`?${table}`);
  expect(errors).toEqual([]);
});

test("on a phone words lead to the résumé's tab and back to where they were followed", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency, { viewport: { width: 390, height: 844 } });
  await addThread(page, "Pocket");
  await upload(page, [applicantFile(1)]);
  await page.getByText("All 1 candidates processed.").waitFor();
  await page.locator("tbody a", { hasText: "Mara Lind" }).first().click();
  const panel = page.getByRole("dialog");
  await panel.locator("li summary", { hasText: "PostgreSQL" }).first().click();
  const words = panel.locator("li details[open]", { hasText: "PostgreSQL" }).locator("a").first();
  await words.click();
  await expect.poll(() => page.url()).toContain("tab=resume");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("PostgreSQL");
  await panel.locator("canvas[data-drawn]").first().waitFor();
  const room = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(room[0]).toBe(room[1]);
  await panel.getByRole("button", { name: "Back to the account" }).click();
  await expect.poll(() => page.url()).not.toContain("tab=");
  await expect.poll(() => words.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});

test("a part of the panel that can't be loaded says so, and the rest of the panel stays", async () => {
  const { page } = await openAs(open, await newAgency(), { viewport: { width: 1280, height: 800 } });
  await page.route(/\/assets\/notes-.*\.js$/, (route) => route.abort());
  await addThread(page, "Panel in parts");
  await upload(page, [applicantFile(1)]);
  await page.getByText("All 1 candidates processed.").waitFor();
  await openReady(page, new URL(page.url()).pathname);
  await page.locator("tbody a", { hasText: "Mara Lind" }).first().click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("tab", { name: "Notes" }).click();
  await panel.getByText("This part couldn’t be loaded. Please reload the page.").waitFor();
  await panel.getByRole("tab", { name: "Why" }).click();
  await panel.getByRole("heading", { name: "Scores, part by part" }).waitFor();
  await page.unroute(/\/assets\/notes-.*\.js$/);
  await page.reload();
  await panel.getByRole("tab", { name: "Notes" }).click();
  await panel.getByLabel("Note").first().waitFor();
});
