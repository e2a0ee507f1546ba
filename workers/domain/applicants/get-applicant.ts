import { and, eq } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { readApplicantAnalysis } from "../stored/read-results";
import type { StoredAnalysis } from "./stored-analysis";

export type Applicant = typeof applicants.$inferSelect;

export type ApplicantDetails = {
  applicant: Applicant;
  analysis: StoredAnalysis | null;
};

/** @throws AppError "candidate-not-found" for a missing applicant and for another agent's alike */
export async function findApplicant(
  { db }: Pick<Deps, "db">,
  { agent, applicantId, threadId }: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<Applicant> {
  const [applicant] = await db
    .dbFor(agent.companyId)
    .select()
    .from(applicants)
    .where(
      and(
        eq(applicants.id, applicantId),
        eq(applicants.agentId, agent.agentId),
        threadId ? eq(applicants.threadId, threadId) : undefined,
      ),
    );
  if (!applicant) throw new AppError("candidate-not-found");
  return applicant;
}

export async function getApplicantDetails(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<ApplicantDetails> {
  const applicant = await findApplicant(deps, input);
  const analysis =
    applicant.analysisStatus === "completed" ? await readApplicantAnalysis(deps.files, applicant) : null;
  return { applicant, analysis };
}

/** @throws AppError "candidate-not-found" | "file-gone" */
export async function openApplicantFile(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; applicantId: string },
): Promise<{ fileName: string; body: ReadableStream; size: number }> {
  const applicant = await findApplicant(deps, input);
  const file = await deps.files.open(applicant.resumeFileUrl);
  if (!file) throw new AppError("file-gone");
  return { fileName: applicant.fileName, ...file };
}
