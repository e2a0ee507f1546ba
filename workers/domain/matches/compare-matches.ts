import { and, eq, inArray } from "drizzle-orm";
import { matches } from "../../../db/schema";
import { type Comparison, compare } from "../../engine/advise/compare";
import { scoreResume } from "../../engine/match";
import type { JobProfile } from "../../engine/types";
import { requireSubscription } from "../billing/require-subscription";
import type { Deps } from "../deps";
import { requireScoring } from "../engine-blocks/blocked-engine";
import { AppError } from "../errors";
import { readStoredMatch } from "../stored/read-results";
import { readableResume } from "./create-match";
import { findMatch, type MatchRow } from "./get-match";
import { MAX_COMPARED_JOBS, MAX_COMPARED_VERSIONS } from "./match-limits";

/** `score`: the match score of the chosen résumé as it is read today. */
export type ComparedJob = {
  matchId: string;
  jobTitle: string;
  companyName: string | null;
  createdAt: number;
  score: number | null;
};

export type ComparedVersion = { resumeId: string; name: string; createdAt: number; score: number | null };

type ResumeName = { id: string; name: string };

export type JobComparison = { resume: ResumeName; columns: ComparedJob[]; comparison: Comparison };

export type VersionComparison = {
  analysis: Omit<ComparedJob, "score">;
  columns: ComparedVersion[];
  comparison: Comparison;
};

/** One résumé, as it is read today, against the jobs of up to six analyses, each job once. */
export async function compareJobs(
  deps: Deps,
  input: { userId: string; resumeId: string; matchIds: string[] },
): Promise<JobComparison> {
  const { userId, resumeId } = input;
  const ids = atMost(input.matchIds, MAX_COMPARED_JOBS);
  await requireScoring(deps);
  const { resume, facts } = await readableResume(deps, { userId, resumeId });
  const rows = await deps.db.shared
    .select()
    .from(matches)
    .where(and(inArray(matches.id, ids), eq(matches.userId, userId)));
  const chosen = ids.map((id) => rows.find((row) => row.id === id));
  const once = chosen.filter(
    (row, at) => !row?.jobHash || chosen.findIndex((other) => other?.jobHash === row.jobHash) === at,
  );
  const jobs = await Promise.all(once.map((row) => jobOf(deps, row)));
  await requireForNew(deps, { userId, pairs: jobs.map(({ row }) => ({ resumeId, row })) });
  const pairs = jobs.map(({ job }) => ({ facts, job, sheet: scoreResume(facts, job) }));
  const comparison = compare(pairs);
  return {
    resume: { id: resume.id, name: resume.name },
    columns: jobs.map(({ row }, at) => ({ ...headOf(row), score: scoreAt(comparison, at) })),
    comparison,
  };
}

export async function compareVersions(
  deps: Deps,
  input: { userId: string; matchId: string; resumeIds: string[] },
): Promise<VersionComparison> {
  const { userId, matchId } = input;
  const ids = atMost(input.resumeIds, MAX_COMPARED_VERSIONS);
  await requireScoring(deps);
  const { row, job } = await jobOf(deps, await findMatch(deps, { userId, matchId }));
  const versions = await Promise.all(ids.map((resumeId) => readableResume(deps, { userId, resumeId })));
  await requireForNew(deps, { userId, pairs: ids.map((resumeId) => ({ resumeId, row })) });
  const comparison = compare(versions.map(({ facts }) => ({ facts, job, sheet: scoreResume(facts, job) })));
  return {
    analysis: headOf(row),
    columns: versions.map(({ resume }, at) => ({
      resumeId: resume.id,
      name: resume.name,
      createdAt: resume.createdAt,
      score: scoreAt(comparison, at),
    })),
    comparison,
  };
}

/** A résumé and a job that never met are a new analysis, which needs a subscription (RULINGS 13). */
async function requireForNew(
  deps: Deps,
  { userId, pairs }: { userId: string; pairs: { resumeId: string; row: MatchRow }[] },
): Promise<void> {
  const open = pairs.filter(({ resumeId, row }) => row.resumeId !== resumeId);
  if (open.length === 0) return;
  const known = await deps.db.shared
    .select({ resumeId: matches.resumeId, jobHash: matches.jobHash })
    .from(matches)
    .where(
      and(
        eq(matches.userId, userId),
        inArray(matches.jobHash, [...new Set(open.flatMap(({ row }) => row.jobHash ?? []))]),
        inArray(matches.resumeId, [...new Set(open.map(({ resumeId }) => resumeId))]),
      ),
    );
  const isKnown = ({ resumeId, row }: (typeof open)[number]) =>
    known.some((one) => one.resumeId === resumeId && one.jobHash === row.jobHash);
  if (!open.every(isKnown)) await requireSubscription(deps, { userId });
}

function atMost(given: string[], most: number): string[] {
  const ids = [...new Set(given)];
  if (ids.length === 0 || ids.length > most)
    throw new AppError("invalid-input", { message: `Please choose up to ${most} to compare.` });
  return ids;
}

async function jobOf(
  { files }: Pick<Deps, "files">,
  row: MatchRow | undefined,
): Promise<{ row: MatchRow; job: JobProfile }> {
  const stored = row?.detailKey ? await readStoredMatch(files, row.detailKey) : null;
  if (!row || !stored) throw new AppError("analysis-not-found");
  return { row, job: stored.job };
}

function headOf({ id, jobTitle, companyName, createdAt }: MatchRow) {
  return { matchId: id, jobTitle, companyName, createdAt };
}

function scoreAt({ scores }: Comparison, at: number): number | null {
  const value = scores[at]?.relevancy ?? null;
  return value === null ? null : Math.round(value);
}
