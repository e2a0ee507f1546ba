import type { Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { newAgency, newSeeker, openAs, staffMember } from "../support/accounts";
import { oneBrowser, type WatchedPage } from "../support/browser";
import { faultsOfPages, faultsOfView, looksOf, take } from "../support/pages/looks";
import { newPerson, openMail, passPeopleCheck, register } from "../support/people";
import { openReady } from "../support/ready";

const open = oneBrowser();

let visitor: WatchedPage;
let seeker: WatchedPage;
let mailPath: string;
let livePaths: string[];

beforeAll(async () => {
  [visitor, seeker] = await Promise.all([open(), open()]);

  // One person who has asked for everything there is to ask for.
  const person = newPerson("Anouk de Vries-Montgomery");
  await register(seeker.page, person);
  const confirm = await openMail(visitor.page, { to: person.email, subject: "Confirm your email address" });
  mailPath = new URL(visitor.page.url()).pathname;
  const confirmPath = await linkOf(confirm.getByRole("link", { name: "Confirm email address" }));
  await openReady(visitor.page, "/forgot-password");
  await visitor.page.getByLabel("Email").fill(person.email);
  await passPeopleCheck(visitor.page);
  await visitor.page.getByRole("button", { name: "Send Link" }).click();
  await visitor.page.getByText("If there is an account for").waitFor();
  const reset = await openMail(visitor.page, { to: person.email, subject: "Choose a new password" });
  livePaths = [confirmPath, await linkOf(reset.getByRole("link", { name: "Choose a new password" }))];
});

async function linkOf(link: Locator): Promise<string> {
  const { pathname, search } = new URL((await link.getAttribute("href")) ?? "");
  return pathname + search;
}

test("visitors' pages are good", async () => {
  const paths = [
    "/register",
    "/register?plain=1",
    "/login",
    "/login?error=google-email-taken",
    "/login?notice=password-changed",
    "/forgot-password",
    "/reset-password?token=unknown",
    "/verify-email",
    "/verify-email?token=unknown",
    ...livePaths,
    "/settings/confirm-deletion?token=unknown",
    "/agent/register",
    "/agent/register?created",
    "/agent/login",
    "/agent/forgot-password",
    "/contact",
    "/contact?success=true",
    "/outbox",
    mailPath,
  ];
  expect(await faultsOfPages(visitor.page, "visitors", paths)).toEqual([]);
  expect(visitor.errors).toEqual([]);
});

test.each([
  ["/register", "Create Account"],
  ["/login", "Sign In"],
  ["/agent/register", "Create Account"],
  ["/contact", "Send Message"],
])("a form that says what is missing is good: %s", async (path, button) => {
  const { page, errors } = visitor;
  const faults: string[] = [];
  for (const look of looksOf(`${path} with gaps`)) {
    await take(page, look);
    await openReady(page, path);
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    faults.push(...(await faultsOfView(page, `${path} with gaps`, { looks: [look] })));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

test("pages of those who are signed in are good", async () => {
  const agent = await openAs(open, await newAgency());
  expect(
    await faultsOfPages(seeker.page, "a seeker", [
      "/dashboard",
      "/settings",
      "/settings?delete=1",
      "/agent/login",
    ]),
  ).toEqual([]);
  expect(await faultsOfPages(agent.page, "an agent's account", ["/agent/profile", "/agent/upgrade"])).toEqual(
    [],
  );
  expect([...seeker.errors, ...agent.errors]).toEqual([]);
});

test("the staff area is good", async () => {
  const [agency, seeker] = [await newAgency(), await newSeeker()];
  const { page, errors } = await openAs(open, await staffMember());
  const ofAgent = `/admin/agents/${agency.agentId}`;
  const company = `/admin/companies/${agency.companyId}`;
  const faults = await faultsOfPages(page, "staff", [
    "/admin",
    "/admin/agents?status=active",
    ofAgent,
    `${ofAgent}/block`,
    "/admin/users",
    `/admin/users/${seeker.userId}`,
    "/admin/companies",
    company,
    `${company}/deactivate`,
    "/admin/subscriptions?kind=agency&status=trial",
    "/admin/messages",
    "/admin/deletions",
    "/admin/resumes",
    "/admin/mails",
    "/admin/articles",
    "/admin/articles/new",
    "/admin/audit",
  ]);
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
