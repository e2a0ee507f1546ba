import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { demoAccounts } from "../../../db/seed/accounts";
import { resumePdf } from "../../support/text-pdf";
import { prepareDemoAgency } from "./demo-agency";
import { type BuiltWorker, startBuiltWorker } from "./worker";

export type AgencySite = { worker: BuiltWorker; threads: { key: string; campaignId: string }[] };

/** The built Worker over the demo's accounts and empty job threads. Stop it with `worker.stop({ erase: true })`. */
export async function startAgencySite(): Promise<AgencySite> {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-agency-"));
  const { threads } = await prepareDemoAgency(persistTo);
  return { worker: await startBuiltWorker({ persistTo }), threads };
}

/** Signs a demo account in through the form. */
export async function signInAs(page: Page, key: string, path = "/agent/login") {
  const account = demoAccounts.find((candidate) => candidate.key === key);
  if (!account) throw new Error(`no demo account ${key}`);
  await page.goto(path);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
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
