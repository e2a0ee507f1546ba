import { clsx } from "clsx";
import { ChevronRight, CircleCheck, CircleDashed, CircleHelp, CircleMinus } from "lucide-react";
import type { ReactNode, SyntheticEvent } from "react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { points } from "~/lib/format";
import type { PartView, ScoreView } from "~/lib/views/applicant-view";
import { EvidenceList, useEvidence } from "./evidence";

/** A score that opens into its parts; the points of the parts add up to it. `badge`: in the colours of another surface. */
export function ScoreAccount({
  score,
  open,
  badge,
}: {
  score: Omit<ScoreView, "name">;
  open: boolean;
  badge?: ReactNode;
}) {
  return (
    <details
      open={open}
      // On paper nothing can be opened.
      className="group/score border-b border-line print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex list-none items-center gap-3 rounded-sm py-3">
        <Chevron className="group-open/score:rotate-90" />
        <span className="flex-1 font-serif text-lg font-semibold">{score.title}</span>
        {badge ?? <ScoreBadge score={score.value} />}
      </summary>
      {score.value === null ? (
        <p className="pb-4 pl-7 text-soft">The job and the résumé say too little to judge this by.</p>
      ) : (
        <ul className="grid gap-1 pb-4 pl-2 sm:pl-7">
          {score.parts.map((part) => (
            <ScorePart key={part.id} part={part} />
          ))}
        </ul>
      )}
    </details>
  );
}

export const partStatuses = {
  met: { icon: CircleCheck, look: "text-good", word: "Met" },
  partly: { icon: CircleMinus, look: "text-moderate", word: "Partly met" },
  "not-found": { icon: CircleDashed, look: "text-poor", word: "Not found" },
  unclear: { icon: CircleHelp, look: "text-none", word: "Unclear" },
};

export const importances = { must: "must", nice: "nice to have", context: "mentioned" };

export type ScoreRow = PartView & { gate?: boolean };

/** One row that opens into its reason and words; `children`: what else stands behind it. */
export function ScorePart({ part, children }: { part: ScoreRow; children?: ReactNode }) {
  const { show } = useEvidence();
  const { icon: Icon, look, word } = partStatuses[part.status];
  function lightUp(event: SyntheticEvent<HTMLDetailsElement>) {
    if (event.currentTarget.open && part.evidence.length > 0) show(part.evidence, false);
  }
  return (
    <li>
      <details className="group/part" onToggle={lightUp}>
        <summary className="grid list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-md px-2 py-1.5 hover:bg-sunken">
          <Icon className={clsx("size-4.5", look)} aria-label={word} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {part.label}
            {part.importance && (
              <span className="ml-2 text-xs text-soft">
                {importances[part.importance]}
                {part.gate && ", deal-breaker"}
              </span>
            )}
          </span>
          {part.maxPoints > 0 && (
            <span className="text-sm whitespace-nowrap tabular-nums">
              <span className="font-semibold">{points(part.points)}</span>
              <span className="text-soft"> / {points(part.maxPoints)}</span>
            </span>
          )}
          <span aria-hidden="true" className="col-span-2 col-start-2 h-1 rounded-full bg-none-soft">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${part.maxPoints > 0 ? (part.points / part.maxPoints) * 100 : 0}%` }}
            />
          </span>
        </summary>
        <div className="grid gap-2 pt-1 pr-2 pb-3 pl-10">
          <p className="text-sm">{part.reason}</p>
          {children}
          <EvidenceList evidence={part.evidence} />
        </div>
      </details>
    </li>
  );
}

function Chevron({ className }: { className: string }) {
  return <ChevronRight className={clsx("size-4 text-soft", className)} aria-hidden="true" />;
}
