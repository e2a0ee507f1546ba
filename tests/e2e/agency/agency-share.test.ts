import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { newAgency, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { violations } from "../support/pages/axe";
import { addThread, applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();
const PEOPLE = 10;
const MOST_ACTIONS = 30;

test("from an open thread to ten people at a client's in 30 actions, and back with the client's answers", async () => {
  const { page, errors } = await openAs(open, await newAgency(), { viewport: { width: 1280, height: 800 } });
  await addThread(page, "Shared desk");
  await upload(
    page,
    Array.from({ length: PEOPLE }, (_, i) => applicantFile(i + 1)),
  );
  await page.getByText(`All ${PEOPLE} candidates processed.`).waitFor();
  await openReady(page, new URL(page.url()).pathname);

  let actions = 0;
  const click = async (target: Locator) => {
    actions += 1;
    await target.click();
  };
  const stars = page.locator("tbody [aria-pressed]");
  for (let i = 0; i < PEOPLE; i++) {
    // A star shows before it is saved.
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
    await click(stars.nth(i));
    await saved;
    await expect.poll(() => page.locator("tbody [aria-pressed=true]").count()).toBe(i + 1);
  }
  await click(page.getByRole("link", { name: "Share", exact: true }));
  await page.getByText(`${PEOPLE} people have no recorded consent`).waitFor();
  actions += 1;
  await page.locator("#way-all").selectOption("phone");
  await click(page.getByRole("button", { name: "Record consent of all chosen" }));
  await page.getByText(`Consent is recorded for ${PEOPLE} people.`).waitFor();
  await click(page.getByRole("button", { name: "Create link" }));
  const address = await page.getByLabel("Address of the link").inputValue();
  await click(page.getByRole("button", { name: "Copy link" }));
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(await violations(page)).toEqual([]);

  const client = await open({ viewport: { width: 390, height: 800 } });
  await openReady(client.page, new URL(address).pathname);
  await client.page.getByRole("heading", { name: "Candidate J" }).waitFor();
  expect(await client.page.textContent("main")).not.toMatch(/Lind|Nordwind Systems,|@example/);
  await client.page.getByRole("button", { name: "Yes to Candidate A", exact: true }).click();
  await client.page.getByText("Your answer: Yes").waitFor();
  await client.page.getByRole("button", { name: "Question about Candidate B" }).click();
  await client.page.getByLabel("Your words to the agency about Candidate B").fill("Free in May?");
  await client.page.getByRole("button", { name: "Send question" }).click();
  await client.page.getByText("Your answer: A question").waitFor();
  expect(await violations(client.page)).toEqual([]);
  const width = await client.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  await openReady(page, `${new URL(page.url()).pathname}`);
  await page.getByText("Free in May?").waitFor();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByText("The link is withdrawn").waitFor();
  await client.page.reload();
  await client.page.getByRole("heading", { name: "This page is no longer available" }).waitFor();
  expect([...errors, ...client.errors.filter((error) => !error.includes("404"))]).toEqual([]);
});
