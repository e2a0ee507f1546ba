import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { BatchStatus } from "../../../workers/domain/documents/batch-status";
import { newAgency, newThread, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { hold } from "../support/hold";
import { addThread, applicantFile, upload } from "../support/pages/thread-pages";

const open = oneBrowser();

const DONE = "Analysis completed successfully!";
/** The page's question how far a batch is, not the live connection. */
const QUESTION = /\/api\/batches\/[0-9a-f-]+$/;
const LIVE = /\/api\/batches\/[0-9a-f-]+\/live$/;

/** A DataTransfer that holds real files, as a drag from the desktop brings it. */
function dragged(page: Page, files: ReturnType<typeof applicantFile>[]) {
  return page.evaluateHandle(
    (all) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of all)
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  );
}

test("résumés can be dropped onto the upload area, and what isn't a PDF is refused there", async () => {
  const { page, errors } = await openAs(open, await newAgency());
  await addThread(page, "Dropped");
  const area = page.locator("form", { has: page.locator("input[type=file]") });
  const letter = { name: "letter.docx", mimeType: "application/msword", buffer: Buffer.from("no résumé") };
  const dataTransfer = await dragged(page, [applicantFile(1), letter, applicantFile(2)]);

  await area.dispatchEvent("dragover", { dataTransfer });
  await expect.poll(() => area.getAttribute("class")).toContain("border-accent");
  await area.dispatchEvent("drop", { dataTransfer });
  await expect.poll(() => area.getAttribute("class")).not.toContain("border-accent");
  await page.getByText("letter.docx: Only PDF files are allowed").waitFor();
  await area.getByText("2 files chosen:").waitFor();
  await area.getByText("lind-1.pdf, lind-2.pdf").waitFor();

  await page.getByLabel("Where are they from?").selectOption("applied");
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  await page.getByText("The batch successfully added with 2 resumes.").waitFor();
  await page.getByText(`${DONE} All 2 candidates processed.`).waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(2);
  expect(errors).toEqual([]);
});

test("files that are chosen before the scripts arrive are sent", async () => {
  const agency = await newAgency();
  const { page } = await openAs(open, agency);
  const scripts = await hold(page, "**/assets/*.js");
  await page.goto(`/agent/campaigns/${await newThread(agency)}`, { waitUntil: "commit" });
  await page.locator("input[type=file]").setInputFiles([applicantFile(1), applicantFile(2)]);
  scripts.release();
  await page.getByText("2 files chosen:").waitFor();
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  await page.getByText("The batch successfully added with 2 resumes.").waitFor();
});

test("an analysis that takes more than ten minutes says so, and still shows its end", async () => {
  const { page } = await openAs(open, await newAgency());
  await addThread(page, "Overdue");
  // The real batch ends in no time; the page is told that it continues.
  let stuck = true;
  await page.routeWebSocket(LIVE, () => {});
  await page.route(QUESTION, async (route) => {
    if (!stuck) return route.continue();
    const answer = await route.fetch();
    const status = (await answer.json()) as BatchStatus;
    await route.fulfill({ json: { ...status, status: "processing", pending: 1, completed: 0 } });
  });
  await page.clock.install();
  await upload(page, [applicantFile(1)]);
  await page.getByText("The batch successfully added with 1 resumes.").waitFor();
  await page.getByRole("progressbar", { name: "Analysis of the uploaded résumés" }).waitFor();

  const overdue = page.getByText(/^Polling timeout: Analysis took too long/);
  await page.clock.fastForward("09:00");
  await page.clock.runFor(5_000);
  expect(await overdue.count()).toBe(0);
  await page.clock.fastForward("01:10");
  await overdue.waitFor();

  stuck = false;
  // An answer that was on its way puts the next question off by a minute: minutes pass until the end is told.
  const done = page.getByText(`${DONE} All 1 candidates processed.`);
  await expect
    .poll(async () => {
      await page.clock.runFor(60_000);
      return done.count();
    })
    .toBe(1);
  expect(await overdue.count()).toBe(0);
});

/** @returns how many live connections have broken since, as the page knows */
async function countBroken(page: Page) {
  const counted = await page.evaluateHandle(() => {
    const count = { broken: 0 };
    const Original = window.WebSocket;
    window.WebSocket = class extends Original {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        this.addEventListener("close", () => {
          count.broken += 1;
        });
      }
    };
    return count;
  });
  return () => counted.evaluate(({ broken }) => broken);
}

test("a live connection that breaks is opened again and tells the end", async () => {
  const { page } = await openAs(open, await newAgency());
  await addThread(page, "Reconnected");
  let asked = 0;
  page.on("request", (request) => {
    if (QUESTION.test(request.url())) asked += 1;
  });
  let connections = 0;
  let askedBefore = 0;
  await page.routeWebSocket(LIVE, (socket) => {
    connections += 1;
    if (connections < 3) return void socket.close({ code: 1011, reason: "gone" });
    askedBefore = asked;
    socket.connectToServer();
  });
  const broken = await countBroken(page);
  // The page's clock is stopped, except for what is said here.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await upload(page, [applicantFile(1), applicantFile(2)]);
  await expect.poll(broken).toBe(1);
  await page.clock.runFor(1000);
  await expect.poll(broken).toBe(2);
  await page.clock.runFor(2000);
  // Three seconds in all: before the first question, which comes after five.
  await expect.poll(() => connections).toBe(3);
  expect(askedBefore).toBe(0);
  await page.clock.resume();
  await page.getByText(`${DONE} All 2 candidates processed.`).waitFor();
  expect(connections).toBe(3);
});
