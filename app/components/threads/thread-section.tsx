import { Link } from "@remix-run/react";
import { useRef } from "react";
import { EmptyState } from "~/components/ui/data/empty-state";
import { counted } from "~/lib/format";
import { useRowKeys } from "~/lib/hooks/use-row-keys";
import { paths } from "~/lib/paths";
import { threadListSearch } from "~/lib/thread-list-search";
import { countedFigureViews } from "~/lib/views/counted-figures";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import type { ThreadPage } from "../../../workers/domain/threads/list/list-threads";
import type { ThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";
import { ThreadListToolbar, ThreadPages } from "./thread-list-toolbar";
import { ThreadTable } from "./thread-table";

const shortcuts = [
  ["j", "next job thread"],
  ["k", "previous job thread"],
  ["Enter", "open the job thread"],
  ["/", "search"],
  ["?", "this list"],
];

export function ThreadSection({
  list,
  query,
  keys,
  stages,
}: {
  list: ThreadPage;
  query: ThreadQuery;
  keys: boolean;
  stages: StageSettings["stages"];
}) {
  const help = useRef<HTMLDetailsElement>(null);
  const showKeys = () => {
    if (!help.current) return;
    help.current.open = true;
    help.current.querySelector("summary")?.focus();
  };
  useRowKeys("a[data-thread]", { "?": showKeys }, keys);
  return (
    <section aria-label="Job threads" className="grid gap-3">
      <ThreadListToolbar query={query} />
      {query.counting && list.people !== null && (
        <p className="text-sm">
          <span className="font-medium">
            {countedFigureViews[query.counting].label}: {counted(list.people, "candidate")}
          </span>{" "}
          in {counted(list.total, "job thread")}, each once in a job thread; a number opens them.{" "}
          <Link to={threadListSearch(query, { counting: undefined, page: 1 })} className="text-link">
            Show all job threads
          </Link>
        </p>
      )}
      {list.total === 0 ? (
        <EmptyState level="h2" title="No job threads match">
          <Link
            to={paths.threads + (query.scope === "company" ? "&scope=company" : "")}
            className="text-link"
          >
            Show all job threads
          </Link>
        </EmptyState>
      ) : (
        <>
          <ThreadTable threads={list.threads} query={query} stages={stages} />
          <ThreadPages query={query} {...list} />
        </>
      )}
      {keys && (
        <details ref={help} className="text-sm text-soft max-md:hidden">
          <summary className="w-fit rounded-sm py-1">Keys</summary>
          <dl className="mt-1 grid w-fit grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {shortcuts.map(([key, what]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="rounded border border-line px-1.5">{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
