import { Link } from "@remix-run/react";
import { Suspense } from "react";
import { Banner } from "~/components/ui/banner";
import { later } from "~/components/ui/later";
import { counted } from "~/lib/format";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { AnalysedCandidate } from "~/lib/views/applicant-view";
import type { ExplainedMove } from "../../../workers/domain/applicants/explain-move";
import { ApplicantFacts } from "./applicant-facts";
import { MoveReasons } from "./move-reasons";
import { ScoreAccount } from "./score-account";
import { Gates, Verdict } from "./verdict";

// Below what is seen first, or seldom there: browsers load them after the rest.
const LaterFacts = import.meta.env.SSR
  ? ApplicantFacts
  : later(() => import("./applicant-facts").then((all) => all.ApplicantFacts));
const LaterMoveReasons = import.meta.env.SSR
  ? MoveReasons
  : later(() => import("./move-reasons").then((all) => all.MoveReasons));

type Props = {
  analysed: AnalysedCandidate;
  /** the judgement in a sentence */
  verdict: string | null;
  stale: boolean;
  move: ExplainedMove | null;
  said: (string | null)[];
  /** of the résumé, that a model may look for; 0 shows nothing */
  emptyFields: number;
  emptyFieldsTo: string;
};

/** Why this person stands where they stand: verdict, deal-breakers, each requirement with its points and words, then the details. */
export function WhyTab({ analysed, verdict, stale, move, said, emptyFields, emptyFieldsTo }: Props) {
  const search = useTableSearch();
  return (
    <>
      {stale && (
        <Banner kind="info">
          These scores were made for an earlier version of the job or of the engine. Questions to ask appear
          when they have been made again.
        </Banner>
      )}
      <Verdict applicant={analysed} summary={verdict} />
      {move && (
        <Suspense>
          <LaterMoveReasons move={move} />
        </Suspense>
      )}
      <Gates gates={analysed.gates} />
      <section>
        <h3 className="mb-1 text-lg">Scores, part by part</h3>
        {analysed.scores.map((score, index) => (
          <ScoreAccount key={score.name} score={score} open={index === 0} />
        ))}
      </section>
      <Suspense>
        <LaterFacts applicant={analysed} said={said} />
      </Suspense>
      {emptyFields > 0 && (
        <p className="text-sm text-soft">
          {counted(emptyFields, "field")} left empty in the reading.{" "}
          <Link to={emptyFieldsTo + search} preventScrollReset className="text-link">
            Look for them with a model
          </Link>
        </p>
      )}
    </>
  );
}
