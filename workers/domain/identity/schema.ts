import * as z from "zod";
import { ALL_REQUIRED, BOTH_REQUIRED, TERMS_MISSING } from "./form-messages";

/** Code points, so that an emoji counts once. */
export const MIN_PASSWORD_CHARACTERS = 6;
const MAX_PASSWORD_LENGTH = 1024;
const MAX_NAME_LENGTH = 200;

/** Control characters, and what a decoder writes for bytes that it can't read. */
const UNREADABLE = /[\p{Cc}\uFFFD]/u;
/** Marks that turn the direction of text around: a name with them can look like another. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/;

/** No links: it is shown in mails that strangers can have sent to anyone. */
export function fullNameSchema(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .max(MAX_NAME_LENGTH, { error: `A name may have up to ${MAX_NAME_LENGTH} characters`, abort: true })
    .regex(/\p{L}/u, missing)
    .refine((name) => !UNREADABLE.test(name) && !TURNING.test(name), "This name has characters we can't show")
    .refine((name) => !/:\/\/|www\./i.test(name), "A name can't contain a link");
}

export function emailSchema(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(254, { error: "Please enter a valid email address", abort: true })
    .regex(z.regexes.html5Email, "Please enter a valid email address")
    .regex(/^[^@]*@[^.@]+\.[^.]/, "Please enter a valid email address");
}

export function newPasswordSchema({ missing, short }: { missing: string; short: string }) {
  return z
    .string({ error: missing })
    .min(1, missing)
    .max(MAX_PASSWORD_LENGTH, {
      error: `A password may have up to ${MAX_PASSWORD_LENGTH} characters`,
      abort: true,
    })
    .refine((password) => [...password].length >= MIN_PASSWORD_CHARACTERS, short)
    .refine((password) => !UNREADABLE.test(password), "A password can't contain control characters");
}

export const signInSchema = z.object({
  email: z.string({ error: BOTH_REQUIRED }).trim().min(1, BOTH_REQUIRED).max(320, BOTH_REQUIRED),
  password: z.string({ error: BOTH_REQUIRED }).min(1, BOTH_REQUIRED).max(MAX_PASSWORD_LENGTH, BOTH_REQUIRED),
  next: z.string().max(2000).optional(),
});

export type SignInForm = z.infer<typeof signInSchema>;

/** The one box of a registration (RULINGS 74). */
export const termsSchema = z.literal("on", { error: TERMS_MISSING });

export const registerSchema = z
  .object({
    fullName: fullNameSchema(ALL_REQUIRED),
    email: emailSchema(ALL_REQUIRED),
    password: newPasswordSchema({
      missing: ALL_REQUIRED,
      short: "Password must be at least 6 characters long",
    }),
    confirmPassword: z.string({ error: ALL_REQUIRED }).min(1, ALL_REQUIRED),
    country: z.string({ error: ALL_REQUIRED }).regex(/^[A-Z]{2}$/, ALL_REQUIRED),
    terms: termsSchema,
    next: z.string().max(2000).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
  });

export type RegisterForm = z.infer<typeof registerSchema>;

export const forgotPasswordSchema = z.object({ email: emailSchema("Please enter your email address") });

const tokenSchema = z.string().max(100).default("");

export const resetPasswordSchema = z
  .object({
    token: tokenSchema,
    password: newPasswordSchema({
      missing: ALL_REQUIRED,
      short: "New password must be at least 6 characters long",
    }),
    confirmPassword: z.string({ error: ALL_REQUIRED }).min(1, ALL_REQUIRED),
    removesGoogle: z.boolean().default(false),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "New passwords do not match",
  });

export type ResetPasswordForm = z.infer<typeof resetPasswordSchema>;

const typedPassword = z.string().max(MAX_PASSWORD_LENGTH).default("");

export const verifyEmailSchema = z.object({
  token: tokenSchema,
  intent: z.enum(["confirm", "resend"]),
  password: typedPassword,
});

export const linkGoogleSchema = z.object({ password: typedPassword });
