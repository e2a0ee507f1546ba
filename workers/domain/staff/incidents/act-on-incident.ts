import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { agents, companies, incidentCompanies, incidentLines, incidents, users } from "../../../../db/schema";
import type { Task } from "../../../adapters/task-queue/port";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { prepareMail } from "../../mail/prepare-mail";
import type { AuditAction } from "../audit-actions";
import { runAudited } from "../audit-entry";

export type Acting = { incidentId: string; actorId: string; words: string };
export type Needed = Pick<Deps, "db" | "now" | "tasks" | "log">;

/** Companies whose owners one press mails: each takes a few statements of a batch. */
const COMPANIES_AT_ONCE = 20;

/** @throws AppError "not-found" | "decided-meanwhile" where it is closed */
export async function noteOnIncident(deps: Needed, acting: Acting): Promise<void> {
  await actOnIncident(deps, acting, { action: "incident-noted", kind: "note" });
}

/** Stops the clock: the authority was told, or the complaint answered; `words` say when and how. */
export async function reportIncident(deps: Needed, acting: Acting): Promise<void> {
  const effects = [set(deps, acting, { reportedAt: deps.now() })];
  await actOnIncident(deps, acting, { action: "incident-reported", kind: "reported", effects });
}

/** @param acting.words what came of it */
export async function closeIncident(deps: Needed, acting: Acting): Promise<void> {
  const effects = [set(deps, acting, { closedAt: deps.now(), outcome: acting.words })];
  await actOnIncident(deps, acting, { action: "incident-closed", kind: "closed", effects });
}

/** @param input.company its id, or the address of its page in the staff area. @throws AppError "incident-no-company" */
export async function addIncidentCompany(
  deps: Needed,
  { company, ...acting }: Omit<Acting, "words"> & { company: string },
): Promise<void> {
  const id = company.trim().split(/[/?#]/).filter(Boolean).at(-1) ?? "";
  const [found] = await deps.db.shared
    .select({ id: companies.id, companyName: companies.companyName })
    .from(companies)
    .where(eq(companies.id, id));
  if (!found) throw new AppError("incident-no-company");
  const { incidentId } = acting;
  const effects = [
    deps.db.shared.insert(incidentCompanies).values({ incidentId, companyId: id }).onConflictDoNothing(),
  ];
  const words = `Concerns ${found.companyName}`;
  const done = { action: "incident-company-added", kind: "note", effects, data: { companyId: id } } as const;
  await actOnIncident(deps, { ...acting, words }, done);
}

/** Mails the owners of companies that weren't told yet, 20 companies at a time. @returns how many mails. @throws AppError "incident-nobody" */
export async function mailOwners(deps: Needed, acting: Acting): Promise<number> {
  const { incidentId, words } = acting;
  const { shared } = deps.db;
  const [incident] = await shared.select().from(incidents).where(eq(incidents.id, incidentId));
  if (!incident) throw new AppError("not-found");
  const untold = await shared
    .select({ id: incidentCompanies.companyId })
    .from(incidentCompanies)
    .where(and(eq(incidentCompanies.incidentId, incidentId), isNull(incidentCompanies.toldAt)))
    .limit(COMPANIES_AT_ONCE);
  const ids = untold.map(({ id }) => id);
  if (ids.length === 0) throw new AppError("incident-nobody");
  const owners = await shared
    .select({
      ...{ userId: users.id, email: users.email, fullName: users.fullName },
      companyName: companies.companyName,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .where(and(inArray(agents.companyId, ids), eq(agents.role, "owner"), sql`+${agents.status} = 'active'`));
  const { number, title } = incident;
  const mails = owners.map(({ userId, email, fullName, companyName }) =>
    prepareMail(deps, {
      ...{ to: email, userId, template: "incident-notice" },
      data: { fullName, companyName, number, title, words },
    }),
  );
  await actOnIncident(deps, acting, {
    ...{ action: "incident-mailed", kind: "mailed", data: { companies: ids, mails: mails.length } },
    effects: [
      shared
        .update(incidentCompanies)
        .set({ toldAt: deps.now() })
        .where(and(eq(incidentCompanies.incidentId, incidentId), inArray(incidentCompanies.companyId, ids))),
      ...mails.map(({ insert }) => insert),
    ],
    tasks: mails.map(({ task }) => task),
  });
  return mails.length;
}

function set(
  { db, now }: Needed,
  { incidentId }: Acting,
  columns: Partial<typeof incidents.$inferInsert>,
): BatchItem<"sqlite"> {
  return db.shared
    .update(incidents)
    .set({ ...columns, updatedAt: now() })
    .where(eq(incidents.id, incidentId));
}

/** Does something about an open incident, with its line and the audit entry, in one batch. @throws AppError "decided-meanwhile" */
export async function actOnIncident(
  deps: Needed,
  { incidentId, actorId, words }: Acting,
  done: {
    action: AuditAction;
    kind: (typeof incidentLines.$inferSelect)["kind"];
    effects?: BatchItem<"sqlite">[];
    tasks?: Task[];
    data?: Record<string, unknown>;
  },
): Promise<void> {
  const { action, kind, effects = [], tasks = [], data = {} } = done;
  const { shared } = deps.db;
  const isOpen = and(eq(incidents.id, incidentId), isNull(incidents.closedAt));
  await runAudited(deps, {
    ...{ actorId, action, subject: incidentId, reason: null, data, tasks },
    onlyIf: sql`exists (select 1 from ${incidents} where ${isOpen})`,
    effects: [
      shared.insert(incidentLines).values({ incidentId, actorId, kind, words, createdAt: deps.now() }),
      ...effects,
    ],
  });
}
