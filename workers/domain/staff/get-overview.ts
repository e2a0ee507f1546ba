import { asc, eq, isNull, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  agents,
  applicants,
  billingAlerts,
  coachingBookings,
  companies,
  contactMessages,
  contractDeclarations,
  deletionRequests,
  outbox,
  resumes,
} from "../../../db/schema";
import type { Deps } from "../deps";
import { isOpenAlert, isOpenDeclaration } from "./billing/open-billing";
import { dueAt } from "./deadlines";
import { isFailedApplicant, isFailedResume, isNewBooking, isOpenDeletion } from "./open-work";

export type WaitingWork = {
  kind: "agent" | "message" | "booking" | "deletion" | "declaration";
  id: string;
  label: string;
  since: number;
  dueAt: number;
};

export type Overview = {
  /** `failedResumes`: agencies' and job seekers' own */
  counts: Record<
    "agents" | "messages" | "bookings" | "deletions" | "billing" | "failedResumes" | "deadMails",
    number
  >;
  /** the oldest of each kind, the most urgent first */
  waiting: WaitingWork[];
};

const SHOWN = 8;

export async function getOverview({ db }: Pick<Deps, "db">): Promise<Overview> {
  const count = (table: SQLiteTable, where: SQL | undefined) => db.shared.$count(table, where);
  const [
    agentCount,
    messages,
    bookings,
    deletions,
    failed,
    ownFailed,
    deadMails,
    alerts,
    declarations,
    ...lists
  ] = await Promise.all([
    count(agents, eq(agents.status, "pending")),
    count(contactMessages, isNull(contactMessages.answeredAt)),
    count(coachingBookings, isNewBooking),
    count(deletionRequests, isOpenDeletion),
    count(applicants, isFailedApplicant),
    count(resumes, isFailedResume),
    count(outbox, eq(outbox.status, "failed")),
    count(billingAlerts, isOpenAlert),
    count(contractDeclarations, isOpenDeclaration),
    waitingAgents({ db }),
    waitingMessages({ db }),
    waitingBookings({ db }),
    waitingDeletions({ db }),
    waitingDeclarations({ db }),
  ]);
  return {
    counts: {
      agents: agentCount,
      messages,
      bookings,
      deletions,
      billing: alerts + declarations,
      failedResumes: failed + ownFailed,
      deadMails,
    },
    waiting: lists.flat().sort((a, b) => a.dueAt - b.dueAt),
  };
}

async function waitingAgents({ db }: Pick<Deps, "db">): Promise<WaitingWork[]> {
  const rows = await db.shared
    .select({ id: agents.id, label: companies.companyName, since: agents.createdAt })
    .from(agents)
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .where(eq(agents.status, "pending"))
    .orderBy(asc(agents.createdAt))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, kind: "agent", dueAt: dueAt.approval(row.since) }));
}

async function waitingMessages({ db }: Pick<Deps, "db">): Promise<WaitingWork[]> {
  const rows = await db.shared
    .select({
      ...{ id: contactMessages.id, label: contactMessages.name },
      ...{ since: contactMessages.createdAt, dueAt: contactMessages.dueAt },
    })
    .from(contactMessages)
    .where(isNull(contactMessages.answeredAt))
    .orderBy(asc(contactMessages.dueAt))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, kind: "message" }));
}

async function waitingBookings({ db }: Pick<Deps, "db">): Promise<WaitingWork[]> {
  const { id, name, createdAt } = coachingBookings;
  const rows = await db.shared
    .select({ id, label: name, since: createdAt })
    .from(coachingBookings)
    .where(isNewBooking)
    .orderBy(asc(createdAt))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, kind: "booking", dueAt: dueAt.booking(row.since) }));
}

async function waitingDeletions({ db }: Pick<Deps, "db">): Promise<WaitingWork[]> {
  const rows = await db.shared
    .select({
      id: deletionRequests.id,
      label: deletionRequests.number,
      since: deletionRequests.createdAt,
      dueAt: deletionRequests.dueAt,
    })
    .from(deletionRequests)
    .where(isOpenDeletion)
    .orderBy(asc(deletionRequests.dueAt))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, kind: "deletion" }));
}

async function waitingDeclarations({ db }: Pick<Deps, "db">): Promise<WaitingWork[]> {
  const { id, number, createdAt } = contractDeclarations;
  const rows = await db.shared
    .select({ id, label: number, since: createdAt })
    .from(contractDeclarations)
    .where(isOpenDeclaration)
    .orderBy(asc(createdAt))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, kind: "declaration", dueAt: dueAt.approval(row.since) }));
}
