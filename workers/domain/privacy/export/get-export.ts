import { and, desc, eq, gt } from "drizzle-orm";
import { dataExports } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";

export type DataExport = {
  id: string;
  status: "pending" | "ready" | "failed";
  bytes: number | null;
  expiresAt: number | null;
  createdAt: number;
};

const shown = {
  id: dataExports.id,
  status: dataExports.status,
  bytes: dataExports.bytes,
  expiresAt: dataExports.expiresAt,
  createdAt: dataExports.createdAt,
};

export async function findLatestExport(
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
): Promise<DataExport | null> {
  const [latest] = await db.shared
    .select(shown)
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.createdAt))
    .limit(1);
  return latest && (latest.expiresAt === null || latest.expiresAt > now()) ? latest : null;
}

function readyExport(userId: string, exportId: string, time: number) {
  return and(
    eq(dataExports.id, exportId),
    eq(dataExports.userId, userId),
    eq(dataExports.status, "ready"),
    gt(dataExports.expiresAt, time),
  );
}

/** @throws AppError "not-found", for another's and an expired one too */
export async function getExport(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, exportId }: { userId: string; exportId: string },
): Promise<DataExport> {
  const [found] = await db.shared
    .select(shown)
    .from(dataExports)
    .where(readyExport(userId, exportId, now()));
  if (!found) throw new AppError("not-found");
  return found;
}

export async function openExport(
  { db, files, now }: Pick<Deps, "db" | "files" | "now">,
  { userId, exportId }: { userId: string; exportId: string },
): Promise<{ body: ReadableStream; size: number; createdAt: number }> {
  const [found] = await db.shared
    .select({ fileKey: dataExports.fileKey, createdAt: dataExports.createdAt })
    .from(dataExports)
    .where(readyExport(userId, exportId, now()));
  const file = found?.fileKey ? await files.open(found.fileKey) : null;
  if (!found || !file) throw new AppError("not-found");
  return { ...file, createdAt: found.createdAt };
}
