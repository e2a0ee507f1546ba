import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { textPdf } from "../../support/samples/text-pdf";
import { newAgency, newThread, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { hold } from "../support/hold";
import { applicantFile, upload } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";

const open = oneBrowser();
const MANY = 60;

const file = (name: string, lines: string[]) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(textPdf(lines)),
});

/** Which of a page's open menus reach over its window's edges, in px from the left. */
const cutMenus = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("details[open] > summary + *")].flatMap((menu) => {
      const { left, right } = menu.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth
        ? [[menu.textContent, left, right]]
        : [];
    }),
  );

test("on a phone every menu of the desk stays on the page, and reasons for a no lie over the tabs", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency, { viewport: { width: 390, height: 844 } });
  await openReady(page, `/agent/campaigns/${await newThread(agency)}`);
  await upload(page, [applicantFile(1)]);
  await page.getByText("All 1 candidates processed.").waitFor();
  await page.locator("tbody a", { hasText: "Mara Lind" }).waitFor();
  const menus = page.locator("main details > summary:visible");
  await expect.poll(() => menus.count()).toBeGreaterThanOrEqual(4);
  for (const menu of await menus.all()) {
    await menu.click();
    await expect.poll(() => menu.locator("..").getAttribute("open")).not.toBeNull();
    expect(await cutMenus(page)).toEqual([]);
    await menu.click();
  }

  await page.locator("tbody a", { hasText: "Mara Lind" }).click();
  const panel = page.getByRole("dialog");
  await panel.locator("[data-star]").click();
  await panel.locator("summary", { hasText: "Stage: Shortlisted" }).waitFor();
  const elsewhere = panel.getByRole("heading", { level: 2 });
  for (const menu of await panel.locator("details[data-menu] > summary:visible").all()) {
    await menu.click();
    await expect.poll(() => menu.locator("..").getAttribute("open")).not.toBeNull();
    expect(await cutMenus(page)).toEqual([]);
    await elsewhere.click();
  }
  await panel.locator("summary", { hasText: "Reject" }).click();
  await panel.getByText("Why not?").waitFor();
  const covered = await panel
    .getByRole("group", { name: "Why not?" })
    .locator("label")
    .evaluateAll((labels) =>
      labels.flatMap((label) => {
        const { left, top, height } = label.getBoundingClientRect();
        const seen = document.elementFromPoint(left + 40, top + height / 2);
        return label.contains(seen) ? [] : [label.textContent];
      }),
    );
  expect(covered).toEqual([]);
  expect(errors).toEqual([]);
});

test("a big pile is named in a line, its progress is in sight, and what became of it moves no button", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency, { viewport: { width: 1280, height: 800 } });
  await openReady(page, `/agent/campaigns/${await newThread(agency)}`);
  const share = page.getByRole("link", { name: "Share", exact: true });
  const place = await share.boundingBox();
  const letter = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("no résumé") };
  const picker = page.locator("input[type=file]");
  await picker.setInputFiles([...Array.from({ length: MANY }, (_, i) => applicantFile(i)), letter]);
  const chosen = page.getByText(`${MANY} files chosen:`).locator("..");
  await chosen.waitFor();
  expect(await chosen.textContent()).toMatch(/lind-0\.pdf, .*lind-4\.pdf and 55 more$/);
  // The browser's own words beside the button count the same files.
  await expect.poll(() => picker.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(MANY);
  const refused = page.getByRole("alert").filter({ hasText: "letter.txt" });
  expect(await refused.textContent()).toBe("1 file was not taken:letter.txt: Only PDF files are allowed");

  const answer = await hold(page, "**/resumes*");
  await page.getByLabel("Where are they from?").selectOption("applied");
  await page.getByRole("button", { name: "Upload and Analyze" }).click();
  await answer.asked;
  const bar = await page.getByRole("progressbar", { name: "Upload" }).boundingBox();
  expect(bar && bar.y + bar.height).toBeLessThan(800);
  answer.release();
  await page.getByText(`The batch successfully added with ${MANY} resumes.`).waitFor();
  await page.getByText(`All ${MANY} candidates processed.`).waitFor();
  await page.locator("tbody a", { hasText: "Mara Lind" }).first().waitFor();
  expect((await share.boundingBox())?.y).toBe(place?.y);
  expect(
    await page.getByRole("status").filter({ hasText: "The batch successfully added" }).textContent(),
  ).toBe(
    `The batch successfully added with ${MANY} resumes. Analysis completed successfully! All ${MANY} candidates processed. Table refreshed with new candidates!`,
  );
  expect(errors).toEqual([]);
});

test("how long someone has worked is read in the row however long their title, and a file's name once", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency, { viewport: { width: 1280, height: 800 } });
  const thread = `/agent/campaigns/${await newThread(agency)}`;
  await openReady(page, thread);
  await upload(page, [
    file("nameless-one.pdf", [
      "Experience",
      "Senior Backend Engineer for Payments, Nordwind Systems International Holding",
      "Jan 2010 - Dec 2019",
      "- Built payment services in Python and PostgreSQL on Kubernetes",
    ]),
  ]);
  await page.getByText("All 1 candidates processed.").waitFor();
  const row = page.locator("tbody tr").first();
  const months = row.getByText(/10 y/).last();
  await months.waitFor();
  const isCut = await months.evaluate((words) => {
    const { right } = words.getBoundingClientRect();
    const cell = words.closest("td")?.getBoundingClientRect();
    return words.scrollWidth > words.clientWidth || right > (cell?.right ?? 0);
  });
  expect(isCut).toBe(false);
  await row.locator("a[data-applicant]").click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("heading", { name: "nameless-one.pdf" }).waitFor();
  const said = await panel.evaluate(
    (node) =>
      [...node.querySelectorAll("*")].filter(
        (one) => one.children.length === 0 && one.textContent === "nameless-one.pdf" && !one.closest("nav"),
      ).length,
  );
  expect(said).toBe(1);
  expect(errors).toEqual([]);
});

test("a job thread that takes its time is waited for in words, and its analytics are one click away", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency, { viewport: { width: 1280, height: 800 } });
  const thread = `/agent/campaigns/${await newThread(agency)}`;
  await openReady(page, "/agent/dashboard?tab=campaigns");
  const answer = await hold(page, `**${thread}.data*`);
  await page.locator("a[data-thread]").first().click();
  await answer.asked;
  const opacity = () =>
    page.getByText("Loading campaign...").evaluate((words) => getComputedStyle(words).opacity);
  await expect.poll(opacity).toBe("1");
  answer.release();
  await page.getByRole("link", { name: "Analytics", exact: true }).click();
  await page.waitForURL(`**${thread}/analytics`);
  expect(errors).toEqual([]);
});
