import * as z from "zod";
import { COACHING_SESSIONS, TIME_SLOTS } from "../coaching/coaching-sessions";
import { isTimeZone } from "../coaching/time-zone";
import { emailSchema, fullNameSchema } from "../identity/schema";

const MAX_MESSAGE_LENGTH = 5000;
const WORDLESS = "Please write your message";

export const contactSchema = z.object({
  name: fullNameSchema("Please enter your name"),
  email: emailSchema("Please enter your email address"),
  message: z
    .string({ error: WORDLESS })
    .trim()
    .min(1, WORDLESS)
    .max(MAX_MESSAGE_LENGTH, {
      error: `A message may have up to ${MAX_MESSAGE_LENGTH} characters`,
      abort: true,
    })
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), "This message has characters we can't show"),
});

export type ContactForm = z.infer<typeof contactSchema>;

export const listSchema = z.object({ email: emailSchema("Please enter your email address") });

const keysOf = <K extends string>(words: Record<K, unknown>) => Object.keys(words) as [K, ...K[]];

const ZONELESS = { error: "Please choose your time zone" };

export const bookingSchema = z.object({
  name: fullNameSchema("Please enter your name"),
  email: emailSchema("Please enter your email address"),
  session: z.enum(keysOf(COACHING_SESSIONS), { error: "Please choose a session" }),
  date: z.iso.date({ error: "Please choose a date" }),
  slot: z.enum(keysOf(TIME_SLOTS), { error: "Please choose a time slot" }),
  timeZone: z.string(ZONELESS).max(64).refine(isTimeZone, ZONELESS),
});

export type BookingForm = z.infer<typeof bookingSchema>;

export const otherHourSchema = bookingSchema.pick({ date: true, slot: true });

export type OtherHourForm = z.infer<typeof otherHourSchema>;
