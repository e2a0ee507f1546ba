import * as z from "zod";
import { MAX_RESUME_NAME } from "./files/resume-files";

/** Control characters, and marks that turn the direction of text around. */
const UNREADABLE = /[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/u;

const MISSING = "Please enter a name";

export const resumeNameSchema = z
  .string({ error: MISSING })
  .trim()
  .min(1, MISSING)
  .max(MAX_RESUME_NAME, { error: `A name may have up to ${MAX_RESUME_NAME} characters`, abort: true })
  .refine((name) => !UNREADABLE.test(name), "This name has characters we can't show");

const MAX_CORRECTED = 200;
const DATE_HINT = "Please write a date as 2021-03 or 2021";

/** Blank means: this isn't in the résumé. */
const correctedText = z
  .string()
  .trim()
  .max(MAX_CORRECTED, { error: `Please keep to ${MAX_CORRECTED} characters`, abort: true })
  .refine((text) => !UNREADABLE.test(text), "This has characters we can't show")
  .transform((text) => text || null);

const correctedDate = z
  .string()
  .trim()
  .regex(/^(?:(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?)?$/, DATE_HINT)
  .transform((text) => text || null);

const correctedEnd = z
  .string()
  .trim()
  .transform((text) => text.toLowerCase())
  .pipe(z.union([z.literal("present"), correctedDate], { error: `${DATE_HINT}, or "present"` }));

const entry = z.coerce.number().int().min(0).max(500);

export const resumeEditSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("person"),
    values: z.object({ name: correctedText, headline: correctedText, location: correctedText }),
  }),
  z.object({
    kind: z.literal("experience"),
    entry,
    values: z.object({
      title: correctedText,
      company: correctedText,
      location: correctedText,
      start: correctedDate,
      end: correctedEnd,
    }),
  }),
  z.object({
    kind: z.literal("education"),
    entry,
    values: z.object({
      institution: correctedText,
      degree: correctedText,
      field: correctedText,
      start: correctedDate,
      end: correctedDate,
    }),
  }),
  z.object({ kind: z.literal("remove-experience"), entry }),
  z.object({ kind: z.literal("remove-education"), entry }),
  z.object({
    kind: z.literal("remove-skills"),
    names: z.array(z.string().min(1).max(500)).min(1, "Please choose a skill").max(200),
  }),
  z.object({ kind: z.literal("undo"), at: z.coerce.number().int().min(0).max(500) }),
]);

export type ResumeEdit = z.infer<typeof resumeEditSchema>;
