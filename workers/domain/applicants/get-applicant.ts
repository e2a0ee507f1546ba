import { and, eq } from "drizzle-orm";
import { candidates } from "../../../db/schema";
import type { Deps } from "../deps";
import type { StoredAnalysis } from "../documents/analyse-applicant";
import { AppError } from "../errors";
import { readCandidateAnalysis } from "../files/stored-results";
import type { ActiveAgent } from "../identity/rules";

export type Candidate = typeof candidates.$inferSelect;

export type CandidateDetails = {
  candidate: Candidate;
  /** null while pending, and where the analysis failed */
  analysis: StoredAnalysis | null;
};

/**
 * A row of the agent's own candidates.
 * @throws AppError "candidate-not-found" for a missing one and for someone else's alike
 */
export async function findCandidate(
  { db }: Pick<Deps, "db">,
  { agent, candidateId, campaignId }: { agent: ActiveAgent; candidateId: string; campaignId?: string },
): Promise<Candidate> {
  const [candidate] = await db
    .dbFor(agent.companyId)
    .select()
    .from(candidates)
    .where(
      and(
        eq(candidates.id, candidateId),
        eq(candidates.agentId, agent.agentId),
        campaignId ? eq(candidates.campaignId, campaignId) : undefined,
      ),
    );
  if (!candidate) throw new AppError("candidate-not-found");
  return candidate;
}

/** A candidate with all that its analysis says. @throws AppError "candidate-not-found" */
export async function getCandidateDetails(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; candidateId: string; campaignId?: string },
): Promise<CandidateDetails> {
  const candidate = await findCandidate(deps, input);
  const analysis =
    candidate.analysisStatus === "completed"
      ? await readCandidateAnalysis(deps.files, candidate.resumeFileUrl)
      : null;
  return { candidate, analysis };
}

/** The résumé's file as it was uploaded. @throws AppError "candidate-not-found" | "file-gone" */
export async function openResumeFile(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; candidateId: string },
): Promise<{ fileName: string; body: ReadableStream; size: number }> {
  const candidate = await findCandidate(deps, input);
  const file = await deps.files.open(candidate.resumeFileUrl);
  if (!file) throw new AppError("file-gone");
  return { fileName: candidate.fileName, ...file };
}
