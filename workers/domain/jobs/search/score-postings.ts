import { seekerSays } from "../../../copy/seeker";
import { matchScoreOf } from "../../../engine/advise";
import { scoreResume } from "../../../engine/match";
import type { Finding, ResumeFacts } from "../../../engine/types";
import type { Deps } from "../../deps";
import { isScoringPaused } from "../../engine-blocks/blocked-engine";
import { profilesOf } from "./known-profiles";
import type { OnePosting } from "./same-postings";

/** Reasons of each kind on a card. */
const REASONS = 2;

export type PostingScore = { score: number | null; strengths: string[]; gaps: string[] };

/** Holds each posting against a résumé, as its analysis would; none while scoring is paused. One that gives nothing to judge by has no score. */
export async function scorePostings(
  deps: Pick<Deps, "db">,
  { facts, postings }: { facts: ResumeFacts; postings: OnePosting[] },
): Promise<Map<number, PostingScore>> {
  if (postings.length === 0 || (await isScoringPaused(deps))) return new Map();
  // A text says nothing that its profile doesn't: an analysis alone quotes from it.
  const profiles = await profilesOf(deps, postings);
  return new Map(
    postings.map((posting) => {
      const job = profiles.get(posting.id);
      if (!job) return [posting.id, { score: null, strengths: [], gaps: [] }];
      const sheet = scoreResume(facts, job);
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
