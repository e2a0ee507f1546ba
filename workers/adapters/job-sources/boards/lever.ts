import * as z from "zod";
import {
  employmentOf,
  figure,
  itemsOf,
  json,
  markup,
  optionalList,
  PATH_TOKEN,
  payOf,
  placesOf,
  plain,
  shaped,
  timeOf,
  type Vendor,
  words,
} from "./vendor";

const PAGE = 100;
const MAX_PAGES = 20;

const posting = z.object({
  id: z.string(),
  text: z.string(),
  hostedUrl: z.string(),
  country: words,
  workplaceType: words,
  createdAt: figure,
  categories: z
    .object({ location: words, allLocations: optionalList(z.string()), commitment: words })
    .nullish()
    .catch(null),
  descriptionPlain: words,
  lists: optionalList(z.object({ text: words, content: words })),
  additionalPlain: words,
  salaryRange: z
    .object({ currency: z.unknown(), interval: words, min: z.unknown(), max: z.unknown() })
    .nullish()
    .catch(null),
});

/** https://github.com/lever/postings-api */
function leverAt(host: string): Vendor {
  return {
    token: PATH_TOKEN,
    async load({ token }, get) {
      const pages: unknown[] = [];
      for (let skip = 0; skip < MAX_PAGES * PAGE; skip += PAGE) {
        const path = `/v0/postings/${token}?mode=json&skip=${skip}&limit=${PAGE}`;
        const page = shaped(z.array(z.unknown()), json(await get(host, path)));
        pages.push(page);
        if (page.length < PAGE) break;
      }
      return pages;
    },
    loadOne: async ({ token, posting }, get) => [
      [json(await get(host, `/v0/postings/${token}/${posting}?mode=json`))],
    ],
    async parse(pages) {
      const rows = (pages as unknown[][]).flat();
      const { items, isComplete } = await itemsOf(rows, {
        id: "id",
        schema: posting,
        read: async (one) => {
          const places = one.categories?.allLocations ?? [];
          const lists = (one.lists ?? []).map(
            ({ text, content }) => `<p>${text ?? ""}</p><ul>${content ?? ""}</ul>`,
          );
          return {
            sourceId: one.id,
            title: plain(one.text),
            company: null,
            places: placesOf(...(places.length > 0 ? places : [one.categories?.location])),
            country: one.country ?? null,
            isRemote: one.workplaceType ? one.workplaceType === "remote" : null,
            employment: employmentOf(one.categories?.commitment),
            pay: payOf({ ...one.salaryRange, period: one.salaryRange?.interval }),
            text: [one.descriptionPlain, await markup(...lists), one.additionalPlain]
              .filter(Boolean)
              .join("\n\n"),
            url: one.hostedUrl,
            postedAt: timeOf(one.createdAt),
          };
        },
      });
      return { items, isComplete: isComplete && rows.length < MAX_PAGES * PAGE };
    },
  };
}

export const lever = leverAt("api.lever.co");
export const leverEu = leverAt("api.eu.lever.co");
