import * as z from "zod";
import { emailSchema, fullNameSchema, newPasswordSchema, termsSchema } from "../../identity/schema";
import { FILL_IN_REQUIRED, MISMATCH, TOO_SHORT } from "../form-messages";
import { ROLES } from "../roles";

const role = z.enum(ROLES, { error: "Please choose a role." });

export const inviteSchema = z.object({ email: emailSchema("Please enter their email address."), role });

export type InviteForm = z.infer<typeof inviteSchema>;

export const roleSchema = z.object({ role });

export const acceptSchema = z
  .object({
    fullName: fullNameSchema(FILL_IN_REQUIRED),
    password: newPasswordSchema({ missing: FILL_IN_REQUIRED, short: TOO_SHORT }),
    confirmPassword: z.string({ error: FILL_IN_REQUIRED }).min(1, FILL_IN_REQUIRED),
    terms: termsSchema,
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: MISMATCH,
  });

export type AcceptForm = z.infer<typeof acceptSchema>;
export type AcceptFieldName = keyof typeof acceptSchema.shape;
