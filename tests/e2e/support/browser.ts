import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, inject } from "vitest";
import { isDeep } from "../../support/depth";
import { launchChromium } from "./chromium";

/** How long a page may take on a crowded machine, in ms. */
export const PATIENCE = 240_000;

/** How much later than at once pages and data come, in ms. */
const LATENCY = Number(process.env.TEST_LATENCY ?? 0);

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
  /** What can't be undone was done to its page, or to its whole context. */
  lasting: "page" | "context" | undefined;
};

let browser: Promise<Browser> | undefined;
/** Tabs of ended tests: a context of its own, with nothing in its caches, would cost each test 1.5 s of processor time. */
const resting = new Map<string, Tab[]>();

/** Each page has no cookies, and its own IP address, because attempts are counted by address; put away when the test ends. */
export function oneBrowser(): Open {
  const ofFile: Tab[] = [];
  let ofTest: Tab[] | undefined;
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async ({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (error) error.message += (await Promise.all((ofTest ?? []).map(shownOn))).join("");
    await Promise.all((ofTest ?? []).map(putAway));
    ofTest = undefined;
  });
  afterAll(async () => {
    // Another site than the shared one has ended.
    await Promise.all(ofFile.map((tab) => (tab.options.baseURL ? tab.context.close() : putAway(tab))));
  });

  return async (options = {}) => {
    const tab = resting.get(keyOf(options))?.pop() ?? (await newTab(options));
    (ofTest ?? ofFile).push(tab);
    await reset(tab, options);
    return { page: tab.page, errors: tab.errors };
  };
}

/** What a context keeps for good; `reset` sets the rest. */
function keyOf(options: BrowserContextOptions): string {
  const { viewport, colorScheme, reducedMotion, extraHTTPHeaders, ...kept } = options;
  return JSON.stringify(kept);
}

async function newTab(options: BrowserContextOptions): Promise<Tab> {
  // Of this process: what one gets through another's connection costs twice the messages.
  browser ??= launchChromium(inject("chromium"), !isDeep);
  const context = await (await browser).newContext({ baseURL: inject("origin"), ...options });
  context.setDefaultTimeout(PATIENCE);
  if (LATENCY > 0) await answerLate(context);
  await watchPolicy(context);
  const tab: Tab = { page: await context.newPage(), context, errors: [], options, lasting: undefined };
  watchPage(tab);
  noteChanges(tab, "context", [[tab.page.clock, CLOCK]]);
  return tab;
}

/** Shows journeys that go on before an answer has come. */
async function answerLate(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route) => {
    if (["document", "fetch"].includes(route.request().resourceType())) await setTimeout(LATENCY);
    await route.fallback();
  });
}

const CLOCK = ["install", "setFixedTime"];
const OF_PAGES = ["addInitScript", "exposeFunction", "on", "route", "routeWebSocket"];

/**
 * What Remix says of a request for routes, or of an answer half read, that ended because its page was left, or because
 * another page was asked for meanwhile: seen where frames are kept. An answer cut short on a page that stays brings the error page, which each journey's waits notice.
 */
const LEFT_PAGE =
  /^(Failed to fetch manifest patches TypeError: Failed to fetch|TypeError: network error$|AbortError: signal is aborted without reason\n)/;

function watchPage(tab: Tab): void {
  const { page } = tab;
  page.on("pageerror", (error) => tab.errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !LEFT_PAGE.test(message.text())) tab.errors.push(message.text());
  });
  noteChanges(tab, "page", [[page, OF_PAGES]]);
}

function noteChanges(tab: Tab, lasting: Tab["lasting"], targets: [object, string[]][]): void {
  for (const [target, names] of targets) {
    for (const name of names) {
      const methods = target as Record<string, (...values: unknown[]) => unknown>;
      const original = methods[name];
      methods[name] = (...values) => {
        if (tab.lasting !== "context") tab.lasting = lasting;
        return original?.apply(target, values);
      };
    }
  }
}

async function reset(tab: Tab, options: BrowserContextOptions): Promise<void> {
  const { page, context } = tab;
  tab.errors = [];
  await context.setExtraHTTPHeaders({ "cf-connecting-ip": newAddress(), ...options.extraHTTPHeaders });
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? "light",
    reducedMotion: options.reducedMotion ?? "no-preference",
  });
  await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
}

async function shownOn({ page, errors }: Tab): Promise<string> {
  const words = await page
    .locator("h1, [role=alert]")
    .allInnerTexts()
    .catch((error) => [String(error)]);
  return ["", page.url(), ...words, ...errors].join("\n");
}

async function putAway(tab: Tab): Promise<void> {
  const { context, options } = tab;
  if (tab.lasting === "context") return context.close();
  if (tab.lasting === "page" || tab.page.isClosed()) {
    Object.assign(tab, { page: await context.newPage(), lasting: undefined });
    watchPage(tab);
  }
  const { page } = tab;
  await Promise.all(context.pages().map((one) => one === page || one.close()));
  // Not about:blank: leaving a site and coming back costs two processes.
  const empty = await page.evaluate(() => {
    if (location.protocol === "about:") return location.href;
    localStorage.clear();
    sessionStorage.clear();
    return URL.createObjectURL(new Blob([""], { type: "text/html" }));
  });
  await page.goto(empty);
  await page.mouse.move(0, 0);
  await context.clearCookies();
  const key = keyOf(options);
  resting.set(key, [...(resting.get(key) ?? []), tab]);
}

function newAddress(): string {
  return ["10", ...crypto.getRandomValues(new Uint8Array(3))].join(".");
}

const underWay = new WeakMap<Page, Map<object, number>>();
/** The browser doesn't always tell the end of a request that its page gave up: after so long none is waited for. */
const LOST_AFTER_MILLISECONDS = 60_000;

export function countRequests(page: Page): void {
  if (underWay.has(page)) return;
  const requests = new Map<object, number>();
  underWay.set(page, requests);
  const listen: Page["on"] = Object.getPrototypeOf(page).on.bind(page);
  listen(
    "request",
    (request) => request.resourceType() !== "ping" && requests.set(request, performance.now()),
  );
  listen("requestfinished", (request) => requests.delete(request));
  listen("requestfailed", (request) => requests.delete(request));
}

export function requestsUnderWay(page: Page): number {
  const since = performance.now() - LOST_AFTER_MILLISECONDS;
  return [...(underWay.get(page)?.values() ?? [])].filter((begun) => begun > since).length;
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
