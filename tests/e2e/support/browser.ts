import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeEach, inject } from "vitest";

/** How long a page may take on a crowded machine, in ms. */
export const PATIENCE = 240_000;

const policyReports: string[] = [];

/** Each as "page: directive: what was refused"; clears the list. */
export function takePolicyReports(): string[] {
  return policyReports.splice(0);
}

export type WatchedPage = {
  page: Page;
  errors: string[];
};

export type Open = (options?: BrowserContextOptions) => Promise<WatchedPage>;

type Tab = {
  page: Page;
  context: BrowserContext;
  errors: string[];
  options: BrowserContextOptions;
  used: boolean;
};

let browser: Promise<Browser> | undefined;
/** Tabs of ended tests, by their options: a new process for each test would take a second. */
const resting = new Map<string, Tab[]>();

/** Each page has no cookies, and its own IP address, because attempts are counted by address; closed when the test ends. */
export function oneBrowser(): Open {
  const ofFile: Tab[] = [];
  let ofTest: Tab[] | undefined;
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async () => {
    await Promise.all((ofTest ?? []).map(putAway));
    ofTest = undefined;
  });
  afterAll(async () => {
    await Promise.all(ofFile.map(({ context }) => context.close()));
  });

  return async (options = {}) => {
    const tab = resting.get(JSON.stringify(options))?.pop() ?? (await newTab(options));
    (ofTest ?? ofFile).push(tab);
    await reset(tab);
    return { page: tab.page, errors: tab.errors };
  };
}

async function newTab(options: BrowserContextOptions): Promise<Tab> {
  browser ??= chromium.connect(inject("browser"));
  const context = await (await browser).newContext({ baseURL: inject("origin"), ...options });
  context.setDefaultTimeout(PATIENCE);
  await watchPolicy(context);
  const page = await context.newPage();
  const tab: Tab = { page, context, errors: [], options, used: false };
  page.on("pageerror", (error) => tab.errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") tab.errors.push(message.text());
  });
  noteLasting(tab);
  return tab;
}

/** A tab with changes that can't be undone isn't reused. */
function noteLasting(tab: Tab): void {
  const targets: [object, string[]][] = [
    [tab.page, ["addInitScript", "exposeFunction", "on", "route", "routeWebSocket"]],
    [tab.page.clock, ["install", "setFixedTime"]],
  ];
  for (const [target, names] of targets) {
    for (const name of names) {
      const methods = target as Record<string, (...values: unknown[]) => unknown>;
      const original = methods[name];
      methods[name] = (...values) => {
        tab.used = true;
        return original?.apply(target, values);
      };
    }
  }
}

async function reset(tab: Tab): Promise<void> {
  const { page, context, options } = tab;
  tab.errors = [];
  await context.setExtraHTTPHeaders({ "cf-connecting-ip": newAddress(), ...options.extraHTTPHeaders });
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? "light",
    reducedMotion: options.reducedMotion ?? "no-preference",
  });
  await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
}

async function putAway(tab: Tab): Promise<void> {
  const { page, context, options } = tab;
  if (tab.used || page.isClosed() || context.pages().length > 1) return context.close();
  await page.evaluate(() => {
    if (location.protocol === "about:") return;
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("about:blank");
  await page.mouse.move(0, 0);
  await context.clearCookies();
  const key = JSON.stringify(options);
  resting.set(key, [...(resting.get(key) ?? []), tab]);
}

function newAddress(): string {
  return ["10", ...crypto.getRandomValues(new Uint8Array(3))].join(".");
}

const underWay = new WeakMap<Page, Set<object>>();

export function countRequests(page: Page): void {
  if (underWay.has(page)) return;
  const requests = new Set<object>();
  underWay.set(page, requests);
  const listen: Page["on"] = Object.getPrototypeOf(page).on.bind(page);
  listen("request", (request) => request.resourceType() !== "ping" && requests.add(request));
  listen("requestfinished", (request) => requests.delete(request));
  listen("requestfailed", (request) => requests.delete(request));
}

export function requestsUnderWay(page: Page): number {
  return underWay.get(page)?.size ?? 0;
}

/** Page events cover every frame; the console also covers pages without scripts. */
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
