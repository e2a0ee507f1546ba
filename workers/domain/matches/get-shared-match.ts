import { and, eq, gt, isNull } from "drizzle-orm";
import { analysisShares, jobAnalyses, resumes, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { readJobAnalysis, readStoredResume } from "../files/stored-results";
import { withoutContacts } from "./cover-contacts";
import { readShareToken } from "./share-link";
import type { StoredJobAnalysis } from "./stored-match";

/** What a link shows: the analysis without its person. Of the résumé there are only the words that it quotes. */
export type SharedAnalysis = {
  jobTitle: string;
  companyName: string | null;
  score: number | null;
  createdAt: number;
  expiresAt: number;
  stored: StoredJobAnalysis;
};

/**
 * What stands behind a shared link. Name, e-mail addresses, phone numbers and links are covered wherever they stand.
 * @param token the last part of its address
 * @throws AppError "not-found", the same for a link that has ended, was withdrawn, was never made, or whose analysis is gone
 */
export async function getShared(
  deps: Pick<Deps, "db" | "files" | "signer" | "now">,
  token: string,
): Promise<SharedAnalysis> {
  const shareId = readShareToken(deps, token);
  if (!shareId) throw new AppError("not-found");
  const [row] = await deps.db.shared
    .select({
      jobTitle: jobAnalyses.jobTitle,
      companyName: jobAnalyses.companyName,
      score: jobAnalyses.score,
      createdAt: jobAnalyses.createdAt,
      detailKey: jobAnalyses.detailKey,
      expiresAt: analysisShares.expiresAt,
      resumeKey: resumes.fileKey,
      fullName: users.fullName,
    })
    .from(analysisShares)
    .innerJoin(jobAnalyses, eq(jobAnalyses.id, analysisShares.analysisId))
    .innerJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .innerJoin(users, eq(users.id, jobAnalyses.userId))
    .where(
      and(
        eq(analysisShares.id, shareId),
        isNull(analysisShares.withdrawnAt),
        gt(analysisShares.expiresAt, deps.now()),
      ),
    );
  if (!row?.detailKey) throw new AppError("not-found");
  const { detailKey, resumeKey, fullName, ...shown } = row;
  const [stored, read] = await Promise.all([
    readJobAnalysis(deps.files, detailKey),
    readStoredResume(deps.files, resumeKey),
  ]);
  if (!stored) throw new AppError("not-found");
  return { ...shown, stored: withoutContacts(stored, { fullName, facts: read?.facts ?? null }) };
}
