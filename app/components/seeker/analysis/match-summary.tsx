import { ScoreDial } from "~/components/charts/score-dial";
import { Badge } from "~/components/ui/data/badge";
import { percent } from "~/lib/format";
import type { GateView } from "~/lib/views/applicant-view";
import type { MatchView } from "~/lib/views/match-view";
import { ChangeActions } from "./change-actions";
import { MATCH_SCALE, matchBand } from "./match-bands";

/** The verdict with the score, and what to do about it; everything else stands in the rows and tabs below. */
export function MatchSummary({ view }: { view: MatchView }) {
  const band = matchBand(view.score);
  return (
    <div className="grid gap-x-12 gap-y-2 rounded-lg sm:gap-y-4 border border-line bg-surface p-4 sm:p-6 md:grid-cols-[auto_minmax(0,1fr)]">
      <div className="max-md:hidden print:hidden">
        <ScoreDial label="Match score" score={view.score} bands={MATCH_SCALE} band={band} />
      </div>
      <p className="flex items-center gap-3 md:hidden print:flex">
        <strong className="font-serif text-4xl tabular-nums">
          <span className="sr-only">Match score </span>
          {view.score ?? "N/A"}
        </strong>
        <Badge tone={band.tone}>{band.label}</Badge>
      </p>
      <div className="grid content-start gap-3 sm:gap-5">
        <section>
          <h2 className="sr-only">Overall analysis</h2>
          <p className="leading-snug sm:text-lg sm:leading-normal">{view.overall}</p>
        </section>
        <ChangeActions whatIfs={view.whatIfs} />
        <DealBreakers gates={view.gates} />
        <Confidence {...view} />
      </div>
    </div>
  );
}

/** How many; which ones stands in their rows. */
function DealBreakers({ gates }: { gates: GateView[] }) {
  if (gates.length === 0) return null;
  const met = gates.filter(({ result }) => result === "pass").length;
  return (
    <p className="text-sm">
      Deal-breakers met:{" "}
      <strong className="tabular-nums">
        {met} of {gates.length}
      </strong>
    </p>
  );
}

function Confidence({ confidence, confidenceReasons }: Pick<MatchView, "confidence" | "confidenceReasons">) {
  return (
    <details className="text-sm print:hidden">
      <summary className="rounded-sm text-soft">
        Confidence <strong className="text-ink tabular-nums">{percent(Math.round(confidence * 100))}</strong>:
        how well the file was read, and how much of the job could be judged
      </summary>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {confidenceReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {confidenceReasons.length === 0 && <li>Nothing stood in the way of reading.</li>}
      </ul>
    </details>
  );
}
