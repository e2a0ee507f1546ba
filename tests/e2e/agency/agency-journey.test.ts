import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newAgency, newSeeker, newThread, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { addThread, applicantFile, posting, upload } from "../support/pages/thread-pages";
import { signInWith } from "../support/people";
import { hydrated, noteWords, openReady } from "../support/ready";

const open = oneBrowser();

test("a visitor is sent to the sign-in and comes back to the page that was asked for", async () => {
  const agency = await newAgency();
  await newThread(agency);
  await newThread(agency);
  const { page, errors } = await open();
  await openReady(page, "/agent/dashboard?tab=campaigns");
  expect(page.url()).toContain("/agent/login?next=");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Please enter both email and password").waitFor();
  await page.getByLabel("Email").fill(agency.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Authentication failed").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(agency.email);
  await signInWith(page, agency);
  await page.waitForURL("**/agent/dashboard?tab=campaigns");
  await expect.poll(() => page.getByRole("link", { name: /View Details/ }).count()).toBe(2);
  await hydrated(page);
  // By keyboard to the second row, and back; closing and opening again by mouse.
  const rows = page.locator("a[data-thread]");
  for (const [key, row] of [
    ["j", 0],
    ["j", 1],
    ["k", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => rows.nth(row).evaluate((link) => link === document.activeElement)).toBe(true);
  }
  await page
    .getByRole("button", { name: /^Close job thread/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Reopen job thread/ }).click();
  await expect.poll(() => page.getByRole("button", { name: /^Close job thread/ }).count()).toBe(2);
  expect(errors).toEqual([]);
});

test("a job seeker is refused in clear words and can sign out", async () => {
  const { page, errors } = await open();
  await openReady(page, "/agent/login");
  await signInWith(page, await newSeeker());
  await page.getByRole("heading", { name: "Access denied" }).waitFor();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  expect(errors).toEqual([]);
});

/** Exports the table's rows and reads what is said of it. */
async function expectExport(page: Page, choice: string, said: string) {
  const words = await noteWords(page, said);
  await page.getByText("Export", { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: choice }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/_candidates_\d{4}-\d\d-\d\d\.csv$/);
  await words();
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("from a posting to a ranked list whose points lead to words, and back to nothing", async () => {
  const { page, errors } = await openAs(open, await newAgency());
  await openReady(page, "/agent/dashboard");
  await page.getByRole("link", { name: "Create Job Thread" }).click();
  await page.getByRole("heading", { name: "Create Job Thread" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Analyze Now" }).isDisabled()).toBe(true);
  await page.getByLabel("Job title").fill(posting.title);
  await page.getByLabel("Company name").fill(posting.companyName);
  await page.getByLabel("Job description").fill(posting.jobDescription);
  await page.getByRole("button", { name: "Analyze Now" }).click();
  await page.getByLabel("Importance of PostgreSQL").waitFor();
  await page.getByLabel("Importance of Terraform").selectOption("ignore");
  await page.getByLabel("Add core skills").fill("Docker");
  const created = await noteWords(page, "Job thread created");
  await page.getByRole("button", { name: "Create Job Thread" }).click();
  await created();
  await page.waitForURL(/\/agent\/campaigns\/[0-9a-f-]{36}$/);
  const requirements = page.locator("section", {
    has: page.getByRole("heading", { name: "Requirements", exact: true }),
  });
  await expect.poll(() => requirements.getByText("Docker", { exact: true }).count()).toBe(1);
  await expect.poll(() => requirements.getByText("Terraform", { exact: true }).count()).toBe(0);

  const picker = page.locator("input[type=file]");
  await page.getByLabel("Where are they from?").selectOption("applied");
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  await page.getByText("Please select files to upload").waitFor();
  await picker.setInputFiles([{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") }]);
  await page.getByText("notes.txt: Only PDF files are allowed").waitFor();
  await picker.setInputFiles([
    applicantFile(1),
    applicantFile(2),
    { name: "fake.pdf", mimeType: "application/pdf", buffer: Buffer.from("no pdf at all") },
  ]);
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  await page.getByText("The batch successfully added with 2 resumes.").waitFor();
  await page.getByText("fake.pdf: The file is not a PDF, whatever its name says").waitFor();
  await page.getByText("Analysis completed successfully! All 2 candidates processed.").waitFor();
  await page.getByText("Table refreshed with new candidates!").waitFor();

  await page.getByRole("link", { name: "Best match first" }).click();
  await page.waitForURL("**sort=relevancy_score**");
  const byRelevancy = page.locator("th[aria-sort=descending]", { hasText: "Relevancy" });
  await byRelevancy.waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(2);

  await expectExport(page, "All candidates (CSV)", "Successfully exported all 2 candidates to CSV");

  await page.locator("tbody a", { hasText: "Mara Lind" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Mara Lind" }).waitFor();
  await dialog.locator("summary", { hasText: "Skills match" }).click();
  await dialog.locator("li summary", { hasText: "PostgreSQL" }).first().click();
  await expect.poll(() => dialog.locator("mark[data-active]").allTextContents()).toContain("PostgreSQL");
  await dialog.locator("li details[open]", { hasText: "PostgreSQL" }).locator("a").first().click();
  await expect.poll(() => focused(page)).toContain("PostgreSQL");
  await dialog.getByRole("button", { name: "Back to the account" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: "Download Resume" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lind-[12]\.pdf$/);

  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Mara Lind");
  // What is closed stays closed: Back leads to what stood before the dialog's page.
  await page.goBack();
  await page.waitForURL((url) => url.search === "");
  // An address without an order shows the agent's last choice.
  await byRelevancy.waitFor();
  expect(await dialog.count()).toBe(0);
  await page.goForward();
  await page.waitForURL("**sort=relevancy_score**");
  await byRelevancy.waitFor();

  await page
    .getByRole("link", { name: /^Delete Mara Lind/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete Candidate" }).click();
  await page.getByText("Candidate deleted successfully").waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes("notice="));
  expect(await page.getByRole("dialog").count()).toBe(0);

  await openReady(page, new URL("?search=Mara", page.url()).href);
  await expectExport(page, "Filtered candidates (CSV)", "Successfully exported 1 filtered candidates to CSV");
  await page.getByRole("link", { name: "Delete Job Thread" }).click();
  const gone = "Job thread and all associated data have been successfully deleted";
  const deleted = await noteWords(page, gone);
  await page.getByRole("button", { name: "Delete Job Thread" }).click();
  await deleted();
  await page.waitForURL("**/agent/dashboard?tab=campaigns");
  await expect.poll(() => page.getByText(posting.title, { exact: true }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test("a page that is closed or reloaded during an upload's analysis catches up", async () => {
  const { page } = await openAs(open, await newAgency());
  await addThread(page, "Reloaded");
  await upload(page, [1, 2, 3, 4, 5].map(applicantFile));
  await page.getByText("The batch successfully added with 5 resumes.").waitFor();
  await page.reload();
  await expect.poll(() => page.locator("tbody").getByText("Processing...").count()).toBe(0);
  await expect.poll(() => page.locator("tbody tr").count()).toBe(5);
});

test("without a live connection the page asks, and still shows the end", async () => {
  const { page } = await openAs(open, await newAgency());
  await page.addInitScript(() => {
    window.WebSocket = class {
      onclose?: () => void;
      constructor() {
        setTimeout(() => this.onclose?.(), 10);
      }
      close() {}
    } as unknown as typeof WebSocket;
  });
  await addThread(page, "Polled");
  await upload(page, [applicantFile(1)]);
  await page.getByText("Analysis completed successfully! All 1 candidates processed.").waitFor();
  await page.locator("tbody a", { hasText: "Mara Lind" }).waitFor();
});

test("another agency's thread looks exactly like a missing one", async () => {
  const theirs = await newThread(await newAgency());
  const { page } = await openAs(open, await newAgency());
  const texts: string[] = [];
  for (const id of [theirs, "missing"]) {
    const answer = await page.goto(`/agent/campaigns/${id}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Job Thread Not Found" }).waitFor();
    const text = (await page.locator("#main").textContent()) ?? "";
    expect(text).toMatch(/Reference: \w{8}/);
    texts.push(text.replace(/Reference: \w+/, ""));
  }
  expect(texts[0]).toBe(texts[1]);
});
