import { eq } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { jobBoards, jobPostings } from "../../db/schema";
import { resumePdf } from "../support/samples/text-pdf";
import { depsOf, newSeeker, openAs } from "./support/accounts";
import { oneBrowser } from "./support/browser";
import { faultsOfPages } from "./support/pages/looks";
import { hydrated, openReady } from "./support/ready";

const open = oneBrowser();

/** A board of the stand-in's, read by the Worker's own cron and messages. */
async function readPostings() {
  const { shared } = depsOf().db;
  const board = { id: "rive-gauche", source: "lever-eu", token: "rive-gauche-sante" } as const;
  await shared.insert(jobBoards).values({ ...board, company: "Rive Gauche Santé", nextReadAt: 0 });
  await fetch(`${inject("origin")}/cdn-cgi/local/scheduled?cron=${encodeURIComponent("* * * * *")}`);
  const read = async () =>
    (await shared.select().from(jobPostings).where(eq(jobPostings.boardId, board.id))).filter(
      ({ readBy }) => readBy !== "",
    ).length;
  await expect.poll(read).toBeGreaterThan(10);
}

test("a place is suggested, jobs are found for it, one is analysed, and another left out", async () => {
  const person = await newSeeker();
  const { page, errors } = await openAs(open, person);
  const file = { name: "CV.pdf", mimeType: "application/pdf", buffer: Buffer.from(resumePdf(901)) };
  const headers = { origin: inject("origin") };
  const sent = await page.request.post("/api/resumes", { multipart: { resumes: file }, headers });
  const id = ((await sent.json()) as { accepted: { id: string }[] }).accepted[0]?.id;
  await readPostings();
  const state = async () => (await (await page.request.get(`/api/resumes/${id}`)).json()).analysisStatus;
  await expect.poll(state).toBe("completed");

  await openReady(page, "/jobs");
  const banner = page.getByRole("button", { name: "Decline" });
  await banner.click();
  await banner.waitFor({ state: "hidden" });
  await page.getByRole("textbox", { name: "Position" }).fill("Registered Nurse");
  const place = page.getByRole("combobox", { name: "Location" });
  await place.pressSequentially("franc");
  await page.getByRole("option", { name: "France", exact: true }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await place.inputValue()).toContain("France");
  await place.fill("France");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await page.getByRole("heading", { name: "Current Search" }).waitFor();

  const cards = page.getByRole("article");
  await cards.first().waitFor();
  await cards.first().getByRole("button", { name: "Analyze Now" }).click();
  await page.getByRole("link", { name: "View Analysis" }).waitFor();
  const left = cards.last();
  const name = (await left.getAttribute("id")) ?? "";
  await left.getByRole("button", { name: "Not interested" }).click();
  await page.getByText("This job is left out of your searches.").waitFor();
  expect(await page.locator(`#${name}`).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(`#${name}`).waitFor();

  await page.getByRole("button", { name: "Save This Search" }).click();
  await page.getByRole("heading", { name: "Registered Nurse in France" }).waitFor();

  const shown = ["/jobs", `/jobs?resume=${id}&edit=1`, "/jobs/saved"];
  expect(await faultsOfPages(page, "jobs", shown)).toEqual([]);
  await hydrated(page);
  expect(errors).toEqual([]);
});
