import * as z from "zod";
import { employmentOf, itemsOf, json, placesOf, plain, shaped, timeOf, type Vendor, words } from "./vendor";

/** Sweden's employment service publishes changes: the first read begins this long ago. */
const FIRST_MILLISECONDS = 3 * 60 * 60 * 1000;

const label = z.object({ label: words }).nullish().catch(null);
const removal = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  removed: z.literal(true),
});
const ad = z.object({
  id: z.union([z.string(), z.number()]),
  headline: z.string(),
  webpage_url: z.string(),
  description: z.object({ text: z.string() }),
  employment_type: label,
  working_hours_type: label,
  employer: z.object({ name: words }).nullish().catch(null),
  workplace_address: z.object({ municipality: words, region: words }).nullish().catch(null),
  publication_date: words,
});

/** https://jobtechdev.se/en/components/jobstream */
export const jobTech: Vendor = {
  token: /^sweden$/,
  isFeed: true,
  async load({ since }, get) {
    const after = new Date(since ?? Date.now() - FIRST_MILLISECONDS).toISOString().slice(0, 19);
    return [json(await get("jobstream.api.jobtechdev.se", `/v2/stream?updated-after=${after}`))];
  },
  async parse(pages) {
    const rows = shaped(z.array(z.unknown()), pages[0]);
    const removals = rows.map((row) => removal.safeParse(row));
    const { items } = await itemsOf(
      rows.filter((_, at) => !removals[at]?.success),
      {
        id: "id",
        schema: ad,
        read: async (one) => ({
          sourceId: String(one.id),
          title: plain(one.headline),
          company: plain(one.employer?.name) || null,
          places: placesOf(one.workplace_address?.municipality ?? one.workplace_address?.region),
          country: "SE",
          isRemote: null,
          employment: employmentOf(one.working_hours_type?.label, one.employment_type?.label),
          pay: null,
          text: one.description.text.trim(),
          url: one.webpage_url,
          postedAt: timeOf(one.publication_date),
        }),
      },
    );
    const removed = removals.flatMap(({ data }) => data?.id ?? []);
    return { items, removed, isComplete: false };
  },
};
