import { expect, test } from "vitest";
import { isDeep } from "../../support/depth";
import { jobForm } from "../../support/people/agency";
import { REAL_SET, realPosting, realResumes } from "../../support/samples/real-resumes";
import { needShared } from "../../support/samples/shared-sets";
import { newAgency, newThread, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { readByKeyboard, shareFirst } from "../support/pages/desk-steps";
import { openReady } from "../support/ready";

const open = oneBrowser();
const FILES = 200;
const READ = 15;
const SHARED = 10;
const BEST_FIRST = "sort=relevancy_score&order=desc&size=25";

test("two hundred real résumés are uploaded in one gesture, read by keyboard and shared, in so many actions", async ({
  skip,
}) => {
  skip(!isDeep, "npm run test:deep alone uploads 200 résumés");
  needShared(REAL_SET, { skip });
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency, { viewport: { width: 1280, height: 800 } });
  const { title, text } = realPosting("tr_01");
  const form = { ...jobForm, title, jobDescription: text, requirements: "" };
  const thread = `/agent/campaigns/${await newThread(agency, form)}`;
  const counts: Record<string, number> = {};

  await openReady(page, thread);
  await page.locator("input[type=file]").setInputFiles(await realResumes(FILES));
  await page.getByText(`${FILES} files chosen:`).waitFor();
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  await page.getByText(`The batch successfully added with ${FILES} resumes.`).waitFor();
  const ended = page.getByText(/^Analysis completed/);
  await ended.waitFor({ timeout: 20 * 60_000 });
  const outcome = await ended.textContent();

  await openReady(page, `${thread}?${BEST_FIRST}`);
  const boxes = await page
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  counts.firstRow = boxes[0]?.top ?? Number.NaN;
  counts.rowsAtAGlance = boxes.filter(({ bottom }) => bottom <= 800).length;
  counts.tallestRow = Math.max(...boxes.map(({ height }) => height));
  counts.actions = (await shareFirst(page, SHARED)).actions;
  await openReady(page, `${thread}?${BEST_FIRST}&page=2`);
  const isAt = (person: number) =>
    page
      .getByRole("dialog")
      .getByText(new RegExp(`^${25 + person} of \\d+$`))
      .waitFor();
  counts.presses = await readByKeyboard(page, { people: READ, isAt });
  process.stdout.write(`${outcome} ${JSON.stringify(counts)}\n`);
  expect(outcome).toContain(`All ${FILES} candidates processed.`);
  expect(counts.firstRow).toBeLessThanOrEqual(220);
  expect(counts.rowsAtAGlance).toBeGreaterThanOrEqual(10);
  expect(counts.tallestRow).toBeLessThanOrEqual(48);
  expect(counts.actions).toBeLessThanOrEqual(30);
  expect(counts.presses).toBeLessThanOrEqual(60);
  expect(errors).toEqual([]);
});
