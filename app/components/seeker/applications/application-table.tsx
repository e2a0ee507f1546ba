import { Pagination } from "~/components/ui/data/pagination";
import { SortHead } from "~/components/ui/data/sort-head";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { STATE_NAMES } from "../../../../workers/domain/applications/application-states";
import type { ListPage } from "../../../../workers/domain/applications/arrange-applications";
import type { ApplicationListItem } from "../../../../workers/domain/applications/list-applications";
import type { ApplicationQuery, ApplicationSort } from "../../../../workers/domain/applications/schema";
import { ApplicationLink } from "./application-link";
import { ApplicationScore } from "./application-score";
import { applicationsSearch } from "./applications-search";
import { NextDate } from "./next-date";

const heads: { sort: ApplicationSort; label: string; first: "asc" | "desc"; end?: boolean }[] = [
  { sort: "title", label: "Job", first: "asc" },
  { sort: "employer", label: "Employer", first: "asc" },
  { sort: "state", label: "State", first: "asc" },
  { sort: "score", label: "Match", first: "desc", end: true },
  { sort: "saved", label: "Saved", first: "desc" },
  { sort: "applied", label: "Applied", first: "desc" },
  { sort: "next", label: "Next", first: "asc" },
];

export function ApplicationTable({
  list,
  query,
  today,
}: {
  list: ListPage;
  query: ApplicationQuery;
  today: number;
}) {
  const search = applicationsSearch(query);
  return (
    <div className="grid gap-4">
      <CardTable
        caption="Your applications"
        head={heads.map(({ sort, label, first, end }) => (
          <SortHead
            key={sort}
            order={query.sort === sort ? query.order : null}
            end={end}
            to={sortedBy(query, sort, first)}
          >
            {label}
          </SortHead>
        ))}
      >
        {list.rows.map((application) => (
          <Row key={application.id} application={application} search={search} today={today} />
        ))}
      </CardTable>
      <Pagination
        page={list.page}
        pages={list.pages}
        to={(page) => applicationsSearch(query, { page }) || "?"}
      />
    </div>
  );
}

/** A second press on a column turns its order round. */
function sortedBy(query: ApplicationQuery, sort: ApplicationSort, first: "asc" | "desc"): string {
  const turned = query.order === "asc" ? "desc" : "asc";
  const order = query.sort === sort ? turned : first;
  return applicationsSearch(query, { sort, order, page: 1 }) || "?view=list";
}

function Row({
  application,
  search,
  today,
}: {
  application: ApplicationListItem;
  search: string;
  today: number;
}) {
  const { employer, place, state, score, savedAt, appliedAt } = application;
  const { nextAt, nextStep, reminds } = application;
  return (
    <CardRow compact>
      <Cell wide className="font-medium [overflow-wrap:anywhere]">
        <ApplicationLink application={application} search={search} />
        {place && <span className="block font-normal text-soft">{place}</span>}
      </Cell>
      <Cell wide className="[overflow-wrap:anywhere] max-md:empty:hidden">
        {employer}
      </Cell>
      <Cell label="State">{STATE_NAMES[state]}</Cell>
      <Cell label="Match" className="md:text-right">
        {score === null ? <span className="text-soft">–</span> : <ApplicationScore score={score} />}
      </Cell>
      <Cell label="Saved">
        <LocalDate value={savedAt} utc />
      </Cell>
      <Cell label="Applied">
        {appliedAt === null ? <span className="text-soft">–</span> : <LocalDate value={appliedAt} utc />}
      </Cell>
      <Cell wide className="max-md:empty:hidden">
        {state !== "closed" && (
          <NextDate nextAt={nextAt} nextStep={nextStep} reminds={reminds} today={today} />
        )}
      </Cell>
    </CardRow>
  );
}
