import { and, eq, inArray, isNull } from "drizzle-orm";
import { applications, matches } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { cutText } from "../files/file-names";
import { readStoredMatch } from "../stored/read-results";
import { addApplication } from "./add-application";
import { MAX_LINE } from "./application-limits";
import type { ApplicationState } from "./application-states";

export type TrackedMatch = { id: string; state: ApplicationState };

/** Which of a person's analyses they track, by the analysis. */
export async function listTracked(
  { db }: Pick<Deps, "db">,
  { userId, matchIds }: { userId: string; matchIds: string[] },
): Promise<Map<string, TrackedMatch>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .dbFor(userId)
    .select({ id: applications.id, matchId: applications.matchId, state: applications.state })
    .from(applications)
    .where(
      and(
        inArray(applications.matchId, matchIds),
        eq(applications.userId, userId),
        isNull(applications.deletedAt),
      ),
    );
  return new Map(rows.map(({ matchId, ...row }) => [matchId ?? "", row]));
}

/** Tracks the job of an analysis, or gives the application there is. @throws AppError "analysis-not-found" | "application-limit" */
export async function trackMatch(
  deps: Pick<Deps, "db" | "files" | "now">,
  { userId, matchId }: { userId: string; matchId: string },
): Promise<{ id: string; isNew: boolean }> {
  const [[match], known] = await Promise.all([
    deps.db
      .dbFor(userId)
      .select({
        jobTitle: matches.jobTitle,
        employer: matches.companyName,
        jobUrl: matches.jobUrl,
        detailKey: matches.detailKey,
      })
      .from(matches)
      .where(and(eq(matches.id, matchId), eq(matches.userId, userId))),
    findTracked(deps, { userId, matchId }),
  ]);
  if (!match) throw new AppError("analysis-not-found");
  if (known) return { id: known.id, isNew: false };
  const { detailKey, jobTitle, employer, jobUrl } = match;
  // Where storage doesn't answer, the job is tracked without its place.
  const stored = detailKey ? await readStoredMatch(deps.files, detailKey).catch(() => null) : null;
  const form = {
    jobTitle: cutText(jobTitle, MAX_LINE),
    employer: cutText(employer ?? "", MAX_LINE),
    jobUrl: jobUrl ?? "",
    place: cutText(stored?.job.location ?? "", MAX_LINE),
  };
  try {
    return { id: await addApplication(deps, { userId, form, matchId }), isNew: true };
  } catch (error) {
    const other = isUniqueViolation(error, "applications.analysis_id");
    const first = other ? await findTracked(deps, { userId, matchId }) : null;
    if (!first) throw error;
    return { id: first.id, isNew: false };
  }
}

async function findTracked(
  deps: Pick<Deps, "db">,
  { userId, matchId }: { userId: string; matchId: string },
): Promise<TrackedMatch | null> {
  return (await listTracked(deps, { userId, matchIds: [matchId] })).get(matchId) ?? null;
}
