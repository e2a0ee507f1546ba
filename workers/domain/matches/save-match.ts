import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { matches, resumes, userActivities, verdicts } from "../../../db/schema";
import type { YearMonth } from "../../engine/types";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import type { ReadJob } from "../postings/read-posting";
import type { Resume } from "../resumes/get-resume";
import { addProgress, addSkills } from "../seekers/skills-and-progress";
import { withSchemaVersion } from "../stored/schema-version";
import type { MatchMode } from "./match-limits";
import { newMatchVerdict } from "./new-match-verdict";
import { analysisColumnsOf } from "./score-resume-for-job";
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
  const columns = analysisColumnsOf(stored);
  const verdict = newMatchVerdict({ id, userId, resume, stored, asOf: match.asOf, time: createdAt });
  const detailKey = verdict.objectKey;
  await deps.files.putJson(detailKey, withSchemaVersion(stored));
  const statements = [
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
    if (await isGone(deps, { userId, resumeId: resume.id })) throw new AppError("resume-not-found");
    throw error;
  });
  return id;
}

/** An answer can get lost after the rows were written. */
async function isSaved({ db }: Deps, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const own = and(eq(matches.id, id), eq(matches.userId, userId));
  return (await db.shared.$count(matches, own)) > 0;
}

async function isGone({ db }: Deps, { userId, resumeId }: { userId: string; resumeId: string }) {
  return (await db.shared.$count(resumes, and(eq(resumes.id, resumeId), eq(resumes.userId, userId)))) === 0;
}
