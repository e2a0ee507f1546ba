import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { inject } from "vitest";

/** What broke a page's Content Security Policy since the last test of the calling file ended. */
const policyReports: string[] = [];

/** The reports so far, each as "page: directive: what was refused"; they are forgotten here. */
export function takePolicyReports(): string[] {
  return policyReports.splice(0);
}

/** Starts the Chromium that the global setup found. Close it in `afterAll`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject("chromiumPath"),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

export type WatchedPage = {
  page: Page;
  /** Errors of the console and of scripts since the page was opened: a good page has none. */
  errors: string[];
};

/**
 * Opens a page in a context of its own (fresh cookies), based at the shared Worker's address. A test whose pages break
 * their security policy fails: `policy-watch.ts`.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: inject("origin"), ...options });
  await watchPolicy(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return { page, errors };
}

/** Events tell of every frame, the console of pages without scripts, too. */
async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.exposeFunction("notePolicyReport", (text: string) => policyReports.push(text));
  await context.addInitScript(() => {
    const { notePolicyReport } = window as unknown as { notePolicyReport: (text: string) => void };
    document.addEventListener("securitypolicyviolation", (event) => {
      notePolicyReport(`${event.documentURI}: ${event.effectiveDirective}: ${event.blockedURI}`);
    });
  });
  context.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) policyReports.push(message.text());
  });
}
