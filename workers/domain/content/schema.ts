import { z } from "zod";
import { emailSchema, fullNameSchema } from "../identity/schema";

const MAX_MESSAGE_LENGTH = 5000;
const WORDLESS = "Please write your message";

/** The contact form: all three are required. */
export const contactSchema = z.object({
  name: fullNameSchema("Please enter your name"),
  email: emailSchema("Please enter your email address"),
  message: z
    .string({ error: WORDLESS })
    .trim()
    .min(1, WORDLESS)
    .max(MAX_MESSAGE_LENGTH, `A message may have up to ${MAX_MESSAGE_LENGTH} characters`)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), "This message has characters we can't show"),
});

export type ContactForm = z.infer<typeof contactSchema>;
