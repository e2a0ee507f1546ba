import { eq } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { applicants, companies } from "../../../db/schema";
import { textPdf } from "../../support/samples/text-pdf";
import { agencyKey } from "../programs/agency-key";
import { depsOf, newAgency, newThread, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { violations } from "../support/pages/axe";
import { openReady } from "../support/ready";

const open = oneBrowser();

const RESUME = [
  "Vera Quimby",
  "vera.quimby@example.com | Gothenburg, Sweden",
  "",
  "Experience",
  "",
  "Nordwind Systems Ltd",
  "Jan 2015 - Dec 2019",
  "- Hired as Backend Developer, based at Trondheim harbour",
  "- Built payment services in Python",
  "",
  "Education",
  "BSc in Computer Science, Chalmers University of Technology, 2004 - 2008",
];

test("what a model found for an empty field counts once it is accepted, and is marked on their page", async () => {
  const agency = await newAgency();
  const { db } = depsOf();
  await db.shared.update(companies).set({ modelReading: true }).where(eq(companies.id, agency.companyId));
  const threadId = await newThread(agency);
  const form = new FormData();
  form.append("resumes", new Blob([textPdf(RESUME)]), "cv.pdf");
  const uploaded = await fetch(`${inject("origin")}/api/v1/threads/${threadId}/uploads?source=applied`, {
    method: "POST",
    headers: { authorization: `Bearer ${await agencyKey(agency)}` },
    body: form,
  });
  expect(uploaded.status).toBe(202);
  const row = async () =>
    (await db.shared.select().from(applicants).where(eq(applicants.threadId, threadId)))[0];
  await expect.poll(async () => (await row())?.analysisStatus, { timeout: 60_000 }).toBe("completed");
  const panel = `/agent/campaigns/${threadId}/candidates/${(await row())?.id}`;
  const { page, errors } = await openAs(open, agency, { viewport: { width: 390, height: 900 } });
  await openReady(page, panel);
  await page.getByRole("link", { name: "Look for them with a model" }).click();
  await page.getByRole("button", { name: "Look for Them with a Model" }).click();
  await page.getByText("2 proposals of the model of").waitFor();
  expect(await page.locator("mark", { hasText: "Trondheim harbour" }).last().isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect((await row())?.corrections).toBeNull();
  await page.getByRole("button", { name: "Accept Title Backend Developer" }).click();
  await page.getByText("1 proposal of the model of").waitFor();
  expect((await row())?.corrections).toMatchObject({ corrections: [{ value: "Backend Developer" }] });
  await openReady(page, `${panel}/page`);
  await page.getByText("proposed by a model, accepted here").waitFor();
  expect(errors).toEqual([]);
}, 120_000);
