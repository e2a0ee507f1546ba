import * as z from "zod";
import { fullNameSchema, newPasswordSchema } from "../identity/schema";

const MAX_PASSWORD_LENGTH = 1024;

function knownPassword(missing: string) {
  return z.string({ error: missing }).min(1, missing).max(MAX_PASSWORD_LENGTH, missing);
}

const confirmPassword = "Please enter your password to confirm account deletion";

export const settingsForms = {
  profile: z.object({ fullName: fullNameSchema("Please enter your full name") }),
  password: z
    .object({
      currentPassword: knownPassword("Please enter your current password"),
      newPassword: newPasswordSchema({
        missing: "Please enter a new password",
        short: "New password must be at least 6 characters long",
      }),
      confirmPassword: z.string().default(""),
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ["confirmPassword"],
      message: "New passwords do not match",
    }),
  "first-password": z.object({}),
  "end-session": z.object({ sessionId: z.uuid() }),
  "end-other-sessions": z.object({}),
  export: z.object({}),
  "delete-account": z.object({ password: knownPassword(confirmPassword) }),
  "mail-deletion-link": z.object({}),
  "undo-deletion": z.object({}),
} as const;

export type SettingsIntent = keyof typeof settingsForms;

export type SettingsForm<Intent extends SettingsIntent> = z.infer<(typeof settingsForms)[Intent]>;
