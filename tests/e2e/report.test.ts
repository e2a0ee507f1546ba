import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newSeeker, openAs } from "./support/accounts";
import { oneBrowser } from "./support/browser";
import { faultsOfPage, faultsOfView } from "./support/pages/looks";
import { postResume } from "./support/pages/seeker-pages";
import { hydrated } from "./support/ready";

const open = oneBrowser();

/** Uploads a résumé and goes to its page at once, while it is still being read. */
async function openFresh(page: Page, seed: number): Promise<string> {
  const id = await postResume(page, seed);
  const path = `/resume-analysis/${id}`;
  await page.goto(path);
  return path;
}

const scoreOf = async (page: Page) =>
  Number(await page.locator("#scores summary").first().locator("span").last().textContent());

test("from the upload to a corrected fact: read as it comes, followed to its words, corrected, undone", async () => {
  const { page, errors } = await openAs(open, await newSeeker());
  const path = await openFresh(page, 1);
  await page.getByRole("heading", { name: "What to change, and what it is worth" }).waitFor();
  await hydrated(page);

  const read = page.locator("#read");
  await read.getByRole("link", { name: "page 1, line 4" }).first().click();
  const line = page.locator("#l4");
  await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => line.locator("mark[data-active]").first().textContent()).toBe("Backend Developer");
  await page.getByRole("button", { name: "Back to the account" }).click();
  await expect.poll(() => line.locator("mark[data-active]").count()).toBe(0);

  // The pages of the file itself, with the same words marked; nothing draws them before they are asked for.
  const pane = page.getByRole("region", { name: "Your résumé" });
  expect(await pane.locator("canvas").count()).toBe(0);
  await pane.getByRole("button", { name: "Pages" }).click();
  await pane.locator("canvas[data-drawn]").first().waitFor();
  expect(await pane.locator("[data-pen=marked]").count()).toBeGreaterThan(0);
  const width = () =>
    pane
      .locator("figure")
      .first()
      .evaluate((figure) => figure.clientWidth);
  await pane.getByRole("button", { name: "100%" }).click();
  await expect.poll(width).toBe(793);
  await pane.getByRole("region", { name: "Pages" }).press("+");
  await expect.poll(width).toBe(992);
  await pane.getByRole("button", { name: "Text" }).click();
  await pane.locator("#l4").waitFor();

  const before = await scoreOf(page);
  await read.getByText("Correct Backend Developer, Nordwind Systems").click();
  await read.getByLabel("Start", { exact: true }).first().fill("2019");
  await read.getByRole("button", { name: "Save and score again" }).first().click();
  await page.getByText("Saved, and scored again").waitFor();
  await expect.poll(() => scoreOf(page)).toBeLessThan(before);
  await page
    .getByText(/^Give month and year for the start and end of your work as Backend Developer/)
    .waitFor();

  await page.getByRole("button", { name: "Undo Start of Backend Developer 2019" }).click();
  await expect.poll(() => page.getByText("Your corrections").count()).toBe(0);
  await expect.poll(() => scoreOf(page)).toBe(before);

  await read.getByText("Correct Backend Developer, Nordwind Systems").click();
  await read.getByLabel("End", { exact: true }).first().fill("last spring");
  await read.getByRole("button", { name: "Save and score again" }).first().click();
  await read.getByText('Please write a date as 2021-03 or 2021, or "present"').waitFor();

  await page.getByRole("button", { name: "Looks Right" }).first().click();
  await page.getByRole("heading", { name: "What the machine read" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Looks Right" }).count()).toBe(0);
  await read.getByText("Correct Backend Developer, Nordwind Systems").click();
  expect(await faultsOfView(page, "with a form open")).toEqual([]);
  expect(await faultsOfPage(page, path)).toEqual([]);
  expect(errors).toEqual([]);
});

test("without scripts: a fact leads to its line, is corrected and put back", async () => {
  const { page } = await openAs(open, await newSeeker(), { javaScriptEnabled: false });
  const path = await openFresh(page, 2);
  await expect
    .poll(async () => {
      await page.goto(path);
      return page.getByRole("heading", { name: "Is this what we read?" }).count();
    })
    .toBe(1);
  const read = page.locator("#read");
  await read.getByRole("link", { name: "page 1, line 4" }).first().click();
  await page.waitForURL("**#l4");
  expect(await page.locator("#l4:target").textContent()).toContain("Backend Developer");
  await read.getByText("Correct Backend Developer, Nordwind Systems").click();
  await read.getByLabel("Title").first().fill("Registered Nurse");
  await read.getByRole("button", { name: "Save and score again" }).first().click();
  await page.getByText("Saved, and scored again").waitFor();
  await page.getByText("These words don’t stand in the file").waitFor();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => page.getByText("Your corrections").count()).toBe(0);
  await page.getByText("Saved, and scored again").waitFor();
});
