import {
  BECAUSE_OF_AGENCY,
  harmlessName,
  type MailTexts,
  mailDay,
  mailMoment,
  oneLine,
} from "../mail-content";

export const agencyTexts: MailTexts<
  | "agent-received"
  | "agent-approved"
  | "agent-refused"
  | "agent-blocked"
  | "agent-unblocked"
  | "candidates-export-ready"
  | "candidates-export-failed"
  | "note-mention"
  | "thread-given"
  | "colleague-invited"
  | "unusual-downloads"
  | "incident-notice"
  | "sub-processor-new"
  | "webhook-off"
> = {
  "incident-notice": ({ fullName, companyName, number, title, words }) => ({
    subject: `Incident ${number}: ${oneLine(title)}`,
    name: fullName,
    paragraphs: [
      `Something happened at Plumbline that concerns ${companyName}, and by law and our contract you have to know of it. We call it ${number}: ${title}.`,
      { quote: words },
      "Please answer this mail with your questions, and name the number.",
    ],
    why: BECAUSE_OF_AGENCY,
  }),
  "sub-processor-new": ({ fullName, name, country, purpose, data, usedFrom, url }) => ({
    subject: `Another sub-processor from ${mailDay(usedFrom)}: ${oneLine(name)}`,
    name: fullName,
    paragraphs: [
      `Our agreement lets us work with the companies on our list. From ${mailDay(usedFrom)} on, ${name} (${country}) is one of them, and gets data of the applicants in your job threads.`,
      `What for: ${purpose}`,
      `Which data: ${data}`,
      "You may object with a reason by answering this mail before that day.",
    ],
    button: { label: "See the list", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "unusual-downloads": ({ fullName, colleague, downloads, people, day, url }) => ({
    subject: "Unusual downloads in your company",
    name: fullName,
    paragraphs: [
      `On ${mailDay(day)}, ${oneLine(colleague)} has exported candidates ${downloads === 1 ? "once" : `${downloads} times`}, ${people} people so far.`,
      "That is more than 3 exports or 500 people in a day, and more than 3 times what they export on average. It may be right; please ask them if you don’t know why. You are told once a day at most.",
    ],
    button: { label: "See the log", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "webhook-off": ({ fullName, host, outcome, url }) => ({
    subject: "A webhook was switched off",
    name: fullName,
    paragraphs: [
      outcome === "gone"
        ? `The webhook at ${host} answered “410 Gone”: it wants no more events. We have switched it off.`
        : `The webhook at ${host} hasn’t taken an event for three days. We have switched it off.`,
      "Events from now on aren’t kept for it. Once its server answers again, switch it on and send again what it missed: its page lists the last 30 days.",
    ],
    button: { label: "See the webhook", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "agent-received": ({ fullName, companyName, url }) => ({
    subject: "We have received your registration",
    name: fullName,
    paragraphs: [
      `Thank you for registering ${harmlessName(companyName) ?? "your agency"}. Our team checks each new agency; this takes 2-3 business days.`,
      "We will write to you as soon as it is decided. Until then the sign-in page shows where things stand.",
    ],
    button: { label: "See the status", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "agent-approved": ({ fullName, companyName, trialEndsAt, url }) => ({
    subject: "Your agency account is approved",
    name: fullName,
    paragraphs: [
      `${companyName} can start: create a job thread, upload résumés, and read the reasons behind every rank.`,
      ...(trialEndsAt === null ? [] : [`Your trial begins today and runs until ${mailDay(trialEndsAt)}.`]),
    ],
    button: { label: "Open the agency portal", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "agent-refused": ({ fullName, companyName, reason }, { infoMailbox }) => ({
    subject: "Your agency account was not approved",
    name: fullName,
    paragraphs: [
      `Our team has looked at the registration of ${companyName} and has not approved it. The reason:`,
      { quote: reason },
      `If you think that this is a mistake, please write to us at ${infoMailbox}.`,
    ],
    why: BECAUSE_OF_AGENCY,
  }),
  "agent-blocked": ({ fullName, companyName, reason }, { infoMailbox }) => ({
    subject: "Your agency account is blocked",
    name: fullName,
    paragraphs: [
      `Our team has blocked your account at ${companyName}, so the agency portal is closed to it. The reason:`,
      { quote: reason },
      `If you think that this is a mistake, please write to us at ${infoMailbox}.`,
    ],
    why: BECAUSE_OF_AGENCY,
  }),
  "colleague-invited": ({ inviter, companyName, role, expiresAt, url }) => ({
    subject: "You are invited to join your colleagues at Plumbline",
    name: null,
    paragraphs: [
      `${harmlessName(inviter) ?? "A colleague"} has invited you to work with ${harmlessName(companyName) ?? "their agency"} at Plumbline as ${role === "owner" ? "an" : "a"} ${role}.`,
      `The link works once, until ${mailMoment(expiresAt)}. You choose a password of your own there.`,
    ],
    button: { label: "Accept the invitation", url },
    closing: ["If you don't expect this, you can leave it: without you, no account is made."],
    why: "You get this mail because a colleague entered this address to invite you.",
  }),
  "agent-unblocked": ({ fullName, companyName, url }) => ({
    subject: "Your agency account is open again",
    name: fullName,
    paragraphs: [`Your account at ${companyName} is no longer blocked. You can sign in as before.`],
    button: { label: "Sign in", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "note-mention": ({ fullName, author, thread, url }) => ({
    subject: "A colleague named you in a note",
    name: fullName,
    paragraphs: [
      `${harmlessName(author) ?? "A colleague"} named you in a note about a candidate in the job thread ${thread}.`,
      "What it says is in the portal only: mails can be read by others.",
    ],
    button: { label: "Read the note", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "thread-given": ({ fullName, giver, thread, isPassed, url }) => ({
    subject: isPassed ? "A job thread is yours now" : "A colleague shared a job thread with you",
    name: fullName,
    paragraphs: [
      isPassed
        ? `${harmlessName(giver) ?? "A colleague"} has passed the job thread “${oneLine(thread)}” to you, with all that is in it.`
        : `${harmlessName(giver) ?? "A colleague"} has shared the job thread “${oneLine(thread)}” with you.`,
      "You find it among your job threads. Who applied is in the portal only.",
    ],
    button: { label: "Open the job thread", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "candidates-export-ready": ({ fullName, title, candidates, expiresAt, url }) => ({
    subject: "Your list of candidates is ready",
    name: fullName,
    paragraphs: [
      `The CSV file that you asked for is ready: ${candidates.toLocaleString("en-US")} candidates of the job thread “${oneLine(title)}”. Sign in to download it.`,
      `It is deleted on ${mailMoment(expiresAt)}, or earlier if a candidate in it is deleted; you can ask for a new one at any time.`,
    ],
    button: { label: "Open the file", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "candidates-export-failed": ({ fullName, title, url }) => ({
    subject: "Your list of candidates could not be prepared",
    name: fullName,
    paragraphs: [
      `You asked for a CSV file with the candidates of the job thread “${oneLine(title)}”. We could not prepare it, and nothing was lost.`,
      "Please ask for it again on the job thread’s page.",
    ],
    button: { label: "Open the job thread", url },
    why: BECAUSE_OF_AGENCY,
  }),
};
