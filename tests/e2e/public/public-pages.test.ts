import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { NOT_FOUND_ID, sitePages } from "../../../app/routes";
import { coachingBookings } from "../../../db/schema";
import { depsOf, newAgency, newSeeker, signIn, staffMember } from "../support/accounts";
import { oneBrowser, type WatchedPage } from "../support/browser";
import { matches } from "../support/crawl";
import { drawnPages, faultsOfPage, faultsOfPages, faultsOfView, looksOf, take } from "../support/pages/looks";
import { settled } from "../support/ready";

const openAny = oneBrowser();

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
  "/withdraw",
  "/cancel",
  "/imprint",
  "/accessibility",
  "/fairness",
  "/sub-processors",
  "/instructions-for-use",
  "/ai-facts",
  "/developers",
  "/notifications/off?token=unknown",
  "/voluntary/answered?thanks",
  "/application",
  "/voluntary-mails/unknown",
  "/no-such-page",
];
/** Looked at elsewhere, or no page of its own. */
const ELSEWHERE =
  /^\/(prices|contact|register|login|logout|verify-email|forgot-password|reset-password|settings\/|agent\/|two-step\/|shared\/|coaching\/session\/|client\/|application\/)/;

let one: WatchedPage;
let other: WatchedPage;
beforeAll(async () => {
  [one, other] = await Promise.all([openAnswered(), openAnswered()]);
});

function open() {
  return openAny({ reducedMotion: "reduce" });
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
  const missed = sitePages.filter(
    ({ id, access, pattern }) =>
      access === "public" &&
      id !== NOT_FOUND_ID &&
      !ELSEWHERE.test(pattern) &&
      !shown.some((path) => matches(pattern, path)),
  );
  expect(missed).toEqual([]);
});

test("every public page is accessible, fits and doesn't shift", async () => {
  expect(await faultsOf(drawnPages("the public", PATHS), [one.page, other.page])).toEqual([]);
  const errors = [...one.errors, ...other.errors];
  // The browser itself says so of the page that isn't there.
  expect(errors.filter((text) => !text.includes("404"))).toEqual([]);
});

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

test("menus and dialogs of public pages are accessible when open", async () => {
  const faults: string[] = [];
  for (const { name, path, open: openLayer, widths } of layers) {
    const looks = looksOf(name, widths);
    if (looks[0]) await take(one.page, looks[0]);
    await one.page.goto(path);
    await settled(one.page);
    await openLayer(one.page);
    faults.push(...(await faultsOfView(one.page, name, { looks })));
  }
  expect(faults).toEqual([]);
});

test("the cookie question is accessible, folded and with its details", async () => {
  const { page, errors } = await open();
  await page.goto("/");
  const banner = page.getByRole("form", { name: "We value your privacy" });
  await banner.waitFor();
  const folded = await faultsOfView(page, "cookie question");
  await banner.getByRole("button", { name: "Customize" }).click();
  expect([...folded, ...(await faultsOfView(page, "cookie details"))]).toEqual([]);
  expect(errors).toEqual([]);
});

test("the upgrade page, the staff's lists of content and the menus of signed-in people are accessible", async () => {
  const [applicant, agent, staff] = await Promise.all([openAnswered(), openAnswered(), openAnswered()]);
  await signIn(applicant.page, await newSeeker());
  await signIn(agent.page, await newAgency());
  await signIn(staff.page, await staffMember());
  const booking = crypto.randomUUID();
  await depsOf().db.shared.insert(coachingBookings).values({
    id: booking,
    name: "Ines Duarte",
    email: "ines.duarte@example.com",
    sessionType: "career-strategy",
    preferredDate: "2027-01-15",
    timeSlot: "morning",
  });

  const faults = [
    ...(await faultsOfPage(applicant.page, "/upgrade")),
    ...(await faultsOfPage(agent.page, "/upgrade")),
    ...(await faultsOfPages(staff.page, "content", [
      "/admin/bookings",
      `/admin/bookings/${booking}`,
      "/admin/lists",
    ])),
    ...(await faultsOfMenu(applicant.page, "user menu", { path: "/dashboard" })),
    ...(await faultsOfMenu(staff.page, "staff menu", { path: "/admin", widths: [390, 320] })),
  ];
  expect(faults).toEqual([]);
  expect([applicant, agent, staff].flatMap(({ errors }) => errors)).toEqual([]);
});

async function faultsOfMenu(page: Page, name: string, { path, widths }: { path: string; widths?: number[] }) {
  const looks = looksOf(name, widths);
  if (looks[0]) await take(page, looks[0]);
  await page.goto(path);
  await settled(page);
  await page.getByRole("banner").locator("summary").click();
  return faultsOfView(page, name, { looks });
}
