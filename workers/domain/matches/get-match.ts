import { and, eq } from "drizzle-orm";
import { matches, resumes } from "../../../db/schema";
import type { ResumeFacts, ResumeText } from "../../engine/types";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { readStoredMatch, readStoredResume } from "../stored/read-results";
import type { StoredMatch } from "./stored-match";

export type MatchRow = typeof matches.$inferSelect;

export type MatchDetails = {
  row: MatchRow;
  resume: { id: string; name: string; factsVersion: number; createdAt: number };
  /** null where the file can't be found: then the row is all that there is */
  stored: StoredMatch | null;
  text: ResumeText | null;
  facts: ResumeFacts | null;
  stale: boolean;
  /** another version of the engine made it: its numbers don't compare with today's */
  otherEngine: boolean;
  /** its engine version is blocked: `stored` is null then */
  hidden: boolean;
};

/** @throws AppError "analysis-not-found" for a missing one and for another's alike */
export async function findMatch(
  { db }: Pick<Deps, "db">,
  { userId, matchId }: { userId: string; matchId: string },
): Promise<MatchRow> {
  const [row] = await db.shared
    .select()
    .from(matches)
    .where(and(eq(matches.id, matchId), eq(matches.userId, userId)));
  if (!row) throw new AppError("analysis-not-found");
  return row;
}

export async function getMatch(
  { db, files }: Pick<Deps, "db" | "files">,
  { userId, matchId }: { userId: string; matchId: string },
): Promise<MatchDetails> {
  const [found] = await db.shared
    .select({
      row: matches,
      resume: {
        id: resumes.id,
        name: resumes.name,
        factsVersion: resumes.factsVersion,
        createdAt: resumes.createdAt,
        fileKey: resumes.fileKey,
        analysisKey: resumes.analysisKey,
      },
    })
    .from(matches)
    .innerJoin(resumes, eq(resumes.id, matches.resumeId))
    .where(and(eq(matches.id, matchId), eq(matches.userId, userId)));
  if (!found) throw new AppError("analysis-not-found");
  const { row } = found;
  const { fileKey, analysisKey, ...resume } = found.resume;
  const [stored, read] = await Promise.all([
    row.detailKey && row.hiddenAt === null ? readStoredMatch(files, row.detailKey) : null,
    readStoredResume(files, { fileKey, analysisKey }),
  ]);
  return {
    row,
    resume,
    stored,
    text: read?.text ?? null,
    facts: read?.facts ?? null,
    stale: row.factsVersion !== resume.factsVersion,
    otherEngine: row.engineVersion !== ENGINE_VERSION,
    hidden: row.hiddenAt !== null,
  };
}
