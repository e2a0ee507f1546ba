import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { resumes } from "../../../db/schema";
import { requireSubscription } from "../billing/require-subscription";
import type { Deps } from "../deps";
import { announceDocuments } from "../documents/announce-documents";
import { seekerDocuments } from "../documents/audiences/seeker-documents";
import { pendingAgain } from "../documents/retry-limits";
import { analysisKeyOf } from "../files/analysis-key";
import { getResume, ownResume } from "./get-resume";

/** Sends a failed or lost analysis again. `first`: statements that take effect with it, or undo it by failing. */
export async function retryResume(
  deps: Deps,
  { first = [], ...input }: { userId: string; resumeId: string; first?: BatchItem<"sqlite">[] },
): Promise<void> {
  const resume = await getResume(deps, input);
  await requireSubscription(deps, input);
  const isLost = resume.analysisStatus === "completed" && !(await deps.files.has(analysisKeyOf(resume)));
  const db = deps.db.shared;
  const results = await runBatch(db, [
    ...first,
    db
      .update(resumes)
      .set(pendingAgain(deps.now()))
      .where(and(ownResume(input), eq(resumes.analysisStatus, isLost ? "completed" : "failed")))
      .returning({ id: resumes.id }),
  ]);
  if ((results.at(-1) as { id: string }[]).length === 0) return;
  const { userId, resumeId } = input;
  await announceDocuments(deps, seekerDocuments, {
    ownerId: userId,
    watched: { [resumeId]: [resumeId] },
    again: true,
  });
}
