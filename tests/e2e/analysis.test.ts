import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seedThreads } from "../../db/seed/job-threads";
import { newSeeker, openAs, sharedStores } from "./support/accounts";
import { oneBrowser } from "./support/browser";
import { faultsOfPages, faultsOfView } from "./support/pages/looks";
import { postResume } from "./support/pages/seeker-pages";
import { noteWords, openReady } from "./support/ready";

const open = oneBrowser();

/** Uploads a résumé as the page of résumés does, and waits until it has been read. */
async function uploadResume(page: Page, seed: number): Promise<string> {
  const id = await postResume(page, seed);
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`/api/resumes/${id}`)).json()) as { status: string }).status,
    )
    .toBe("completed");
  return id;
}

/** Fills in a pasted job and sends it; the analysis is open then. */
async function analysePasted(page: Page, { title, description }: { title: string; description: string }) {
  await page.getByText("By description", { exact: true }).click();
  await page.getByLabel("Job title (optional)").fill(title);
  await page.getByLabel("Job description").fill(description);
  await page.getByRole("button", { name: "Analyze Resume" }).click();
}

const isAnalysis = ({ pathname }: URL) => /^\/analysis\/[\da-f-]{36}$/.test(pathname);

const [backend, nurse] = seedThreads;

test("from a job to what would change its match: analysed, read, shared, compared, printed, deleted", async () => {
  const { page, errors } = await openAs(open, await newSeeker());
  await openReady(page, "/new-analysis");
  await page.getByText("Please upload a resume first").waitFor();
  const resumeId = await uploadResume(page, 1);
  await openReady(page, "/new-analysis");

  const send = page.getByRole("button", { name: "Analyze Resume" });
  await expect.poll(() => send.isDisabled()).toBe(true);
  await page.getByText("By URL").click();
  await page.getByLabel("LinkedIn job URL").fill("https://jobs.example.com/1");
  await send.click();
  await page.getByRole("alert").getByText("Please provide a valid LinkedIn job URL").waitFor();
  expect(await page.getByLabel("LinkedIn job URL").inputValue()).toBe("https://jobs.example.com/1");

  if (!backend || !nurse) throw new Error("the demo lost its jobs");
  // The answer comes at once, and is held back until the scanning has been seen.
  const scanning = await noteWords(page, "Analyzing...");
  const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await analysePasted(page, backend);
  await scanning();
  await answered;
  await page.clock.runFor(1400);
  expect(isAnalysis(new URL(page.url()))).toBe(false);
  await page.clock.resume();
  await page.waitForURL(isAnalysis);
  await page.getByRole("heading", { name: backend.title, level: 1 }).waitFor();
  const path = new URL(page.url()).pathname;

  // Verdict and actions stand above the fold, on a phone too, and the whole table within three screens.
  const end = () =>
    page.getByText(/^Each was tried/).evaluate((words) => words.getBoundingClientRect().bottom + scrollY);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await end()).toBeLessThan(844);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await end()).toBeLessThan(800);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2400);
  const rows = page.locator("#panel-requirements ul > li > details");
  const names = await rows.locator("> summary > span:first-of-type").allTextContents();
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);

  // What is met is folded in a long table, and so are the last rows of each group.
  const folded = page.locator("#panel-requirements details:not([open]):not(li > details) > summary");
  const unfold = async () => {
    while ((await folded.count()) > 0) await folded.first().click();
  };
  await unfold();
  // A row opens into its words; the job's lead to the posting in its tab, the résumé's to their line.
  const row = rows
    .filter({ has: page.getByText("The job says") })
    .filter({ has: page.getByText(/line \d+/) });
  await row.first().locator("summary").click();
  await row.first().getByText("The job says").locator("..").getByRole("link").first().click();
  await page.locator("#panel-posting mark:focus").waitFor();
  await page.waitForURL(({ search }) => search === "?tab=posting");
  await page.getByRole("tab", { name: "Requirements" }).click();
  await page.waitForURL(({ search }) => search === "");
  const place = row
    .first()
    .getByRole("link", { name: /line \d+/ })
    .first();
  await place.click();
  const focused = page.locator(".resume-line:focus");
  await focused.locator("[data-active]").waitFor();
  await page.getByRole("button", { name: "Back to the account" }).click();
  await expect.poll(() => place.evaluate((link) => link === document.activeElement)).toBe(true);

  await page.getByRole("link", { name: "Correct what the job asks for" }).click();
  const asked = page.getByRole("dialog");
  await asked.getByRole("combobox").first().selectOption("ignore");
  await asked.getByLabel("Musts that are missing here").fill("Welding");
  await asked.getByRole("button", { name: "Save and score again" }).click();
  await page.getByText("was changed by hand").waitFor();
  await unfold();
  await rows.getByText("Welding").waitFor();

  await page.getByRole("link", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create Link" }).click();
  const address = await page.getByLabel("Address of the link").inputValue();
  const guest = await open();
  await guest.page.goto(address);
  await guest.page.getByRole("heading", { name: backend.title, level: 1 }).waitFor();
  expect(await guest.page.getByText("lind1@").count()).toBe(0);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("nobody else can see this analysis").waitFor();
  expect((await guest.page.reload())?.status()).toBe(404);
  await guest.page.getByText("This link has ended or never existed.").waitFor();
  await page.keyboard.press("Escape");
  // Back to where the reader was, the focus too.
  await page.waitForURL(`**${path}`);
  await expect
    .poll(() => page.getByRole("link", { name: "Share" }).evaluate((link) => link === document.activeElement))
    .toBe(true);

  await openReady(page, `/new-analysis?resume=${resumeId}`);
  await analysePasted(page, nurse);
  await page.waitForURL(isAnalysis);
  await page.getByRole("link", { name: "Compare" }).click();
  await page.getByRole("checkbox", { name: new RegExp(backend.title) }).check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.poll(() => page.locator("thead th").count()).toBe(2);
  await page
    .getByText(/This one change helps \d of 2\./)
    .first()
    .waitFor();
  // Only the table moves sideways, not the page.
  await page.setViewportSize({ width: 320, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });

  await openReady(page, path);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("banner").count()).toBe(0);
  expect(await page.getByRole("link", { name: "Delete" }).count()).toBe(0);
  expect(await page.getByRole("heading", { name: "What would change this" }).isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete Analysis" }).click();
  await page.waitForURL("**/history?notice=deleted");
  expect((await page.goto(path))?.status()).toBe(404);
  expect(errors.filter((text) => !text.includes("404"))).toEqual([]);
});

const LONG = [
  ...[
    "Python",
    "Kafka",
    "Terraform",
    "Ansible",
    "Prometheus",
    "Grafana",
    "Redis",
    "Elasticsearch",
    "Jenkins",
  ],
  ...["GraphQL", "Snowflake", "Airflow", "Tableau", "Salesforce", "SAP", "AutoCAD", "Photoshop", "Figma"],
  ...["Cold calling", "Payroll", "Bookkeeping", "Accounts payable", "Inventory management", "Forklift"],
  ...["Welding", "Plumbing", "Carpentry", "Food safety", "Menu planning", "Catering", "First aid"],
  ...["Phlebotomy", "Triage", "Wound care", "Lesson planning", "Classroom management"],
];

test("a job that asks for three dozen things still takes three screens, and seven on a phone", async () => {
  const { page, errors } = await openAs(open, await newSeeker());
  const resumeId = await uploadResume(page, 4);
  await openReady(page, `/new-analysis?resume=${resumeId}`);
  await analysePasted(page, {
    title: "Handyperson",
    description: `Requirements\n${LONG.map((name) => `- ${name}`).join("\n")}`,
  });
  await page.waitForURL(isAnalysis);
  const panel = page.locator("#panel-requirements");
  await panel.waitFor();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await height()).toBeLessThanOrEqual(3 * 800);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await height()).toBeLessThanOrEqual(7 * 844);

  const names = panel.locator("ul > li > details > summary > span:first-of-type");
  const all = await names.allTextContents();
  expect(all.length).toBeGreaterThan(30);
  expect(new Set(all).size).toBe(all.length);
  const last = names.filter({ hasText: "Classroom management" });
  expect(await last.isVisible()).toBe(false);
  await panel
    .getByText(/^\d+ more/)
    .first()
    .click();
  await last.waitFor();
  expect(errors).toEqual([]);
});

const small = {
  title: "Backend Developer",
  description: "Requirements\n- Python\n- Kafka\n- Terraform\n- English\n- Willing to travel once a month",
};

test("pages and dialogs of an analysis are good in every look", async () => {
  const { page, errors } = await openAs(open, await newSeeker());
  const resumeId = await uploadResume(page, 2);
  await openReady(page, `/new-analysis?resume=${resumeId}`);
  await analysePasted(page, small);
  await page.waitForURL(isAnalysis);
  const path = new URL(page.url()).pathname;
  await openReady(page, `${path}/share`);
  await page.getByRole("button", { name: "Create Link" }).click();
  const shared = new URL(await page.getByLabel("Address of the link").inputValue()).pathname;
  const faults = [
    ...(await faultsOfView(page, "share")),
    ...(await faultsOfPages(page, "an analysis", [
      "/new-analysis",
      path,
      shared,
      `/compare?resume=${resumeId}&job=${path.replace("/analysis/", "")}`,
    ])),
  ];
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

test("an ended subscription opens its dialog, and what was typed is still there", async () => {
  const seeker = await newSeeker();
  const { page, errors } = await openAs(open, seeker);
  await uploadResume(page, 3);
  const end = sharedStores.d1.prepare("UPDATE subscriptions SET next_renewal = 1 WHERE user_id = ?");
  await end.bind(seeker.userId).run();
  await openReady(page, "/new-analysis");
  if (!backend) throw new Error("the demo lost its jobs");
  await analysePasted(page, backend);
  const dialog = page.getByRole("dialog", { name: "Subscription Expired" });
  await dialog
    .getByText("Your subscription has ended. Please renew to continue using this feature.")
    .waitFor();
  for (const gain of ["Unlimited analyses", "Advanced scoring", "Priority support", "AI insights"])
    await dialog.getByText(gain).waitFor();
  expect(await dialog.getByRole("link", { name: "Upgrade Now" }).getAttribute("href")).toBe("/pricing");
  await dialog.getByRole("button", { name: "Maybe Later" }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByRole("alert").getByText("Your subscription has ended.").waitFor();
  expect(await page.getByLabel("Job description").inputValue()).toBe(backend.description);
  await page.getByRole("button", { name: "Analyze Resume" }).click();
  await dialog.waitFor();
  expect(errors).toEqual([]);
});
