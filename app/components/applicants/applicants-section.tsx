import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { ChosenBar } from "~/components/decisions/chosen-bar";
import { Banner } from "~/components/ui/banner";
import { agencyPaths } from "~/lib/agency-paths";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { ApplicantRow } from "~/lib/views/applicant-row";
import type { ApplicantQuery } from "../../../workers/domain/applicants/schema";
import type { TableColumn } from "../../../workers/domain/applicants/table/view-columns";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { FailedNotice, OptedOutNotice } from "./analyse-again";
import { ApplicantPages } from "./applicant-pages";
import { ApplicantTable } from "./applicant-table";
import { BlindNote } from "./blind-note";
import { ExportMenu } from "./export-menu";
import type { ExportAnswer } from "./fetch-csv";
import type { ScoreStatusView } from "./score-report";
import { ScoreStatus } from "./score-status";
import { TableToolbar } from "./table-toolbar";

export function ApplicantsSection({
  threadId,
  isOpen,
  query,
  hiring,
  blind,
  columns,
  filtered,
  list,
  totalApplicants,
  healable,
  optedOut,
  deleted,
  status,
}: {
  threadId: string;
  /** whether the thread takes résumés */
  isOpen: boolean;
  query: ApplicantQuery;
  hiring: StageSettings;
  /** the company reviews blind: who is not shortlisted has a code name */
  blind: boolean;
  columns: TableColumn[];
  filtered: boolean;
  list: { rows: ApplicantRow[]; total: number; page: number; pages: number };
  totalApplicants: number;
  /** failed files that may be analysed again */
  healable: number;
  /** people who opted out of scoring */
  optedOut: number;
  /** one of them has just been deleted */
  deleted: boolean;
  status: ScoreStatusView;
}) {
  const search = useTableSearch();
  const mayWork = useMayWork();
  const { key } = useLocation();
  const [exported, setExported] = useState<{ at: string; answer: ExportAnswer | null }>({
    at: "",
    answer: null,
  });
  return (
    <section aria-labelledby="candidates-heading" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4 md:sr-only">
        <h2 id="candidates-heading" tabIndex={-1} className="scroll-mt-4 text-xl outline-none">
          Candidates
        </h2>
        {/* On phones the tab at the edge would cover the cards. */}
        <Link
          to={agencyPaths.help(threadId) + search}
          preventScrollReset
          discover="none"
          className="text-link py-1 md:hidden"
        >
          Help: how scores work
        </Link>
      </div>
      {deleted && <Banner kind="success">Candidate deleted successfully</Banner>}
      {totalApplicants === 0 ? (
        <p className="rounded-lg border border-line bg-surface px-6 py-8 text-center text-soft">
          {isOpen && !mayWork && "No candidates yet."}
          {isOpen &&
            mayWork &&
            "No candidates yet. Upload résumés above; they appear here with their scores."}
          {!isOpen && "This job thread was closed before any résumé came in."}
        </p>
      ) : (
        <>
          {isOpen && <FailedNotice threadId={threadId} count={healable} />}
          <OptedOutNotice count={optedOut} />
          <ScoreStatus threadId={threadId} status={status} />
          {exported.at === key && exported.answer && (
            <Banner kind={exported.answer.ok ? "success" : "error"}>{exported.answer.text}</Banner>
          )}
          <TableToolbar
            threadId={threadId}
            query={query}
            hiring={hiring}
            blind={blind}
            filtered={filtered}
            exports={
              <ExportMenu
                threadId={threadId}
                query={query}
                filtered={filtered}
                totals={{ all: totalApplicants, filtered: list.total }}
                onAnswer={(answer) => setExported({ at: key, answer })}
              />
            }
          />
          {blind && <BlindNote />}
          {list.rows.length === 0 ? (
            <p className="rounded-lg border border-line bg-surface px-6 py-8 text-center text-soft">
              No candidates match the current filters
            </p>
          ) : (
            <>
              <ApplicantTable
                threadId={threadId}
                rows={list.rows}
                query={query}
                hiring={hiring}
                blind={blind}
                page={list.page}
                columns={columns}
              />
              <ChosenBar threadId={threadId} hiring={hiring} />
              <ApplicantPages query={query} {...list} />
            </>
          )}
        </>
      )}
    </section>
  );
}
