import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { chunkRows, runBatch } from "../../../db/batch";
import { applicants, representationConsents } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { readDay } from "../day";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "../threads/get-thread";
import { consentOfApplicant } from "./consent-state";
import { CONSENT_WAYS, type ConsentWay, MAX_CONSENT_NOTE } from "./report-limits";

/** `day` as "2026-11-23". */
export type SaidForm = { day: string; way: string; note: string };

/** @throws AppError "consent-day" | "consent-way" */
export function readSaid(
  deps: Pick<Deps, "now">,
  { day, way, note }: SaidForm,
): { saidAt: number; way: ConsentWay; note: string | null } {
  const saidAt = readDay(deps, day);
  if (saidAt === null) throw new AppError("consent-day");
  if (!Object.hasOwn(CONSENT_WAYS, way)) throw new AppError("consent-way");
  return { saidAt, way: way as ConsentWay, note: note.trim().slice(0, MAX_CONSENT_NOTE) || null };
}

/**
 * Writes down that people of a shortlist agreed to be represented, unless they did already. @returns for how many
 * @throws AppError "campaign-not-found" | "report-empty" | "consent-day" | "consent-way"
 */
export async function recordRepresentationConsent(
  deps: Pick<Deps, "db" | "now">,
  input: { agent: ActiveAgent; threadId: string; applicantIds: string[]; said: SaidForm },
): Promise<number> {
  requireRight(input.agent, "work");
  const { agent, applicantIds } = input;
  const { id: threadId, companyId } = await getThread(deps, input);
  if (applicantIds.length === 0) throw new AppError("report-empty");
  const said = readSaid(deps, input.said);
  const db = deps.db.dbFor(companyId);
  const statements = chunkRows(applicantIds, 2).map((ids) =>
    db
      .insert(representationConsents)
      .select(
        db
          .select({
            id: sql<string>`lower(hex(randomblob(16)))`.as("id"),
            applicantId: applicants.id,
            companyId: applicants.companyId,
            agentId: sql<string>`${agent.agentId}`.as("agent_id"),
            kind: sql<"given">`'given'`.as("kind"),
            way: sql<ConsentWay>`${said.way}`.as("way"),
            saidAt: sql<number>`${said.saidAt}`.as("said_at"),
            note: sql<string | null>`${said.note}`.as("note"),
            createdAt: sql<number>`${deps.now()}`.as("created_at"),
          })
          .from(applicants)
          .where(
            and(
              inArray(applicants.id, ids),
              eq(applicants.threadId, threadId),
              eq(applicants.companyId, companyId),
              isNotNull(applicants.shortlistedAt),
              sql`${consentOfApplicant} is not 'given'`,
            ),
          ),
      )
      .returning({ id: representationConsents.id }),
  );
  const written = (await runBatch(db, statements)) as { id: string }[][];
  return written.reduce((sum, rows) => sum + rows.length, 0);
}
