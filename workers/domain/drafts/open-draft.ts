import { and, desc, eq } from "drizzle-orm";
import { drafts } from "../../../db/schema";
import { parseResume } from "../../engine/parse";
import type { JobProfile } from "../../engine/types";
import type { Deps } from "../deps";
import { monthOf } from "../documents/read-document";
import { requireScoring } from "../engine-blocks/blocked-engine";
import { AppError } from "../errors";
import { getMatch, type MatchDetails } from "../matches/get-match";
import { type DraftContent, editedLines } from "./draft-content";
import { draftLines } from "./draft-lines";
import { isTooLong, parseDraft } from "./draft-schema";
import { findDraft } from "./find-draft";
import { draftJob } from "./find-draft-job";
import { type DraftScore, scoreDraft } from "./score-draft";

export type DraftVersion = { id: string; number: number; score: number | null; createdAt: number };

type OpenDraft = Pick<MatchDetails, "row" | "resume"> & {
  job: JobProfile;
  /** the newest first */
  versions: DraftVersion[];
  /** which of them is open; null: the résumé as it was read */
  opened: DraftVersion | null;
  content: DraftContent;
  /** of the draft without the person's changes, and with them */
  plain: DraftScore;
  edited: DraftScore;
};

/**
 * A version of an analysis' draft, with its score: the one of that number, or the newest, or the résumé where none is.
 * @throws AppError "analysis-not-found" | "draft-not-found" | "resume-analysis-failed" | "draft-too-long"
 */
export async function openDraft(
  deps: Pick<Deps, "db" | "files" | "now">,
  { userId, matchId, number }: { userId: string; matchId: string; number: number | null },
): Promise<OpenDraft> {
  const own = and(eq(drafts.matchId, matchId), eq(drafts.userId, userId));
  const db = deps.db.dbFor(userId);
  const [match, versions] = await Promise.all([
    getMatch(deps, { userId, matchId }),
    db
      .select({ id: drafts.id, number: drafts.number, score: drafts.score, createdAt: drafts.createdAt })
      .from(drafts)
      .where(own)
      .orderBy(desc(drafts.number)),
  ]);
  const { row, resume, stored } = match;
  if (match.hidden) throw new AppError("result-hidden");
  await requireScoring(deps);
  if (!stored) throw new AppError("analysis-not-found");
  const opened =
    number === 0 ? null : (versions.find((one) => number === null || one.number === number) ?? null);
  if (!opened && number) throw new AppError("draft-not-found");
  const asOf = monthOf(deps.now());
  const content = opened ? await readContent(deps, { userId, draftId: opened.id }) : contentOf(match, asOf);
  const job = draftJob(row, stored);
  const plain = scoreDraft(content.lines, { job, asOf });
  const edited = content.edits.length === 0 ? plain : scoreDraft(editedLines(content), { job, asOf });
  return { row, resume, job, versions, opened, content, plain, edited };
}

function contentOf({ text }: MatchDetails, asOf: string): DraftContent {
  if (!text) throw new AppError("resume-analysis-failed", { detail: "the résumé's analysis is gone" });
  const content = { lines: draftLines(text, parseResume(text, { asOf })), edits: [] };
  if (isTooLong(content)) throw new AppError("draft-too-long");
  return content;
}

async function readContent(deps: Pick<Deps, "db">, own: { userId: string; draftId: string }) {
  return parseDraft((await findDraft(deps, own)).content);
}
