import { expect, test } from "vitest";
import { newAgency, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { posting } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();

test("a posting's protected criteria are told, and one that a recruiter types is refused in words", async () => {
  const { page, errors } = await openAs(open, await newAgency(), { viewport: { width: 1280, height: 900 } });
  await openReady(page, "/agent/campaigns/create");
  await page.getByLabel("Job title").fill("Shop Manager");
  await page.getByLabel("Company name").fill(posting.companyName);
  await page
    .getByLabel("Job description")
    .fill(`${posting.jobDescription}\nYou are female and join a young, dynamic team. Native German speaker.`);
  await page.getByRole("button", { name: "Analyze Now" }).click();
  const told = page.getByRole("status").filter({ hasText: "Not scored" });
  await told.waitFor();
  expect(await told.getByRole("listitem").allTextContents()).toEqual([
    "“female” chooses people by sex, which equal treatment law protects.",
    "“young, dynamic team” tends to shut people out by age, whatever they can do.",
    "“Native German speaker” tends to shut people out by origin, nationality or mother tongue, whatever they can do.",
  ]);

  await page.getByLabel("Add core skills").fill("Kubernetes, under 35 years old");
  await page.getByRole("button", { name: "Create Job Thread" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "can’t be a requirement" });
  await refused.waitFor();
  expect(await refused.textContent()).toContain("“under 35 years old” can’t be a requirement");

  await page.getByLabel("Add core skills").fill("Kubernetes");
  await page.getByRole("button", { name: "Create Job Thread" }).click();
  await page.waitForURL(/\/agent\/campaigns\/[0-9a-f-]{36}$/);
  await page.getByRole("status").filter({ hasText: "Not scored" }).waitFor();
  expect(await page.getByText("Keywords").locator("xpath=..").textContent()).not.toMatch(/female|young/i);
  expect(errors).toEqual([]);
});
