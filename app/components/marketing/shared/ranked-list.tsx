import { ChevronRight } from "lucide-react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { points } from "~/lib/format";
import { Sample } from "./sample";
import { SAMPLE_JOB, type SampleCandidate, type SamplePoint, sampleCandidates } from "./sample-data";
import { StatusMark } from "./status-mark";

/** The promise in small: a ranked list; each score opens to its points, each point to the résumé's words. */
export function RankedList() {
  return (
    <Sample title={SAMPLE_JOB}>
      <ol className="grid">
        {sampleCandidates.map((applicant, index) => (
          <li key={applicant.name} className="border-b border-line last:border-b-0">
            <Ranked applicant={applicant} rank={index + 1} />
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-soft">Open a name, then read why. The points add up to the score.</p>
    </Sample>
  );
}

function Ranked({
  applicant: { name, role, score, points: parts },
  rank,
}: {
  applicant: SampleCandidate;
  rank: number;
}) {
  return (
    <details open={rank === 1} name="ranked" className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-sm py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 shrink-0 text-soft transition-transform group-open:rotate-90"
          aria-hidden="true"
        />
        <span className="grid min-w-0 flex-1">
          <span className="font-medium">{name}</span>
          <span className="text-sm text-soft">{role}</span>
        </span>
        <ScoreBadge score={score} />
      </summary>
      <PointList points={parts} className="pb-4 sm:pl-7" />
    </details>
  );
}

/** Points with their reasons, and the words they rest on, marked as with a pen. */
export function PointList({
  points: parts,
  className,
}: {
  points: readonly SamplePoint[];
  className?: string;
}) {
  return (
    <ul className={className}>
      {parts.map(({ label, status, points: earned, of, reason, words }) => (
        <li key={label} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 gap-y-1 py-2 text-sm">
          <StatusMark status={status} />
          <span className="font-medium">{label}</span>
          <span className="whitespace-nowrap tabular-nums">
            <span className="font-semibold">{points(earned)}</span>
            <span className="text-soft"> of {points(of)}</span>
          </span>
          <span className="col-span-2 col-start-2 text-soft">{reason}</span>
          {words && (
            <q className="col-span-2 col-start-2 justify-self-start rounded-sm bg-mark px-1.5 py-0.5 text-ink">
              {words}
            </q>
          )}
        </li>
      ))}
    </ul>
  );
}
