import { sql } from "drizzle-orm";
import { incidentLines, incidents } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { newNumber } from "../../public-number";
import { runAudited } from "../audit-entry";
import type { IncidentForm } from "../schema";
import { INCIDENT_KINDS } from "./incident-kinds";

/** Records what went wrong; its clock runs from when it was noticed. @throws AppError "incident-future" @returns its id */
export async function openIncident(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  { actorId, form }: { actorId: string; form: IncidentForm },
): Promise<string> {
  const createdAt = deps.now();
  if (form.noticedAt > createdAt) throw new AppError("incident-future");
  const id = crypto.randomUUID();
  const { shared } = deps.db;
  await runAudited(deps, {
    ...{ actorId, action: "incident-opened", subject: id, reason: null },
    data: { kind: form.kind, severity: form.severity },
    onlyIf: sql`1`,
    effects: [
      shared.insert(incidents).values({
        ...form,
        ...{ id, number: newNumber("I"), createdAt, updatedAt: createdAt },
        dueAt: form.noticedAt + INCIDENT_KINDS[form.kind].clock,
      }),
      shared
        .insert(incidentLines)
        .values({ incidentId: id, actorId, kind: "opened", words: form.description, createdAt }),
    ],
  });
  return id;
}
