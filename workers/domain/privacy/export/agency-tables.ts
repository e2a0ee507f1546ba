import { and, eq, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../../../db/schema";
import type { Leaving } from "../../agencies/leaving/plan-leaving";
import type { ExportedTable } from "../personal-table";

type AgencyTable = ExportedTable & { table: SQLiteTable; where: SQL | undefined };

/** An agent's place in their agency and what they did there. Of candidates ids alone: what was written about them is theirs. */
export function agencyTables({ agentId, companyId }: Leaving): AgencyTable[] {
  const {
    agents,
    agencyLog,
    applicantNotes,
    companyAgreements,
    decisions,
    notifications,
    threads,
    threadShares,
  } = schema;
  return [
    {
      table: agents,
      where: eq(agents.id, agentId),
      file: "agency",
      about: "your place in your agency",
      hidden: ["tableView"],
    },
    {
      table: companyAgreements,
      where: eq(companyAgreements.companyId, companyId),
      file: "agreements",
      about: "which data processing agreement your agency accepted, when, and the hash of its text",
    },
    {
      table: threads,
      where: and(eq(threads.agentId, agentId), eq(threads.companyId, companyId)),
      file: "job-threads",
      about: "job threads that are yours",
      hidden: ["detailedAnalysis"],
    },
    {
      table: threadShares,
      where: eq(threadShares.agentId, agentId),
      file: "shared-threads",
      about: "job threads that colleagues shared with you",
    },
    {
      table: decisions,
      where: eq(decisions.agentId, agentId),
      file: "decisions",
      about: "when you moved a candidate, from where and to where",
      hidden: ["comment"],
    },
    {
      table: applicantNotes,
      where: eq(applicantNotes.agentId, agentId),
      file: "notes",
      about: "when you wrote a note about a candidate, and about whom",
      hidden: ["body"],
    },
    {
      table: agencyLog,
      where: and(eq(agencyLog.agentId, agentId), eq(agencyLog.companyId, companyId)),
      file: "agency-log",
      about: "what else you did in your agency",
    },
    {
      table: notifications,
      where: eq(notifications.agentId, agentId),
      file: "notifications",
      about: "what you were told of job threads in the last 90 days, and when you read it",
      hidden: ["mailAt"],
    },
  ];
}
