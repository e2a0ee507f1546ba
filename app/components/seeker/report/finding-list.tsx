import { EvidenceList } from "~/components/details/evidence";
import { Badge } from "~/components/ui/data/badge";
import { signed } from "~/lib/format";
import type { FindingView } from "~/lib/views/applicant-view";
import type { RecommendationView, ReportView } from "~/lib/views/resume-report-view";

export function FindingList({ findings, none }: { findings: FindingView[]; none: string }) {
  if (findings.length === 0) return <p className="text-soft">{none}</p>;
  return (
    <ul className="grid gap-4">
      {findings.map(({ text, evidence }) => (
        <li key={text} className="grid gap-1.5 [overflow-wrap:anywhere]">
          <p>{text}</p>
          <EvidenceList evidence={evidence} />
        </li>
      ))}
    </ul>
  );
}

const SCORES = { resume: "resume score", "job-fit": "job fit" } as const;

/** What to do first: by the points that it was found to add. */
export function RecommendationList({ recommendations }: { recommendations: RecommendationView[] }) {
  if (recommendations.length === 0)
    return <p className="text-soft">Nothing that we could measure would lift these scores.</p>;
  return (
    <ol className="grid gap-5">
      {recommendations.map(({ text, worth, of, evidence }) => (
        <li
          key={text}
          className="grid gap-x-4 gap-y-1.5 [overflow-wrap:anywhere] sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <p className="sm:text-right">
            {worth === null ? (
              <Badge>Not in points</Badge>
            ) : (
              <>
                <strong className="mr-1.5 font-serif text-xl tabular-nums sm:mr-0">{signed(worth)}</strong>
                <span className="text-sm text-soft sm:block">{SCORES[of]}</span>
              </>
            )}
          </p>
          <div className="grid content-start gap-1.5">
            <p>{text}</p>
            <EvidenceList evidence={evidence} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What may keep the file from being read as it was meant. */
export function WarningList({ warnings, hidden }: Pick<ReportView, "warnings" | "hidden">) {
  return (
    <ul className="grid gap-4">
      {warnings.map(({ code, text, page, evidence }) => (
        <li
          key={text}
          className="grid gap-1.5 rounded-md border border-moderate/40 bg-moderate-soft px-4 py-3 [overflow-wrap:anywhere]"
        >
          <p className="text-moderate">{text}</p>
          {code === "text-hidden" && <HiddenWords hidden={hidden} page={page} />}
          <EvidenceList evidence={evidence} />
        </li>
      ))}
    </ul>
  );
}

function HiddenWords({ hidden, page }: Pick<ReportView, "hidden"> & { page: number | null }) {
  const here = hidden.filter((one) => one.page === page);
  return (
    <details className="text-sm text-ink">
      <summary className="min-h-6 rounded-sm">What it says</summary>
      <ul className="mt-2 grid gap-1">
        {here.map(({ text }) => (
          <li key={text}>
            <q>{text}</q>
          </li>
        ))}
      </ul>
    </details>
  );
}
