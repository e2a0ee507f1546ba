import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { agents, applicants, representationConsents, users } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "../threads/get-thread";
import type { ConsentWay } from "./report-limits";

export type LastConsent = {
  kind: "given" | "withdrawn";
  way: ConsentWay;
  /** UTC ms, a day */
  saidAt: number;
  note: string | null;
  recordedBy: string;
};

export type Shortlisted = {
  id: string;
  /** where none was read, the file's */
  name: string;
  title: string | null;
  employer: string | null;
  isRead: boolean;
  /** that the agency holds their résumé */
  isTold: boolean;
  consent: LastConsent | null;
};

const MOST = 200;

/** A thread's shortlist, best match first, with who may be shown to a client. @throws AppError "campaign-not-found" */
export async function listShortlisted(
  deps: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string },
): Promise<Shortlisted[]> {
  const { id: threadId, companyId } = await getThread(deps, input);
  const db = deps.db.dbFor(companyId);
  const shortlisted = and(
    eq(applicants.threadId, threadId),
    eq(applicants.companyId, companyId),
    isNotNull(applicants.shortlistedAt),
  );
  const [people, lines] = await Promise.all([
    db
      .select({
        id: applicants.id,
        name: sql<string>`coalesce(${applicants.candidateName}, ${applicants.fileName})`,
        title: applicants.currentTitle,
        employer: applicants.currentEmployer,
        status: applicants.analysisStatus,
        toldAt: applicants.toldAt,
      })
      .from(applicants)
      .where(shortlisted)
      .orderBy(desc(applicants.relevancyScore), asc(applicants.createdAt), asc(applicants.id))
      .limit(MOST),
    db
      .select({
        applicantId: representationConsents.applicantId,
        kind: representationConsents.kind,
        way: representationConsents.way,
        saidAt: representationConsents.saidAt,
        note: representationConsents.note,
        recordedBy: users.fullName,
      })
      .from(applicants)
      .innerJoin(representationConsents, eq(representationConsents.applicantId, applicants.id))
      .innerJoin(agents, eq(agents.id, representationConsents.agentId))
      .innerJoin(users, eq(users.id, agents.userId))
      .where(shortlisted)
      .orderBy(asc(representationConsents.createdAt), sql`${representationConsents}.rowid`),
  ]);
  // Later lines replace earlier ones.
  const newest = new Map(lines.map(({ applicantId, ...consent }) => [applicantId, consent]));
  return people.map(({ status, toldAt, ...person }) => ({
    ...person,
    isRead: status === "completed",
    isTold: toldAt !== null,
    consent: newest.get(person.id) ?? null,
  }));
}
