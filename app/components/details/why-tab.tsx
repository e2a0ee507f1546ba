import { Banner } from "~/components/ui/banner";
import type { AnalysedCandidate } from "~/lib/views/applicant-view";
import type { ExplainedMove } from "../../../workers/domain/applicants/explain-move";
import { ApplicantFacts } from "./applicant-facts";
import { MoveReasons } from "./move-reasons";
import { ScoreAccount } from "./score-account";
import { Gates, Verdict } from "./verdict";

type Props = {
  analysed: AnalysedCandidate;
  /** the judgement in a sentence */
  verdict: string | null;
  stale: boolean;
  move: ExplainedMove | null;
  said: (string | null)[];
};

/** Why this person stands where they stand: verdict, deal-breakers, each requirement with its points and words, then the details. */
export function WhyTab({ analysed, verdict, stale, move, said }: Props) {
  return (
    <>
      {stale && (
        <Banner kind="info">
          These scores were made for an earlier version of the job or of the engine. Questions to ask appear
          when they have been made again.
        </Banner>
      )}
      <Verdict applicant={analysed} summary={verdict} />
      {move && <MoveReasons move={move} />}
      <Gates gates={analysed.gates} />
      <section>
        <h3 className="mb-1 text-lg">Scores, part by part</h3>
        {analysed.scores.map((score, index) => (
          <ScoreAccount key={score.name} score={score} open={index === 0} />
        ))}
      </section>
      <ApplicantFacts applicant={analysed} said={said} />
    </>
  );
}
