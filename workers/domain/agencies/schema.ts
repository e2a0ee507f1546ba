import * as z from "zod";
import { emailSchema, fullNameSchema, newPasswordSchema, termsSchema } from "../identity/schema";
import { COMPANY_SIZES, readWebsite } from "./company-identity";
import {
  COMPANY_INCOMPLETE,
  CURRENT_MISSING,
  FILL_IN_REQUIRED,
  MISMATCH,
  NEW_MISMATCH,
  NEW_TOO_SHORT,
  TOO_SHORT,
} from "./form-messages";
import { MAX_RETENTION_DAYS } from "./retention-limits";

export const WEBSITE_WRONG = "Please enter a website's address, such as www.example.com.";

const MAX_LENGTH = 200;
const MAX_WEBSITE_LENGTH = 500;
/** Control characters, what a decoder writes for bytes that it can't read, and marks that turn text around. */
const UNREADABLE = /[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/u;

function line(missing: string) {
  return shown(z.string({ error: missing }).trim().min(1, missing));
}

function optionalLine() {
  return shown(z.string().trim())
    .transform((text) => text || undefined)
    .optional();
}

function shown(schema: z.ZodString) {
  return schema
    .max(MAX_LENGTH, { error: `Please use ${MAX_LENGTH} characters at most.`, abort: true })
    .refine((text) => !UNREADABLE.test(text), "Please leave out characters that can't be shown.");
}

function companyName(missing: string) {
  return line(missing).regex(/[\p{L}\p{N}]/u, "A company's name has letters or digits.");
}

function website(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(MAX_WEBSITE_LENGTH, { error: WEBSITE_WRONG, abort: true })
    .refine((text) => readWebsite(text) !== null, WEBSITE_WRONG)
    .transform((text) => readWebsite(text) ?? text);
}

function companySize(missing: string) {
  return z.enum(COMPANY_SIZES, { error: missing });
}

export const registerAgencySchema = z
  .object({
    companyName: companyName(FILL_IN_REQUIRED),
    companyLocation: line(FILL_IN_REQUIRED),
    companyWebsite: website(FILL_IN_REQUIRED),
    companySize: companySize(FILL_IN_REQUIRED),
    companyPhone: optionalLine(),
    companyAddress: optionalLine(),
    contactName: fullNameSchema(FILL_IN_REQUIRED),
    email: emailSchema(FILL_IN_REQUIRED),
    phone: optionalLine(),
    position: optionalLine(),
    password: newPasswordSchema({ missing: FILL_IN_REQUIRED, short: TOO_SHORT }),
    confirmPassword: z.string({ error: FILL_IN_REQUIRED }).min(1, FILL_IN_REQUIRED),
    terms: termsSchema,
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: MISMATCH,
  });

export type AgencyRegistration = z.infer<typeof registerAgencySchema>;

const RETENTION_WRONG = `Please enter whole days, from 1 to ${MAX_RETENTION_DAYS}.`;

const SHORTLISTED_SHORTER = "Please enter as many days as for the others, or more.";

/** Days without contact after which applicants are erased; blank leaves the period as it is. */
function retentionDays() {
  const days = z.coerce.number<string>(RETENTION_WRONG).int(RETENTION_WRONG);
  return z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(days.min(1, RETENTION_WRONG).max(MAX_RETENTION_DAYS, RETENTION_WRONG).optional())
    .optional();
}

const profileFields = z.object({
  fullName: blankOr(fullNameSchema("A name has letters.")),
  position: optionalLine(),
  phone: optionalLine(),
  companyName: blankOr(companyName("")),
  companyLocation: optionalLine(),
  companyWebsite: blankOr(website("")),
  companySize: blankOr(companySize("Please choose one of the sizes.")),
  companyPhone: optionalLine(),
  companyAddress: optionalLine(),
  retentionDays: retentionDays(),
  shortlistedRetentionDays: retentionDays(),
  currentPassword: z.string().max(1024).optional(),
  newPassword: z.string().optional(),
  confirmPassword: z.string().optional(),
});

function blankOr<T extends z.ZodType<string, string>>(schema: T) {
  return z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(schema.optional())
    .optional();
}

/** Blank stays as it was; the company is saved only when complete, the password only when typed (spec 5). */
export const profileSchema = profileFields
  .superRefine((form, context) => {
    const refuse = (message: string, path: keyof typeof form) =>
      context.addIssue({ code: "custom", message, path: [path] });
    const required = ["companyName", "companyLocation", "companyWebsite", "companySize"] as const;
    const missing = required.filter((name) => !form[name]);
    const { retentionDays: days, shortlistedRetentionDays: shortlistedDays } = form;
    const started =
      missing.length < required.length || form.companyPhone || form.companyAddress || days || shortlistedDays;
    if (started) for (const name of missing) refuse(COMPANY_INCOMPLETE, name);
    if (days && shortlistedDays && shortlistedDays < days)
      refuse(SHORTLISTED_SHORTER, "shortlistedRetentionDays");

    const { currentPassword, newPassword = "", confirmPassword = "" } = form;
    if (!newPassword && !confirmPassword) return;
    if (!currentPassword) refuse(CURRENT_MISSING, "currentPassword");
    if (newPassword !== confirmPassword) return refuse(NEW_MISMATCH, "confirmPassword");
    const checked = newPasswordSchema({ missing: NEW_TOO_SHORT, short: NEW_TOO_SHORT }).safeParse(
      newPassword,
    );
    for (const { message } of checked.error?.issues ?? []) refuse(message, "newPassword");
  })
  .transform(({ fullName, position, phone, currentPassword, newPassword, confirmPassword, ...company }) => {
    const { companyName, companyLocation, companyWebsite, companySize } = company;
    return {
      fullName,
      position,
      phone,
      company:
        companyName && companyLocation && companyWebsite && companySize
          ? { ...company, companyName, companyLocation, companyWebsite, companySize }
          : null,
      password: newPassword && confirmPassword ? { current: currentPassword ?? "", next: newPassword } : null,
    };
  });

export type ProfileForm = z.infer<typeof profileSchema>;
export type ProfileFieldName = keyof typeof profileFields.shape;
