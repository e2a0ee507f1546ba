import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { demoAccounts } from "../../db/seed/accounts";

export type Visitor = "nobody" | "seeker" | "agent" | "staff";

export function launchCamera(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
}

/** A window with fresh cookies that has answered the cookie question and signed in, and stands still. */
export async function openWindow(
  browser: Browser,
  visitor: Visitor,
  options: BrowserContextOptions & { baseURL: string },
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  await page.goto("/cookie-preferences");
  await page.getByRole("button", { name: "Save Preferences" }).first().click();
  await page.waitForURL(/done=saved/);
  if (visitor !== "nobody") await signIn(page, visitor);
  return page;
}

async function signIn(page: Page, visitor: Exclude<Visitor, "nobody">) {
  const wanted = visitor === "seeker" ? "candidate" : visitor;
  const account = demoAccounts.find(({ role }) => role === wanted);
  if (!account) throw new Error(`the demo has no ${visitor}`);
  const form = visitor === "agent" ? "/agent/login" : "/login";
  await page.goto(form);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== form);
}
