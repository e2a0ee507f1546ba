import type { Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { agencySite, signInAs } from "./support/agency-site";
import type { WatchedPage } from "./support/browser";
import { expectGoodPage, expectGoodPages, LOOKS, openLight } from "./support/good-pages";
import { newPerson, openMail, passPeopleCheck, register } from "./support/people";

const { open } = agencySite();

let visitor: WatchedPage;
let candidate: WatchedPage;
let agent: WatchedPage;
let staff: WatchedPage;
let mailPath: string;
let livePaths: string[];

beforeAll(async () => {
  [visitor, candidate, agent, staff] = await Promise.all([open(), open(), open(), open()]);

  // One person who has asked for everything there is to ask for.
  const person = newPerson("Anouk de Vries-Montgomery");
  await register(candidate.page, person);
  const confirm = await openMail(visitor.page, { to: person.email, subject: "Confirm your email address" });
  mailPath = new URL(visitor.page.url()).pathname;
  const confirmPath = await linkOf(confirm.getByRole("link", { name: "Confirm email address" }));
  await visitor.page.goto("/forgot-password");
  await visitor.page.getByLabel("Email").fill(person.email);
  await passPeopleCheck(visitor.page);
  await visitor.page.getByRole("button", { name: "Send Link" }).click();
  await visitor.page.getByText("If there is an account for").waitFor();
  const reset = await openMail(visitor.page, { to: person.email, subject: "Choose a new password" });
  livePaths = [confirmPath, await linkOf(reset.getByRole("link", { name: "Choose a new password" }))];

  await signInAs(agent.page, "agent");
  await agent.page.waitForURL("**/agent/dashboard");
  await signInAs(staff.page, "staff", "/login?next=/admin");
  await staff.page.waitForURL("**/admin");
}, 180_000);

async function linkOf(link: Locator): Promise<string> {
  const { pathname, search } = new URL((await link.getAttribute("href")) ?? "");
  return pathname + search;
}

test.each(LOOKS)(
  "visitors' pages are good at $width px",
  async (look) => {
    await expectGoodPages(
      visitor.page,
      [
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
      ],
      look,
    );
    expect(visitor.errors).toEqual([]);
  },
  180_000,
);

test.each(LOOKS)(
  "forms that say what is missing are good at $width px",
  async (look) => {
    const { page, errors } = visitor;
    for (const [path, button] of [
      ["/register", "Create Account"],
      ["/login", "Sign In"],
      ["/agent/register", "Create Account"],
      ["/contact", "Send Message"],
    ] as const) {
      await openLight(page, path, look);
      await page.getByRole("button", { name: button, exact: true }).click();
      await page.locator("[aria-invalid=true]").first().waitFor();
      await expectGoodPage(page, `${path} with gaps`, look);
    }
    expect(errors).toEqual([]);
  },
  120_000,
);

test.each(LOOKS)(
  "pages of those who are signed in are good at $width px",
  async (look) => {
    await expectGoodPages(candidate.page, ["/dashboard", "/settings", "/settings?delete=1"], look);
    await expectGoodPages(candidate.page, ["/agent/login"], look);
    await expectGoodPages(agent.page, ["/agent/profile", "/agent/upgrade"], look);
    expect([...candidate.errors, ...agent.errors]).toEqual([]);
  },
  120_000,
);

test.each(LOOKS)(
  "the staff area is good at $width px",
  async (look) => {
    const { page, errors } = staff;
    const first = async (path: string, pattern: RegExp) => {
      await page.goto(path);
      const links = await page.locator("main a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
      const found = links.find((link) => link && pattern.test(link));
      if (!found) throw new Error(`${path} has no link like ${pattern}`);
      return found;
    };
    const user = await first("/admin/users", /\/admin\/users\/.+/);
    const company = await first("/admin/companies", /\/admin\/companies\/.+/);
    const ofAgent = await first("/admin/agents?status=active", /\/admin\/agents\/.+/);
    await expectGoodPages(
      page,
      [
        "/admin",
        "/admin/agents?status=active",
        ofAgent,
        `${ofAgent}/block`,
        "/admin/users",
        user,
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
      ],
      look,
    );
    expect(errors).toEqual([]);
  },
  180_000,
);
