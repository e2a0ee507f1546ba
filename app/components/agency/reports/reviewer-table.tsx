import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PlainHead } from "~/components/ui/data/sort-head";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { ROLE_WORDS } from "../../../../workers/domain/agencies/roles";
import type { Reviewer } from "../../../../workers/domain/reviewers/list-reviewers";
import { REVIEWER_WORDS } from "../../../../workers/domain/reviewers/reviewer-words";
import type { RowKind } from "../../../../workers/domain/reviewers/row-kinds";

/** A row for each colleague; every figure leads to the rows behind it. */
export function ReviewerTable({ reviewers, days }: { reviewers: Reviewer[]; days: number }) {
  const head = (
    <>
      <PlainHead>Colleague</PlainHead>
      <PlainHead end>Decided</PlainHead>
      <PlainHead end>Not opened</PlainHead>
      <PlainHead end>Opened</PlainHead>
      <PlainHead end>Median time</PlainHead>
      <PlainHead end>Agreement</PlainHead>
    </>
  );
  const number = "md:text-right tabular-nums";
  return (
    <CardTable caption={`Reviewers, last ${days} days`} head={head}>
      {reviewers.map((one) => {
        const to = (rows: RowKind) => agencyPaths.reviewersOf(`days=${days}&of=${one.agentId}&rows=${rows}`);
        return (
          <CardRow key={one.agentId}>
            <Cell wide className="[overflow-wrap:anywhere]">
              <span className="font-medium">{one.name ?? "A former colleague"}</span>
              <span className="block text-soft">
                {ROLE_WORDS[one.role].name}
                {!one.isActive && ", no longer here"}
              </span>
              {one.word && <strong className="block text-moderate">{REVIEWER_WORDS[one.word]}</strong>}
            </Cell>
            <Cell label="Decided" className={number}>
              <Figure to={to("decided")}>{one.decided}</Figure>
            </Cell>
            <Cell label="Not opened" className={number}>
              <Figure to={to("unopened")}>{one.unopened}</Figure>
            </Cell>
            <Cell label="Opened" className={number}>
              <Figure to={to("opened")}>{one.opened}</Figure>
            </Cell>
            <Cell label="Median time" className={number}>
              <Figure to={to("timed")}>
                {one.medianSeconds === null ? "Too few" : duration(one.medianSeconds)}
              </Figure>
            </Cell>
            <Cell label="Agreement" className={number}>
              <Figure to={to("compared")}>
                {one.agreement === null ? "Too few" : `${Math.round(100 * one.agreement)}%`}
              </Figure>
              <span className="text-soft md:block">{counted(one.pairs, "pair")}</span>
            </Cell>
          </CardRow>
        );
      })}
    </CardTable>
  );
}

function Figure({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset className="text-link">
      {children}
    </Link>
  );
}

/** "45 s", "12 min", "3.5 h". @param seconds 0 or more */
export function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1).replace(/\.0$/, "")} h`;
}
