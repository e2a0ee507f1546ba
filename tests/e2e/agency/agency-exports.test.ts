import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newAgency, newThread, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();
const CSV = "**/candidates.csv*";
const SUCCESS = /Successfully exported/;

async function asksFor(page: Page, choice: string, said: string): Promise<void> {
  await page.getByText("Export", { exact: true }).click();
  await page.getByRole("link", { name: choice }).click();
  await page.getByRole("alert").filter({ hasText: said }).waitFor();
  expect(await page.getByText(SUCCESS).count()).toBe(0);
}

test("an export that fails, finds nobody or gets no answer is never said to be a success", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency);
  const thread = `/agent/campaigns/${await newThread(agency)}`;
  await openReady(page, thread);
  await upload(page, [applicantFile(1)]);
  await page.getByText("All 1 candidates processed.").waitFor();
  const downloads: string[] = [];
  page.on("download", (file) => downloads.push(file.suggestedFilename()));

  await openReady(page, `${thread}?search=lind`);
  await page.route(CSV, (route) => route.abort());
  await asksFor(page, "All candidates (CSV)", "Failed to fetch all candidates");
  await asksFor(page, "Filtered candidates (CSV)", "Failed to fetch filtered candidates");
  await page.unroute(CSV);
  await page.route(CSV, (route) => route.fulfill({ status: 500, json: { error: "internal" } }));
  await asksFor(page, "All candidates (CSV)", "Failed to export all candidates");
  await asksFor(page, "Filtered candidates (CSV)", "Failed to export filtered candidates");
  await page.unroute(CSV);

  await openReady(page, `${thread}?search=nobody`);
  await asksFor(page, "Filtered candidates (CSV)", "No candidates match the current filters");
  expect(downloads).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(thread);
  const refused = errors.filter((text) => !text.startsWith("Failed to load resource"));
  expect(refused).toEqual([]);
});
