import { expect, test } from "vitest";
import { newAgency, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { violations } from "../support/pages/axe";
import { addThread, applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();

test("on a phone and without an account: read, correct, see the new result, object, be deleted, keep the receipt", async () => {
  const { page, errors } = await openAs(open, await newAgency(), { viewport: { width: 1280, height: 800 } });
  await addThread(page, "Heard applicants");
  await upload(page, [applicantFile(1)]);
  await page.getByText("All 1 candidates processed.").or(page.getByText("1 candidate processed.")).waitFor();
  await openReady(page, new URL(page.url()).pathname);
  await page.locator("[data-applicant]").first().click();
  await page.locator("summary", { hasText: "More for this candidate" }).click();
  await page.getByRole("link", { name: "Their Page" }).click();
  await page.getByRole("button", { name: "Make a code to print" }).click();
  const code = (await page.getByText(/^(?:[2-9A-Z]{4}-){5}[2-9A-Z]{4}$/).textContent()) ?? "";
  expect(await violations(page)).toEqual([]);

  const phone = await open({ viewport: { width: 390, height: 800 } });
  await openReady(phone.page, "/application");
  await phone.page.getByLabel("Code").fill(code.toLowerCase());
  await phone.page.getByRole("button", { name: "Open your page" }).click();
  await phone.page.getByRole("heading", { name: "How your résumé was judged" }).waitFor();
  expect(await violations(phone.page)).toEqual([]);
  const width = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  await phone.page.getByText("Correct Backend Developer").click();
  await phone.page.getByLabel(/^End/).first().fill("2019");
  await phone.page.getByRole("button", { name: "Save and score again" }).first().click();
  await phone.page.getByText("Saved, and scored again: relevancy is now").waitFor();
  await phone.page.getByRole("heading", { name: "Results so far" }).waitFor();

  await phone.page.getByText("Object", { exact: true }).click();
  await phone.page.getByLabel("Why do you object?").fill("Please let a person read it.");
  await phone.page.getByRole("button", { name: "Send objection" }).click();
  await phone.page.getByText("is with the agency.").waitFor();
  await phone.page.getByText("Please let a person read it.").waitFor();
  await phone.page.getByText("Delete my data", { exact: true }).click();
  await phone.page.getByRole("button", { name: "Ask for deletion" }).click();
  await phone.page.getByText("Deletion", { exact: true }).waitFor();

  await openReady(page, "/agent/requests");
  expect(await violations(page)).toEqual([]);
  await page.getByText("Erase this person everywhere").click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.getByText("Erased from all of your company’s job threads.").waitFor();

  await phone.page.reload();
  await phone.page.getByRole("heading", { name: "Your data was deleted" }).waitFor();
  expect(await violations(phone.page)).toEqual([]);
  expect([...errors, ...phone.errors]).toEqual([]);
});
