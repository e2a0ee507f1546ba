import { Link } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { ClosingMenu } from "~/components/layout/closing-menu";
import { buttonClass } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { tableSearch } from "~/lib/thread-query";
import type { ApplicantQuery } from "../../../workers/domain/applicants/schema";
import { MOST_AT_ONCE } from "../../../workers/domain/applicants/table/table-filters";
import type { ExportAnswer } from "./fetch-csv";

const itemClass = "block rounded px-3 py-2 hover:bg-sunken";

/** Downloads of the candidates. They are fetched first, so that the page says what really came of it; without scripts they are links. */
export function ExportMenu({
  threadId,
  query,
  filtered,
  totals,
  onAnswer,
}: {
  threadId: string;
  query: ApplicantQuery;
  filtered: boolean;
  /** how many there are; more than a download takes are prepared by a task */
  totals: { all: number; filtered: number };
  /** null while it is under way */
  onAnswer: (answer: ExportAnswer | null) => void;
}) {
  const busy = useRef(false);
  const search = tableSearch(query, { page: 1 });
  const fetchFirst = (what: "all" | "filtered") => async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    onAnswer(null);
    const { href } = event.currentTarget;
    const ended = import("./fetch-csv").then(({ fetchCsv }) => fetchCsv(href, what));
    onAnswer(await ended.catch(() => ({ ok: false, text: `Failed to fetch ${what} candidates` })));
    busy.current = false;
  };
  return (
    <ClosingMenu
      className="sm:relative"
      look={buttonClass("secondary", "small", "list-none")}
      label={
        <>
          Export
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
    >
      <div className="absolute right-0 z-20 mt-1 w-56 rounded-md border border-line bg-surface p-1 text-sm shadow-lg max-sm:inset-x-0 max-sm:w-auto">
        {totals.all > MOST_AT_ONCE ? (
          <LargeItem to={agencyPaths.exportApplicants(threadId)}>All candidates (CSV)</LargeItem>
        ) : (
          <a
            href={agencyPaths.applicantsCsv(threadId)}
            data-closes
            className={itemClass}
            onClick={fetchFirst("all")}
          >
            All candidates (CSV)
          </a>
        )}
        {filtered &&
          (totals.filtered > MOST_AT_ONCE ? (
            <LargeItem to={agencyPaths.exportApplicants(threadId, search)}>
              Filtered candidates (CSV)
            </LargeItem>
          ) : (
            <a
              href={agencyPaths.applicantsCsv(threadId, search)}
              data-closes
              className={itemClass}
              onClick={fetchFirst("filtered")}
            >
              Filtered candidates (CSV)
            </a>
          ))}
      </div>
    </ClosingMenu>
  );
}

function LargeItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset discover="none" className={itemClass}>
      {children}
    </Link>
  );
}
