import { Clock } from "~/components/staff/clock";
import { Badge } from "~/components/ui/data/badge";
import { ownersDueAt } from "../../../../workers/domain/staff/incidents/incident-kinds";
import type { Incident } from "../../../../workers/domain/staff/incidents/list-incidents";

/** How long there still is, in red once it is late; what was reported or answered has none. */
export function IncidentClock({
  incident: { dueAt, reportedAt, closedAt },
  now,
}: {
  incident: Pick<Incident, "dueAt" | "reportedAt" | "closedAt">;
  now: number;
}) {
  if (closedAt !== null) return <Badge tone="none">Closed</Badge>;
  if (reportedAt === null) return <Clock dueAt={dueAt} now={now} />;
  return <Badge tone={reportedAt > dueAt ? "poor" : "good"}>{reportedAt > dueAt ? "Late" : "In time"}</Badge>;
}

/** The same for owners of the companies that a breach concerns; until one is named, too, because somebody has to be. */
export function OwnersClock({ incident, now }: { incident: Incident; now: number }) {
  const dueAt = ownersDueAt(incident);
  if (dueAt === null || incident.closedAt !== null) return null;
  if (incident.untold > 0 || incident.toldAt === null) return <Clock dueAt={dueAt} now={now} />;
  const isLate = incident.toldAt > dueAt;
  return <Badge tone={isLate ? "poor" : "good"}>{isLate ? "Late" : "In time"}</Badge>;
}
