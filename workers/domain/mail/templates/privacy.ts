import { MAILED_LINK_MILLISECONDS } from "../../identity/mailed-link";
import { BECAUSE_OF_ACCOUNT, type MailTexts, mailDay, mailMoment } from "../mail-content";

export const privacyTexts: MailTexts<
  | "export-ready"
  | "confirm-deletion"
  | "deletion-planned"
  | "company-ending"
  | "deletion-undone"
  | "deletion-done"
> = {
  "export-ready": ({ fullName, url, expiresAt }) => ({
    subject: "Your data is ready to download",
    name: fullName,
    paragraphs: [
      "The archive with everything that Plumbline holds about you is ready. Sign in to download it.",
      `It is deleted on ${mailMoment(expiresAt)}; you can ask for a new one at any time.`,
    ],
    button: { label: "Download your data", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "confirm-deletion": ({ fullName, url }, { infoMailbox }) => ({
    subject: "Confirm that your account shall be deleted",
    name: fullName,
    paragraphs: [
      "You asked us to delete your Plumbline account. Please confirm it: your subscriptions are then cancelled, and everything is erased later. Before that you can still change your mind.",
    ],
    button: { label: "Confirm the deletion", url },
    closing: [
      `The link works once, for ${MAILED_LINK_MILLISECONDS["confirm-deletion"] / 60_000} minutes.`,
      `If it wasn't you, nothing is deleted; please write to us at ${infoMailbox}.`,
    ],
    why: BECAUSE_OF_ACCOUNT,
  }),
  "deletion-planned": ({ fullName, number, dueAt, url }) => ({
    subject: `Your account will be deleted (request ${number})`,
    name: fullName,
    paragraphs: [
      `We have received your request ${number}. Your subscriptions are cancelled. On ${mailDay(dueAt)} your account, your files and everything derived from them are erased for good.`,
      "Until then you can undo it and download all of your data.",
    ],
    button: { label: "Open settings", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "company-ending": ({ fullName, ownerName, companyName, dueAt, url }) => ({
    subject: `${companyName} ends on ${mailDay(dueAt)}`,
    name: fullName,
    paragraphs: [
      `${ownerName}, the last owner of ${companyName} at Plumbline, has asked for the deletion of their account. On ${mailDay(dueAt)} the company ends with it: its job threads, candidates and résumés are deleted, and you can't sign in to it any more.`,
      `If ${ownerName} changes their mind, or makes someone an owner before, everything stays. Please ask them, and export what you need until then.`,
    ],
    button: { label: "Open job threads", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "deletion-undone": ({ fullName, number, url }) => ({
    subject: `Your account stays (request ${number})`,
    name: fullName,
    paragraphs: [
      `Request ${number} is undone: your account and your data stay.`,
      "A trial that was cancelled with it goes on. A paid plan does not come back by itself.",
    ],
    button: { label: "Open settings", url },
    why: BECAUSE_OF_ACCOUNT,
  }),
  "deletion-done": ({ number }, { infoMailbox }) => ({
    subject: `Your account is deleted (request ${number})`,
    name: null,
    paragraphs: [
      `Request ${number} is done: your account, your files and everything derived from them are erased.`,
      `We keep this request's number and its date. If you have a question, write to us at ${infoMailbox}.`,
    ],
    why: "You get this last mail because the account that was deleted used this address.",
  }),
};
