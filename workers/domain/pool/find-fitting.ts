import { and, eq, isNull, sql } from "drizzle-orm";
import { applicants, poolNumbers, threads } from "../../../db/schema";
import { skillById } from "../../engine/knowledge";
import { scoreResume } from "../../engine/match";
import type { JobProfile } from "../../engine/types";
import { ownColumns } from "../applicants/blind/own-columns";
import { veil } from "../applicants/blind/veil";
import type { Deps } from "../deps";
import { requireScoring } from "../engine-blocks/blocked-engine";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { inChunks } from "../in-chunks";
import { readApplicantAnalysis } from "../stored/read-results";
import { getThread } from "../threads/get-thread";
import { mayRead } from "../threads/thread-access";
import { companyTag, phrase } from "./pool-match";

/** Who is scored at most: about a second of the engine's work. */
export const SCORED = 50;
/** The newest who have a skill that is asked for: among them those with the most are scored. */
export const LOOKED_AT = 500;
/** A good match, as the bands of scores have it. */
export const FITS_FROM = 70;

const MOST_SKILLS = 12;
const AT_ONCE = 10;

export type FittingPerson = {
  id: string;
  threadId: string;
  threadTitle: string;
  name: string;
  position: string;
  experienceMonths: number | null;
  score: number;
};

/** `scored`: how many résumés were held against the thread; null where it asks for no skill that could be looked for. */
export type Fitting = {
  title: string;
  isOpen: boolean;
  people: FittingPerson[];
  scored: number | null;
  /** the thread has a waiting period before scoring, so nobody is scored for it here */
  isWaiting: boolean;
};

/**
 * Who of an agent's pool would fit a thread and isn't in it, by stored readings, within a bound; nobody who fails a deal-breaker.
 * @throws AppError "campaign-not-found" | "scoring-paused"
 */
export async function findFitting(
  deps: Pick<Deps, "db" | "files">,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<Fitting> {
  const { title, isOpen, waitingDays, detailedAnalysis: job } = await getThread(deps, { agent, threadId });
  const isWaiting = waitingDays !== null;
  const skills = isWaiting ? [] : skillsAskedFor(job);
  if (skills.length === 0) return { title, isOpen, people: [], scored: null, isWaiting };
  await requireScoring(deps);
  const near = await findNear(deps, { agent, threadId, skills });
  const people: FittingPerson[] = [];
  let scored = 0;
  for (const chunk of inChunks(near, AT_ONCE)) {
    const read = await Promise.all(
      chunk.map(async (row) => ({ row, analysis: await readApplicantAnalysis(deps.files, row) })),
    );
    for (const { row, analysis } of read) {
      if (!analysis) continue;
      scored++;
      const { scores, gates } = scoreResume(analysis.facts, job);
      const score = scores.relevancy?.value ?? 0;
      if (score >= FITS_FROM && !gates.some(({ result }) => result === "fail"))
        people.push(personOf(agent, row, score));
    }
  }
  return { title, isOpen, isWaiting, scored, people: people.sort((a, b) => b.score - a.score) };
}

type Near = Awaited<ReturnType<typeof findNear>>[number];

function personOf(agent: ActiveAgent, row: Near, score: number): FittingPerson {
  const { id, threadId, candidateName, fileName, currentTitle, currentEmployer, experienceMonths } = veil(
    agent,
    row,
  );
  const position = [currentTitle, currentEmployer].filter(Boolean).join(", ");
  const name = candidateName ?? fileName;
  return { id, threadId, threadTitle: row.threadTitle, name, position, experienceMonths, score };
}

/** Must-haves first, by the names that the knowledge base has for them. */
function skillsAskedFor({ requirements }: JobProfile): string[] {
  const asked = requirements.filter(({ kind }) => kind === "skill");
  const names = ["must", "nice"].flatMap((importance) =>
    asked
      .filter((one) => one.importance === importance)
      .flatMap(({ anyOf }) => anyOf.map((id) => skillById(id)?.name ?? id)),
  );
  return [...new Set(names)].slice(0, MOST_SKILLS);
}

/** Of the newest with any of the skills, those with the most; not who is in the thread: with the same file or, where it may be told, the same address. */
async function findNear(
  { db }: Pick<Deps, "db">,
  { agent, threadId, skills }: { agent: ActiveAgent; threadId: string; skills: string[] },
) {
  const { agentId, companyId, blindReview } = agent;
  const any = skills.map((skill) => `skills:${phrase(skill)}`).join(" OR ");
  const match = `tags:${phrase(companyTag(companyId))} AND (${any})`;
  const newest = blindReview ? sql`` : sql`and entry.is_newest = 1`;
  const had = sql.join(
    skills.map((skill) => sql`(instr(lower(subquery.skills), ${skill.toLowerCase()}) > 0)`),
    sql` + `,
  );
  const sameEmail = blindReview
    ? sql``
    : sql`and not exists (select 1 from b2b_candidates as there where there.company_id = ${companyId}
        and there.candidate_email collate nocase = b2b_candidates.candidate_email and there.campaign_id = ${threadId})`;
  return db
    .dbFor(companyId)
    .select({
      threadId: applicants.threadId,
      threadTitle: threads.title,
      ...ownColumns,
      experienceMonths: applicants.experienceMonths,
      resumeFileUrl: applicants.resumeFileUrl,
      analysisKey: applicants.analysisKey,
    })
    .from(
      sql`(select entry.number, pool_search.skills from pool_search cross join pool_entries as entry
        where pool_search match ${match} and entry.number = pool_search.rowid and entry.scope_id = ${agentId} ${newest}
        order by pool_search.rowid desc limit ${LOOKED_AT}) as subquery`,
    )
    .innerJoin(poolNumbers, sql`${poolNumbers.number} = subquery.number`)
    .innerJoin(applicants, eq(applicants.id, poolNumbers.applicantId))
    .innerJoin(threads, eq(threads.id, applicants.threadId))
    .where(
      and(
        eq(sql`+${applicants.companyId}`, companyId),
        isNull(applicants.optedOutAt),
        mayRead(agent),
        sql`not exists (select 1 from b2b_candidates as there where there.campaign_id = ${threadId}
          and there.file_hash = b2b_candidates.file_hash) ${sameEmail}`,
      ),
    )
    .orderBy(sql`${had} desc, subquery.number desc`)
    .limit(SCORED);
}
