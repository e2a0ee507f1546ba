import { Link } from "@remix-run/react";
import { BarChart } from "~/components/charts/bar-chart";
import { Card } from "~/components/ui/card";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import type { StageTime } from "../../../../workers/domain/threads/analytics/stage-times";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** "under an hour", "5 hours", "2.4 days" */
function stayWords(milliseconds: number): string {
  if (milliseconds < HOUR) return "under an hour";
  if (milliseconds < DAY) return counted(Math.round(milliseconds / HOUR), "hour");
  const days = Math.round((10 * milliseconds) / DAY) / 10;
  return days === 1 ? "1 day" : `${days} days`;
}

export type ShownStage = Pick<StageTime, "reached" | "left" | "stayed"> & {
  stage: string;
  name: string;
  applicants: number;
};

/** How many have come to each stage of hiring, stand there now, and how long they stayed; in the company's order. */
export function StageChart({
  threadId,
  stages,
  total,
}: {
  threadId: string;
  stages: ShownStage[];
  total: number;
}) {
  return (
    <Card className="grid gap-4">
      <BarChart
        title="Stages"
        summary={`How many of ${counted(total, "candidate")} have come to each stage, those included who have gone on. Moves that were taken back don't count.`}
        bars={total === 0 ? [] : stages.map(({ name, reached }) => ({ label: name, value: reached }))}
        heads={["Stage", "Candidates"]}
      />
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">Where candidates stand, and how long they stayed</caption>
        <thead>
          <tr className="border-b border-edge text-left">
            {["Stage", "There now", "Average stay"].map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-3 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stages.map(({ stage, name, applicants, reached, left, stayed }) => (
            <tr key={stage} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {applicants > 0 ? (
                  <Link
                    to={`${agencyPaths.thread(threadId)}?stage=${stage}`}
                    className="text-link rounded-sm"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
              <td className="py-1.5 pr-3">{applicants}</td>
              <td className="py-1.5">
                {stayed === null ? (
                  <span className="text-soft">{reached > 0 ? "nobody has gone on" : "–"}</span>
                ) : (
                  <>
                    {stayWords(stayed)} <span className="text-soft">({left})</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-soft">
        A stay is from the move into a stage, for new candidates from their upload, to the next move; in
        brackets how many stays have ended.
      </p>
    </Card>
  );
}
