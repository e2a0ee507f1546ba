import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applicants, resumes, threadRequirements, threads, verdicts } from "../../../db/schema";
import type { Files } from "../../../workers/adapters/files/port";
import { monthOf } from "../../../workers/domain/documents/read-document";
import { parseCorrections } from "../../../workers/domain/stored/corrections";
import type { Correction } from "../../../workers/engine/parse/corrections";
import type { ResumeFacts } from "../../../workers/engine/types";
import type { VerdictRecord } from "./record";

type Source = { db: Db; files: Pick<Files, "get" | "getJson"> };
type Verdict = typeof verdicts.$inferSelect;

/** @returns null for no such verdict; "erased" where the person was, and nothing of it is left */
export async function gatherVerdict(source: Source, id: string): Promise<VerdictRecord | "erased" | null> {
  const [verdict] = await source.db.select().from(verdicts).where(eq(verdicts.id, id));
  if (!verdict) return null;
  const stored = verdict.objectKey
    ? await source.files.getJson<Record<string, unknown>>(verdict.objectKey)
    : null;
  const subject = await subjectOf(source, verdict);
  if (!stored || !subject) return "erased";
  const bytes = await source.files.get(subject.fileKey);
  const read = (stored.read ?? stored.facts) as ResumeFacts | undefined;
  return {
    verdict,
    file: bytes && { name: subject.fileKey, bytes: Buffer.from(bytes).toString("base64") },
    asOf: read?.asOf ?? monthOf(subject.createdAt),
    corrections: [
      ...(stored.corrections ? [parseCorrections(stored.corrections)] : []),
      [],
      subject.corrections,
      ...(await earlierCorrections(source, verdict)),
    ],
    job: verdict.matchId ? stored.job : await requirementsOf(source, verdict),
    stored,
  };
}

/** Ids of verdicts made since, in UTC ms, the newest first, without those whose person was erased. */
export async function verdictsSince({ db }: Pick<Source, "db">, since: number): Promise<string[]> {
  const rows = await db
    .select({ id: verdicts.id })
    .from(verdicts)
    .where(and(gt(verdicts.createdAt, since), isNotNull(verdicts.objectKey)))
    .orderBy(desc(verdicts.createdAt));
  return rows.map(({ id }) => id);
}

async function subjectOf({ db }: Source, { applicantId, resumeId }: Verdict) {
  if (applicantId) {
    const [row] = await db.select().from(applicants).where(eq(applicants.id, applicantId));
    const corrections = row?.corrections ? parseCorrections(row.corrections) : [];
    return row && { fileKey: row.resumeFileUrl, createdAt: row.createdAt, corrections };
  }
  if (!resumeId) return undefined;
  const [row] = await db.select().from(resumes).where(eq(resumes.id, resumeId));
  return (
    row && { fileKey: row.fileKey, createdAt: row.createdAt, corrections: parseCorrections(row.corrections) }
  );
}

/** A match doesn't keep what its résumé's corrections were: the résumé's own results of that time do. */
async function earlierCorrections({ db, files }: Source, verdict: Verdict): Promise<Correction[][]> {
  const { matchId, resumeId } = verdict;
  if (!matchId || !resumeId) return [];
  const rows = await db
    .select({ key: verdicts.objectKey })
    .from(verdicts)
    .where(and(eq(verdicts.resumeId, resumeId), isNotNull(verdicts.objectKey)));
  const lists: Correction[][] = [];
  for (const { key } of rows) {
    const stored = key ? await files.getJson<{ corrections?: unknown }>(key) : null;
    if (stored?.corrections) lists.push(parseCorrections(stored.corrections));
  }
  return lists;
}

async function requirementsOf({ db }: Source, { threadId, requirementsVersion }: Verdict): Promise<unknown> {
  if (!threadId || !requirementsVersion) return null;
  const [kept] = await db
    .select({ job: threadRequirements.detailedAnalysis })
    .from(threadRequirements)
    .where(
      and(eq(threadRequirements.threadId, threadId), eq(threadRequirements.version, requirementsVersion)),
    );
  if (kept) return kept.job;
  const [thread] = await db
    .select({ job: threads.detailedAnalysis })
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.jobVersion, requirementsVersion)));
  return thread?.job ?? null;
}
