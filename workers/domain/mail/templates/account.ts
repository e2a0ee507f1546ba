import { DAY } from "../../day";
import { MAILED_LINK_MILLISECONDS } from "../../identity/mailed-link";
import type { StepChange } from "../../identity/second-step/step-change";
import { BECAUSE_OF_ACCOUNT, type MailTexts } from "../mail-content";

export const accountTexts: MailTexts<
  | "verification"
  | "welcome"
  | "reset-password"
  | "password-changed"
  | "google-linked"
  | "second-step-changed"
  | "api-key-created"
> = {
  verification: ({ fullName, url }) => ({
    subject: "Confirm your email address",
    name: fullName,
    paragraphs: [
      "Please confirm that this is your email address. Until then you can look around Plumbline, but not upload résumés.",
    ],
    button: { label: "Confirm email address", url },
    closing: [
      `The link works once, for ${MAILED_LINK_MILLISECONDS["verify-email"] / DAY} days.`,
      "If you did not open an account with us, please ignore this mail.",
    ],
    why: "You get this mail because someone opened a Plumbline account with this address.",
  }),
  welcome: ({ fullName, url }) => ({
    subject: "Welcome to Plumbline",
    name: fullName,
    paragraphs: [
      "Your address is confirmed, and your account is ready. Three steps show you where you stand: your résumé, a check of what was read of it, and a job that you want to hold it against.",
      "You see every point of your score with the words that it rests on, and up to three changes that would lift it.",
    ],
    button: { label: "Go to your résumés", url },
    closing: ["The first 14 days are free. We have no card of yours, so nothing is charged then."],
    why: BECAUSE_OF_ACCOUNT,
  }),
  "reset-password": ({ fullName, url }) => ({
    subject: "Choose a new password",
    name: fullName,
    paragraphs: ["Someone, most likely you, asked for a new password for your Plumbline account."],
    button: { label: "Choose a new password", url },
    closing: [
      `The link works once, for ${MAILED_LINK_MILLISECONDS["reset-password"] / 60_000} minutes.`,
      "If it wasn't you, please ignore this mail: your password stays as it is.",
    ],
    why: BECAUSE_OF_ACCOUNT,
  }),
  "password-changed": ({ fullName }, { origin, infoMailbox }) => ({
    subject: "Your password was changed",
    name: fullName,
    paragraphs: [
      "The password of your Plumbline account has just been changed, and every other browser was signed out.",
      `If it wasn't you, choose a new password at once and write to us at ${infoMailbox}.`,
    ],
    button: { label: "Choose a new password", url: `${origin}/forgot-password` },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "google-linked": ({ fullName }, { origin, infoMailbox }) => ({
    subject: "Google sign-in was added to your account",
    name: fullName,
    paragraphs: [
      "From now on you can sign in to Plumbline with your Google account, too.",
      `If it wasn't you, remove it in your settings, change your password and write to us at ${infoMailbox}.`,
    ],
    button: { label: "Open settings", url: `${origin}/settings` },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "second-step-changed": ({ fullName, change }, { origin, infoMailbox }) => ({
    subject: CHANGES[change].subject,
    name: fullName,
    paragraphs: [
      CHANGES[change].said,
      `If it wasn't you, change your password at once and write to us at ${infoMailbox}.`,
    ],
    button: { label: "Look at your second step", url: `${origin}/two-step` },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "api-key-created": ({ fullName, keyName, hint, url }, { infoMailbox }) => ({
    subject: "A new API key was made",
    name: fullName,
    paragraphs: [
      `The API key “${keyName}” (${hint}) has just been made with your account. Programs that hold it can do what it was made for.`,
      `If it wasn't you, revoke it at once, change your password and write to us at ${infoMailbox}.`,
    ],
    button: { label: "See your API keys", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
};

const CHANGES: Record<StepChange, { subject: string; said: string }> = {
  "app-added": {
    subject: "Sign-in asks for a second step now",
    said: "An app was added to your Plumbline account: after the password, sign-in asks for the code that it shows.",
  },
  "app-removed": {
    subject: "An app was removed from your sign-in",
    said: "An app that showed codes for the sign-in to your Plumbline account was removed. Without any app or passkey left, the password alone signs you in.",
  },
  "passkey-added": {
    subject: "A passkey was added to your sign-in",
    said: "A passkey was added to your Plumbline account: after the password, sign-in asks for it, or for another second step that you have set up.",
  },
  "passkey-removed": {
    subject: "A passkey was removed from your sign-in",
    said: "A passkey of your Plumbline account was removed. Without any app or passkey left, the password alone signs you in.",
  },
  "passkey-copied": {
    subject: "We refused a passkey of yours",
    said: "Someone knew your password and used a passkey of your Plumbline account, but the passkey’s counter went backwards. That can mean that it was copied, so we let nobody in with it. Please remove that passkey, and add a new one.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used to sign in",
    said: "Someone signed in to your Plumbline account with its password and one of its recovery codes. That code is used up.",
  },
};
