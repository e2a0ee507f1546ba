import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { applicants, resumeAnalyses, resumes } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { isScoringPaused } from "../engine-blocks/blocked-engine";
import { inChunks } from "../in-chunks";
import { applicantDocuments } from "./audiences/applicant-documents";
import type { DocumentAudience, DocumentRef } from "./audiences/audience";
import { seekerDocuments } from "./audiences/seeker-documents";

const MAX_ROWS = 90;

/** Queues results of an earlier engine, which stay until remade, the hidden first. @returns how many; 0 where this one is blocked */
export async function queueOutdated(deps: Deps): Promise<number> {
  if (await isScoringPaused(deps)) return 0;
  const ofApplicants = [...(await findHiddenApplicants(deps)), ...(await findOutdatedApplicants(deps))];
  const ofSeekers = [...(await findHiddenResumes(deps)), ...(await findOutdatedResumes(deps))];
  await queue(deps, applicantDocuments, ofApplicants);
  await queue(deps, seekerDocuments, ofSeekers);
  return ofApplicants.length + ofSeekers.length;
}

/** In closed threads, too: what is wrong has to be put right. People who opted out or wait stay without a score. */
function findHiddenApplicants({ db, now }: Deps): Promise<DocumentRef[]> {
  return db.shared
    .select({ id: applicants.id, ownerId: applicants.companyId })
    .from(applicants)
    .where(
      and(
        lte(applicants.hiddenAt, now()),
        sql`${applicants.analysisStatus} = 'completed'`,
        isNull(applicants.rescoreQueuedAt),
        isNull(applicants.optedOutAt),
        isNull(applicants.waitsUntil),
      ),
    )
    .limit(MAX_ROWS);
}

function findHiddenResumes({ db }: Deps): Promise<DocumentRef[]> {
  return db.shared
    .select({ id: resumes.id, ownerId: resumes.userId })
    .from(resumeAnalyses)
    .innerJoin(resumes, eq(resumes.id, resumeAnalyses.resumeId))
    .where(
      and(
        // Of the index of the hidden, by its order.
        and(isNotNull(resumeAnalyses.hiddenAt), gt(resumeAnalyses.id, "")),
        eq(resumes.analysisStatus, "completed"),
        isNull(resumes.rescoreQueuedAt),
      ),
    )
    .limit(MAX_ROWS);
}

function findOutdatedApplicants({ db }: Deps): Promise<DocumentRef[]> {
  return db.shared
    .select({ id: applicants.id, ownerId: applicants.companyId })
    .from(applicants)
    .where(
      and(
        // Literals, so that the index of the completed in open threads alone answers.
        sql`${applicants.analysisStatus} = 'completed' and ${applicants.threadClosedAt} is null`,
        lt(applicants.engineVersion, ENGINE_VERSION),
        isNull(applicants.rescoreQueuedAt),
        isNull(applicants.optedOutAt),
      ),
    )
    .limit(MAX_ROWS);
}

function findOutdatedResumes({ db }: Deps): Promise<DocumentRef[]> {
  return db.shared
    .select({ id: resumes.id, ownerId: resumes.userId })
    .from(resumeAnalyses)
    .innerJoin(resumes, eq(resumes.id, resumeAnalyses.resumeId))
    .where(
      and(
        lt(resumeAnalyses.engineVersion, ENGINE_VERSION),
        eq(resumes.analysisStatus, "completed"),
        isNull(resumes.rescoreQueuedAt),
      ),
    )
    .limit(MAX_ROWS);
}

async function queue(
  { db, now, resumeQueue }: Deps,
  { table, messageOf }: DocumentAudience,
  outdated: DocumentRef[],
): Promise<void> {
  for (const refs of inChunks(outdated)) {
    const ids = refs.map(({ id }) => id);
    await db.shared
      .update(table)
      .set({ rescoreQueuedAt: now() })
      .where(and(inArray(table.id, ids), isNull(table.rescoreQueuedAt)));
    await resumeQueue.send(refs.map(messageOf));
  }
}
