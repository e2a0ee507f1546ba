import { expect, test } from "vitest";
import { newAgency, newThread, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { drawnPages, faultsOfPage, faultsOfPages, faultsOnPaper } from "../support/pages/looks";
import { applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();

test("an agent's pages are accessible, fit, don't shift and log nothing", async () => {
  const agency = await newAgency();
  const thread = `/agent/campaigns/${await newThread(agency)}`;
  const { page, errors } = await openAs(open, agency);
  await openReady(page, thread);
  await upload(page, [applicantFile(1), applicantFile(2)]);
  await page.getByText("Analysis completed successfully!").waitFor();
  // The table is read again after that, and its rows become links.
  await expect.poll(() => page.locator("tbody a", { hasText: "Mara Lind" }).count()).toBeGreaterThan(0);
  const applicant = (await page.locator("tbody a").first().getAttribute("href")) ?? "";
  const faults = await faultsOfPages(page, "an agent", [
    "/",
    "/agent/dashboard?tab=campaigns",
    "/agent/campaigns/create",
    thread,
    `${thread}?sort=relevancy_score&search=mara`,
    "/agent/dashboard?tab=campaigns&scope=company",
    `${thread}/colleagues`,
    `${thread}/help`,
    `${thread}/requirements`,
    `${thread}/delete`,
    applicant,
    `${applicant}/delete`,
    "/agent/notifications",
    `${thread}/pool`,
  ]);
  const printed = [
    "/agent/dashboard?scope=company",
    `${thread}/analytics`,
    "/agent/candidates-pool?location=gothen",
    applicant.replace(/^.*\/candidates\//, "/agent/candidates-pool/"),
    "/agent/reviewers",
    "/agent/bias-audit",
  ];
  for (const path of drawnPages("an agent on paper", printed))
    faults.push(...(await faultsOfPage(page, path)), ...(await faultsOnPaper(page, path)));
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
