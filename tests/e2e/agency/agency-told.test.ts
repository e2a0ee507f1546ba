import { expect, test } from "vitest";
import { newAgency, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { violations } from "../support/pages/axe";
import { addThread, applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();
const PHONE = { viewport: { width: 390, height: 800 } };

test("on a phone: nobody untold is shown to a client, and a thread's people are noted as told at once", async () => {
  const { page, errors } = await openAs(open, await newAgency(), PHONE);
  await addThread(page, "Told before shown");
  const thread = new URL(page.url()).pathname;
  await upload(page, [applicantFile(1), applicantFile(2)]);
  await page.getByText("All 2 candidates processed.").waitFor();
  await openReady(page, thread);
  for (const number of [0, 1]) {
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.locator("[data-star]").nth(number).click();
    await saved;
  }
  await openReady(page, `${thread}/share`);
  await page.locator("#way-all").selectOption("phone");
  await page.getByRole("button", { name: "Record consent of all chosen" }).click();
  await page.getByText("Consent is recorded for 2 people.").waitFor();
  await page.getByRole("button", { name: "Create link" }).click();
  await page.getByText("Nobody is shown to a client before they were told").waitFor();

  await openReady(page, "/agent/notices");
  await page.getByRole("link", { name: "Late (2)" }).click();
  await page.locator("summary", { hasText: "Told before shown" }).last().click();
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Note all 2 as told" }).click();
  await page.getByText("2 people are noted as told.").waitFor();
  await page.getByRole("link", { name: "To tell (0)" }).waitFor();

  await openReady(page, `${thread}/share`);
  await page.getByRole("button", { name: "Create link" }).click();
  const address = await page.getByLabel("Address of the link").inputValue();
  const client = await open(PHONE);
  await openReady(client.page, new URL(address).pathname);
  await client.page.getByRole("heading", { name: "Candidate B" }).waitFor();
  expect([...errors, ...client.errors]).toEqual([]);
});

test("an agency downloads the agreement that it accepted, and anybody can read it", async () => {
  const { page, errors } = await openAs(open, await newAgency(), PHONE);
  await openReady(page, "/agent/agreement");
  const accepted = page.getByRole("link", { name: "What was accepted (PDF)" });
  const coming = page.waitForEvent("download");
  await accepted.click();
  expect((await coming).suggestedFilename()).toMatch(/^data-processing-agreement-[\d-]+\.pdf$/);
  const answer = await (await open()).page.request.get((await accepted.getAttribute("href")) ?? "");
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
  });
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect(errors).toEqual([]);
});

test("on a phone: who is on legal hold can't be deleted, and can once the hold has ended", async () => {
  const { page, errors } = await openAs(open, await newAgency(), PHONE);
  await addThread(page, "Held for a claim");
  const thread = new URL(page.url()).pathname;
  await upload(page, [applicantFile(3)]);
  await page.getByText("All 1 candidates processed.").or(page.getByText("1 candidate processed.")).waitFor();
  await openReady(page, thread);
  await page.locator("[data-applicant]").first().click();
  await page.waitForURL(/candidates\/[0-9a-f-]{36}/);
  const person = new URL(page.url()).pathname;
  const dialog = page.getByRole("dialog").last();
  await openReady(page, `${person}/hold`);
  await dialog.getByLabel("A legal claim", { exact: false }).first().check();
  await dialog.getByLabel("What it is about").fill("Their claim, file 12.");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Put on Hold" }).click();
  await page.getByText("On legal hold since").waitFor();

  await openReady(page, `${person}/delete`);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete Candidate" }).click();
  await page.getByText("This person is on legal hold").waitFor();
  await openReady(page, `${person}/hold`);
  await dialog.getByRole("button", { name: "End the Hold" }).click();
  await openReady(page, `${person}/delete`);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Delete Candidate" }).click();
  await page.getByText("Candidate deleted successfully").waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
});
