import { and, eq, inArray } from "drizzle-orm";
import * as schema from "../../../db/schema";
import { EMPTIED } from "../verdicts/forget-verdicts";
import type { PersonalTable } from "./personal-table";
import { auditTrailOf, bookingsOf, invoicesOf, mailsOf, messagesOf, ofUserId } from "./rows-of-person";
import { signInData } from "./sign-in-data";

const RESUME_KEYS = ["fileKey", "analysisKey", "tookDefaultFrom", "confirmedReading"];
/** Named so that the unique index finds an address. */
const lists = schema.mailingListEntries.list.enumValues;
const WORK_STATE = ["attempts", "leaseToken", "leaseUntil", "lastQueuedAt", "rescoreQueuedAt"];

/** Walked by export and erasure, in this order. A test checks that every table is here or in `withoutPerson`. */
export const personalData: readonly PersonalTable[] = [
  {
    table: schema.auditLog,
    of: auditTrailOf,
    export: { left: "our staff's work, in their words; it is answered by a person who is asked for it" },
    erase: { blank: { reason: null, data: null } },
  },
  {
    table: schema.jobSearches,
    of: ofUserId(schema.jobSearches),
    export: { file: "found-jobs", about: "jobs that your searches found" },
    erase: "delete",
  },
  {
    table: schema.jobFilters,
    of: ofUserId(schema.jobFilters),
    export: { file: "job-searches", about: "what you searched jobs for" },
    erase: "delete",
  },
  {
    table: schema.hiddenPostings,
    of: ofUserId(schema.hiddenPostings),
    export: { file: "hidden-postings", about: "postings that you don't want to see again" },
    erase: "delete",
  },
  {
    table: schema.savedSearches,
    of: ofUserId(schema.savedSearches),
    export: { file: "saved-searches", about: "searches that you keep", hidden: ["queuedAt"] },
    erase: "delete",
  },
  {
    table: schema.applications,
    of: ofUserId(schema.applications),
    export: { file: "applications", about: "jobs that you track, with your notes" },
    erase: "delete",
  },
  {
    table: schema.drafts,
    of: ofUserId(schema.drafts),
    export: { file: "resume-drafts", about: "versions of résumés that you rewrote for a job" },
    erase: "delete",
  },
  {
    table: schema.matchShares,
    of: ofUserId(schema.matchShares),
    export: { file: "shared-analyses", about: "links by which you showed analyses to others" },
    erase: "delete",
  },
  {
    table: schema.userActivities,
    of: ofUserId(schema.userActivities),
    export: { file: "activities", about: "what your dashboard shows as recent activity" },
    erase: "delete",
  },
  {
    table: schema.matches,
    of: ofUserId(schema.matches),
    export: { file: "job-analyses", about: "your résumés against jobs", hidden: ["detailKey", "jobHash"] },
    erase: "delete",
  },
  {
    table: schema.verdicts,
    of: ofUserId(schema.verdicts),
    export: {
      file: "verdicts",
      about: "when each result about your résumés was made, from which input, by which version of the engine",
      hidden: ["objectKey", "companyId", "applicantId", "threadId", "requirementsVersion"],
    },
    erase: { blank: EMPTIED },
  },
  {
    table: schema.resumeAnalyses,
    of: ofUserId(schema.resumeAnalyses),
    export: { file: "resume-analyses", about: "analyses of your résumés alone" },
    erase: "delete",
  },
  {
    table: schema.resumes,
    of: ofUserId(schema.resumes),
    export: {
      file: "resumes",
      about: "the list of your résumés; the files are in the folder resumes",
      hidden: [...RESUME_KEYS, ...WORK_STATE],
    },
    erase: "delete",
  },
  {
    table: schema.heldResumes,
    of: ofUserId(schema.heldResumes),
    export: {
      file: "waiting-resumes",
      about: "résumés that wait until your email address is confirmed; you have the files yourself",
      hidden: ["tokenHash", "fileKey"],
    },
    erase: "delete",
  },
  {
    table: schema.userSkills,
    of: ofUserId(schema.userSkills),
    export: { file: "skills", about: "skills that your analyses found, strong and weak" },
    erase: "delete",
  },
  {
    table: schema.userProgress,
    of: ofUserId(schema.userProgress),
    export: { file: "progress", about: "your scores by week and month" },
    erase: "delete",
  },
  {
    table: schema.creditTransactions,
    of: ofUserId(schema.creditTransactions),
    export: { file: "credit-transactions", about: "credits bought and used; a purchase is negative use" },
    erase: "delete",
  },
  {
    table: schema.userCredits,
    of: ofUserId(schema.userCredits),
    export: { file: "credits", about: "how many credits you have" },
    erase: "delete",
  },
  {
    table: schema.subscriptions,
    of: ofUserId(schema.subscriptions),
    export: { file: "subscriptions", about: "your trial and your plans" },
    erase: "delete",
  },
  {
    table: schema.contractDeclarations,
    of: ({ email }) => eq(schema.contractDeclarations.email, email),
    export: { file: "declarations", about: "withdrawals and cancellations that you declared" },
    erase: { blank: { name: null, email: null, contract: null, wish: null, userId: null } },
  },
  {
    table: schema.orders,
    of: ofUserId(schema.orders),
    export: { file: "orders", about: "what you ordered, and what became of it" },
    erase: { blank: { userId: null } },
  },
  {
    table: schema.invoices,
    of: invoicesOf,
    export: { file: "invoices", about: "your invoices", hidden: ["customerId"] },
    erase: { left: "bookkeeping: amount, date and number stay for the legal time, without you" },
  },
  {
    table: schema.billingCustomers,
    of: ofUserId(schema.billingCustomers),
    export: { left: "numbers under which our payment provider knows you" },
    erase: { blank: { userId: null } },
  },
  {
    table: schema.contactMessages,
    of: messagesOf,
    export: { file: "contact-messages", about: "messages to us from your address, with our answers" },
    erase: "delete",
  },
  {
    table: schema.mailingListEntries,
    of: ({ email }) =>
      and(inArray(schema.mailingListEntries.list, lists), eq(schema.mailingListEntries.email, email)),
    export: { file: "mailing-lists", about: "what you asked to be told about", hidden: ["tokenHash"] },
    erase: "delete",
  },
  {
    table: schema.coachingBookings,
    of: bookingsOf,
    export: {
      file: "coaching-bookings",
      about: "coaching sessions that you asked for and booked",
      hidden: ["coachId", "remindedAt", "sequence"],
    },
    erase: "delete",
  },
  {
    table: schema.invitations,
    of: ({ email }) => eq(schema.invitations.email, email),
    export: { file: "invitations", about: "invitations to an agency", hidden: ["tokenHash", "invitedBy"] },
    erase: "delete",
  },
  {
    table: schema.outbox,
    of: mailsOf,
    export: {
      file: "mails",
      about: "mails that we sent you: which, and when",
      hidden: ["data", "userId", "attempts", "leaseEndsAt", "error", "updatedAt"],
    },
    erase: "delete",
  },
  {
    table: schema.dataExports,
    of: ofUserId(schema.dataExports),
    export: { file: "data-exports", about: "copies of your data that you asked for", hidden: ["fileKey"] },
    erase: "delete",
  },
  {
    table: schema.deletionRequests,
    of: ofUserId(schema.deletionRequests),
    export: { file: "deletion-requests", about: "requests to delete your account, undone ones too" },
    erase: { left: "shows that it was done: a number, times, and the id of an account that is gone" },
  },
  ...signInData,
  {
    table: schema.accounts,
    of: ofUserId(schema.accounts),
    export: { file: "sign-in-methods", about: "how you can sign in", hidden: ["passwordHash"] },
    erase: "delete",
  },
  {
    table: schema.users,
    of: ({ userId }) => eq(schema.users.id, userId),
    export: { file: "profile", about: "your name, address and country, and when you accepted which terms" },
    erase: "delete",
  },
];
