import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { adminPaths } from "../../app/components/staff/admin-paths";
import { openDatabases } from "../../db/client";
import { dataExports, users } from "../../db/schema";
import { demoAccounts, demoCompanies } from "../../db/seed/accounts";
import { openWindow } from "./camera";
import { addPurchases } from "./purchases";
import { fillStaffLists } from "./staff-lists";

const DAY = 24 * 60 * 60_000;

/**
 * Adds what the demo's data doesn't hold: a line in every list of staff's, a waiting agency, purchases, mails, shares.
 * @returns paths that only a person knows who was given them
 */
export async function makeSampleEvents(browser: Browser, origin: string, d1: D1Database): Promise<string[]> {
  const failedResume = await fillStaffLists(d1);
  await addPurchases(d1);
  const dataExport = await addExport(d1);
  const page = await openWindow(browser, "nobody", { baseURL: origin });
  await registerAgency(page);
  await subscribe(page);
  await page.context().close();
  return [dataExport, adminPaths.retryFailedResume(failedResume), await shareMatch(browser, origin)];
}

async function shareMatch(browser: Browser, baseURL: string): Promise<string> {
  const page = await openWindow(browser, "seeker", { baseURL });
  await page.goto("/history");
  const analysis = await page.locator('a[href^="/analysis/"]').first().getAttribute("href");
  await page.goto(`${analysis}/share`);
  await page.getByRole("button", { name: "Create Link" }).click();
  const given = /\/shared\/[\w.-]+/;
  await page.waitForFunction(
    (link) => new RegExp(link).test(document.documentElement.outerHTML),
    given.source,
  );
  const [path = ""] = given.exec(await page.content()) ?? [];
  await page.context().close();
  return path;
}

async function addExport(d1: D1Database): Promise<string> {
  const { shared: db } = openDatabases(d1);
  const { email } = demoAccounts.find(({ role }) => role === "candidate") ?? {};
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email ?? ""));
  if (!owner) throw new Error("the demo has no job seeker");
  const id = crypto.randomUUID();
  await db.insert(dataExports).values({
    id,
    userId: owner.id,
    status: "ready",
    fileKey: `exports/${id}.zip`,
    bytes: 48_213,
    expiresAt: Date.now() + 7 * DAY,
  });
  return `/settings/exports/${id}`;
}

async function registerAgency(page: Page): Promise<void> {
  const example = demoCompanies[0];
  if (!example) throw new Error("the demo has no agency");
  await page.goto("/agent/register");
  const answers: [label: string, value: string][] = [
    ["Company name", "Millrace Search"],
    ["Location", "Leeds, United Kingdom"],
    ["Website", "https://millrace-search.example"],
    ["Company phone", "+44 113 496 0188"],
    ["Company address", "3 Canal Wharf, Leeds LS11 5PS"],
    ["Your name", "Samira Holt"],
    ["Email", "samira@millrace-search.example"],
    ["Password", "three calm herons wade"],
    ["Confirm password", "three calm herons wade"],
  ];
  for (const [label, value] of answers) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Company size").selectOption(example.size);
  await passPeopleCheck(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page
    .getByRole("heading", { name: /account|application/i })
    .first()
    .waitFor();
}

async function subscribe(page: Page): Promise<void> {
  await page.goto("/newsletter");
  await page.getByLabel("Email").fill("ines.duarte@example.com");
  await passPeopleCheck(page);
  await page.locator("main form button").last().click();
  await page
    .getByText(/check your|confirm/i)
    .first()
    .waitFor();
}

/** The check has seen a person once its field is filled: the stand-in does so by itself. */
async function passPeopleCheck(page: Page): Promise<void> {
  await page.waitForFunction(
    (field) => document.querySelector<HTMLInputElement>(field)?.value,
    "input[name=cf-turnstile-response]",
  );
}
