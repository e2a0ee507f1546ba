import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ScoreDial } from "~/components/charts/score-dial";
import { Gates } from "~/components/details/verdict";
import { percent } from "~/lib/format";
import type { MatchView } from "~/lib/views/match-view";
import { ChangeActions } from "./change-actions";
import { MATCH_SCALE, matchBand } from "./match-bands";

/** The verdict with the score and what to do about it; next to it deal-breakers, and how sure the reading is. */
export function MatchSummary({ view }: { view: MatchView }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 rounded-lg border border-line bg-surface p-5 sm:p-8 md:grid-cols-[auto_minmax(0,1fr)]">
      <ScoreDial label="Match score" score={view.score} bands={MATCH_SCALE} band={matchBand(view.score)} />
      <div className="grid gap-7">
        <section>
          <h2 className="mb-2 text-xl">Overall analysis</h2>
          <p>{view.overall}</p>
        </section>
        <ChangeActions whatIfs={view.whatIfs} />
        <Gates gates={view.gates} />
        <Confidence {...view} />
      </div>
    </div>
  );
}

function Confidence({ confidence, confidenceReasons }: Pick<MatchView, "confidence" | "confidenceReasons">) {
  return (
    <section>
      <h3 className="mb-1 text-lg">
        Confidence <span className="tabular-nums">{percent(Math.round(confidence * 100))}</span>
      </h3>
      <p className="text-sm text-soft">
        How well the file was read, and how much of the job could be judged.
      </p>
      {confidenceReasons.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
          {confidenceReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A part of the account under a heading of the page. */
export function MatchPart({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 border-t border-line pt-6 print:mt-8"
    >
      <h2 id={`${id}-title`} className="mb-1 text-2xl">
        {title}
      </h2>
      {lead && <p className="mb-5 text-soft">{lead}</p>}
      <div className={clsx("grid gap-8 print:block print:space-y-6", !lead && "mt-4")}>{children}</div>
    </section>
  );
}
