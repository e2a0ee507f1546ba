import { expect, inject, test } from "vitest";
import { runBatch } from "../../db/batch";
import { matches, resumes } from "../../db/schema";
import { depsOf, newSeeker, openAs } from "./support/accounts";
import { oneBrowser } from "./support/browser";
import { faultsOfPages } from "./support/pages/looks";
import { hydrated, openReady } from "./support/ready";

const open = oneBrowser();
const DAY = 24 * 60 * 60_000;

/** A person with an analysis, as the tables have it. */
async function analysed() {
  const { shared } = depsOf().db;
  const person = await newSeeker();
  const { userId } = person;
  const [resumeId, matchId] = [crypto.randomUUID(), crypto.randomUUID()];
  const file = { fileKey: `${userId}/cv.pdf`, fileSize: 1, fileType: "application/pdf", fileHash: "x" };
  const job = { jobTitle: "Backend Developer", companyName: "Nordwind", score: 72.4 };
  await runBatch(shared, [
    shared.insert(resumes).values({ id: resumeId, userId, name: "CV", ...file }),
    shared.insert(matches).values({ id: matchId, userId, resumeId, ...job }),
  ]);
  return { person, matchId };
}

test("a job is tracked from its analysis, planned, moved by keyboard, exported, deleted and brought back", async () => {
  const { person, matchId } = await analysed();
  const { page, errors } = await openAs(open, person);
  await openReady(page, `/analysis/${matchId}`);
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("button", { name: "Track this job" }).click();
  await page.getByText("This job is among your applications now.").waitFor();
  const panel = page.getByRole("dialog");
  await panel.getByText("72").waitFor();

  const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
  await panel.getByLabel("What it is").fill("Interview by phone");
  await panel.getByLabel("Day", { exact: true }).fill(day);
  await panel.getByText("Remind me by mail").click();
  await panel.getByLabel("Notes").fill("They were kind.");
  // Another tab was faster: nothing is saved, and nothing that was typed is lost.
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const move = { intent: "move", id, state: "offer" };
  await page.request.post("/applications", { form: move, headers: { origin: inject("origin") } });
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await panel.getByText("so nothing was saved").waitFor();
  expect(await panel.getByLabel("Notes").inputValue()).toBe("They were kind.");
  await panel.getByRole("button", { name: "Save This Version" }).click();
  await page.getByText("Backend Developer is saved.").waitFor();
  await page.getByText(", with a reminder").waitFor({ state: "attached" });

  const card = page.getByRole("article", { name: "Backend Developer" });
  await card.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Backend Developer is now in Applied.").waitFor();
  // The keyboard goes on at the card, in its new column.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Backend Developer");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Backend Developer is back in Saved.").waitFor();

  const csv = await (await page.request.get("/api/applications.csv")).text();
  expect(csv).toContain(`Backend Developer,Nordwind,,,Saved,72,`);
  expect(csv).toContain(`Interview by phone,${day},They were kind.`);

  await card.getByRole("link", { name: "Backend Developer" }).click();
  await panel.getByRole("button", { name: "Delete This Application" }).click();
  await page.getByRole("heading", { name: "No applications yet" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Backend Developer is back.").waitFor();
  await card.getByRole("link", { name: "Backend Developer" }).click();
  await panel.waitFor();
  const opened = new URL(page.url()).pathname;
  const faults = await faultsOfPages(page, "applications", [
    "/applications",
    "/applications?view=list",
    opened,
  ]);
  expect(faults).toEqual([]);
  await hydrated(page);
  expect(errors).toEqual([]);
});
