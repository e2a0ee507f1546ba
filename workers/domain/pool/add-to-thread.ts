import { and, eq, inArray, sql } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import type { Deps } from "../deps";
import { acceptUpload } from "../documents/uploads/accept-upload";
import { AppError } from "../errors";
import type { IncomingFile } from "../files/store-file";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import type { ResumeSource } from "../notices/source-words";
import { getThread } from "../threads/get-thread";
import { inReadableThread } from "../threads/thread-access";

/** Each one's file is read and stored again in the same request. */
export const MOST_ADDED = 10;

export type Added = { title: string; added: number; present: number };

type Input = { agent: ActiveAgent; threadId: string; applicantIds: string[] };

/**
 * Has people of the pool matched in another thread by a copy of their file, as an upload; who stands there already isn't added twice.
 * @throws AppError "viewer-only" | "campaign-not-found" | "campaign-closed" | "pool-nobody-chosen" | "pool-too-many" |
 *   "candidate-not-found", and what an upload is refused for
 */
export async function addToThread(deps: Deps, input: Input): Promise<Added> {
  const { agent, threadId } = input;
  requireRight(agent, "work");
  const { title, isOpen } = await getThread(deps, { agent, threadId });
  if (!isOpen) throw new AppError("campaign-closed");
  const applicantIds = [...new Set(input.applicantIds)];
  if (applicantIds.length === 0) throw new AppError("pool-nobody-chosen");
  if (applicantIds.length > MOST_ADDED) throw new AppError("pool-too-many");
  const chosen = await findChosen(deps, { agent, threadId, applicantIds });
  if (chosen.length === 0) throw new AppError("candidate-not-found");
  const fresh = chosen.filter(({ isThere }) => !isThere);
  if (fresh.length === 0) return { title, added: 0, present: chosen.length };
  const sources = new Map(
    fresh.flatMap(({ fileHash, source }) => (source ? [[fileHash, source] as const] : [])),
  );
  const { applicantIds: added } = await acceptUpload(deps, {
    ...{ agent, threadId, batchId: null, sources },
    files: storedFiles(deps, fresh),
  });
  return { title, added: added.length, present: chosen.length - added.length };
}

type Chosen = {
  fileName: string;
  resumeFileUrl: string;
  fileHash: string;
  source: ResumeSource | null;
  isThere: boolean;
};

/** The same person is who has the same file or, but under blind review, which mustn't tell, the same e-mail address. */
async function findChosen(
  { db }: Pick<Deps, "db">,
  { agent, threadId, applicantIds }: Input,
): Promise<Chosen[]> {
  const sameEmail = agent.blindReview
    ? sql``
    : sql`or exists (select 1 from b2b_candidates as there where there.company_id = ${agent.companyId}
        and there.candidate_email collate nocase = b2b_candidates.candidate_email and there.campaign_id = ${threadId})`;
  const rows = await db
    .dbFor(agent.companyId)
    .select({
      fileName: applicants.fileName,
      resumeFileUrl: applicants.resumeFileUrl,
      fileHash: applicants.fileHash,
      source: applicants.source,
      isThere: sql<number>`(exists (select 1 from b2b_candidates as there where there.campaign_id = ${threadId}
        and there.file_hash = b2b_candidates.file_hash) ${sameEmail})`,
    })
    .from(applicants)
    .where(
      and(
        inArray(applicants.id, applicantIds),
        eq(applicants.companyId, agent.companyId),
        eq(applicants.analysisStatus, "completed"),
        inReadableThread(agent),
      ),
    );
  return rows.map((row) => ({ ...row, isThere: row.isThere === 1 }));
}

async function* storedFiles({ files }: Pick<Deps, "files">, chosen: Chosen[]): AsyncGenerator<IncomingFile> {
  for (const { fileName, resumeFileUrl } of chosen) {
    const bytes = await files.get(resumeFileUrl);
    if (bytes) yield { name: fileName, bytes };
  }
}
