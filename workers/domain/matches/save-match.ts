import { and, eq, type SQL } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { matches, resumes, userActivities, verdicts } from "../../../db/schema";
import type { YearMonth } from "../../engine/types";
import type { Deps } from "../deps";
import { isEngineBlocked, prepareEngineInUse } from "../engine-blocks/blocked-engine";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import type { ReadJob } from "../postings/job-of-words";
import type { Resume } from "../resumes/get-resume";
import { addProgress, addSkills, rebuildSkillsAndProgress } from "../seekers/skills-and-progress";
import { withSchemaVersion } from "../stored/schema-version";
import { saveVerdict } from "../verdicts/save-verdict";
import type { MatchMode } from "./match-limits";
import { newMatchVerdict } from "./new-match-verdict";
import { jobAnalysisColumnsOf } from "./score-resume-for-job";
import type { StoredMatch } from "./stored-match";

export type SavedMatch = {
  userId: string;
  resume: Pick<Resume, "id" | "name" | "fileHash" | "corrections">;
  requestKey: string;
  mode: MatchMode;
  read: ReadJob;
  factsVersion: number;
  stored: StoredMatch;
  asOf: YearMonth;
};

/** Its file, then row, activity, skills and progress in one transaction; where that fails, the file goes too. */
export async function saveMatch(deps: Deps, match: SavedMatch): Promise<string> {
  const { userId, resume, read, stored } = match;
  const db = deps.db.shared;
  const id = crypto.randomUUID();
  const createdAt = deps.now();
  const columns = jobAnalysisColumnsOf(stored);
  const verdict = newMatchVerdict({ id, userId, resume, stored, asOf: match.asOf, time: createdAt });
  const detailKey = verdict.objectKey;
  await deps.files.putJson(detailKey, withSchemaVersion(stored));
  const statements = [
    prepareEngineInUse(db, verdict.engineVersion),
    db.insert(verdicts).values(verdict),
    db.insert(matches).values({
      ...columns,
      id,
      userId,
      resumeId: resume.id,
      mode: match.mode,
      companyName: read.companyName,
      jobUrl: read.url,
      jobDescription: read.description,
      jobHash: read.jobHash,
      jobId: read.jobId,
      requestId: match.requestKey,
      detailKey,
      factsVersion: match.factsVersion,
      createdAt,
    }),
    db.insert(userActivities).values({
      userId,
      activityType: "analysis",
      title: "Job analysis",
      description: [columns.jobTitle, read.companyName, resume.name].filter(Boolean).join(" · "),
      metadata: columns.score === null ? {} : { score: columns.score },
      resumeId: resume.id,
      matchId: id,
      createdAt,
    }),
    ...addSkills(db, { userId, createdAt, ...columns }),
    ...addProgress(db, { userId, createdAt }),
  ];
  await runBatch(db, statements).catch(async (error: unknown) => {
    if (await isSaved(deps, { userId, id })) return;
    await deps.files.remove([detailKey]).catch((reason: unknown) => {
      deps.log({ event: "file-deletion-failed", key: detailKey, error: errorText(reason) });
    });
    if (isEngineBlocked(error)) throw new AppError("scoring-paused");
    if (await isGone(deps, { userId, resumeId: resume.id })) throw new AppError("resume-not-found");
    throw error;
  });
  return id;
}

/**
 * Another result in the place of a match's: a file of its own; the row's update swaps them, and the sweep removes the old one.
 * @returns false where `where` no longer held
 */
export async function replaceResult(
  deps: Deps,
  match: Pick<SavedMatch, "userId" | "resume" | "stored" | "asOf" | "factsVersion"> & {
    id: string;
    where: SQL | undefined;
  },
): Promise<boolean> {
  const { id, userId, resume, stored, asOf, factsVersion } = match;
  const db = deps.db.shared;
  const verdict = newMatchVerdict({ id, userId, resume, stored, asOf, time: deps.now() });
  const { jobTitle, ...columns } = jobAnalysisColumnsOf(stored);
  const where = and(eq(matches.id, id), eq(matches.userId, userId), match.where);
  const update = db.update(matches).set({ ...columns, factsVersion, detailKey: verdict.objectKey });
  return saveVerdict(deps, {
    ownerId: userId,
    verdict,
    stored,
    on: { table: matches, where },
    statements: [update.where(where), ...rebuildSkillsAndProgress(db, userId)],
  });
}

/** An answer can get lost after the rows were written. */
async function isSaved({ db }: Deps, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const own = and(eq(matches.id, id), eq(matches.userId, userId));
  return (await db.shared.$count(matches, own)) > 0;
}

async function isGone({ db }: Deps, { userId, resumeId }: { userId: string; resumeId: string }) {
  return (await db.shared.$count(resumes, and(eq(resumes.id, resumeId), eq(resumes.userId, userId)))) === 0;
}
