import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { type MouseEvent, useRef, useState } from "react";
import { AddToThread } from "~/components/agency/pool/add-to-thread";
import type { PoolBeneath } from "~/components/agency/pool/pool-beside";
import { PoolTable } from "~/components/agency/pool/pool-table";
import { PoolPages, PoolToolbar } from "~/components/agency/pool/pool-toolbar";
import { type ExportAnswer, fetchCsv } from "~/components/applicants/fetch-csv";
import { ScopeSwitch } from "~/components/threads/scope-switch";
import { Banner } from "~/components/ui/banner";
import { buttonClass } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { agencyPaths } from "~/lib/agency-paths";
import { useRowKeys } from "~/lib/hooks/use-row-keys";
import { isSameTable } from "~/lib/panel-tab";
import { paths } from "~/lib/paths";
import { poolSearch } from "~/lib/pool-search";
import { may } from "../../../workers/domain/agencies/roles";
import { logGenderFilter } from "../../../workers/domain/agency-log/log-gender-filter";
import { placeWords } from "../../../workers/domain/applicants/table/place-words";
import { parseTableView } from "../../../workers/domain/applicants/table/table-view";
import { getStageSettings } from "../../../workers/domain/decisions/stage-settings";
import { listPool, type PoolPerson } from "../../../workers/domain/pool/list-pool";
import { listTargets } from "../../../workers/domain/pool/list-targets";
import { filtersPool } from "../../../workers/domain/pool/pool-filters";
import { poolPageSizes } from "../../../workers/domain/pool/pool-page-sizes";
import { type PoolQuery, parsePoolQuery } from "../../../workers/domain/pool/pool-query";
import { wrapError } from "../../../workers/domain/wrap-error";
import { addChosen } from "./add-chosen";

export const meta: MetaFunction = () => [{ title: "Candidates Pool | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const asked = parsePoolQuery(new URL(request.url).searchParams);
  const blind = agent.blindReview;
  const open: PoolQuery = { ...asked, scope: may(agent, "manage") ? asked.scope : "mine" };
  const query = blind ? { ...open, search: undefined, location: undefined, gender: undefined } : open;
  const [list, targets, hiring] = await Promise.all([
    listPool(context.deps, { agent, query }).catch(wrapError("candidates-load-failed")),
    listTargets(context.deps, { agent }),
    getStageSettings(context.deps, agent),
    query.gender && logGenderFilter(context.deps, { agent }),
  ]);
  return {
    people: list.people.map(rowOf),
    ...{ targets, hiring, keys: parseTableView(agent.tableView).keys },
    ...{ total: list.total, hasMore: list.hasMore, page: list.page, pages: list.pages },
    ...{ query, blind, filtered: filtersPool(query) },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return addChosen(context, { threadId: String(form.get("thread") ?? ""), form });
}

function rowOf(person: PoolPerson) {
  const { id, threadId, threadTitle, experienceMonths, relevancyScore, createdAt, veiled, others } = person;
  return {
    ...{ id, threadId, threadTitle, experienceMonths, relevancyScore, createdAt, veiled, others },
    name: person.candidateName ?? person.fileName,
    position: [person.currentTitle, person.currentEmployer].filter(Boolean).join(", "),
    email: person.candidateEmail,
    place: placeWords(person.candidateLocation),
    gender: person.candidateGender,
    skillsMatchScore: person.skillsMatchScore,
    experienceMatchScore: person.experienceMatchScore,
  };
}

/** The panel over this page is a route of its own: opening one changes nothing here. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isPanelOnly = currentUrl.href !== nextUrl.href && isSameTable(currentUrl, nextUrl);
  return !formMethod && isPanelOnly ? false : defaultShouldRevalidate;
}

export default function Pool() {
  const pool = useLoaderData<typeof loader>();
  const { people, targets, total, hasMore, page, pages, query, blind, filtered, keys, hiring } = pool;
  usePoolKeys(keys);
  const beneath: PoolBeneath = {
    ...{ place: "pool", rows: people, page, pages, total, keys, hiring },
    first: (page - 1) * query.size + 1,
  };
  const added = useActionData<typeof action>();
  const [answer, setAnswer] = useState<ExportAnswer | null>(null);
  return (
    <div className="mx-auto grid max-w-[110rem] gap-4 md:-mt-2">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">Candidates Pool</h1>
          <p className="text-sm text-soft">
            {blind
              ? "Everyone in your job threads. Under blind review nobody is searched for by who they are, and nobody is put together."
              : "Everyone in your job threads, each once, as their newest résumé has them."}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <ScopeSwitch />
          {total > 0 && <ExportButton query={query} filtered={filtered} onAnswer={setAnswer} />}
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {answer && <Banner kind={answer.ok ? "success" : "error"}>{answer.text}</Banner>}
      </div>
      {(total > 0 || filtered) && <PoolToolbar query={query} blind={blind} />}
      {total === 0 ? (
        <EmptyState level="h2" title={filtered ? "No candidates match" : "No candidates yet"}>
          {filtered ? (
            "Nobody in your job threads matches the current filters."
          ) : (
            <>
              Who is analysed in one of your job threads appears here. Upload résumés to{" "}
              <Link to={paths.threads} className="text-link">
                a job thread
              </Link>{" "}
              first.
            </>
          )}
        </EmptyState>
      ) : (
        <AddToThread targets={targets} answer={added}>
          <PoolTable people={people} choosable={targets.length > 0} />
        </AddToThread>
      )}
      {total > 0 && <PoolPages {...{ query, page, pages, total, hasMore }} sizes={poolPageSizes} />}
      <Outlet context={beneath} />
    </div>
  );
}

/** j and k move through the rows, Enter opens, x chooses, / searches. */
function usePoolKeys(enabled: boolean) {
  const { pathname } = useLocation();
  const choose = () =>
    document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-select]")?.click();
  useRowKeys("a[data-applicant]", { x: choose }, enabled && pathname === paths.pool);
}

/** Fetched first, so that the page says what really came of it; without scripts it is a link. */
function ExportButton({
  query,
  filtered,
  onAnswer,
}: {
  query: PoolQuery;
  filtered: boolean;
  /** null while it is under way */
  onAnswer: (answer: ExportAnswer | null) => void;
}) {
  const busy = useRef(false);
  const fetchFirst = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    onAnswer(null);
    onAnswer(await fetchCsv(event.currentTarget.href, filtered ? "filtered" : "all"));
    busy.current = false;
  };
  return (
    <a
      href={agencyPaths.poolCsv(poolSearch(query, { page: 1, size: 10 }))}
      className={buttonClass("secondary", "small")}
      onClick={fetchFirst}
    >
      Export CSV
    </a>
  );
}
