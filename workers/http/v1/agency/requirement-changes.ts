import * as z from "zod";
import { AppError } from "../../../domain/errors";
import {
  educationLevels,
  importances,
  LABEL_MAX,
  languageLevels,
  MAX_REQUIREMENTS,
  MOST_YEARS,
  NEW_REQUIREMENT,
} from "../../../domain/threads/job-options";
import type { RequirementEdits } from "../../../domain/threads/schema";
import type { JobProfile } from "../../../engine/types";
import { withFields } from "../problem";

const levels = [...educationLevels, ...languageLevels].map(([level]) => level);
const words = z.string().trim().min(1).max(LABEL_MAX);

/** What a requirement of `getRequirements` becomes; what isn't named stays. */
export const requirementChanges = z.strictObject({
  version: z.int().min(1).optional().meta({
    description: "Which the changes were made from: refused with 409 where it has been changed since",
  }),
  requirements: z
    .array(
      z
        .strictObject({
          id: z.string().min(1).max(500).optional().meta({ description: "Without it: a new requirement" }),
          label: words.optional(),
          importance: z
            .enum(importances)
            .optional()
            .meta({ description: "ignore: it doesn’t count any more" }),
          is_deal_breaker: z.boolean().optional(),
          alternatives: z.array(words).max(20).optional(),
          min_years: z.int().min(0).max(MOST_YEARS).nullable().optional(),
          level: z.enum(levels).nullable().optional(),
        })
        .refine(
          ({ id, label }) => id !== undefined || label !== undefined,
          "A new requirement needs a label",
        ),
    )
    .min(1)
    .max(MAX_REQUIREMENTS),
});

/** As the editor on the page sends them. @throws AppError "fields-invalid" for an id that the job doesn't have */
export function editsOf(
  { requirements, leftOut = [] }: JobProfile,
  { requirements: changed }: z.output<typeof requirementChanges>,
): RequirementEdits {
  const known = new Set([...requirements, ...leftOut].map(({ id }) => id));
  const unknown = changed.flatMap(({ id }, index) =>
    id === undefined || known.has(id)
      ? []
      : [{ pointer: `/requirements/${index}/id`, detail: "No requirement has this id" }],
  );
  if (unknown.length > 0) throw withFields(new AppError("fields-invalid"), unknown);
  const rows = changed.map(({ id, is_deal_breaker: gate, min_years: minYears, ...one }, index) => ({
    ...one,
    id: id ?? `${NEW_REQUIREMENT}${index}`,
    gate,
    minYears,
    merged: [],
  }));
  return { rows, addedMust: [], addedNice: [] };
}
