import { inArray } from "drizzle-orm";
import { jobPostingTexts } from "../../../../db/schema";
import { seekerSays } from "../../../copy/seeker";
import { matchScoreOf } from "../../../engine/advise";
import { scoreResume } from "../../../engine/match";
import type { Finding, JobProfile, ResumeFacts } from "../../../engine/types";
import type { Deps } from "../../deps";
import { readJobOf } from "../boards/posting-job";
import type { OnePosting } from "./same-postings";

/** Reasons of each kind on a card. */
const REASONS = 2;

export type PostingScore = { score: number | null; strengths: string[]; gaps: string[] };

/** Holds each posting against a résumé, as its analysis would. One that gives nothing to judge by has no score. */
export async function scorePostings(
  { db }: Pick<Deps, "db">,
  { facts, postings }: { facts: ResumeFacts; postings: OnePosting[] },
): Promise<Map<number, PostingScore>> {
  const ids = postings.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db.shared.select().from(jobPostingTexts).where(inArray(jobPostingTexts.postingId, ids));
  const texts = new Map(rows.map((row) => [row.postingId, row]));
  return new Map(
    postings.map((posting) => {
      const { text, job } = texts.get(posting.id) ?? {};
      if (!text || !job) return [posting.id, { score: null, strengths: [], gaps: [] }];
      const read = readJobOf({ ...posting, text }, job as JobProfile);
      const sheet = scoreResume(facts, read.job);
      const score = matchScoreOf(sheet);
      return [
        posting.id,
        {
          score,
          strengths: score === null ? [] : reasons(sheet.strengths),
          gaps: score === null ? [] : reasons(sheet.gaps),
        },
      ];
    }),
  );
}

function reasons(findings: Finding[]): string[] {
  return findings.slice(0, REASONS).map(({ message }) => seekerSays(message));
}
