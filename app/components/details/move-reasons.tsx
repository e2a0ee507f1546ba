import { percent, signed } from "~/lib/format";
import type { ExplainedMove } from "../../../workers/domain/applicants/explain-move";

/** Why the score moved when it was last made again: each change of the requirements with its points, and the rank before and after. */
export function MoveReasons({ move: { from, by, rank, formerRank, reasons } }: { move: ExplainedMove }) {
  return (
    <section aria-labelledby="move-reasons" className="rounded-md border border-line bg-sunken px-4 py-3">
      <h3 id="move-reasons" className="font-sans text-base">
        Moved by {signed(by)}: was {percent(from)}
        {rank === formerRank ? `, rank ${rank} as before` : `, rank ${formerRank} before, ${rank} now`}
      </h3>
      <ul className="mt-1 grid gap-0.5 text-sm">
        {reasons.map(({ change, by: points }) => (
          <li key={change} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {change ?? "Read or scored by a newer engine"}
            </span>
            <span className="whitespace-nowrap tabular-nums">{signed(points)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
