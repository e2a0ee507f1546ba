import * as z from "zod";
import type { BoardPosting } from "../port";
import { type Ask, BoardGone, BoardUnchanged, BoardUnknown } from "./bounded-get";
import {
  employmentOf,
  json,
  type Listing,
  markup,
  optionalList,
  placesOf,
  plain,
  shaped,
  timeOf,
  type Vendor,
  words,
} from "./vendor";

const HOST = "pam-stilling-feed.nav.no";
/** Of a thousand changes each. */
const MAX_PAGES = 3;
/** Texts have an address each; what isn't fetched by one read is by the next. */
const TEXTS = 80;
const STOPPED = "stopped";
const FIRST_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

const item = z.object({
  date_modified: z.iso.datetime({ offset: true }),
  _feed_entry: z.object({ uuid: z.uuid(), status: z.string() }),
});
const page = z.object({ next_id: z.uuid().nullable(), items: z.array(item) });

const place = z.object({ city: words, municipal: words, county: words, country: words });
const ad = z.object({
  title: z.string(),
  description: z.string(),
  published: words,
  link: z.string(),
  employer: z.object({ name: words }).nullish().catch(null),
  workLocations: optionalList(place),
  engagementtype: words,
  extent: words,
});
/** Its documentation names the advertisement `json`, its service `ad_content`. */
const entry = z.object({ status: z.string(), ad_content: ad.nullish(), json: ad.nullish() });

/**
 * Changes, oldest first, each without its advertisement's words. One that was stopped loses its words there, and is
 * closed here. https://navikt.github.io/pam-stilling-feed/
 */
export const nav: Vendor = {
  token: /^norway$/,
  isFeed: true,
  async load({ lastModified, since }, _, { ask, keys }) {
    const from = timeOf(lastModified) ?? since ?? Date.now() - FIRST_MILLISECONDS;
    const authorization = authorizationOf(keys.nav);
    const conditions = { etag: null, lastModified: new Date(from).toUTCString() };
    const first = await ask(HOST, "/api/v1/feed", { authorization, conditions }).catch((error: unknown) => {
      // Its word for a feed without a newer page.
      throw error instanceof BoardGone ? new BoardUnchanged() : error;
    });
    const pages = [shaped(page, json(first.text))];
    for (let next = pages[0]?.next_id; next && pages.length < MAX_PAGES; next = pages.at(-1)?.next_id) {
      const { text } = await ask(HOST, `/api/v1/feed/${next}`, { authorization });
      pages.push(shaped(page, json(text)));
    }
    return pages;
  },
  async parse(pages, { lastModified }, _, { ask, keys }) {
    const read = pages as z.infer<typeof page>[];
    const all = read.flatMap(({ items }) => items);
    const changes = all.filter(({ date_modified }) => timeOf(date_modified)! > (timeOf(lastModified) ?? 0));
    const wanted = changes.slice(0, upTo(TEXTS, changes));
    const newest = new Map(wanted.map(({ _feed_entry: { uuid, status } }) => [uuid, status]));
    const authorization = authorizationOf(keys.nav);
    const items: Listing["items"] = [];
    const removed: string[] = [];
    for (const [sourceId, status] of newest) {
      const read = status === "ACTIVE" ? await readEntry(sourceId, ask, authorization) : STOPPED;
      if (read === STOPPED) removed.push(sourceId);
      else items.push({ sourceId, posting: read });
    }
    const last = wanted.at(-1)?.date_modified ?? lastModified;
    const isPartial = wanted.length < changes.length || read.at(-1)?.next_id !== null;
    return { items, removed, isComplete: false, isPartial, ...(last && { readUntil: last }) };
  },
};

/** At least so many, and all that changed in the last one's moment: the next read begins after it. */
function upTo(count: number, changes: z.infer<typeof item>[]): number {
  let end = Math.min(count, changes.length);
  while (end > 0 && changes[end] && changes[end]?.date_modified === changes[end - 1]?.date_modified) end += 1;
  return end;
}

function authorizationOf(key: string | undefined): string {
  if (!key) throw new BoardUnknown("NAV_TOKEN is not set");
  return `Bearer ${key}`;
}

/** Null where its words can't be read: it stays as it is. */
async function readEntry(
  id: string,
  ask: Ask,
  authorization: string,
): Promise<BoardPosting | typeof STOPPED | null> {
  const answer = await ask(HOST, `/api/v1/feedentry/${id}`, { authorization }).catch((error: unknown) => {
    if (error instanceof BoardGone) return null;
    throw error;
  });
  if (!answer) return STOPPED;
  const { data } = entry.safeParse(json(answer.text));
  if (data && data.status !== "ACTIVE") return STOPPED;
  const one = data?.ad_content ?? data?.json;
  if (!one) return null;
  const places = one.workLocations ?? [];
  return {
    sourceId: id,
    title: plain(one.title),
    company: plain(one.employer?.name) || null,
    places: placesOf(...places.map(({ city, municipal, county }) => nameOf(city ?? municipal ?? county))),
    country: places[0]?.country ?? "NO",
    isRemote: null,
    employment: employmentOf(one.extent, one.engagementtype),
    pay: null,
    text: await markup(one.description),
    url: one.link,
    postedAt: timeOf(one.published),
  };
}

/** Places stand in capitals there. */
function nameOf(place: string | null | undefined): string {
  const name = place ?? "";
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
