import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { resumePdf } from "../support/samples/text-pdf";
import { oneBrowser } from "./support/browser";
import { hold } from "./support/hold";
import { faultsOfPages, faultsOfView } from "./support/pages/looks";
import { applicantFile } from "./support/pages/thread-pages";
import { followMail, newPerson, register, signOut } from "./support/people";
import { hydrated, openReady } from "./support/ready";

const open = oneBrowser();

const POSTING = `Backend Developer

Requirements:
- At least 3 years of experience as a backend developer
- Python, PostgreSQL, Docker, Kubernetes, Git
- Kafka and Terraform`;

/** The bar's own link: the pages have others of the same name. */
const goTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

async function confirmEmail(page: Page, to: string) {
  await followMail(page, { to, subject: "Confirm your email address", button: "Confirm email address" });
  await hydrated(page);
  await page.getByRole("button", { name: "Confirm Email Address" }).click();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await page.getByRole("heading", { name: "First steps" }).waitFor();
}

async function analyseJob(page: Page) {
  await goTo(page, "New Analysis");
  await page.getByText("By description", { exact: true }).click();
  await page.getByLabel("Job description").fill(POSTING);
  await page.getByRole("button", { name: "Analyze Resume" }).click();
  await page.waitForURL(/\/analysis\/[\da-f-]{36}$/);
}

test("a new person on a phone: confirmed, uploaded, read, corrected, analysed, compared, printed, deleted", async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 } });
  const person = newPerson();
  await register(page, person);
  await page.getByRole("button", { name: "Decline" }).click();
  await goTo(page, "My Resumes");
  await page.getByText("Confirm your email address.").waitFor();
  expect(await page.locator("input[type=file]").isDisabled()).toBe(true);
  await confirmEmail(page, person.email);

  await page.getByRole("link", { name: "Upload a résumé" }).click();
  const files = page.locator("input[type=file]");
  await files.setInputFiles({
    name: "cv.odt",
    mimeType: "application/octet-stream",
    buffer: Buffer.from("x"),
  });
  await page.getByText("Please upload a valid file type (.pdf, .doc, .docx).").waitFor();
  await files.setInputFiles(applicantFile(1));
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  await page.waitForURL("**/resume-analysis/*");
  await page.getByText("Python").filter({ visible: true }).first().waitFor();
  const read = page.locator("#read");
  await read.getByText("Correct Backend Developer, Nordwind Systems").click();
  await read.getByLabel("Start", { exact: true }).first().fill("2019");
  await read.getByRole("button", { name: "Save and score again" }).first().click();
  await page.getByText("Saved, and scored again").waitFor();

  await analyseJob(page);
  await page.getByRole("heading", { name: "What would change this" }).waitFor();
  await page
    .getByText(/^The job asks for “Kafka”/)
    .first()
    .waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "Requirement by requirement" }).isVisible()).toBe(true);
  expect(await page.getByRole("banner").count()).toBe(0);
  await page.emulateMedia({ media: "screen" });

  await goTo(page, "History");
  await page.getByText("1 analysis found").waitFor();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Compare Selected" }).click();
  await page.getByRole("columnheader", { name: /Backend Developer/ }).waitFor();

  await goTo(page, "History");
  await page.getByText("1 analysis found").waitFor();
  await page.getByLabel("Search by job title").fill("no such job");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("heading", { name: "No analysis matches" }).waitFor();
  await page.getByRole("link", { name: "Clear Filters" }).first().click();
  await page.getByRole("button", { name: /^\+\d+ more$/ }).click();
  await page.getByRole("dialog").getByText("Kubernetes").waitFor();
  await page.keyboard.press("Escape");

  await goTo(page, "Dashboard");
  // What was kept from the first visit is shown until the server has answered.
  await page.getByText("Strong").first().waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "First steps" }).count()).toBe(0);

  await goTo(page, "History");
  await page.getByRole("link", { name: "Delete Backend Developer" }).click();
  await page.getByRole("button", { name: "Delete Analysis" }).click();
  await page.getByText("The analysis is deleted.").waitFor();
  await page.getByRole("heading", { name: "No analyses yet" }).waitFor();

  await goTo(page, "My Resumes");
  await page.locator("article summary", { hasText: "More" }).click();
  await page.getByRole("link", { name: "Delete" }).click();
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Delete Resume" }).click();
  await answered;
  await page.getByRole("heading", { name: "No résumés yet" }).waitFor();
  expect(errors).toEqual([]);
});

test("several files, versions and the dashboard's cache; every page is good in every look", async () => {
  const { page, errors } = await open();
  const person = newPerson("Ines Vermeulen-Okafor");
  await register(page, person);
  await page.getByRole("button", { name: "Decline" }).click();
  await confirmEmail(page, person.email);
  await goTo(page, "My Resumes");
  const damaged = Buffer.from(resumePdf(9)).subarray(0, 60);
  await page
    .locator("input[type=file]")
    .setInputFiles([applicantFile(2), applicantFile(3), { ...applicantFile(4), buffer: damaged }]);
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  // The list reads itself again until nothing on it waits any more.
  await page.getByText("The upload succeeded, but the analysis failed.").waitFor();
  await expect.poll(() => page.getByText(/^Resume score \d+$/).count()).toBe(2);

  await page.locator("input[type=file]").setInputFiles(applicantFile(2));
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  await page.getByText("You have uploaded this file before.").waitFor();
  await page.locator("article summary", { hasText: "More" }).first().click();
  await page.getByRole("link", { name: "Upload a New Version" }).first().click();
  await page.getByText("It becomes a newer version of").waitFor();
  await page.locator("input[type=file]").setInputFiles(applicantFile(5));
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  await page.waitForURL("**/resume-analysis/*");
  await analyseJob(page);

  await goTo(page, "Dashboard");
  await page.getByText("Total Analyses").waitFor();
  await goTo(page, "History");
  await page.getByText("1 analysis found").waitFor();
  // While the server takes its time, what was kept is shown.
  const answer = await hold(page, /dashboard\.data/);
  await goTo(page, "Dashboard");
  await page.getByText("Refreshing...").waitFor();
  await page.getByText("Total Analyses").waitFor();
  answer.release();
  await page.getByText("Refreshing...").waitFor({ state: "detached" });
  const kept = () => page.evaluate(() => sessionStorage.getItem("plumbline_dashboard"));
  await expect.poll(kept).toContain("Ines Vermeulen-Okafor");

  const faults = await faultsOfPages(page, "a workspace", [
    "/dashboard",
    "/my-resumes",
    "/history?minScore=1",
  ]);
  await openReady(page, "/history?minScore=1");
  await page.getByRole("link", { name: /^Delete / }).click();
  await page.getByRole("dialog").waitFor();
  faults.push(...(await faultsOfView(page, "delete")));
  expect(faults).toEqual([]);

  await openReady(page, "/dashboard");
  await signOut(page);
  expect(await kept()).toBeNull();
  expect(errors).toEqual([]);
});
