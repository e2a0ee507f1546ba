import { LocalTime } from "~/components/ui/local-time";
import type { AuditLine } from "../../../workers/domain/staff/list-audit";
import { actionWords } from "./action-words";

/** What staff have done to one subject, newest first. */
export function AuditTrail({ deeds }: { deeds: readonly AuditLine[] }) {
  if (deeds.length === 0) return <p className="text-soft">Nothing yet.</p>;
  return (
    <ol className="grid gap-4">
      {deeds.map((deed) => (
        <li key={deed.id} className="grid gap-0.5 border-l-2 border-line pl-4">
          <p className="font-medium">{actionWords(deed.action)}</p>
          <p className="text-sm text-soft">
            {deed.actor ?? "Plumbline"}, <LocalTime value={deed.createdAt} />
          </p>
          {deed.reason && (
            <p className="text-[0.95rem] whitespace-pre-line [overflow-wrap:anywhere]">{deed.reason}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
