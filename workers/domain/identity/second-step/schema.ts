import * as z from "zod";

const CODE_MISSING = "Please enter the code";
const code = z.string({ error: CODE_MISSING }).trim().min(1, CODE_MISSING).max(30, "That is no code");
const NAME_MISSING = "Please name the app, as in “My phone”";

/** The forms of the page where the second step is set up, by what they want. */
export const secondStepForms = {
  "set-up-app": z.object({
    name: z.string({ error: NAME_MISSING }).trim().min(1, NAME_MISSING).max(60, "Up to 60 characters"),
    password: z.string().max(1024).default(""),
  }),
  "confirm-app": z.object({ code }),
  "remove-app": z.object({ appId: z.uuid() }),
  "renew-codes": z.object({}),
} as const;

export type SecondStepIntent = keyof typeof secondStepForms;

export type StepForm = z.infer<typeof stepSchema>;

export const stepSchema = z.object({ code, next: z.string().max(2000).optional() });
