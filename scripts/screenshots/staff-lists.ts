import { openDatabases } from "../../db/client";
import {
  coachingBookings,
  contactMessages,
  deletionRequests,
  learningArticles,
  mailingListEntries,
  outbox,
  resumes,
  users,
} from "../../db/schema";

const DAY = 24 * 60 * 60_000;

/** Puts something into each list of the staff's pages. @returns the id of the failed résumé */
export async function fillStaffLists(d1: D1Database): Promise<string> {
  const { shared: db } = openDatabases(d1);
  const userId = crypto.randomUUID();
  const now = Date.now();
  await db.insert(users).values({
    id: userId,
    email: "pavel.marin@example.com",
    fullName: "Pavel Marin",
    emailVerified: true,
  });
  await db.insert(deletionRequests).values({ number: "D-000002", userId, dueAt: now + 10 * DAY });
  const resumeId = crypto.randomUUID();
  await db.insert(resumes).values({
    id: resumeId,
    userId,
    name: "Pavel Marin",
    fileKey: `${userId}/${now}-pavel-marin.pdf`,
    fileSize: 61_440,
    fileType: "application/pdf",
    fileHash: "0".repeat(64),
    analysisStatus: "failed",
    failureCode: "analysis-failed",
    attempts: 3,
  });
  await db.insert(contactMessages).values({
    name: "Ines Duarte",
    email: "ines.duarte@example.com",
    message: "Does Plumbline read résumés in Portuguese? Ours are half in English and half not.",
  });
  await db.insert(coachingBookings).values({
    name: "Ines Duarte",
    email: "ines.duarte@example.com",
    sessionType: "career-strategy",
    preferredDate: new Date(now + 7 * DAY).toISOString().slice(0, 10),
    timeSlot: "morning",
  });
  await db.insert(mailingListEntries).values({
    list: "newsletter",
    email: "olu.bankole@example.com",
    confirmedAt: now,
  });
  await db.insert(outbox).values({
    toAddress: "pavel.marin@example.com",
    template: "deletion-done",
    data: { number: "D-000001" },
    status: "failed",
  });
  await db.insert(learningArticles).values({
    slug: "what-a-gap-says",
    title: "What a gap says, and what it doesn't",
    excerpt: "Months without a job are months. Say what they were in one line and go on.",
    body: "A gap needs one line.",
    category: "career-advice",
    author: "Plumbline Editorial",
    readTime: 1,
    publishDate: now,
  });
  return resumeId;
}
