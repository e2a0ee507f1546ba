import { and, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { applicants, blockedEngines, drafts, matches, resumeAnalyses } from "../../../db/schema";
import { WITHOUT_VERDICT } from "../applicants/opted-out/without-scores";
import type { Deps } from "../deps";

/** Rows of one statement: each of an applicant's moves the thread's counts with it. */
const AT_ONCE = 500;

const MATCH_WITHOUT_RESULT = {
  ...{ score: null, strengths: [], gaps: [], matchingSkills: [], missingSkills: [], suggestions: [] },
  ...{ pivotStrategy: null, companyRelevance: null, jobRelevance: null, overallAnalysis: null },
};

const RESUME_WITHOUT_RESULT = {
  ...{ strengths: [], weaknesses: [], recommendations: [], suggestedPositions: [], matchingSkills: [] },
  ...{ missingSkills: [], transferableSkills: [], resumeScore: null, jobFitScore: null, bestPosition: null },
};

/**
 * Takes blocked engine versions' figures out of all rows that lists sort, filter, count and show by; the results stay records.
 * The cron queues what was hidden for the present engine (`queueOutdated`).
 * @param rounds statements of each kind at most @returns whether none is left to hide
 */
export async function hideResults(deps: Pick<Deps, "db" | "now">, rounds: number): Promise<boolean> {
  const { shared } = deps.db;
  const isOpen = isNull(blockedEngines.hiddenAt);
  const found = await shared.select({ version: blockedEngines.version }).from(blockedEngines).where(isOpen);
  const blocked = found.map(({ version }) => version);
  if (blocked.length === 0) return true;
  const hidden = { engineVersion: null, hiddenAt: deps.now() };
  const { engineVersion } = applicants;
  // Literals, so that the indexes of the completed in open and in closed threads answer.
  const completed = (isClosed: SQL) => {
    const which = and(inArray(engineVersion, blocked), sql`analysis_status = 'completed'`, isClosed);
    const some = shared.select({ id: applicants.id }).from(applicants).where(which).limit(AT_ONCE);
    const change = { ...WITHOUT_VERDICT, ...hidden };
    return shared
      .update(applicants)
      .set(change)
      .where(inArray(applicants.id, some))
      .returning({ id: applicants.id });
  };
  const ofMatches = shared
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.engineVersion, blocked))
    .limit(AT_ONCE);
  const ofResumes = shared
    .select({ id: resumeAnalyses.id })
    .from(resumeAnalyses)
    .where(inArray(resumeAnalyses.engineVersion, blocked))
    .limit(AT_ONCE);
  // A draft's engine is known since it is kept: an older draft may be a blocked one's.
  const ofDrafts = shared
    .select({ id: drafts.id })
    .from(drafts)
    .where(
      and(
        isNotNull(drafts.score),
        sql`(${inArray(drafts.engineVersion, blocked)} or ${isNull(drafts.engineVersion)})`,
      ),
    )
    .limit(AT_ONCE);
  const statements = [
    () => completed(sql`campaign_closed_at is null`),
    () => completed(sql`campaign_closed_at is not null`),
    () =>
      shared
        .update(applicants)
        .set({ previousRelevancyScore: null })
        .where(inArray(applicants.id, formerOf(deps, blocked)))
        .returning({ id: applicants.id }),
    () =>
      shared
        .update(matches)
        .set({ ...MATCH_WITHOUT_RESULT, ...hidden })
        .where(inArray(matches.id, ofMatches))
        .returning({ id: matches.id }),
    () =>
      shared
        .update(resumeAnalyses)
        .set({ ...RESUME_WITHOUT_RESULT, ...hidden })
        .where(inArray(resumeAnalyses.id, ofResumes))
        .returning({ id: resumeAnalyses.id }),
    () =>
      shared
        .update(drafts)
        .set({ score: null })
        .where(inArray(drafts.id, ofDrafts))
        .returning({ id: drafts.id }),
  ];
  let isDone = true;
  for (const hide of statements) {
    let left = rounds;
    while (left > 0 && (await hide()).length === AT_ONCE) left--;
    isDone &&= left > 0;
  }
  if (isDone)
    await shared
      .update(blockedEngines)
      .set({ hiddenAt: deps.now() })
      .where(and(isOpen, inArray(blockedEngines.version, blocked)));
  return isDone;
}

function formerOf({ db }: Pick<Deps, "db">, blocked: string[]) {
  const versions = sql.join(
    blocked.map((version) => sql`${version}`),
    sql`, `,
  );
  return db.shared
    .select({ id: applicants.id })
    .from(applicants)
    .where(
      sql`previous_relevancy_score is not null and exists (select 1 from verdicts as made
        where made.applicant_id = b2b_candidates.id and made.score = previous_relevancy_score
        and made.engine_version in (${versions}))`,
    )
    .limit(AT_ONCE);
}
