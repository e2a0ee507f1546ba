import * as z from "zod";
import { MAX_LINE, MAX_LINK, MAX_NOTES } from "./application-limits";
import { applicationStates } from "./application-states";

const UNREADABLE = "This text has characters we can't show";
const atMost = (max: number) => `At most ${new Intl.NumberFormat("en").format(max)} characters, please`;

function line(max = MAX_LINE) {
  return z
    .string()
    .default("")
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .refine((text) => text.length <= max, atMost(max))
    .refine((text) => !/[\p{Cc}\uFFFD]/u.test(text), UNREADABLE);
}

/** Pages show it as a link: nothing but the web's own kinds of address. */
const link = line(MAX_LINK).refine(
  (text) => text === "" || (/^https?:\/\//i.test(text) && URL.canParse(text)),
  "Please enter an address that begins with https://",
);

/** "2026-11-21" as the UTC milliseconds of its beginning; null for none. */
const day = z
  .union([z.iso.date("Please choose a date"), z.literal("")])
  .default("")
  .transform((text) => (text === "" ? null : Date.parse(`${text}T00:00:00Z`)));

const job = {
  jobTitle: line().refine((text) => text !== "", "Please enter the job title"),
  employer: line(),
  jobUrl: link,
  place: line(),
};

export const newApplicationSchema = z.object(job);

export type NewApplication = z.output<typeof newApplicationSchema>;

export const applicationSchema = z
  .object({
    ...job,
    state: z.enum(applicationStates, { error: "Please choose a state" }),
    savedAt: day,
    appliedAt: day,
    interviewAt: day,
    offerAt: day,
    closedAt: day,
    nextStep: line(),
    nextAt: day,
    reminds: z
      .string()
      .optional()
      .transform((value) => value === "on"),
    notes: z
      .string()
      .default("")
      .transform((text) => text.replace(/\r\n?/g, "\n").trim())
      .refine((text) => text.length <= MAX_NOTES, atMost(MAX_NOTES))
      .refine((text) => !/[^\P{Cc}\n\t]|\uFFFD/u.test(text), UNREADABLE),
  })
  .refine((form) => !form.reminds || form.nextAt !== null, {
    path: ["nextAt"],
    message: "Please choose the day on which we should remind you",
  });

export type ApplicationForm = z.output<typeof applicationSchema>;

export const applicationViews = ["board", "list"] as const;
export const applicationSorts = ["title", "employer", "state", "score", "saved", "applied", "next"] as const;

export type ApplicationSort = (typeof applicationSorts)[number];

const querySchema = z.object({
  view: z.enum(applicationViews).catch("board").default("board"),
  state: z.enum(applicationStates).optional().catch(undefined),
  search: z.string().trim().max(MAX_LINE).optional().catch(undefined),
  sort: z.enum(applicationSorts).catch("saved").default("saved"),
  order: z.enum(["asc", "desc"]).catch("desc").default("desc"),
  page: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
});

export type ApplicationQuery = z.output<typeof querySchema>;

/** What an address asks for; what it doesn't understand is left at the usual. */
export function parseApplicationQuery(parameters: URLSearchParams): ApplicationQuery {
  return querySchema.parse(Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== "")));
}
