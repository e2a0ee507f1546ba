import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import type { DashboardData } from "../../../../workers/domain/seekers/get-dashboard";

const figure = (value: number | null) => (value === null ? "N/A" : String(Math.round(value)));

export function StatTiles({ totals }: { totals: DashboardData["totals"] }) {
  const tiles = [
    {
      label: "Total Analyses",
      value: String(totals.analyses),
      note: "of your résumés against jobs",
    },
    { label: "Resumes", value: String(totals.resumes), note: "files that you uploaded" },
    {
      label: "Average Resume Score",
      value: figure(totals.resumeScore),
      note: "of 100, over all your résumés",
    },
    {
      label: "Average Job Fit",
      value: figure(totals.jobFit),
      note: "of 100, each résumé against the position that suits it best",
    },
  ];
  return (
    <dl className="grid grid-cols-2 rounded-lg border border-line bg-surface lg:grid-cols-4">
      {tiles.map(({ label, value, note }) => (
        <div
          key={label}
          className="grid content-start gap-1 border-line p-4 max-lg:odd:border-r max-lg:nth-3:border-t max-lg:nth-4:border-t sm:p-6 lg:not-first:border-l"
        >
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="grid gap-1">
            <span className="font-serif text-3xl font-semibold tabular-nums sm:text-4xl">{value}</span>
            <span className="text-sm text-soft">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="grid gap-3">
      <h2 id="quick-actions" className="text-xl">
        Quick actions
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton to={paths.newAnalysis}>Start New Analysis</LinkButton>
        <LinkButton to={paths.myResumes} look="secondary">
          Upload Resume
        </LinkButton>
        <LinkButton to={paths.interview} look="secondary">
          Practice Interview
        </LinkButton>
        <LinkButton to={paths.jobs} look="secondary">
          View Job Matches
        </LinkButton>
      </div>
    </section>
  );
}
