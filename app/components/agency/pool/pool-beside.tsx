import { useOutletContext } from "@remix-run/react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import type { ListBeneath } from "~/components/details/list-beneath";
import { PeopleBeside } from "~/components/details/list-beside";
import type { PoolRow } from "./pool-table";

export type PoolBeneath = ListBeneath<PoolRow>;

export function PoolBeside(props: { threadId: string; applicantId: string }) {
  const { rows } = useOutletContext<PoolBeneath>();
  return (
    <PeopleBeside {...props} people={rows.map((row) => ({ id: row.id, shown: <Person row={row} /> }))} />
  );
}

function Person({ row: { name, position, relevancyScore } }: { row: PoolRow }) {
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        <ScoreBadge score={relevancyScore} />
      </span>
      <span className="mt-0.5 block truncate text-xs text-soft">{position}</span>
    </>
  );
}
