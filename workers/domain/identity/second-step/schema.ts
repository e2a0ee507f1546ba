import * as z from "zod";

const CODE_MISSING = "Please enter the code";
const code = z.string({ error: CODE_MISSING }).trim().min(1, CODE_MISSING).max(30, "That is no code");
const password = z.string().max(1024).default("");
const TOO_LONG = "Up to 60 characters";

function name(missing: string) {
  return z.string({ error: missing }).trim().min(1, missing).max(60, TOO_LONG);
}

/** What a browser says of a passkey, as JSON: some 2,000 characters with an RSA key. */
const credential = z.string({ error: "Please try again" }).min(1).max(20_000, "That is no passkey");

export const secondStepForms = {
  "set-up-app": z.object({
    name: name("Please name the app, as in “My phone”"),
    password,
  }),
  "confirm-app": z.object({ code }),
  "remove-app": z.object({ appId: z.uuid() }),
  "begin-passkey": z.object({ password }),
  "add-passkey": z.object({ name: name("Please name the passkey, as in “My laptop”"), credential }),
  "remove-passkey": z.object({ passkeyId: z.uuid() }),
  "renew-codes": z.object({}),
} as const;

export type SecondStepIntent = keyof typeof secondStepForms;

export type StepForm = z.infer<typeof stepSchema>;

const next = z.string().max(2000).optional();

export const stepSchema = z.object({ code, next });

export const passkeyStepSchema = z.object({ credential, next });
