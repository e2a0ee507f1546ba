import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageAccess } from "../../workers/http/access/pages";
import { signInAs } from "./support/agency-site";
import type { WatchedPage } from "./support/browser";
import { declaredPatterns, matches } from "./support/crawl";
import { faultsInEveryLook, faultsOfPage } from "./support/every-look";
import { type FurnishedSite, startFurnishedSite } from "./support/furnished-site";
import { oneBrowser } from "./support/people";

const openAny = oneBrowser();
let site: FurnishedSite;

/** Pages for everyone; those where one makes or mends an account are looked at in `identity-pages.test.ts`. */
const PATHS = [
  "/",
  "/individual",
  "/agencies",
  "/about",
  "/how",
  "/pricing",
  "/pricing?for=agencies",
  "/careers",
  "/careers?sent=true",
  "/coaching",
  "/coaching?sent=true",
  "/interview",
  "/newsletter",
  "/newsletter?sent=true",
  "/newsletter/confirm?token=unknown",
  "/newsletter/unsubscribe?token=unknown",
  "/learning-center",
  "/learning-center?category=job-search",
  "/learning-center?search=zebra",
  "/learning-center/tell-me-about-yourself",
  "/privacy",
  "/terms",
  "/cookies",
  "/cookie-preferences",
  "/no-such-page",
];
/** Looked at elsewhere, or no page of its own. */
const ELSEWHERE =
  /^\/(prices|contact|register|login|logout|verify-email|forgot-password|reset-password|settings\/|agent\/|shared\/)/;

let one: WatchedPage;
let other: WatchedPage;
beforeAll(async () => {
  site = await startFurnishedSite();
  [one, other] = await Promise.all([openAnswered(), openAnswered()]);
}, 120_000);
afterAll(() => site.worker.stop({ erase: true }));

function open() {
  return openAny({ baseURL: site.worker.origin, reducedMotion: "reduce" });
}

/** A page whose visitor has answered the cookie question: what it covers can't be measured. */
async function openAnswered(): Promise<WatchedPage> {
  const opened = await open();
  await opened.page.goto("/terms");
  await opened.page.getByRole("button", { name: "Decline" }).click();
  await opened.page.getByText("We value your privacy").waitFor({ state: "detached" });
  return opened;
}

/** Two pages at once: a browser gives each a process of its own. */
async function faultsOf(paths: string[], pages: Page[]): Promise<string[]> {
  const left = [...paths];
  const faults: string[] = [];
  await Promise.all(
    pages.map(async (page) => {
      for (let path = left.shift(); path; path = left.shift())
        faults.push(...(await faultsOfPage(page, path)));
    }),
  );
  return faults;
}

test("no public page is left out", () => {
  const shown = PATHS.map((path) => path.replace(/\?.*/, ""));
  const missed = declaredPatterns().filter(
    ({ id, pattern }) =>
      pageAccess[id] === "public" &&
      !ELSEWHERE.test(pattern) &&
      !shown.some((path) => matches(pattern, path)),
  );
  expect(missed).toEqual([]);
});

test("every public page is accessible, fits and stands still at 320, 390 and 1280 px, in light and dark", async () => {
  expect(await faultsOf(PATHS, [one.page, other.page])).toEqual([]);
  const errors = [...one.errors, ...other.errors];
  // The browser itself says so of the page that isn't there.
  expect(errors.filter((text) => !text.includes("404"))).toEqual([]);
}, 240_000);

/** What lies over a page when it is opened; the widths at which it can be. */
const layers: { name: string; path: string; open: (page: Page) => Promise<void>; widths?: number[] }[] = [
  {
    name: "mobile menu",
    path: "/",
    open: (page) => page.getByRole("banner").locator("summary").click(),
    widths: [390, 320],
  },
  {
    name: "mobile menu of a legal page",
    path: "/terms",
    open: (page) => page.getByRole("banner").locator("summary").click(),
    widths: [390, 320],
  },
  {
    name: "thank-you dialog",
    path: "/interview?sent=true",
    open: (page) => page.getByRole("dialog").waitFor(),
  },
];

test("menus and dialogs of public pages are accessible when they stand open", async () => {
  const faults: string[] = [];
  for (const { name, path, open: openLayer, widths } of layers) {
    await one.page.setViewportSize({ width: 390, height: 844 });
    await one.page.goto(path, { waitUntil: "networkidle" });
    await openLayer(one.page);
    faults.push(...(await faultsInEveryLook(one.page, name, widths)));
  }
  expect(faults).toEqual([]);
}, 120_000);

test("the cookie question is accessible, folded and with its details", async () => {
  const { page, errors } = await open();
  await page.goto("/", { waitUntil: "networkidle" });
  const banner = page.getByRole("form", { name: "We value your privacy" });
  await banner.waitFor();
  const folded = await faultsInEveryLook(page, "cookie question");
  await banner.getByRole("button", { name: "Customize" }).click();
  expect([...folded, ...(await faultsInEveryLook(page, "cookie details"))]).toEqual([]);
  expect(errors).toEqual([]);
}, 120_000);

test("the upgrade page, the staff's lists of content and the menus of whoever is signed in are accessible", async () => {
  const [candidate, agent, staff] = await Promise.all([openAnswered(), openAnswered(), openAnswered()]);
  await signInAs(candidate.page, "candidate", "/login");
  await candidate.page.waitForURL("**/dashboard");
  await signInAs(agent.page, "agent");
  await agent.page.waitForURL("**/agent/dashboard");
  await signInAs(staff.page, "staff", "/login?next=/admin");
  await staff.page.waitForURL("**/admin");

  const faults = [
    ...(await faultsOfPage(candidate.page, "/upgrade")),
    ...(await faultsOfPage(agent.page, "/upgrade")),
  ];
  await staff.page.goto("/admin/bookings");
  const booking = await staff.page.getByRole("main").locator("td a").first().getAttribute("href");
  for (const path of ["/admin/bookings", booking ?? "", "/admin/lists"])
    faults.push(...(await faultsOfPage(staff.page, path)));
  await candidate.page.goto("/dashboard", { waitUntil: "networkidle" });
  await candidate.page.getByRole("banner").locator("summary").click();
  faults.push(...(await faultsInEveryLook(candidate.page, "user menu")));
  await staff.page.setViewportSize({ width: 390, height: 844 });
  await staff.page.goto("/admin", { waitUntil: "networkidle" });
  await staff.page.getByRole("banner").locator("summary").click();
  faults.push(...(await faultsInEveryLook(staff.page, "staff menu", [390, 320])));
  expect(faults).toEqual([]);
  expect([candidate, agent, staff].flatMap(({ errors }) => errors)).toEqual([]);
}, 180_000);
