import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { demoAccounts } from "../../../db/seed/accounts";
import { resumePdf } from "../../support/text-pdf";
import { launchBrowser, openPage, type WatchedPage } from "./browser";
import { prepareDemoAgency } from "./demo-agency";
import { type BuiltWorker, startBuiltWorker } from "./worker";

export type AgencySite = { worker: BuiltWorker; threads: { key: string; campaignId: string }[] };

/** The built Worker over the demo's accounts and empty job threads. Stop it with `worker.stop({ erase: true })`. */
export async function startAgencySite(): Promise<AgencySite> {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-agency-"));
  const { threads } = await prepareDemoAgency(persistTo);
  return { worker: await startBuiltWorker({ persistTo }), threads };
}

/**
 * Gives all tests of the calling file one site and one browser, started before the first test and gone after the last.
 *
 * @returns the running site, to be read inside a test, and a way to open one of its pages with fresh cookies
 */
export function agencySite(): {
  site: AgencySite;
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
} {
  let started: AgencySite | undefined;
  let browser: Browser | undefined;
  const running = () => {
    if (!started) throw new Error("the site stands only while tests run");
    return started;
  };
  beforeAll(async () => {
    [started, browser] = await Promise.all([startAgencySite(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await started?.worker.stop({ erase: true });
  });
  return {
    site: {
      get worker() {
        return running().worker;
      },
      get threads() {
        return running().threads;
      },
    },
    open: (options = {}) => openPage(browser as Browser, { baseURL: running().worker.origin, ...options }),
  };
}

/** Signs a demo account in through the form. */
export async function signInAs(page: Page, key: string, path = "/agent/login") {
  const account = demoAccounts.find((candidate) => candidate.key === key);
  if (!account) throw new Error(`no demo account ${key}`);
  await page.goto(path);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Opens a page of the site, signed in as the demo's agent, on the dashboard. */
export async function openAsAgent(
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>,
  options?: BrowserContextOptions,
): Promise<WatchedPage> {
  const opened = await open(options);
  await signInAs(opened.page, "agent");
  await opened.page.waitForURL("**/agent/dashboard");
  return opened;
}

/** Makes a job thread through its form; the page then shows it. */
export async function createThread(page: Page, title: string): Promise<void> {
  await page.goto("/agent/campaigns/create");
  await page.getByLabel("Job title").fill(title);
  await page.getByLabel("Company name").fill(posting.companyName);
  await page.getByLabel("Job description").fill(posting.jobDescription);
  await page.getByRole("button", { name: "Analyze Now" }).click();
  await page.getByRole("button", { name: "Create Job Thread" }).click();
  await page.waitForURL(/\/agent\/campaigns\/[0-9a-f-]{36}$/);
}

/** Chooses files in the thread page's upload field and sends them. */
export async function upload(page: Page, files: ReturnType<typeof resumeFile>[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(files);
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
}

/** A file for the upload field; each number gives another résumé. */
export function resumeFile(number: number) {
  return { name: `lind-${number}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(resumePdf(number)) };
}

export const posting = {
  title: "Backend Developer",
  companyName: "Nordwind Systems",
  jobDescription:
    "We are looking for a backend developer with at least 3 years of experience in Python. PostgreSQL and Kubernetes are required. Terraform is nice to have.",
  requirements: "At least 3 years of backend development",
};
