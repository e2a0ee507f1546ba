import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "../../../db/schema";
import { jobFormSchema } from "../../../workers/domain/threads/schema";
import { depsOf, newAgency, newThread, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { violations } from "../support/pages/axe";
import { openReady } from "../support/ready";

const open = oneBrowser();

const form = jobFormSchema.parse({
  title: "Backend Developer",
  companyName: "Fjordpay",
  jobDescription: "We are known for our knowledge of tidal ledger rites.\n\nRequirements:\n- Python",
});

test("words that a model proposes count once they are moved to a group and saved", async () => {
  const agency = await newAgency();
  const { db } = depsOf();
  await db.shared.update(companies).set({ modelProposals: true }).where(eq(companies.id, agency.companyId));
  const threadId = await newThread(agency, form);
  const { page, errors } = await openAs(open, agency, { viewport: { width: 390, height: 900 } });
  await openReady(page, `/agent/campaigns/${threadId}/requirements`);
  await page.getByRole("button", { name: "Look for More with a Model" }).click();
  await page.getByText("1 proposal above").waitFor();
  const row = page.locator("li[data-row^='new:model-']");
  expect(await row.locator("input[name=label]").inputValue()).toBe("tidal ledger rites");
  expect(await page.locator("mark", { hasText: "tidal ledger rites" }).count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await row.locator("select[name=importance]").selectOption("must");
  await page.getByRole("button", { name: "Save and Score Again" }).click();
  await page.getByRole("heading", { name: "Edit requirements" }).waitFor({ state: "detached" });
  await openReady(page, `/agent/campaigns/${threadId}/requirements`);
  const saved = page.locator("li[data-row^='added:'] input[name=label]");
  expect(await saved.inputValue()).toBe("tidal ledger rites");
  expect(errors).toEqual([]);
}, 120_000);
