import type { FrameLocator, Page } from "playwright-core";
import { vi } from "vitest";
import { PATIENCE } from "./browser";
import { openReady } from "./ready";

export type Person = { fullName: string; email: string; password: string };

export function newPerson(fullName = "Noor Haddad"): Person {
  const key = crypto.randomUUID().slice(0, 8);
  return { fullName, email: `noor-${key}@example.com`, password: `three calm herons ${key}` };
}

const TOKEN = "input[name=cf-turnstile-response]";
const QUESTION = /What is (\w+) plus (\w+)\?/;
const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export async function passPeopleCheck(page: Page): Promise<void> {
  await page.waitForFunction((field) => document.querySelector<HTMLInputElement>(field)?.value, TOKEN);
}

/** The question replaces the check where no scripts run. */
export async function answerQuestion(page: Page): Promise<void> {
  const question = page.getByLabel(QUESTION);
  const words = await page.locator("label", { hasText: QUESTION }).textContent();
  const [, a = "", b = ""] = QUESTION.exec(words ?? "") ?? [];
  await question.fill(String(NUMBERS.indexOf(a) + NUMBERS.indexOf(b)));
}

export async function fillInAccount(page: Page, { fullName, email, password }: Person): Promise<void> {
  await page.getByLabel("Full name").fill(fullName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
}

export async function fillInRegistration(page: Page, person: Person): Promise<void> {
  await fillInAccount(page, person);
  await page.getByLabel("I am 18 or older").check();
}

export async function register(page: Page, person: Person): Promise<void> {
  await openReady(page, "/register");
  await fillInRegistration(page, person);
  await passPeopleCheck(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("heading", { name: `Welcome, ${person.fullName}` }).waitFor();
}

export async function signInWith(page: Page, { email, password }: Pick<Person, "email" | "password">) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

export async function signInAt(page: Page, path: string, person: Pick<Person, "email" | "password">) {
  await page.goto(path);
  await signInWith(page, person);
}

export async function signOut(page: Page): Promise<void> {
  const bar = page.getByRole("banner");
  // The address changes a moment before the page: wait for the signed-in bar.
  await bar.getByRole("button", { name: "Sign Out", includeHidden: true }).waitFor({ state: "attached" });
  await bar.locator("summary").click();
  await bar.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("**/login");
}

/** The newest mail with this subject in the outbox; waits for it. */
export async function openMail(
  page: Page,
  { to, subject }: { to: string; subject: string },
): Promise<FrameLocator> {
  const row = page.locator("tr", { hasText: to }).filter({ hasText: subject }).first();
  await vi.waitFor(
    async () => {
      await page.goto("/outbox");
      if ((await row.count()) === 0) throw new Error(`no mail "${subject}" to ${to}`);
    },
    { timeout: PATIENCE, interval: 100 },
  );
  await row.getByRole("link").click();
  await page.waitForURL("**/outbox/*");
  return page.frameLocator("iframe");
}

export async function followMail(
  page: Page,
  mail: { to: string; subject: string; button: string },
): Promise<void> {
  const frame = await openMail(page, mail);
  await frame.getByRole("link", { name: mail.button, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/outbox"));
}
