import { expect, test } from "vitest";
import { createColleague } from "../../support/people/agency";
import { depsOf, newAgency, newThread, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { openReady } from "../support/ready";

const open = oneBrowser();

test("an owner shares a job thread by keyboard and passes it on; it stays on the whole company's list", async () => {
  const agency = await newAgency();
  await createColleague(depsOf(), agency);
  const thread = `/agent/campaigns/${await newThread(agency)}`;
  const { page, errors } = await openAs(open, agency);
  await openReady(page, thread);
  await page.getByText("More for this job thread").locator("..").press("Enter");
  await page.getByRole("link", { name: "Colleagues Who sees" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Colleagues" });
  await dialog.getByLabel("Share with").focus();
  await dialog.getByRole("button", { name: "Share", exact: true }).press("Enter");
  await dialog.getByText("Shared: works on it").waitFor();
  await dialog.getByRole("button", { name: "Stop sharing with Ola Lind" }).press("Enter");
  await expect.poll(() => dialog.getByText("Shared: works on it").count()).toBe(0);

  await dialog.getByText("Keep it shared with me").click();
  await dialog.getByRole("button", { name: "Pass On" }).press("Enter");
  await dialog.getByText("Their job thread").waitFor();
  await openReady(page, "/agent/dashboard?tab=campaigns");
  await page.getByText("No job threads yet.").waitFor();
  await page.getByRole("link", { name: "Whole company" }).press("Enter");
  await page.getByText("Ola Lind’s").first().waitFor();
  expect(new URL(page.url()).searchParams.get("scope")).toBe("company");
  expect(errors).toEqual([]);
});
