import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { MAX_COMPARED_JOBS } from "../../../../workers/domain/matches/match-limits";
import { TrackForm } from "../applications/track-job";
import { AnalysisCard, type AnalysisCardView } from "./analysis-card";

/** One page of analyses. What is chosen by its box goes to the comparison, by a plain form. */
export function AnalysisList({ analyses, search }: { analyses: AnalysisCardView[]; search: string }) {
  return (
    <>
      <TrackForm />
      <Form method="get" action={paths.compare} className="grid gap-3">
        <ul className="grid gap-3">
          {analyses.map((analysis) => (
            <li key={analysis.id}>
              <AnalysisCard analysis={analysis} search={search} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="secondary" size="small">
            Compare Selected
          </Button>
          <p className="text-sm text-soft">
            Choose up to {MAX_COMPARED_JOBS} jobs by the boxes in front of them.
          </p>
        </div>
      </Form>
    </>
  );
}
