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
  yes,
} from "./vendor";

const HOST = "api.ashbyhq.com";
const pathOf = (token: string) => `/posting-api/job-board/${token}?includeCompensation=true`;

const board = z.object({ jobs: z.array(z.unknown()) });

const job = z.object({
  id: z.string(),
  title: z.string(),
  jobUrl: z.string(),
  isListed: yes,
  isRemote: yes,
  employmentType: words,
  location: words,
  secondaryLocations: optionalList(z.object({ location: words })),
  address: z
    .object({ postalAddress: z.object({ addressCountry: words }).nullish() })
    .nullish()
    .catch(null),
  publishedAt: words,
  descriptionHtml: words,
  descriptionPlain: words,
  compensation: z
    .object({
      summaryComponents: optionalList(
        z.object({
          compensationType: words,
          interval: words,
          currencyCode: words,
          minValue: figure,
          maxValue: figure,
        }),
      ),
    })
    .nullish()
    .catch(null),
});

/** https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby: Vendor = {
  token: PATH_TOKEN,
  load: async ({ token, ...conditions }, get) => [json(await get(HOST, pathOf(token), conditions))],
  async loadOne({ token, posting }, get) {
    const { jobs } = shaped(board, json(await get(HOST, pathOf(token))));
    return [{ jobs: jobs.filter((one) => (one as { id?: unknown } | null)?.id === posting) }];
  },
  parse: async (pages) =>
    itemsOf(shaped(board, pages[0]).jobs, {
      id: "id",
      schema: job,
      read: async (one) => {
        if (one.isListed === false) return null;
        const salary = one.compensation?.summaryComponents?.find(
          ({ compensationType }) => compensationType === "Salary",
        );
        return {
          sourceId: one.id,
          title: plain(one.title),
          company: null,
          places: placesOf(one.location, ...(one.secondaryLocations ?? []).map(({ location }) => location)),
          country: one.address?.postalAddress?.addressCountry ?? null,
          isRemote: one.isRemote ?? null,
          employment: employmentOf(one.employmentType),
          pay: payOf({
            min: salary?.minValue,
            max: salary?.maxValue,
            currency: salary?.currencyCode,
            period: salary?.interval,
          }),
          text: (await markup(one.descriptionHtml)) || (one.descriptionPlain ?? ""),
          url: one.jobUrl,
          postedAt: timeOf(one.publishedAt),
        };
      },
    }),
};
