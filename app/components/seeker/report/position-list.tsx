import { LinkButton } from "~/components/ui/button";
import { points } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { ReportView } from "~/lib/views/resume-report-view";

export function PositionList({
  positions,
  resumeId,
}: {
  positions: ReportView["positions"];
  resumeId: string;
}) {
  if (positions.length === 0)
    return <p className="text-soft">The résumé shows too little work or skill to name a position.</p>;
  return (
    <ol className="grid gap-4">
      {positions.map(({ title, score, reason, fitting, missing, transferable }) => (
        <li key={title} className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="text-xl">{title}</h3>
            <p className="text-soft tabular-nums">
              Job fit <strong className="text-ink">{score === null ? "N/A" : points(score)}</strong>
            </p>
          </div>
          <p className="text-ui [overflow-wrap:anywhere]">{reason}</p>
          <dl className="grid gap-2 text-ui sm:grid-cols-[7rem_minmax(0,1fr)]">
            <Names title="Fits" names={fitting} none="None of its usual skills" />
            <Names title="Not found" names={missing} none="Nothing that it usually takes" />
            {transferable.length > 0 && <Names title="Carries over" names={transferable} none="" />}
          </dl>
          <LinkButton
            to={`${paths.newAnalysisOf(resumeId)}&mode=title&title=${encodeURIComponent(title)}`}
            look="secondary"
            size="small"
            className="justify-self-start print:hidden"
          >
            Analyze against this<span className="sr-only">: {title}</span>
          </LinkButton>
        </li>
      ))}
    </ol>
  );
}

function Names({ title, names, none }: { title: string; names: string[]; none: string }) {
  return (
    <>
      <dt className="text-soft">{title}</dt>
      <dd className="[overflow-wrap:anywhere]">{names.join(", ") || none}</dd>
    </>
  );
}
