import { and, desc, eq } from "drizzle-orm";
import { applicantRequests } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { RequestKind } from "../request-words";

export type ShownRequest = {
  number: string;
  kind: RequestKind;
  words: string | null;
  createdAt: number;
  dueAt: number;
  answer: string | null;
  answeredAt: number | null;
};

/** What an applicant asked, and what was answered, newest first: without the colleague who did. */
export async function listOwnRequests(
  { db }: Pick<Deps, "db">,
  { companyId, applicantId }: { companyId: string; applicantId: string },
): Promise<ShownRequest[]> {
  const { number, kind, words, createdAt, dueAt, answer, answeredAt } = applicantRequests;
  return db
    .dbFor(companyId)
    .select({ number, kind, words, createdAt, dueAt, answer, answeredAt })
    .from(applicantRequests)
    .where(and(eq(applicantRequests.applicantId, applicantId), eq(applicantRequests.companyId, companyId)))
    .orderBy(desc(createdAt));
}
