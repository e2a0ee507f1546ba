import { and, eq } from "drizzle-orm";
import { matches } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import { requireSubscription } from "../billing/require-subscription";
import type { Deps } from "../deps";
import { failureMessage } from "../documents/failure-message";
import { requireScoring } from "../engine-blocks/blocked-engine";
import { AppError } from "../errors";
import type { ReadJob } from "../postings/job-of-words";
import { checkJobGiven, type JobGiven, readJob } from "../postings/read-posting";
import { getStoredResume } from "../resumes/get-resume";
import type { RequirementEdits } from "../threads/schema";
import { wrapError } from "../wrap-error";
import { REQUEST_ID } from "./request-id";
import { editJob } from "./requirements/edited-job";
import { saveMatch } from "./save-match";
import { scoreResumeForJob } from "./score-resume-for-job";

export type MatchRequest = JobGiven & {
  user: { userId: string };
  resumeId: string;
  requestId: string;
  edits?: RequirementEdits | null;
};

/** The detail file first, then row, activity, skills and progress in one transaction. */
export async function createMatch(deps: Deps, request: MatchRequest): Promise<{ id: string }> {
  if (!request.resumeId.trim()) throw new AppError("resume-missing");
  checkJobGiven(request);
  return matchOnce(deps, { ...request, read: () => readEdited(deps, request) });
}

async function readEdited(deps: Deps, { edits, ...request }: MatchRequest): Promise<ReadJob> {
  const read = await readJob(deps, request);
  return edits ? { ...read, ...editJob(read, edits) } : read;
}

export async function matchOnce(
  deps: Deps,
  request: Pick<MatchRequest, "user" | "resumeId" | "requestId" | "mode"> & {
    read: () => Promise<ReadJob>;
  },
): Promise<{ id: string }> {
  const { resumeId, requestId } = request;
  const { userId } = request.user;
  if (!REQUEST_ID.test(requestId)) throw new AppError("invalid-input");
  // Request ids are unique over all users: with the user's id, two never meet.
  const requestKey = `${userId}.${requestId}`;
  const known = await findByRequest(deps, { userId, requestKey });
  if (known) return known;
  await requireSubscription(deps, { userId });
  await requireScoring(deps);
  const { resume, facts, factsVersion } = await readableResume(deps, { userId, resumeId });
  const read = await request.read();
  const { mode } = request;
  const stored = scoreResumeForJob(facts, read);
  try {
    const { asOf } = facts;
    const saved = { userId, resume, requestKey, mode, read, factsVersion, stored, asOf };
    const id = await saveMatch(deps, saved);
    return { id };
  } catch (error) {
    const meanwhile = isUniqueViolation(error) ? await findByRequest(deps, { userId, requestKey }) : null;
    return meanwhile ?? wrapError("analysis-save-failed")(error);
  }
}

async function findByRequest(
  { db }: Pick<Deps, "db">,
  { userId, requestKey }: { userId: string; requestKey: string },
): Promise<{ id: string } | null> {
  const [row] = await db.shared
    .select({ id: matches.id })
    .from(matches)
    .where(and(eq(matches.requestId, requestKey), eq(matches.userId, userId)));
  return row ?? null;
}

export async function readableResume(deps: Deps, input: { userId: string; resumeId: string }) {
  const { resume, analysis, stored } = await getStoredResume(deps, input).catch(
    wrapError("resume-fetch-failed"),
  );
  if (resume.analysisStatus === "pending") throw new AppError("resume-pending");
  if (resume.analysisStatus === "failed")
    throw new AppError("resume-unreadable", { message: failureMessage(resume.failureCode) });
  if (!stored) throw new AppError("resume-analysis-failed", { detail: "the résumé's analysis is gone" });
  return { resume, analysis, facts: stored.facts, factsVersion: stored.factsVersion };
}
