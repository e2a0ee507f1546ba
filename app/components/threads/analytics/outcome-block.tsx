import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import type { ThreadAnalytics } from "../../../../workers/domain/threads/analytics/get-analytics";

const share = (part: number, whole: number) => (whole === 0 ? "N/A" : `${Math.round((100 * part) / whole)}%`);

/** Deal-breakers, place and what became of the files: figures with what they count. */
export function OutcomeBlock({
  threadId,
  analytics,
  hasGates,
}: {
  threadId: string;
  analytics: ThreadAnalytics;
  /** whether the thread has a deal-breaker: without one, everybody would meet all of them */
  hasGates: boolean;
}) {
  const { dealBreakers, place, completed, failed, pending, failures } = analytics;
  const asksNone = !hasGates && dealBreakers.unknown + dealBreakers.failed === 0;
  const ofGates = [
    {
      label: "Meet every deal-breaker",
      value: dealBreakers.met,
      of: share(dealBreakers.met, completed),
      to: "status=analysed&dealBreakers=met",
    },
    {
      label: "Deal-breaker unknown",
      value: dealBreakers.unknown,
      of: share(dealBreakers.unknown, completed),
      to: "status=analysed&dealBreakers=unknown",
    },
    {
      ...{ label: "Fail a deal-breaker", value: dealBreakers.failed },
      ...{ of: share(dealBreakers.failed, completed), to: "status=analysed&dealBreakers=failed" },
    },
  ];
  const rows = [
    { label: "Analysed", value: completed, of: "", to: "status=analysed" },
    { label: "Being analysed", value: pending, of: "", to: "status=pending" },
    { label: "Could not be analysed", value: failed, of: "", to: "status=failed" },
    ...(asksNone ? [] : ofGates),
    {
      label: "Location matches",
      value: place.matched,
      of: `${share(place.matched, place.judged)} of ${place.judged} judged`,
      to: "status=analysed&locationMatch=yes",
    },
  ];
  return (
    <Card title="Outcome">
      <dl className="grid divide-y divide-line">
        {rows.map(({ label, value, of, to }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2 first:pt-0">
            <dt>
              {to && value > 0 ? (
                <Link to={`${agencyPaths.thread(threadId)}?${to}`} className="text-link rounded-sm">
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className="text-right tabular-nums">
              <span className="font-medium">{value}</span> <span className="text-sm text-soft">{of}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-soft">
        Percentages are of the {counted(completed, "completed candidate")}, that of the location of those
        whose place could be judged.{asksNone && " This job thread has no deal-breakers."}
      </p>
      {failures.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-base font-semibold">Why files failed</h3>
          <ul className="grid gap-1.5 text-sm">
            {failures.map(({ kind, reason, files }) => (
              <li key={kind}>
                <Link
                  to={`${agencyPaths.thread(threadId)}?failure=${kind}`}
                  className="text-link rounded-sm font-medium tabular-nums"
                >
                  {counted(files, "file")}
                </Link>{" "}
                · {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
