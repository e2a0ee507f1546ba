import * as z from "zod";
import {
  itemsOf,
  json,
  markup,
  optionalList,
  PATH_TOKEN,
  placesOf,
  plain,
  shaped,
  timeOf,
  type Vendor,
  words,
} from "./vendor";

const board = z.object({ jobs: z.array(z.unknown()) });

const job = z.object({
  id: z.union([z.string(), z.number()]),
  internal_job_id: z.unknown(),
  title: z.string(),
  absolute_url: z.string(),
  content: z.string(),
  company_name: words,
  first_published: words,
  location: z.object({ name: words }).nullish().catch(null),
  offices: optionalList(z.object({ name: words, location: words })),
});

/** https://developers.greenhouse.io/job-board.html */
export const greenhouse: Vendor = {
  token: PATH_TOKEN,
  load: async ({ token, ...conditions }, get) => [
    json(await get("boards-api.greenhouse.io", `/v1/boards/${token}/jobs?content=true`, conditions)),
  ],
  loadOne: async ({ token, posting }, get) => [
    { jobs: [json(await get("boards-api.greenhouse.io", `/v1/boards/${token}/jobs/${posting}`))] },
  ],
  parse: async (pages) =>
    itemsOf(shaped(board, pages[0]).jobs, {
      id: "id",
      schema: job,
      read: async (one) => {
        // A posting without a job behind it collects names for later.
        if (one.internal_job_id === null) return null;
        return {
          sourceId: String(one.id),
          title: plain(one.title),
          company: plain(one.company_name) || null,
          places: placesOf(one.location?.name),
          country: one.offices?.length === 1 ? (one.offices[0]?.location ?? null) : null,
          isRemote: /\bremote\b/i.test(one.location?.name ?? "") || null,
          employment: null,
          pay: null,
          text: await markup(one.content),
          url: one.absolute_url,
          postedAt: timeOf(one.first_published),
        };
      },
    }),
};
