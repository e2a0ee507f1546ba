import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "~/components/ui/data/badge";
import { percent } from "~/lib/format";
import type { AnalysedCandidate, GateView } from "~/lib/views/applicant-view";
import { agencyScoreBand } from "../../../workers/domain/matches/score-bands";
import { EvidenceList } from "./evidence";

const bands = { good: "text-good", moderate: "text-moderate", poor: "text-poor", none: "text-none" };

/** The score, and next to it what is no part of it: deal-breakers and how sure the reading is. */
export function Verdict({
  applicant,
  summary,
}: {
  applicant: Pick<AnalysedCandidate, "scores" | "withheld" | "confidence" | "confidenceReasons" | "hidden">;
  /** the judgement in a sentence; null where it stands on an earlier version of the job or of the engine */
  summary: string | null;
}) {
  const relevancy = applicant.scores[0]?.value ?? null;
  return (
    <section className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
      <div>
        <h3 className="font-sans text-sm font-normal text-soft">Relevancy</h3>
        <p className={`font-serif text-5xl font-semibold tabular-nums ${bands[agencyScoreBand(relevancy)]}`}>
          {percent(relevancy)}
        </p>
      </div>
      <div className="grid content-start gap-3">
        {applicant.withheld ? (
          <p className="font-medium">{applicant.withheld}</p>
        ) : (
          summary && <p className="[overflow-wrap:anywhere]">{summary}</p>
        )}
        <Confidence {...applicant} />
        {applicant.hidden.length > 0 && <HiddenText hidden={applicant.hidden} />}
      </div>
    </section>
  );
}

function Confidence({
  confidence,
  confidenceReasons: reasons,
}: Pick<AnalysedCandidate, "confidence" | "confidenceReasons">) {
  const figure = (
    <>
      Confidence <strong>{percent(Math.round(confidence * 100))}</strong>
      <span className="text-soft"> – how well the file was read and the job could be judged</span>
    </>
  );
  if (reasons.length === 0) return <p className="text-[0.95rem]">{figure}</p>;
  return (
    <details className="group">
      <summary className="rounded-sm text-[0.95rem]">{figure}</summary>
      <ul className="mt-2 list-disc pl-6 text-sm text-soft">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

function HiddenText({ hidden }: Pick<AnalysedCandidate, "hidden">) {
  return (
    <details className="rounded-md border border-moderate/40 bg-moderate-soft px-4 py-2 text-sm">
      <summary className="rounded-sm font-medium text-moderate">
        <EyeOff className="mr-2 inline size-4" aria-hidden="true" />
        This file holds text that a reader can’t see. It was not scored.
      </summary>
      <ul className="mt-2 grid gap-1.5">
        {hidden.map(({ reason, page, text }) => (
          <li key={`${page}${text}`} className="[overflow-wrap:anywhere]">
            <q>{text}</q>{" "}
            <span className="text-soft">
              ({reason}, page {page})
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const results = { pass: "good", fail: "poor", unknown: "none" } as const;

/** Deal-breakers: answered in words, never by points. */
export function Gates({ gates }: { gates: GateView[] }) {
  if (gates.length === 0) return null;
  return (
    <Block title="Deal-breakers">
      <ul className="grid gap-3">
        {gates.map((gate) => (
          <li key={gate.label} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-2">
            <Badge tone={results[gate.result]} className="justify-self-start">
              {gate.result}
            </Badge>
            <div className="grid gap-1.5">
              <p className="font-medium">{gate.label}</p>
              <p className="text-sm text-soft">{gate.reason}</p>
              <EvidenceList evidence={gate.evidence} />
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}

export function Block({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}
