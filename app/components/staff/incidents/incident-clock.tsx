import { Clock } from "~/components/staff/clock";
import { Badge } from "~/components/ui/data/badge";
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
