import { and, desc, eq, gt, sql } from "drizzle-orm";
import { applicantExports } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { readableThread } from "../../threads/thread-access";

export type ExportFile = {
  id: string;
  status: "pending" | "ready" | "failed";
  search: string;
  candidates: number | null;
  bytes: number | null;
  expiresAt: number | null;
  createdAt: number;
};

type OwnThread = { agent: ActiveAgent; threadId: string };

function ofAgent({ agent, threadId }: OwnThread) {
  return and(
    eq(applicantExports.agentId, agent.agentId),
    eq(applicantExports.threadId, threadId),
    // A thread that isn't theirs or shared with them any more has no file for them either.
    sql`${readableThread(agent, threadId)} is not null`,
  );
}

/** The newest file that the agent asked for in this thread; null once its time is over. */
export async function findExportFile(
  { db, now }: Pick<Deps, "db" | "now">,
  input: OwnThread,
): Promise<ExportFile | null> {
  const { id, status, search, candidates, bytes, expiresAt, createdAt } = applicantExports;
  const [latest] = await db
    .dbFor(input.agent.companyId)
    .select({ id, status, search, candidates, bytes, expiresAt, createdAt })
    .from(applicantExports)
    .where(ofAgent(input))
    .orderBy(desc(createdAt))
    .limit(1);
  return latest && (latest.expiresAt === null || latest.expiresAt > now()) ? latest : null;
}

/** @throws AppError "not-found", for another agent's, one that isn't ready and an expired one alike */
export async function openExportFile(
  { db, files, now }: Pick<Deps, "db" | "files" | "now">,
  input: OwnThread & { exportId: string },
): Promise<{ body: ReadableStream; size: number; fileName: string }> {
  const [found] = await db
    .dbFor(input.agent.companyId)
    .select({ fileKey: applicantExports.fileKey, fileName: applicantExports.fileName })
    .from(applicantExports)
    .where(
      and(
        ofAgent(input),
        eq(applicantExports.id, input.exportId),
        eq(applicantExports.status, "ready"),
        gt(applicantExports.expiresAt, now()),
      ),
    );
  const file = found ? await files.open(found.fileKey) : null;
  if (!found || !file) throw new AppError("not-found");
  return { ...file, fileName: found.fileName ?? "candidates.csv" };
}
