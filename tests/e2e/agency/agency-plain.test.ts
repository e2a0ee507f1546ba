import { expect, test } from "vitest";
import { newAgency } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { applicantFile, posting, upload } from "../support/pages/thread-pages";
import { signInAt } from "../support/people";

const open = oneBrowser();

test("the whole way works with plain forms and links, without JavaScript", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await signInAt(page, "/agent/login?next=/agent/campaigns/create", await newAgency());
  await page.waitForURL("**/agent/campaigns/create");

  await page.getByLabel("Job title").fill(posting.title);
  await page.getByLabel("Requirements").fill(posting.requirements);
  await page.getByRole("button", { name: "Analyze Now" }).click();
  await page.getByRole("alert").getByText("Please fill in all required fields").waitFor();
  expect(await page.getByLabel("Job title").inputValue()).toBe(posting.title);
  expect(await page.getByLabel("Requirements").inputValue()).toBe(posting.requirements);

  await page.getByLabel("Company name").fill(posting.companyName);
  await page.getByLabel("Job description").fill(posting.jobDescription);
  await page.getByRole("button", { name: "Analyze Now" }).click();
  await page.getByLabel("Importance of PostgreSQL").selectOption("nice");
  await page.getByRole("button", { name: "Create Job Thread" }).click();
  await page.waitForURL(/\/agent\/campaigns\/[0-9a-f-]{36}$/);
  const thread = new URL(page.url()).pathname;

  await upload(page, [applicantFile(1), applicantFile(2)]);
  await page.getByText("The batch successfully added with 2 resumes.").waitFor();
  await expect
    .poll(async () => {
      await page.goto(`${thread}?sort=relevancy_score`);
      return page.locator("tbody").getByText("Processing...").count();
    })
    .toBe(0);

  await page.locator("tbody a", { hasText: "Mara Lind" }).first().click();
  await page.getByRole("heading", { name: "Mara Lind" }).waitFor();
  await expect.poll(() => page.locator("mark").count()).toBeGreaterThan(3);
  await page.locator("summary", { hasText: "Skills match" }).click();
  await page.locator("li summary", { hasText: "PostgreSQL" }).first().click();
  await page.locator("li details[open]", { hasText: "PostgreSQL" }).locator("a").first().click();
  await page.waitForURL(/#l\d+$/);
  const target = page.locator(new URL(page.url()).hash);
  expect(await target.textContent()).toContain("PostgreSQL");
  await page.getByRole("link", { name: "Close" }).click();

  await page.getByRole("link", { name: "Help" }).click();
  await page.getByRole("heading", { name: "How Scores Work" }).waitFor();
  await page.getByRole("link", { name: "Close" }).click();

  await page.getByLabel("Search by name or email").fill("lind1@");
  await page.getByRole("button", { name: "Search" }).click();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(2);

  await page
    .getByRole("link", { name: /^Delete Mara Lind/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete Candidate" }).click();
  await page.getByText("Candidate deleted successfully").waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);

  await page.getByRole("link", { name: "Delete Job Thread" }).click();
  await page.getByRole("button", { name: "Delete Job Thread" }).click();
  await page.getByText("Job thread and all associated data have been successfully deleted").waitFor();
});
