import * as z from "zod";
import type { BoardPosting } from "../port";
import { BoardGone, type Get } from "./bounded-get";
import {
  employmentOf,
  json,
  markup,
  PATH_TOKEN,
  placesOf,
  plain,
  shaped,
  timeOf,
  type Vendor,
  words,
  yes,
} from "./vendor";

const HOST = "api.smartrecruiters.com";
const PAGE = 100;
const MAX_PAGES = 20;
const TEXTS = 40;

const page = z.object({
  totalFound: z.number(),
  content: z.array(z.object({ id: z.string().min(1).max(200) })),
});

const section = z.object({ title: words, text: words }).nullish().catch(null);
const detail = z.object({
  id: z.string(),
  name: z.string(),
  postingUrl: z.string(),
  releasedDate: words,
  company: z.object({ name: words }).nullish().catch(null),
  location: z.object({ city: words, region: words, country: words, remote: yes }).nullish().catch(null),
  typeOfEmployment: z.object({ label: words }).nullish().catch(null),
  jobAd: z.object({
    sections: z.object({
      jobDescription: section,
      qualifications: section,
      additionalInformation: section,
    }),
  }),
});

/** https://developers.smartrecruiters.com/docs/posting-api */
export const smartRecruiters: Vendor = {
  token: PATH_TOKEN,
  async load({ token }, get) {
    const pages: unknown[] = [];
    for (let offset = 0; offset < MAX_PAGES * PAGE; offset += PAGE) {
      const path = `/v1/companies/${token}/postings?limit=${PAGE}&offset=${offset}`;
      const read = shaped(page, json(await get(HOST, path)));
      pages.push(read);
      if (read.content.length === 0 || offset + PAGE >= read.totalFound) break;
    }
    return pages;
  },
  loadOne: async ({ posting }) => [{ totalFound: 1, content: [{ id: posting }] }],
  async parse(pages, { token, known }, get) {
    const read = pages as z.infer<typeof page>[];
    const ids = read.flatMap(({ content }) => content.map(({ id }) => id));
    const isComplete = ids.length >= (read.at(-1)?.totalFound ?? 0);
    const unread = ids.filter((id) => !known.has(id));
    const texts = new Map<string, BoardPosting | null>();
    for (const id of unread.slice(0, TEXTS)) texts.set(id, await readDetail(token, id, get));
    return {
      items: ids.map((sourceId) => ({ sourceId, posting: texts.get(sourceId) ?? null })),
      isComplete,
      isPartial: unread.length > TEXTS,
    };
  },
};

async function readDetail(token: string, id: string, get: Get): Promise<BoardPosting | null> {
  const path = `/v1/companies/${token}/postings/${encodeURIComponent(id)}`;
  const text = await get(HOST, path).catch((error: unknown) => {
    // Closed between the list and now.
    if (error instanceof BoardGone) return null;
    throw error;
  });
  const read = text === null ? null : detail.safeParse(json(text));
  if (!read?.success) return null;
  const { data } = read;
  const { jobDescription, qualifications, additionalInformation } = data.jobAd.sections;
  const parts = [jobDescription, qualifications, additionalInformation].map(
    (part) => part?.text && `<p>${part.title ?? ""}</p>${part.text}`,
  );
  return {
    sourceId: data.id,
    title: plain(data.name),
    company: plain(data.company?.name) || null,
    places: placesOf([data.location?.city, data.location?.region].filter(Boolean).join(", ")),
    country: data.location?.country ?? null,
    isRemote: data.location?.remote ?? null,
    employment: employmentOf(data.typeOfEmployment?.label),
    pay: null,
    text: await markup(...parts),
    url: data.postingUrl,
    postedAt: timeOf(data.releasedDate),
  };
}
