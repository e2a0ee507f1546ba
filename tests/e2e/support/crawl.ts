import type { Page } from "playwright-core";
import { NOT_FOUND_ID, sitePages } from "../../../app/routes";
import { depth } from "../../support/depth";

/** `kind` is the element's name. */
export type Reference = { kind: string; address: string; rel: string; opensTab: boolean };

type Read = { references: Reference[]; ids: string[] };

type Answer = { status: number; path: string; read: Read | null };

export type Crawl = {
  /** "address: why, from page": each address once */
  faults: string[];
  followed: Set<string>;
  answered: Set<string>;
  external: Reference[];
};

export function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(":") || part === given[at])
  );
}

const AT_ONCE = 8;
const MAX_HOPS = 8;
/** Tried per path: sorted and filtered lists are endless. */
const QUERIES = depth(2, 10);

/** A fault is a status of 400 or more, a missing fragment, or an undeclared page; for `visitor.starts` only a 500. */
export async function crawl(
  parser: Page,
  visitor: {
    origin: string;
    cookie: string;
    starts: string[];
    links?: { address: string; from: string }[];
    isAgent?: boolean;
    /** addresses that another visitor has asked for, and that answer everyone alike: followed, not asked for again */
    known?: Set<string>;
  },
): Promise<Crawl> {
  const { origin, cookie } = visitor;
  const declared = sitePages.filter(({ id }) => id !== NOT_FOUND_ID);
  const isRefusal = (path: string) =>
    visitor.isAgent === true &&
    declared.some(({ access, pattern }) => access === "seeker" && matches(pattern, path));
  const answers = new Map<string, Promise<Answer>>();
  const seen = new Set<string>();
  const queries = new Map<string, number>();
  const faults = new Map<string, string>();
  const external = new Map<string, Reference>();
  const answered = new Set<string>();
  const followed = new Set<string>();
  const waiting: (() => Promise<void>)[] = [];

  async function ask(address: string): Promise<Answer> {
    let url = new URL(address, origin);
    for (let hop = 0; hop < MAX_HOPS; hop++) {
      const response = await fetch(url, { headers: { cookie }, redirect: "manual" });
      const { status, headers } = response;
      const path = url.pathname;
      if (status < 400) answered.add(path);
      const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
      const location = headers.get("location");
      if (isPage && !location) return { status, path, read: await readPage(parser, await response.text()) };
      await response.body?.cancel();
      if (!location) return { status, path, read: null };
      url = new URL(location, url);
      if (url.origin !== origin) return { status: 200, path: "", read: null };
    }
    return { status: 508, path: url.pathname, read: null };
  }

  function visit(address: string, from: string | null): void {
    const url = new URL(address, origin);
    const place = decodeURIComponent(url.hash.slice(1));
    const key = url.pathname + url.search;
    const isNew = !seen.has(key);
    if (isNew && url.search) {
      const count = (queries.get(url.pathname) ?? 0) + 1;
      queries.set(url.pathname, count);
      if (count > QUERIES) return;
    }
    seen.add(key);
    followed.add(address);
    if (visitor.known?.has(address)) return;
    const blame = (why: string) =>
      faults.has(address) || faults.set(address, `${why}, from ${from ?? "the start"}`);
    waiting.push(async () => {
      const { status, path, read } = await (answers.get(key) ?? remember(key));
      const isOwn = from === null || from === key;
      if (status >= 500 || (status >= 400 && !isOwn && !(status === 403 && isRefusal(path))))
        blame(String(status));
      if (!read) return;
      if (status < 400 && !declared.some(({ pattern }) => matches(pattern, path)))
        blame(`leads to ${path}, which isn't declared`);
      // After a redirect to sign-in, the fragment applies later.
      if (place && status < 400 && path === url.pathname && !read.ids.includes(place))
        blame("no such place on that page");
      if (isNew) for (const reference of read.references) follow(reference, key);
    });
  }

  function remember(key: string): Promise<Answer> {
    const answer = ask(key);
    answers.set(key, answer);
    return answer;
  }

  function follow(reference: Reference, from: string): void {
    const { address } = reference;
    const base = new URL(from, origin).href;
    if (!URL.canParse(address, base)) faults.set(address, `no address, from ${from}`);
    else {
      const url = new URL(address, base);
      if (url.origin === origin) visit(url.href.slice(origin.length), from);
      else external.set(url.href, { ...reference, address: url.href });
    }
  }

  for (const start of visitor.starts) visit(start, null);
  for (const { address, from } of visitor.links ?? []) visit(address, from);
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map((work) => work()));
  return {
    faults: [...faults].map(([address, why]) => `${address}: ${why}`),
    followed,
    answered,
    external: [...external.values()],
  };
}

/** Scripts don't run, nothing is loaded. Answered as one text: objects cost twice the processor time on their way. */
async function readPage(parser: Page, html: string): Promise<Read> {
  const read = await parser.evaluate((text) => {
    const references: Reference[] = [];
    const ids: string[] = [];
    function read(document: Document) {
      const note = (element: Element, kind: string, address: string | null) => {
        if (address === null) return;
        const opensTab = element.getAttribute("target") === "_blank";
        references.push({ kind, address, rel: element.getAttribute("rel") ?? "", opensTab });
      };
      for (const element of document.querySelectorAll("[id]")) ids.push(element.id);
      for (const element of document.querySelectorAll("[href]"))
        note(element, element.localName, element.getAttribute("href"));
      for (const element of document.querySelectorAll("[src]"))
        note(element, element.localName, element.getAttribute("src"));
      for (const element of document.querySelectorAll("[srcset]"))
        for (const applicant of (element.getAttribute("srcset") ?? "").split(","))
          note(element, element.localName, applicant.trim().split(/\s+/)[0] ?? "");
      for (const element of document.querySelectorAll("form[action], button[formaction]"))
        note(element, "form", element.getAttribute("action") ?? element.getAttribute("formaction"));
      for (const element of document.querySelectorAll(
        'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]',
      ))
        note(element, "meta", element.getAttribute("content"));
      for (const frame of document.querySelectorAll("iframe[srcdoc]"))
        read(new DOMParser().parseFromString(frame.getAttribute("srcdoc") ?? "", "text/html"));
    }
    read(new DOMParser().parseFromString(text, "text/html"));
    return JSON.stringify({ references, ids });
  }, html);
  return JSON.parse(read);
}
