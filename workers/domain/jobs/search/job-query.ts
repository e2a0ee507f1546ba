import * as z from "zod";
import { CONTRACTS, PERIODS, SOURCE_NAMES } from "./job-choices";

const keys = <T extends object>(names: T) =>
  Object.keys(names) as [keyof T & string, ...(keyof T & string)[]];

const on = z.literal("1").optional().catch(undefined);

const querySchema = z.object({
  resume: z.string().max(64).optional().catch(undefined),
  /** one of the person's kept searches, in place of the résumé's last one */
  saved: z.string().max(64).optional().catch(undefined),
  remote: on,
  pay: on,
  days: z.enum(keys(PERIODS)).optional().catch(undefined),
  contract: z.enum(keys(CONTRACTS)).optional().catch(undefined),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
  source: z.enum(keys(SOURCE_NAMES)).optional().catch(undefined),
});

export type JobQuery = z.output<typeof querySchema>;
export type JobFilter = Omit<JobQuery, "resume" | "saved">;

/** What an address asks for; what it doesn't understand is left out. */
export function parseJobQuery(parameters: URLSearchParams): JobQuery {
  return querySchema.parse(Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== "")));
}

export const LONGEST_POSITION = 200;
export const LONGEST_LOCATION = 200;
