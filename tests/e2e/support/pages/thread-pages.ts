import type { Page } from "playwright-core";
import { resumePdf } from "../../../support/samples/text-pdf";
import { openReady } from "../ready";

export async function addThread(page: Page, title: string): Promise<void> {
  await openReady(page, "/agent/campaigns/create");
  await page.getByLabel("Job title").fill(title);
  await page.getByLabel("Company name").fill(posting.companyName);
  await page.getByLabel("Job description").fill(posting.jobDescription);
  await page.getByRole("button", { name: "Analyze Now" }).click();
  await page.getByRole("button", { name: "Create Job Thread" }).click();
  await page.waitForURL(/\/agent\/campaigns\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
}

export async function upload(page: Page, files: ReturnType<typeof applicantFile>[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(files);
  await page.getByLabel("Where are they from?").selectOption("applied");
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
}

export function applicantFile(number: number) {
  return { name: `lind-${number}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(resumePdf(number)) };
}

export const posting = {
  title: "Backend Developer",
  companyName: "Nordwind Systems",
  jobDescription:
    "We are looking for a backend developer with at least 3 years of experience in Python. PostgreSQL and Kubernetes are required. Terraform is nice to have.",
  requirements: "At least 3 years of backend development",
};
