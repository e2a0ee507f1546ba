import type { JobProfile } from "../../engine/types";
import { requireSubscription } from "../billing/require-subscription";
import type { Deps } from "../deps";
import { monthOf } from "../documents/read-document";
import { requireScoring } from "../engine-blocks/blocked-engine";
import { type DraftContent, editedLines } from "./draft-content";
import { findDraftJob } from "./find-draft-job";
import { type DraftScore, scoreDraft } from "./score-draft";

/** What a draft would score, without keeping it. @throws AppError "analysis-not-found" | as `requireSubscription` throws */
export async function tryDraft(
  deps: Deps,
  { content, ...own }: { userId: string; matchId: string; content: DraftContent },
): Promise<DraftScore & { job: JobProfile }> {
  const [job] = await Promise.all([
    findDraftJob(deps, own),
    requireSubscription(deps, own),
    requireScoring(deps),
  ]);
  return { ...scoreDraft(editedLines(content), { job, asOf: monthOf(deps.now()) }), job };
}
