import { ChevronRight } from "lucide-react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { points } from "~/lib/format";
import { Sample } from "./sample";
import { SAMPLE_JOB, type SampleAccount, type SampleCandidate, sampleCandidates } from "./sample-data";
import { StatusMark } from "./status-mark";

const SHOWN = 2;

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
      <p className="mt-4 text-sm text-soft">Open a name to read why.</p>
    </Sample>
  );
}

function Ranked({ applicant, rank }: { applicant: SampleCandidate; rank: number }) {
  const { name, role, score } = applicant;
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
      <PointList account={applicant} className="pb-4 sm:pl-7" />
    </details>
  );
}

/** Points with their reasons, and the words they rest on, marked as with a pen; they add up to the score. */
export function PointList({
  account,
  className,
}: {
  account: Omit<SampleAccount, "score">;
  className?: string;
}) {
  const { parts, others } = shortened(account);
  return (
    <ul className={className}>
      {parts.map(({ label, status, points: earned, of, reason, words }) => (
        <li key={label} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 gap-y-1 py-2 text-sm">
          <StatusMark status={status} />
          <span className="font-medium">{label}</span>
          <Earned points={earned} of={of} />
          <span className="col-span-2 col-start-2 text-soft">{reason}</span>
          {words && (
            <q className="col-span-2 col-start-2 justify-self-start rounded-sm bg-mark px-1.5 py-0.5 text-ink">
              {words}
            </q>
          )}
        </li>
      ))}
      <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 py-2 text-sm text-soft">
        <span>{others.rows} other lines</span>
        <Earned points={others.points} of={others.of} />
      </li>
    </ul>
  );
}

/** The first lines, and all others as one: they still add up to the score. */
function shortened({ points: parts, others }: Omit<SampleAccount, "score">) {
  const sum = { ...others };
  for (const part of parts.slice(SHOWN)) {
    sum.rows += 1;
    sum.points += part.points;
    sum.of += part.of;
  }
  return { parts: parts.slice(0, SHOWN), others: sum };
}

function Earned({ points: earned, of }: { points: number; of: number }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span className="font-semibold text-ink">{points(earned)}</span>
      <span className="text-soft"> of {points(of)}</span>
    </span>
  );
}
