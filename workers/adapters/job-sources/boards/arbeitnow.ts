import * as z from "zod";
import {
  employmentOf,
  figure,
  itemsOf,
  json,
  markup,
  optionalList,
  placesOf,
  plain,
  shaped,
  timeOf,
  type Vendor,
  words,
  yes,
} from "./vendor";

/** 300 postings a page, about 2.4 MB. */
const MAX_PAGES = 3;

const page = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.string().nullish() }).nullish(),
});

const job = z.object({
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  description: z.string(),
  company_name: words,
  remote: yes,
  location: words,
  job_types: optionalList(z.string()),
  created_at: figure,
});

/** https://www.arbeitnow.com/blog/job-board-api: the newest first; what is further back is left as it is. */
export const arbeitnow: Vendor = {
  token: /^all$/,
  isFeed: true,
  async load(_, get) {
    const pages: unknown[] = [];
    for (let number = 1; number <= MAX_PAGES; number++) {
      const read = shaped(page, json(await get("www.arbeitnow.com", `/api/job-board-api?page=${number}`)));
      pages.push(read);
      if (!read.links?.next) break;
    }
    return pages;
  },
  async parse(pages) {
    const read = pages as z.infer<typeof page>[];
    const { items, isComplete } = await itemsOf(
      read.flatMap(({ data }) => data),
      {
        id: "slug",
        schema: job,
        read: async (one) => ({
          sourceId: one.slug,
          title: plain(one.title),
          company: plain(one.company_name) || null,
          places: placesOf(one.location),
          country: null,
          isRemote: one.remote ?? null,
          employment: employmentOf(...(one.job_types ?? [])),
          pay: null,
          text: await markup(one.description),
          url: one.url,
          postedAt: timeOf(one.created_at && one.created_at * 1000),
        }),
      },
    );
    return { items, isComplete: isComplete && !read.at(-1)?.links?.next };
  },
};
