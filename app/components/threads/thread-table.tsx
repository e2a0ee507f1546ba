import { Form, Link } from "@remix-run/react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { Button, LinkButton } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { PlainHead, SortHead } from "~/components/ui/data/sort-head";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { plainWord } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { threadListSearch } from "~/lib/thread-list-search";
import { countedFigureViews } from "~/lib/views/counted-figures";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import type { ThreadListItem } from "../../../workers/domain/threads/list/list-threads";
import type { ThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";

const firstOrder = { title: "asc", created_at: "desc", activity: "desc" } as const;

export function ThreadTable({
  threads,
  query,
  stages,
}: {
  threads: ThreadListItem[];
  query: ThreadQuery;
  stages: StageSettings["stages"];
}) {
  const sorted = (sort: ThreadQuery["sort"]) => {
    const order = query.sort === sort ? query.order : null;
    const next = order === null ? firstOrder[sort] : order === "asc" ? "desc" : "asc";
    return { order, to: threadListSearch(query, { sort, order: next, page: 1 }) };
  };
  const { counting } = query;
  const head = (
    <>
      <SortHead {...sorted("title")}>Job thread</SortHead>
      {counting && <PlainHead end>{countedFigureViews[counting].label}</PlainHead>}
      <PlainHead end>Candidates</PlainHead>
      <PlainHead end>Unseen</PlainHead>
      <PlainHead>By stage</PlainHead>
      <PlainHead>Avg. score</PlainHead>
      <SortHead {...sorted("activity")}>Last activity</SortHead>
      <SortHead {...sorted("created_at")} className="max-2xl:hidden">
        Created
      </SortHead>
      <th scope="col">
        <span className="sr-only">Actions</span>
      </th>
    </>
  );
  return (
    <div className="min-w-0 [&_th]:text-xs [&_th]:whitespace-nowrap">
      <CardTable caption="Table of job threads" head={head}>
        {threads.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            search={threadListSearch(query)}
            stages={stages}
            counting={counting ? countedFigureViews[counting] : null}
          />
        ))}
      </CardTable>
    </div>
  );
}

function ThreadRow({
  thread,
  search,
  stages,
  counting,
}: {
  thread: ThreadListItem;
  search: string;
  stages: StageSettings["stages"];
  /** of the figure whose people are counted by thread */
  counting: { label: string; search: string } | null;
}) {
  const { id, title, isOpen, companyName, location, employmentType, whose } = thread;
  const mayWork = useMayWork();
  return (
    <CardRow compact>
      <Cell wide className="md:w-full md:max-w-0 md:min-w-56">
        <p className="flex items-center gap-2">
          <Link
            to={agencyPaths.thread(id)}
            data-thread={id}
            className="text-link truncate text-base font-medium max-md:whitespace-normal md:text-sm"
          >
            {title}
          </Link>
          {!isOpen && <Badge className="shrink-0 text-xs">Closed</Badge>}
        </p>
        <p className="truncate text-soft max-md:whitespace-normal md:text-xs">
          {whose && <span className="text-ink">{whose}’s · </span>}
          {[companyName, location, plainWord(employmentType)].join(" · ")}
        </p>
      </Cell>
      {counting && (
        <Cell label={counting.label} className="text-right tabular-nums">
          <Link
            to={`${agencyPaths.thread(id)}?${counting.search}`}
            aria-label={`${thread.counted} ${counting.label.toLowerCase()}: ${title}`}
            className="text-link rounded-sm font-medium"
          >
            {thread.counted}
          </Link>
        </Cell>
      )}
      <Cell label="Candidates" className="text-right tabular-nums">
        <Candidates thread={thread} />
      </Cell>
      <Cell label="Unseen" className="text-right tabular-nums">
        {thread.fresh ? <span className="font-semibold text-accent">{thread.fresh}</span> : <None />}
      </Cell>
      <Cell label="By stage" wide className="md:min-w-36 md:text-xs">
        <ByStage thread={thread} stages={stages} />
      </Cell>
      <Cell label="Average score">
        {thread.averageScore === null ? <None /> : <ScoreBadge score={thread.averageScore} />}
      </Cell>
      <Cell label="Last activity" wide className="whitespace-nowrap text-soft">
        <LocalDate value={thread.lastActivity} />
      </Cell>
      <Cell label="Created" wide className="whitespace-nowrap text-soft md:max-2xl:hidden">
        <LocalDate value={thread.createdAt} />
      </Cell>
      <Cell wide>
        <div className="flex items-center justify-end gap-1 max-md:justify-start">
          {mayWork && (
            <Form method="post" action={agencyPaths.threadState(id) + search} preventScrollReset>
              <input type="hidden" name="list" value="1" />
              <Button
                name="state"
                value={isOpen ? "closed" : "open"}
                look="quiet"
                size="small"
                aria-label={`${isOpen ? "Close" : "Reopen"} job thread: ${title}`}
              >
                {isOpen ? "Close" : "Reopen"}
              </Button>
            </Form>
          )}
          <LinkButton
            to={agencyPaths.thread(id)}
            look="secondary"
            size="small"
            aria-label={`View Details: ${title}`}
          >
            View Details
          </LinkButton>
        </div>
      </Cell>
    </CardRow>
  );
}

/** How many there are; beneath, files that are still read and those that couldn't be. */
function Candidates({ thread: { id, title, applicants, pending, failed } }: { thread: ThreadListItem }) {
  return (
    <>
      {applicants}
      {pending > 0 && <span className="block text-xs whitespace-nowrap text-soft">{pending} processing</span>}
      {failed > 0 && (
        <Link
          to={`${agencyPaths.thread(id)}?status=failed`}
          aria-label={`${failed} failed: ${title}`}
          className="block text-xs whitespace-nowrap underline underline-offset-4"
        >
          {failed} failed
        </Link>
      )}
    </>
  );
}

/** How many stand at each stage, by the company's own names; a stage without anyone is left out. */
function ByStage({
  thread: { id, title, stages: people },
  stages,
}: {
  thread: ThreadListItem;
  stages: StageSettings["stages"];
}) {
  const filled = stages.filter(({ stage }) => people[stage] > 0);
  if (filled.length === 0) return <None />;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
      {filled.map(({ stage, name }) => (
        <li key={stage} className="whitespace-nowrap tabular-nums">
          <Link
            to={`${agencyPaths.thread(id)}?stage=${stage}`}
            aria-label={`${name} ${people[stage]}: ${title}`}
            className="rounded-sm underline-offset-4 hover:underline"
          >
            {name} <span className="font-medium">{people[stage]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function None() {
  return <span className="text-soft">–</span>;
}
