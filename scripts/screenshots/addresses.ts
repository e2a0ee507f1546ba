import type { Browser, Page } from "playwright-core";
import { NOT_FOUND_ID, type SitePage, sitePages } from "../../app/routes";
import { openWindow, type Visitor } from "./camera";

export type Shot = { name: string; path: string; visitor: Visitor };

type Found = {
  shots: Shot[];
  /** what wasn't photographed, and why */
  notes: string[];
  /** pages of the access table that weren't photographed, and why */
  missing: string[];
};

/** Where a page isn't reached by its bare address, or has more to show than that. */
const ownAddresses: Record<string, string[]> = {
  "routes/staff/documents/failed": ["/admin/resumes", "/admin/resumes?of=job-seekers"],
  [NOT_FOUND_ID]: ["/no-such-page"],
  "routes/agency/dashboard": ["/agent/dashboard", "/agent/dashboard?tab=campaigns"],
};

const NOT_FOUND = "not-found";

/** Routes that answer with a file. */
const files = new Set(["routes/staff/mailing-lists/confirmed"]);

const visitors: Visitor[] = ["nobody", "seeker", "agent", "staff"];

/**
 * An address for each page of the access table, so that a new page can't be forgotten. Those with parameters are found by
 * following the site's own links: the first of each, and every article.
 * @param given paths to which no page links
 */
export async function findAddresses(browser: Browser, baseURL: string, given: string[]): Promise<Found> {
  const found: Found = { shots: [], notes: [], missing: [] };
  for (const visitor of visitors) {
    const page = await openWindow(browser, visitor, { baseURL });
    await walk(page, { visitor, given, links: new Set(), found });
    await page.context().close();
  }
  return found;
}

/** Opens pages until no link leads to one that hasn't been opened. */
async function walk(
  page: Page,
  { visitor, given, links, found }: { visitor: Visitor; given: string[]; links: Set<string>; found: Found },
): Promise<void> {
  let unseen = sitePages.filter(({ id, access }) => visitorFor(access) === visitor && !files.has(id));
  for (let before = -1; unseen.length !== before; ) {
    before = unseen.length;
    const later: SitePage[] = [];
    for (const one of unseen) {
      const paths = addressesOf(one, { given, links });
      for (const path of paths)
        await look(page, { name: nameOf(one, path), path, visitor }, { links, found });
      if (paths.length === 0) later.push(one);
    }
    unseen = later;
  }
  found.missing.push(...unseen.map(({ id }) => `${id}: no page links to it on the demo's data`));
  const mailed = [...links].filter((link) => link.includes("token="));
  for (const path of mailed) {
    const target = sitePages.find(({ pattern }) => matches(pattern, path));
    if (target) found.shots.push({ name: `${nameOf(target, path)}-from-mail`, path, visitor });
  }
}

/** Notes the page's links, and the page itself unless it only leads elsewhere or shows that something is wrong. */
async function look(page: Page, shot: Shot, { links, found }: { links: Set<string>; found: Found }) {
  const status = (await page.goto(shot.path, { waitUntil: "networkidle" }))?.status() ?? 0;
  const [reached, wanted] = [new URL(page.url()), new URL(shot.path, page.url())];
  if (status >= 400 && shot.name !== NOT_FOUND)
    found.missing.push(`${shot.name}: ${shot.path} answers ${status}`);
  else if (reached.pathname === wanted.pathname) found.shots.push(shot);
  else found.notes.push(`${shot.path} leads to ${reached.pathname}`);
  for (const frame of page.frames()) {
    const hrefs = await frame
      .locator("a[href]")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    for (const href of hrefs) {
      const { origin, pathname, search } = new URL(href);
      if (origin === reached.origin) links.add(`${pathname}${search}`);
    }
  }
}

function visitorFor(access: SitePage["access"]): Visitor {
  if (access === "user") return "seeker";
  return access === "seeker" || access === "agent" || access === "staff" ? access : "nobody";
}

function addressesOf(
  { id, pattern }: SitePage,
  { given, links }: { given: string[]; links: Set<string> },
): string[] {
  const own = ownAddresses[id];
  if (own) return own;
  if (!pattern.includes(":")) return [pattern];
  const told = given.filter((path) => matches(pattern, path));
  if (told.length > 0) return told;
  // Neither a view of the same page nor a file next to it.
  const fitting = [...links].filter((link) => !/[?.]/.test(link) && matches(pattern, link));
  const isForm = (link: string) => sitePages.some((one) => one.pattern === link);
  const found = fitting.filter((link) => !isForm(link));
  return pattern === "/learning-center/:slug" ? found : found.slice(0, 1);
}

function matches(pattern: string, link: string): boolean {
  const [wanted, given] = [pattern.split("/"), (link.split("?")[0] ?? "").split("/")];
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => segment === given[at] || segment.startsWith(":"))
  );
}

/** The route's file; for each of several addresses of one page, with what tells it from the others. */
function nameOf({ id, pattern }: SitePage, path: string): string {
  const name = id === NOT_FOUND_ID ? NOT_FOUND : id.slice("routes/".length).replaceAll("/", "-");
  if (pattern === "/learning-center/:slug") return `${name}-${path.split("/").at(-1)}`;
  const query = path.split("?")[1] ?? "";
  return query && !query.includes("token=") ? `${name}-${query.replace(/\W/g, "-")}` : name;
}
