import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newRequestId } from "../../workers/domain/matches/request-id";
import { newSeeker, openAs } from "./support/accounts";
import { oneBrowser } from "./support/browser";
import { faultsOfView } from "./support/pages/looks";
import { postResume } from "./support/pages/seeker-pages";
import { openReady } from "./support/ready";

const open = oneBrowser();

const description = "Backend Developer\n\nRequirements:\n- Python and PostgreSQL\n- Kafka\n- Terraform";

async function read(page: Page, resumeId: string): Promise<void> {
  const statusOf = async () => (await (await page.request.get(`/api/resumes/${resumeId}`)).json()).status;
  await expect.poll(statusOf).toBe("completed");
}

/** An analysis of that posting, made by a plain form; its page is open then. */
async function analyse(page: Page, resumeId: string): Promise<void> {
  const form = { resume: resumeId, mode: "description", description, requestId: newRequestId() };
  const headers = { origin: inject("origin") };
  const answer = await page.request.post("/new-analysis", { form, headers, maxRedirects: 0 });
  await openReady(page, answer.headers().location ?? "no analysis");
}

test("a bullet is rewritten beside its score, kept, exported, and its file analyzed gives the same score", async () => {
  const { page, errors } = await openAs(open, await newSeeker());
  const resumeId = await postResume(page, 3);
  await read(page, resumeId);
  await analyse(page, resumeId);
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("link", { name: "Work on your résumé" }).click();
  const bullet = page.getByRole("textbox", { name: /Built payment services/ });
  await page.getByRole("button", { name: "Check the spelling" }).click();
  const spelling = page.locator("section", { has: page.getByRole("heading", { name: "Spelling" }) });
  await bullet.fill("Built paymnet services as a barrista");
  await spelling.getByText("paymnet: payment").waitFor();
  await spelling.getByText("barrista").waitFor();
  await bullet.fill("Built payment services in Python, PostgreSQL and Kafka on Kubernetes");
  const bar = page.getByRole("status").filter({ hasText: "Match score" });
  await bar.getByText(/^\+\d+ by your changes$/).waitFor();
  await page.getByText("It was: Built payment services").waitFor();
  const score = await bar.locator("strong").textContent();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save Version 1" }).click();
  await page.getByText("Version 1, open").waitFor();
  expect(await faultsOfView(page, "rewrite")).toEqual([]);

  const word = page.waitForEvent("download");
  await page.getByRole("button", { name: "Word (DOCX)" }).click();
  expect((await word).suggestedFilename()).toBe("CV 3 (draft 1).docx");
  const sent = page.waitForResponse((answer) => answer.url().includes("/api/resumes?versionOf="));
  await page.getByRole("button", { name: "Keep as a New Résumé" }).click();
  const { accepted } = (await (await sent).json()) as { accepted: { id: string }[] };
  await page.getByText("is among your résumés").waitFor();
  const draft = accepted[0]?.id ?? "";
  await read(page, draft);
  await analyse(page, draft);
  await page.getByRole("link", { name: "Work on your résumé" }).waitFor();
  // On this page, too, the score is the fresh analysis'.
  const fresh = page.locator("strong", { hasText: /^Match score/ });
  expect(await fresh.textContent()).toBe(`Match score ${score}`);
  expect(errors).toEqual([]);
});
