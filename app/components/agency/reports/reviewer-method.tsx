import { Card } from "~/components/ui/card";
import {
  FEWEST_PAIRS,
  FEWEST_TIMED,
  FEWEST_TO_WARN,
  HASTY_SECONDS,
} from "../../../../workers/domain/reviewers/reviewer-limits";

export function ReviewerMethod() {
  return (
    <Card title="What the figures count">
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          <strong>Decided</strong>: moves to another stage, one for each person moved, without those that were
          taken back. People erased since are still counted.
        </li>
        <li>
          <strong>Not opened</strong>: of these, moves of people whose panel the same colleague has no
          recorded opening of.
        </li>
        <li>
          <strong>Opened</strong>: people whose panel was opened in the period.
        </li>
        <li>
          <strong>Median time</strong>: from the last recorded opening to the decision, in the middle of all.
          An opening is recorded once a day for each result, so a second look on the same day isn’t seen. Told
          from {FEWEST_TIMED} decisions on.
        </li>
        <li>
          <strong>Agreement</strong>: of all pairs of a person with a yes and one with a no in the same job
          thread, the share in which the yes had the higher relevancy when it was decided; a tie counts half.
          A yes is any stage from the shortlist on, a no is a rejection, and the newest of each person counts.
          50% means that decisions don’t depend on the order. Told from {FEWEST_PAIRS} pairs on.
        </li>
        <li>
          A word stands beside a colleague with {FEWEST_TO_WARN} decisions or more who always followed the
          order; it says “hardly read” where the median is below {HASTY_SECONDS} seconds. It is a reason to
          talk, not proof.
        </li>
      </ul>
    </Card>
  );
}
