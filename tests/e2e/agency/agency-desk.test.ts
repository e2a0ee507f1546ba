import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newAgency, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { addThread, applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();
const FILES = 12;

const focusedRow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-applicant]")].indexOf(document.activeElement as HTMLElement),
  );

test("a pile is uploaded in one gesture and read by keyboard, ten rows at a glance", async () => {
  const viewport = { width: 1280, height: 800 };
  const { page, errors } = await openAs(open, await newAgency(), { viewport });
  await addThread(page, "Desk");

  // More files than the plan takes at once: they are sent in rounds, with one progress and one end.
  await upload(
    page,
    Array.from({ length: FILES }, (_, i) => applicantFile(i + 1)),
  );
  await page.getByText(`The batch successfully added with ${FILES} resumes.`).waitFor();
  await page.getByText(`All ${FILES} candidates processed.`).waitFor();
  const thread = new URL(page.url()).pathname;

  await openReady(page, `${thread}?sort=relevancy_score&order=desc&size=25`);
  const rows = page.locator("tbody tr");
  const seeAtAGlance = async () => {
    const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    expect(tops).toHaveLength(FILES);
    expect(tops[0]?.top).toBeLessThanOrEqual(220);
    expect(tops.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...tops.map(({ height }) => height))).toBeLessThanOrEqual(48);
  };
  await seeAtAGlance();
  expect(await rows.first().textContent()).toMatch(/Backend Developer at .+ of \d/);

  // Reading three people and shortlisting two of them: ten keys.
  await page.keyboard.press("j");
  expect(await focusedRow(page)).toBe(0);
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  expect(await focusedRow(page)).toBe(0);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  const star = panel.locator("[data-star]");
  const isAt = (place: number) => panel.getByText(`${place} of ${FILES}`, { exact: true }).waitFor();
  await isAt(1);
  await page.keyboard.press("s");
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await isAt(3);
  await page.keyboard.press("s");
  await expect.poll(() => star.getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => page.locator("tbody [aria-pressed=true]").count()).toBe(2);

  // The list stands beside the panel, and j goes on to its next page.
  await page.getByRole("link", { name: "10", exact: true }).click();
  await expect.poll(() => rows.count()).toBe(10);
  await rows.first().locator("a[data-applicant]").click();
  const beside = panel.getByRole("navigation", { name: "List of candidates" });
  await beside.getByRole("link").last().click();
  await isAt(10);
  await page.keyboard.press("j");
  await isAt(11);
  expect(await beside.getByRole("link").count()).toBe(FILES - 10);
  await page.keyboard.press("k");
  await isAt(10);
  await page.keyboard.press("j");
  await isAt(11);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(await rows.count()).toBe(FILES - 10);

  // Filtered and sorted beside the panel, which stays open on its tab; j goes on in the new order.
  await rows.first().locator("a[data-applicant]").click();
  await isAt(11);
  await page.keyboard.press("n");
  await panel.getByRole("tabpanel", { name: "Notes" }).waitFor();
  await page.keyboard.press("Escape");
  await panel.getByText("Filters", { exact: true }).click();
  await panel.getByLabel("Shortlisted only").check();
  await panel.getByRole("button", { name: "Apply Filters" }).click();
  await panel.getByText("1–2 of 2 candidates").waitFor();
  expect(new URL(page.url()).search).toContain("tab=notes");
  await page.keyboard.press("j");
  await panel.getByText("1 of 2", { exact: true }).waitFor();
  const name = await panel.getByRole("heading", { level: 2 }).first().textContent();
  await panel.locator("summary", { hasText: "Order: Best match first" }).click();
  await panel.getByRole("link", { name: "Lowest match first" }).click();
  await panel.getByText("2 of 2", { exact: true }).waitFor();
  expect(await panel.getByRole("heading", { level: 2 }).first().textContent()).toBe(name);
  await panel.getByRole("link", { name: "Clear All Filters" }).click();
  await panel.getByText(`1–10 of ${FILES} candidates`).waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Best match first" }).click();
  await page.locator("th[aria-sort=descending]", { hasText: "Relevancy" }).waitFor();
  await page.getByRole("link", { name: "25", exact: true }).click();
  await expect.poll(() => rows.count()).toBe(FILES);

  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Shortlisted only").check();
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole("link", { name: "Remove filter: Shortlisted" }).click();
  await expect.poll(() => rows.count()).toBe(FILES);

  // The pool holds them too, and each is read there without leaving it.
  await openReady(page, "/agent/candidates-pool?size=25");
  await seeAtAGlance();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await isAt(1);
  expect(await panel.getByRole("link", { name: / in Desk, opens in a new tab$/ }).count()).toBe(1);
  await page.keyboard.press("j");
  await isAt(2);
  await page.keyboard.press("n");
  await page.keyboard.type("Met at the fair");
  await page.keyboard.press("Control+Enter");
  await panel.getByText("Saved.").waitFor();
  await panel.locator("li", { hasText: "Met at the fair" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/agent\/candidates-pool\/[0-9a-f-]{36}$/);
  await panel.getByRole("link", { name: "Close" }).click();
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => new URL(page.url()).search).toBe("?size=25");
  await openReady(page, `${thread}?sort=relevancy_score&order=desc&size=25`);

  // Columns and order are there again on the next visit, and keys can be switched off.
  await page.getByRole("link", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Email" }).check();
  await page.getByRole("checkbox", { name: "Single keys work as shortcuts" }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("columnheader", { name: "Email" }).waitFor();
  await openReady(page, thread);
  await page.locator("th[aria-sort=descending]", { hasText: "Relevancy" }).waitFor();
  await page.getByRole("columnheader", { name: "Email" }).waitFor();
  await page.keyboard.press("j");
  expect(await focusedRow(page)).toBe(-1);
  expect(errors).toEqual([]);
});
