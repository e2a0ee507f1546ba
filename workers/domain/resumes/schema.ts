import { z } from "zod";
import { MAX_RESUME_NAME } from "./rules";

/** Control characters, and marks that turn the direction of text around. */
const UNREADABLE = /[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/u;

const MISSING = "Please enter a name";

/** What a job seeker calls a résumé: 1 to 255 characters, trimmed. */
export const resumeNameSchema = z
  .string({ error: MISSING })
  .trim()
  .min(1, MISSING)
  .max(MAX_RESUME_NAME, `A name may have up to ${MAX_RESUME_NAME} characters`)
  .refine((name) => !UNREADABLE.test(name), "This name has characters we can't show");
