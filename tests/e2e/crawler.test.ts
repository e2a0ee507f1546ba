import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NOT_FOUND_ID, sitePages } from "../../app/routes";
import { isSharedPath, listedPaths } from "../../workers/http/public-pages";
import { depth, sample } from "../support/depth";
import { signIn, userIdOf } from "./support/accounts";
import { oneBrowser } from "./support/browser";
import { type Crawl, crawl, matches } from "./support/crawl";
import { type FurnishedSite, startFurnishedSite } from "./support/furnished-site";

const open = oneBrowser();
let site: FurnishedSite;
let parser: Page;
beforeAll(async () => {
  site = await startFurnishedSite();
  parser = (await open()).page;
  for (const who of VISITORS) crawls.set(who, await crawlAs(who, { starts: startsOf(who) }));
});
afterAll(() => site?.worker.stop());

const VISITORS = ["visitor", "seeker", "agent", "staff"] as const;
type Visitor = (typeof VISITORS)[number];
const crawls = new Map<Visitor, Crawl>();

/** Every page whose address has nothing that changes, what only machines ask for, and an address that never was. */
const starts = [
  ...sitePages
    .filter(({ id }) => id !== NOT_FOUND_ID)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(":")),
  "/robots.txt",
  "/sitemap.xml",
  "/.well-known/security.txt",
  "/no-such-page",
];

/** Where to begin as such a visitor: a copy's link comes by mail, a shared analysis' from a friend. */
function startsOf(who: Visitor): string[] {
  if (who === "visitor") return [...starts, site.shared];
  return who === "seeker" ? [...starts, `/settings/exports/${site.exportId}`] : starts;
}

async function crawlAs(
  who: Visitor,
  from: { starts: string[]; links?: { address: string; from: string }[] },
) {
  const { origin } = site.worker;
  const cookie = who === "visitor" ? "" : site.cookies[who];
  return crawl(parser, { origin, cookie, isAgent: who === "agent", known: knownTo(who), ...from });
}

/** A page that is rendered without the visitor's cookies: most of those that the visitor's crawl asked for, all others again. */
function knownTo(who: Visitor): Set<string> {
  const same = [...(crawls.get("visitor")?.followed ?? [])].filter((address) =>
    isSharedPath(new URL(address, site.worker.origin).pathname),
  );
  const again = sample(`shared pages for ${who}`, same, Math.ceil(same.length / 10));
  return new Set(who === "visitor" ? [] : same.filter((address) => !again.includes(address)));
}

/** Paths that answered somebody. */
function allAnswered(): Set<string> {
  return new Set([...crawls.values()].flatMap(({ answered }) => [...answered]));
}

test.each(VISITORS)("every link leads somewhere: %s", (who) => {
  expect(crawls.get(who)?.faults).toEqual([]);
  expect(crawls.get(who)?.followed.size).toBeGreaterThan(depth(100, 200));
});

/** What no link of ours leads to, and which tests open it. */
const UNLINKED = new Set([
  // Signed links that come by mail, or that an agent hands on: coaching.test.ts, colleagues.test.ts, agency-share.test.ts.
  "routes/public/coaching-session",
  "routes/agency/account/invitation",
  "routes/public/client-report",
  // Sent there after the password: second-step tests.
  "routes/account/two-step/check",
  // Links of a mail to applicants: voluntary tests, and the access matrix.
  "routes/public/voluntary/questions",
  "routes/public/voluntary/mails",
  // The same, or typed from paper: applicant-page tests.
  "routes/public/application/enter",
  "routes/public/application/page",
  // The same of an agent's archive: agents-erasure tests, and the access matrix.
  "routes/agency/account/data-export",
  // Offered where a list has more than 10,000 people: export-files tests, and the access matrix.
  "routes/agency/threads/export",
  // Offered where the owner lets a model see résumés: agency-empty-fields test, and the access matrix.
  "routes/agency/applicants/empty-fields",
  // Dialogs of a draft, which the demo has none of: letters tests, and the access matrix.
  "routes/staff/mailing-lists/letter-action",
  // The demo has none: webhook-pages tests, and the access matrix.
  "routes/agency/webhooks/webhook",
  // Forms that stand where a file failed, or where somebody sent two: analyse-again and duplicates tests.
  "routes/agency/threads/again",
  "routes/agency/applicants/same-person",
]);

test("no declared page was missed", () => {
  const missed = sitePages.filter(
    ({ id, pattern }) =>
      id !== NOT_FOUND_ID && !UNLINKED.has(id) && ![...allAnswered()].some((path) => matches(pattern, path)),
  );
  expect(missed).toEqual([]);
});

test("what the sitemap names is there", async () => {
  const xml = await (await fetch(`${site.worker.origin}/sitemap.xml`)).text();
  const named = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address));
  expect(named.length).toBeGreaterThan(listedPaths.length);
  expect(named.filter(({ origin }) => origin !== site.worker.origin)).toEqual([]);
  expect(named.map(({ pathname }) => pathname).filter((path) => !allAnswered().has(path))).toEqual([]);
});

/** The links that scripts change are in the frame that all public pages share. */
const PAGES_WITH_SCRIPTS = 4;

test("links that scripts change for signed-in people lead somewhere, too", async () => {
  for (const who of ["seeker", "agent"] as const) {
    const { page } = await open({ baseURL: site.worker.origin });
    const [dashboard, account] =
      who === "agent" ? ["/agent/dashboard", "agent"] : ["/dashboard", "candidate"];
    const { stores } = site.worker;
    await signIn(page, { userId: await userIdOf(`${account}@plumbline.example`, stores) }, stores);
    await page.goto(dashboard);
    const links: { address: string; from: string }[] = [];
    const paths = sample(`public pages for ${who}`, listedPaths, PAGES_WITH_SCRIPTS);
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole("banner").locator(`a[href="${dashboard}"]`).first().waitFor({ state: "attached" });
      const found = page.locator("a[href^='/']");
      const addresses = await found.evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
      links.push(...addresses.map((address) => ({ address, from: path })));
    }
    expect(links.filter(({ address }) => address === dashboard).length).toBeGreaterThanOrEqual(paths.length);
    const unseen = links.filter(({ address }) => !crawls.get(who)?.followed.has(address));
    expect((await crawlAs(who, { starts: [], links: unseen })).faults).toEqual([]);
  }
});

test("what leads off the site goes to hosts that we name, over https, and passes no referrer or window on", () => {
  const external = [...crawls.values()].flatMap((found) => found.external);
  expect(external.filter((reference) => !isFit(reference))).toEqual([]);
  expect(external.length).toBeGreaterThan(10);
});

/** Hosts that pages may name: the last two are the demo agencies' own, those before them where postings are. */
const HOSTS = [
  "www.standardwebhooks.com",
  "www.ecfr.gov",
  "rules.cityofnewyork.us",
  "www.linkedin.com",
  "www.facebook.com",
  "www.instagram.com",
  "www.w3.org",
  "dashboard.stripe.com",
  "job-boards.greenhouse.io",
  "boards.greenhouse.io",
  "jobs.lever.co",
  "jobs.eu.lever.co",
  "jobs.ashbyhq.com",
  "jobs.smartrecruiters.com",
  "arbetsformedlingen.se",
  "www.arbeitnow.com",
  "bunq.recruitee.com",
  "channable.recruitee.com",
  "cmcom.recruitee.com",
  "helloprint.recruitee.com",
  "clark.jobs.personio.de",
  "harbourline.example",
  "fieldstone-talent.example",
];

function isFit({ address, rel }: Crawl["external"][number]): boolean {
  const { protocol, host } = new URL(address);
  // Ours, and those of a visitor whom staff may write to and of the demo's applicants.
  if (protocol === "mailto:")
    return /^mailto:([\w.]+@plumbline\.(example|com)|[\w.-]+@example\.(com|org|net))(\?|$)/.test(address);
  if (protocol === "tel:") return /^tel:\+?\d{6,15}$/.test(address);
  if (protocol === "data:") return true;
  return protocol === "https:" && HOSTS.includes(host) && /\bnoopener\b/.test(rel);
}
