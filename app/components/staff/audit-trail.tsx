import { LocalTime } from "~/components/ui/local-time";
import type { AuditLine } from "../../../workers/domain/staff/list-audit";
import { actionWords } from "./action-words";

export function AuditTrail({ lines }: { lines: readonly AuditLine[] }) {
  if (lines.length === 0) return <p className="text-soft">Nothing yet.</p>;
  return (
    <ol className="grid gap-4">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-0.5 border-l-2 border-line pl-4">
          <p className="font-medium">{actionWords(line.action)}</p>
          <p className="text-sm text-soft">
            {line.actor ?? "Plumbline"}, <LocalTime value={line.createdAt} />
          </p>
          {line.reason && (
            <p className="text-[0.95rem] whitespace-pre-line [overflow-wrap:anywhere]">{line.reason}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
