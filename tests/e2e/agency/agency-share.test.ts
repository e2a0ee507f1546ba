import { expect, test } from "vitest";
import { newAgency, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { violations } from "../support/pages/axe";
import { shareFirst } from "../support/pages/desk-steps";
import { addThread, applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();
const PEOPLE = 10;
const MOST_ACTIONS = 30;

test("from an open thread to ten people at a client's in 30 actions, and back with the client's answers", async () => {
  const { page, errors } = await openAs(open, await newAgency(), { viewport: { width: 1280, height: 800 } });
  await addThread(page, "Shared desk");
  const thread = new URL(page.url()).pathname;
  await openReady(page, "/agent/notices");
  await page.locator("summary", { hasText: "Shared desk" }).click();
  await page.getByRole("button", { name: "The posting carries it" }).click();
  await page.getByText("Noted: people who apply from now on are told by the posting.").waitFor();
  expect(await violations(page)).toEqual([]);
  await openReady(page, thread);
  await upload(
    page,
    Array.from({ length: PEOPLE }, (_, i) => applicantFile(i + 1)),
  );
  await page.getByText(`All ${PEOPLE} candidates processed.`).waitFor();
  await openReady(page, new URL(page.url()).pathname);

  const { actions, address } = await shareFirst(page, PEOPLE);
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
