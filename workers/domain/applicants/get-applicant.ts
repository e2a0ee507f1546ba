import { and, eq } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { readApplicantAnalysis } from "../stored/read-results";
import { inReadableThread } from "../threads/thread-access";
import { requireUnveiled } from "./blind/is-veiled";
import { type Veiled, veil, veilAnalysis } from "./blind/veil";
import { isScored } from "./opted-out/is-scored";
import type { StoredAnalysis } from "./stored-analysis";

/** All of a row, whether or not the agent may see it: for what stores, scores and erases. An agent gets `Applicant`. */
export type StoredApplicant = typeof applicants.$inferSelect;

export type Applicant = ReturnType<typeof veil<StoredApplicant>>;

export type ApplicantDetails = {
  applicant: Applicant;
  analysis: Veiled<StoredAnalysis> | null;
};

type StoredDetails = { applicant: StoredApplicant; analysis: StoredAnalysis | null };

/** Never for an agent's eyes. @throws AppError "candidate-not-found" for a missing applicant and for one that the agent may not see */
export async function findStoredApplicant(
  { db }: Pick<Deps, "db">,
  { agent, applicantId, threadId }: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<StoredApplicant> {
  const [applicant] = await db
    .dbFor(agent.companyId)
    .select()
    .from(applicants)
    .where(
      and(
        eq(applicants.id, applicantId),
        inReadableThread(agent),
        threadId ? eq(applicants.threadId, threadId) : undefined,
      ),
    );
  if (!applicant) throw new AppError("candidate-not-found");
  return applicant;
}

/** An applicant's row as the agent may see it. @throws AppError "candidate-not-found" */
export async function findApplicant(
  deps: Pick<Deps, "db">,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<Applicant> {
  return veil(input.agent, await findStoredApplicant(deps, input));
}

/** Never for an agent's eyes: `getApplicantDetails` is, and what is worked out from this goes through `veilAnalysis`. */
export async function getStoredDetails(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<StoredDetails> {
  const applicant = await findStoredApplicant(deps, input);
  const analysis = isScored(applicant) ? await readApplicantAnalysis(deps.files, applicant) : null;
  return { applicant, analysis };
}

export async function getApplicantDetails(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<ApplicantDetails> {
  const stored = await getStoredDetails(deps, input);
  const { analysis } = veilAnalysis(input.agent, { ...stored, derived: null });
  return { applicant: veil(input.agent, stored.applicant), analysis };
}

/** @throws AppError "candidate-not-found" | "blind-closed" | "file-gone" */
export async function openApplicantFile(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; applicantId: string },
): Promise<{ fileName: string; body: ReadableStream; size: number }> {
  const applicant = await findStoredApplicant(deps, input);
  requireUnveiled(input.agent, applicant);
  const file = await deps.files.open(applicant.resumeFileUrl);
  if (!file) throw new AppError("file-gone");
  return { fileName: applicant.fileName, ...file };
}
