import { importances, partStatuses } from "~/components/details/score-account";
import { Card } from "~/components/ui/card";
import type { ChangedAnswer } from "./draft-score-view";

export function ChangedList({ changes }: { changes: ChangedAnswer[] }) {
  return (
    <Card title="What your changes do">
      {changes.length === 0 ? (
        <p className="text-sm text-soft">No requirement of this job is answered differently yet.</p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {changes.map(({ id, label, importance, status, before }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <span className="font-medium">{label}</span>{" "}
              <span className="text-soft">({importances[importance]})</span>
              <br />
              {partStatuses[before].word} <span aria-hidden="true">→</span>
              <span className="sr-only"> is now </span>{" "}
              <strong className={partStatuses[status].look}>{partStatuses[status].word}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
