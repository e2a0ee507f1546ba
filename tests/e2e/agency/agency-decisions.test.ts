import { expect, test } from "vitest";
import { depth } from "../../support/depth";
import { newAgency, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { readByKeyboard } from "../support/pages/desk-steps";
import { addThread, applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();
const PEOPLE = depth(6, 15);
/** A third of them each. */
const OF_EACH = PEOPLE / 3;

test("people are read, decided and noted by keyboard alone, in four key presses each", async () => {
  const { page, errors } = await openAs(open, await newAgency(), { viewport: { width: 1280, height: 800 } });
  await addThread(page, "Decisions");
  await upload(
    page,
    Array.from({ length: PEOPLE }, (_, i) => applicantFile(i + 1)),
  );
  await page.getByText(`All ${PEOPLE} candidates processed.`).waitFor();
  const thread = new URL(page.url()).pathname;
  await openReady(page, `${thread}?sort=relevancy_score&order=desc&size=25`);

  const panel = page.getByRole("dialog");
  const isAt = (person: number) => panel.getByText(`${person} of ${PEOPLE}`, { exact: true }).waitFor();
  const presses = await readByKeyboard(page, { people: PEOPLE, isAt });
  expect(presses).toBeLessThanOrEqual(4 * PEOPLE);
  await panel.getByText(`No, because of ${PEOPLE}`).waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => page.locator("tbody td", { hasText: /^Rejected$/ }).count()).toBe(OF_EACH);
  await expect.poll(() => page.locator("tbody [data-star][aria-pressed=true]").count()).toBe(OF_EACH);

  // Many at once, with Undo; a no reaches only those whose panel was opened.
  await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
  const chosen = page.getByRole("region", { name: "Chosen candidates" });
  await chosen.getByText(`${PEOPLE} chosen`).waitFor();
  await chosen.getByRole("button", { name: "Interview" }).click();
  await chosen.getByText(`${PEOPLE} people are now in Interview.`).waitFor();
  await chosen.getByRole("button", { name: "Undo" }).click();
  await chosen.getByText("Taken back.").waitFor();
  await expect.poll(() => page.locator("tbody td", { hasText: /^Rejected$/ }).count()).toBe(OF_EACH);

  await openReady(page, `${thread}?stage=rejected`);
  await page.getByRole("link", { name: "Remove filter: Stage: Rejected" }).waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(OF_EACH);

  await openReady(page, "/agent/log");
  await page.getByText("lines, checked just now").waitFor();
  await page.getByText("New → Rejected", { exact: false }).first().waitFor();
  expect(errors).toEqual([]);
});

test("stages go by the company's names in its order, and a protected reason is refused", async () => {
  const { page, errors } = await openAs(open, await newAgency());
  await openReady(page, "/agent/stages");
  await page.getByLabel("Name").nth(1).fill("Vorauswahl");
  await page.getByLabel("Reasons for a no, one per line").fill("No forklift licence\nCandidates over 50");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Candidates over 50", { exact: false }).first().waitFor();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Reasons for a no, one per line").fill("No forklift licence");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your changes are saved.").waitFor();
  await openReady(page, "/agent/stages");
  expect(await page.getByLabel("Name").nth(1).inputValue()).toBe("Vorauswahl");
  expect(errors.filter((text) => !text.includes("400"))).toEqual([]);
});
