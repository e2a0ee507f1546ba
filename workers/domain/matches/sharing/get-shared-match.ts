import { and, eq, gt, isNull } from "drizzle-orm";
import { matches, matchShares, resumes, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { readStoredMatch, readStoredResume } from "../../stored/read-results";
import type { StoredMatch } from "../stored-match";
import { coverContacts } from "./cover-contacts";
import { readShareToken } from "./share-link";

export type SharedMatch = {
  jobTitle: string;
  companyName: string | null;
  score: number | null;
  createdAt: number;
  expiresAt: number;
  stored: StoredMatch;
};

/** @throws AppError "result-hidden"; "not-found", the same for ended, withdrawn and unknown links and deleted analyses */
export async function getShared(
  deps: Pick<Deps, "db" | "files" | "signer" | "now">,
  token: string,
): Promise<SharedMatch> {
  const shareId = readShareToken(deps, token);
  if (!shareId) throw new AppError("not-found");
  const [row] = await deps.db.shared
    .select({
      jobTitle: matches.jobTitle,
      companyName: matches.companyName,
      score: matches.score,
      createdAt: matches.createdAt,
      detailKey: matches.detailKey,
      hiddenAt: matches.hiddenAt,
      expiresAt: matchShares.expiresAt,
      fileKey: resumes.fileKey,
      analysisKey: resumes.analysisKey,
      fullName: users.fullName,
    })
    .from(matchShares)
    .innerJoin(matches, eq(matches.id, matchShares.matchId))
    .innerJoin(resumes, eq(resumes.id, matches.resumeId))
    .innerJoin(users, eq(users.id, matches.userId))
    .where(
      and(
        eq(matchShares.id, shareId),
        isNull(matchShares.withdrawnAt),
        gt(matchShares.expiresAt, deps.now()),
      ),
    );
  if (!row?.detailKey) throw new AppError("not-found");
  const { detailKey, fileKey, analysisKey, fullName, hiddenAt, ...shown } = row;
  if (hiddenAt !== null) throw new AppError("result-hidden");
  const [stored, read] = await Promise.all([
    readStoredMatch(deps.files, detailKey),
    readStoredResume(deps.files, { fileKey, analysisKey }),
  ]);
  if (!stored) throw new AppError("not-found");
  return { ...shown, stored: coverContacts(stored, { fullName, facts: read?.facts ?? null }) };
}
