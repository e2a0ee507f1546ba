import * as z from "zod";
import {
  employmentOf,
  HOST_TOKEN,
  itemsOf,
  json,
  markup,
  payOf,
  placesOf,
  plain,
  shaped,
  timeOf,
  type Vendor,
  words,
  yes,
} from "./vendor";

const board = z.object({ offers: z.array(z.unknown()) });

const offer = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  careers_url: z.string(),
  company_name: words,
  description: words,
  requirements: words,
  location: words,
  city: words,
  country_code: words,
  remote: yes,
  employment_type_code: words,
  published_at: words,
  created_at: words,
  salary: z
    .object({ min: z.unknown(), max: z.unknown(), currency: z.unknown(), period: words })
    .nullish()
    .catch(null),
});

/** https://docs.recruitee.com/reference/offers-1 */
export const recruitee: Vendor = {
  token: HOST_TOKEN,
  load: async ({ token, ...conditions }, get) => [
    json(await get(`${token}.recruitee.com`, "/api/offers/", conditions)),
  ],
  async loadOne({ token, posting }, get) {
    const { offers } = shaped(board, json(await get(`${token}.recruitee.com`, "/api/offers/")));
    const named = (one: unknown) => (one as { careers_url?: unknown } | null)?.careers_url;
    return [{ offers: offers.filter((one) => String(named(one)).endsWith(`/o/${posting}`)) }];
  },
  parse: async (pages) =>
    itemsOf(shaped(board, pages[0]).offers, {
      id: "id",
      schema: offer,
      read: async (one) => ({
        sourceId: String(one.id),
        title: plain(one.title),
        company: plain(one.company_name) || null,
        places: placesOf(one.location || one.city),
        country: one.country_code ?? null,
        isRemote: one.remote ?? null,
        employment: employmentOf(one.employment_type_code?.replaceAll("_", " ")),
        pay: payOf({ ...one.salary }),
        text: await markup(one.description, one.requirements),
        url: one.careers_url,
        postedAt: timeOf((one.published_at ?? one.created_at)?.replace(" UTC", "Z").replace(" ", "T")),
      }),
    }),
};
