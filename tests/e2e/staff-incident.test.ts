import { expect, test } from "vitest";
import { newAgency, openAs, staffMember } from "./support/accounts";
import { oneBrowser } from "./support/browser";
import { violations } from "./support/pages/axe";
import { openReady } from "./support/ready";

const open = oneBrowser();

/** Nothing was ever made with it: other journeys' results stay. */
const VERSION = "0.0.1";

test("on a phone: an incident from its form to its end, with an engine version blocked and let go", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, await staffMember(), { viewport: { width: 390, height: 800 } });
  await openReady(page, "/admin/incidents/new");
  await page.getByLabel("In a line").fill("Years are counted twice");
  await page.getByLabel("What happened").fill("Overlapping jobs count twice.");
  await page.getByLabel("Who reported it").fill("Ada, by telephone");
  await page.getByLabel("Noticed at").fill("2026-01-05T09:00");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Record" }).click();
  await page.getByRole("heading", { name: /Years are counted twice/ }).waitFor();
  await page.getByText("within 48 hours of when it was noticed").waitFor();

  await page.getByLabel("The address of its page in the staff area").fill(agency.companyId);
  await page.getByRole("button", { name: "Add Company" }).click();
  await page.getByText("owners not told").waitFor();
  await page.getByRole("button", { name: "Send Mails" }).click();
  await page.getByText("owners told").waitFor();

  await page.getByLabel("Version").fill(VERSION);
  await page.getByLabel("What is wrong with it").fill("Overlapping jobs count twice.");
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await page.getByText(`Engine ${VERSION} is blocked`).waitFor();
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByLabel("Why it may be shown again").fill("Nothing was made with it.");
  await page.getByRole("button", { name: `Lift the Block of ${VERSION}` }).click();
  await page.getByText(`Lifted the block of engine ${VERSION}`).waitFor();

  await page.getByLabel("When, to whom, how").fill("Told the authority by its form, 10:30.");
  await page.getByRole("button", { name: "Stop the Clock" }).click();
  await page.getByText("Told the authority by its form, 10:30.").waitFor();
  await page.getByLabel("What came of it").fill("Mended and scored again.");
  await page.getByRole("button", { name: "Close Incident" }).click();
  await page.getByText("Closed", { exact: true }).first().waitFor();
  expect(await page.getByRole("button", { name: "Close Incident" }).count()).toBe(0);
  expect(errors).toEqual([]);
});
