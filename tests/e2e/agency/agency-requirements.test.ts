import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sample } from "../../support/depth";
import { type Agency, newAgency, newThread, openAs, sharedStores } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { hold } from "../support/hold";
import { violations } from "../support/pages/axe";
import { applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();

/** Four scores are made in a moment: the page that comes may show the end at once. */
const UNDER_WAY_OR_DONE = /Scoring again: \d of 4 left|Scored again: 4 of 4/;

/** Starts to count what moves on the page by itself (CLS). */
function watchShifts(page: Page) {
  return page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) shifts.sum += shift.value;
      }
    }).observe({ type: "layout-shift" });
  });
}

const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** Opens a new thread of the agency with four analysed résumés. @returns its path */
async function openThread(page: Page, agency: Agency): Promise<string> {
  const thread = `/agent/campaigns/${await newThread(agency)}`;
  await openReady(page, thread);
  await upload(page, [1, 2, 3, 4].map(applicantFile));
  await page.getByText("Analysis completed successfully!").waitFor();
  await expect.poll(() => page.locator("tbody a", { hasText: "Mara Lind" }).count()).toBe(4);
  return thread;
}

test.each(
  sample(
    "requirements",
    [
      { width: 390, colorScheme: "dark" as const },
      { width: 1280, colorScheme: "light" as const },
    ],
    1,
  ),
)(
  "a change of the requirements says who moved, and the details say what to ask, at $width px",
  async ({ width, colorScheme }) => {
    const skills = ["Haskell", "COBOL", "Terraform"];
    const agency = await newAgency();
    const { page, errors } = await openAs(open, agency, { viewport: { width, height: 900 }, colorScheme });
    const thread = await openThread(page, agency);
    expect(
      await page
        .locator("tbody")
        .getByText(/, was /)
        .count(),
    ).toBe(0);

    await page.getByRole("link", { name: "Edit requirements" }).click();
    await page.getByLabel("Add core skills").fill(skills.join("\n"));
    await page.getByRole("button", { name: "Save and Score Again" }).click();
    await page.getByText(UNDER_WAY_OR_DONE).waitFor();
    await watchShifts(page);
    const heading = page.getByRole("heading", { name: "Candidates", exact: true });
    await expect.poll(() => heading.evaluate((node) => document.activeElement === node)).toBe(true);

    await page.getByText("Scored again: 4 of 4 candidates moved.").waitFor();
    await expect.poll(() => page.getByText(/Scoring again|updating/).count()).toBe(0);
    const biggest = page.locator("li", { hasText: "Mara Lind" }).getByText(/^[+−]\d+\.\d/);
    await expect.poll(() => biggest.count()).toBe(3);
    const move = page
      .locator("tbody tr")
      .first()
      .getByText(/^[+−]\d/);
    expect(await move.textContent()).toMatch(/^[+−]\d+\.\d, was \d+(\.\d)?%$/);
    expect(await shifted(page)).toBe(0);
    expect(await violations(page)).toEqual([]);

    await page.locator("tbody a", { hasText: "Mara Lind" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("tab", { name: "Ask" }).click();
    const questions = dialog.locator("section", {
      has: page.getByRole("heading", { name: "Interview questions", exact: true }),
    });
    await questions.getByText(`We ask for “${skills[0]}”. Which example from your work shows it`).waitFor();
    const changes = dialog.locator("section", {
      has: page.getByRole("heading", { name: "What would change this score" }),
    });
    await changes
      .getByText(/relevancy would be \d+(\.\d)?% instead of \d+(\.\d)?%/)
      .first()
      .waitFor();
    await expect.poll(() => changes.getByText(/^Asked for: /).count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    await openReady(page, `${thread}/requirements`);
    for (const label of skills) {
      await page.getByLabel(`Importance of ${label}`).selectOption("nice");
    }
    const before = await page
      .locator("tbody")
      .getByText(/^[+−]\d/)
      .allTextContents();
    await page.getByRole("button", { name: "Save and Score Again" }).click();
    await page.getByText("Scored again: 4 of 4 candidates moved.").waitFor();
    const moves = page.locator("tbody").getByText(/^[+−]\d/);
    await expect.poll(() => moves.count()).toBe(4);
    expect(await moves.allTextContents()).not.toEqual(before);
    await page.goto(`${thread}?sort=relevancy_score`);
    expect(
      await page
        .locator("tbody")
        .getByText(/^[+−]\d+\.\d, was /)
        .count(),
    ).toBe(4);
    expect(await page.getByText(/Scored again/).count()).toBe(0);
    expect(errors).toEqual([]);
  },
);

test("the editor says what a change would do, each moved person why, and Undo brings the former job back", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency, { viewport: { width: 1280, height: 800 } });
  const thread = await openThread(page, agency);
  await openReady(page, `${thread}/requirements`);
  const dialog = page.getByRole("dialog");
  const marks = dialog.getByRole("region", { name: /^The posting/ }).locator("mark");
  await dialog.getByLabel("Text of PostgreSQL").focus();
  await expect.poll(() => marks.filter({ hasText: "PostgreSQL" }).getAttribute("data-active")).toBe("true");
  await dialog.getByLabel("Add core skills").fill("Haskell");
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Deal-breaker: Haskell").check();
  await dialog
    .getByText("This would move 4 of 4 candidates; 0 fail the deal-breaker “Haskell”, 4 unknown.")
    .waitFor();
  await dialog.getByRole("button", { name: "Merge PostgreSQL", exact: true }).click();
  await dialog.getByRole("button", { name: "Merge Terraform here" }).click();
  expect(await dialog.getByLabel("Or instead of PostgreSQL").inputValue()).toBe("Terraform");
  expect(await dialog.getByLabel("Text of Terraform").count()).toBe(0);
  const save = dialog.getByRole("button", { name: "Save and Score Again" });
  expect((await save.boundingBox())?.y).toBeLessThan(800);
  expect(await violations(page)).toEqual([]);

  await dialog.getByLabel("Text of PostgreSQL").fill("under 35");
  await dialog.getByText("“under 35” can’t be a requirement").waitFor();
  await save.click();
  await dialog.getByRole("alert").filter({ hasText: "can’t be a requirement" }).waitFor();
  await dialog.getByLabel("Importance of under 35").focus();
  await dialog.locator("[data-row] input[value='under 35']").fill("PostgreSQL");
  await save.click();
  await page.getByText("Scored again: 4 of 4 candidates moved.").waitFor();

  await page.locator("tbody a", { hasText: "Mara Lind" }).first().click();
  const why = page.getByRole("region", { name: /^Moved by −\d/ });
  await why.getByText("“Haskell” added as a must-have").waitFor();
  expect(await why.getByRole("heading").textContent()).toMatch(
    /^Moved by −[\d.]+: was [\d.]+%, rank \d (as before|before, \d now)$/,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // The page says the same before the Undo: its answer is waited for.
  const undone = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes(`${thread}/requirements`),
  );
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await undone;
  await page.getByText("Scored again: 4 of 4 candidates moved.").waitFor();
  await openReady(page, `${thread}/requirements`);
  expect(await page.getByLabel("Text of Haskell").count()).toBe(0);
  expect(await page.getByLabel("Text of Terraform").count()).toBe(1);
  expect(errors).toEqual([]);
});

const QUEUED = "UPDATE b2b_candidates SET rescore_queued_at = ? WHERE company_id = ?";

test("a page that waits for scores asks one question at a time, however long an answer takes", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency);
  const thread = await openThread(page, agency);
  const setQueued = (at: number | null) => sharedStores.d1.prepare(QUEUED).bind(at, agency.companyId).run();
  await setQueued(Date.now());
  await page.clock.install();
  await openReady(page, thread);
  await page.getByText("Scoring again: 4 of 4 left").waitFor();
  const answer = await hold(page, "**/*.data*");
  await page.clock.runFor(2000);
  await answer.asked;
  await page.clock.runFor(20_000);
  await setQueued(null);
  answer.release();
  await page.getByText("Scoring again").waitFor({ state: "detached" });
  expect(answer.count()).toBe(1);
  expect(errors).toEqual([]);
});

test("without JavaScript a reload shows how far the scores are, and who moved", async () => {
  const agency = await newAgency();
  const withScripts = await openAs(open, agency);
  const thread = await openThread(withScripts.page, agency);

  const { page } = await openAs(open, agency, { javaScriptEnabled: false });
  await page.goto(`${thread}/requirements`);
  await page.getByLabel("Add core skills").fill("Prolog");
  await page.getByRole("button", { name: "Save and Score Again" }).click();
  await page.waitForURL(/notice=rescoring#candidates-heading$/);
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText("Scored again: 4 of 4 candidates moved.").count();
    })
    .toBe(1);
  const moves = page.locator("tbody").getByText(/, was /);
  await expect.poll(() => moves.count()).toBe(4);

  // As if the queue took its time.
  await sharedStores.d1.prepare(QUEUED).bind(Date.now(), agency.companyId).run();
  await page.reload();
  await page.getByText("Scoring again: 4 of 4 left").waitFor();
  expect(await page.content()).toContain("Reload this page to see how far it is.");
});
