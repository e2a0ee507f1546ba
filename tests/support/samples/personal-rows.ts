import { getTableColumns } from "drizzle-orm";
import type { SQLiteInsertValue, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import { scoreResumeForJob } from "../../../workers/domain/matches/score-resume-for-job";
import { makeStoredResume } from "../../../workers/domain/resumes/analysis/make-stored-resume";
import { analyseJob, textToResume } from "../../../workers/engine";
import { ENGINE_VERSION } from "../../../workers/engine/version";
import { placesOf } from "../places-of";

/** The mark in every free text column, 1 in every required number; columns added later are included. */
function marked<T extends SQLiteTable>(
  table: T,
  mark: string,
  given: Record<string, unknown>,
): SQLiteInsertValue<T> {
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (name in given) continue;
    if (column.dataType === "json") row[name] = column.notNull ? [mark] : { note: mark };
    else if (column.dataType === "string" && !column.enumValues?.length) row[name] = `${mark} ${name}`;
    else if (column.dataType === "number" && column.notNull && !column.hasDefault) row[name] = 1;
  }
  return { ...row, ...given } as SQLiteInsertValue<T>;
}

/** `mark` is lower-case and part of every text, key and address that is stored of them. */
export type MarkedPerson = {
  userId: string;
  email: string;
  mark: string;
  fileKeys: string[];
  /** where one of the person's texts (by default the mark) is still stored */
  places: (text?: string) => Promise<string[]>;
};

export async function createMarkedPerson(deps: Deps): Promise<MarkedPerson> {
  const since = Date.now();
  const mark = `mark-${crypto.randomUUID()}`;
  const userId = crypto.randomUUID();
  const email = `${mark}@example.com`;
  const [resumeId, filterId] = [crypto.randomUUID(), crypto.randomUUID()];
  const [matchId, companyId] = [crypto.randomUUID(), crypto.randomUUID()];
  const sessionId = crypto.randomUUID();
  const [boardId, postingId] = [crypto.randomUUID(), Math.floor(Math.random() * 2 ** 40) + 2 ** 40];
  const customerId = `cus_${crypto.randomUUID()}`;
  const [messageId, mailId, keyId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const fileKey = `${userId}/1700000000000-${mark}.pdf`;
  const detailKey = `${userId}/analyses/${mark}.json.gz`;
  const exportKey = `${userId}/export-${mark}.zip`;
  const db = deps.db.shared;
  const time = deps.now();
  const add = <T extends SQLiteTable>(table: T, given: Record<string, unknown>) =>
    db.insert(table).values(marked(table, mark, given));
  const mine = () => ({ id: crypto.randomUUID(), userId });
  const loose = { id: crypto.randomUUID() };
  const auditEntryOn = (subject: string) =>
    add(schema.auditLog, { id: crypto.randomUUID(), actorId: "staff", action: "answered", subject });
  await db.batch([
    add(schema.users, { id: userId, email }),
    add(schema.accounts, { ...mine(), provider: "password" }),
    add(schema.accounts, { ...mine(), provider: "google", subject: `google ${mark}` }),
    add(schema.sessions, { ...mine(), id: sessionId, expiresAt: time + 1e9 }),
    add(schema.passkeys, mine()),
    add(schema.passkeyChallenges, { sessionId, userId, purpose: "second-step", expiresAt: time + 1e9 }),
    add(schema.authenticators, mine()),
    add(schema.recoveryCodes, { userId }),
    add(schema.apiKeys, { ...mine(), id: keyId, companyId: null, expiresAt: time + 1e9 }),
    add(schema.apiAnswers, { keyId, expiresAt: time + 1e9 }),
    add(schema.oidcStarts, { userId, expiresAt: time + 1e9 }),
    add(schema.verifications, { ...mine(), purpose: "verify-email" }),
    add(schema.authLogs, mine()),
    add(schema.rateLimits, { key: `sign-in:account:${email}`, windowEndsAt: time + 1e9 }),
    add(schema.rateLimits, { key: `change-password:${userId}`, windowEndsAt: time + 1e9 }),
    add(schema.resumes, {
      ...mine(),
      id: resumeId,
      fileKey,
      analysisKey: null,
      isDefault: true,
      name: `${mark} CV.pdf`,
    }),
    add(schema.heldResumes, {
      userId,
      fileKey: `held/1700000000000-${crypto.randomUUID()}`,
      expiresAt: time + 1e9,
    }),
    add(schema.resumeAnalyses, { ...mine(), resumeId }),
    add(schema.matches, { ...mine(), id: matchId, resumeId, detailKey }),
    add(schema.verdicts, {
      ...mine(),
      ...{ companyId: null, threadId: null, applicantId: null, resumeId, matchId, objectKey: detailKey },
      ...{ inputHash: "0", engineVersion: ENGINE_VERSION },
    }),
    // Of an employer, and nothing of the person but that they hid it.
    db.insert(schema.jobBoards).values({ id: boardId, source: "lever", token: boardId }),
    db.insert(schema.jobPostings).values({
      ...{ id: postingId, boardId, source: "lever", sourceId: "1", title: "Cook", company: "Inn" },
      ...{ url: "https://inn.example/1", sameKey: "1", contentHash: "1" },
      ...{ postedAt: time, firstSeenAt: time, lastSeenAt: time, changedAt: time, closedAt: time },
    }),
    add(schema.hiddenPostings, { userId, postingId }),
    add(schema.applications, { ...mine(), matchId }),
    add(schema.drafts, { ...mine(), matchId, number: 1 }),
    add(schema.matchShares, { ...mine(), matchId, expiresAt: time + 1e9 }),
    add(schema.userActivities, { ...mine(), activityType: "upload", resumeId, matchId }),
    add(schema.userSkills, { ...mine(), skillType: "strength" }),
    add(schema.userProgress, { ...mine(), periodType: "weekly" }),
    add(schema.jobFilters, { ...mine(), id: filterId, resumeId }),
    add(schema.jobSearches, { ...mine(), filterId }),
    add(schema.savedSearches, { ...mine(), resumeId, filter: {} }),
    add(schema.subscriptions, {
      ...mine(),
      planId: "plan-individual-trial",
      status: "active",
      stripeSubscriptionId: null,
      nextRenewal: time + 1e9,
    }),
    add(schema.userCredits, { userId }),
    add(schema.creditTransactions, { ...mine(), actionId: null }),
    add(schema.billingCustomers, { id: customerId, userId, companyId: null }),
    add(schema.orders, {
      ...mine(),
      ...{ companyId: null, kind: "plan", number: crypto.randomUUID(), item: "individual-monthly" },
      ...{ bookingId: "", price: 599, taxIncluded: true, termsVersion: "2026-11-23", sessionId: null },
      ...{ subscriptionId: null, invoiceId: null },
    }),
    db.insert(schema.invoices).values({
      ...{ id: crypto.randomUUID(), customerId, status: "paid", total: 599, tax: 96 },
      ...{ amountPaid: 599, currency: "eur", createdAt: time },
    }),
    db.insert(schema.companies).values({
      ...{ id: companyId, companyName: "Host", normalizedName: companyId, normalizedWebsite: companyId },
      ...{ companyLocation: "Oslo", companyWebsite: "https://host.example", companySize: "1-10" },
    }),
    add(schema.invitations, {
      ...{ id: crypto.randomUUID(), companyId, email, role: "recruiter", expiresAt: time + 1e9 },
      ...{ acceptedAt: null, withdrawnAt: null },
    }),
    add(schema.contractDeclarations, {
      ...mine(),
      ...{ number: crypto.randomUUID(), kind: "withdrawal", orderId: null, email },
    }),
    add(schema.contactMessages, { id: messageId, email }),
    add(schema.coachingBookings, {
      ...loose,
      email,
      sessionType: "resume-deep-dive",
      preferredDate: "2026-12-24",
      timeSlot: "morning",
      ...{ timeZone: "Europe/Berlin", coachId: null, orderId: null },
    }),
    add(schema.mailingListEntries, { ...loose, list: "newsletter", email }),
    add(schema.outbox, {
      ...mine(),
      toAddress: email,
      template: "verification",
      data: { fullName: mark, url: mark },
      status: "sent",
    }),
    add(schema.outbox, {
      id: mailId,
      userId: null,
      toAddress: email,
      template: "contact-answer",
      data: { name: mark, message: mark, answer: mark },
    }),
    add(schema.outbox, {
      id: crypto.randomUUID(),
      userId: null,
      toAddress: deps.site.infoMailbox,
      template: "contact-message",
      data: { name: mark, email, message: mark },
    }),
    add(schema.dataExports, { ...mine(), status: "ready", fileKey: exportKey, expiresAt: time + 1e9 }),
    auditEntryOn(userId),
    auditEntryOn(messageId),
    auditEntryOn(mailId),
  ]);
  const text = new TextEncoder().encode(`%PDF-1.4 ${mark}`);
  await deps.files.put(fileKey, text, "application/pdf");
  const stored = { corrections: [], factsVersion: 1, asOf: "2026-11" };
  const read = makeStoredResume(textToResume(`${mark}\nNurse`), stored);
  await deps.files.putJson(`${fileKey}.analysis.json.gz`, read);
  const job = analyseJob({ title: "Nurse", description: `Requirements\n- Wound care\n\n${mark}` });
  await deps.files.putJson(detailKey, scoreResumeForJob(read.facts, { job, posting: mark }));
  await deps.files.put(exportKey, text, "application/zip");
  // An interrupted upload leaves an object without a row.
  await deps.files.put(`${userId}/1700000000001-${mark}-lost.pdf`, text, "application/pdf");
  const fileKeys = [fileKey, detailKey, exportKey];
  return { userId, email, mark, fileKeys, places: (text = mark) => placesOf(text, since) };
}
