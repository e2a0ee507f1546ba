import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import type { CandidateRow } from "~/lib/candidate-row";
import type { CandidateQuery } from "../../../workers/domain/candidates/schema";
import { CandidateTable } from "./candidate-table";
import { Pagination } from "./pagination";
import { TableToolbar } from "./table-toolbar";

/** A thread's candidates: toolbar, table, pages, and what to read where there are none. */
export function CandidatesSection({
  campaignId,
  query,
  filtered,
  list,
  totalCandidates,
}: {
  campaignId: string;
  query: CandidateQuery;
  filtered: boolean;
  list: { rows: CandidateRow[]; total: number; page: number; pages: number };
  totalCandidates: number;
}) {
  const [exported, setExported] = useState<string | null>(null);
  return (
    <section aria-labelledby="candidates-heading" className="grid gap-4">
      <h2 id="candidates-heading" className="text-2xl">
        Candidates
      </h2>
      {totalCandidates === 0 ? (
        <p className="rounded-lg border border-line bg-surface px-6 py-8 text-center text-soft">
          No candidates yet. Upload résumés above; they appear here with their scores.
        </p>
      ) : (
        <>
          {exported && <Banner kind="success">{exported}</Banner>}
          <TableToolbar
            campaignId={campaignId}
            query={query}
            filtered={filtered}
            onExport={(what) =>
              setExported(
                what === "all"
                  ? `Successfully exported all ${totalCandidates} candidates to CSV`
                  : `Successfully exported ${list.total} filtered candidates to CSV`,
              )
            }
          />
          {list.rows.length === 0 ? (
            <p className="rounded-lg border border-line bg-surface px-6 py-8 text-center text-soft">
              No candidates match the current filters
            </p>
          ) : (
            <>
              <CandidateTable campaignId={campaignId} rows={list.rows} query={query} page={list.page} />
              <Pagination query={query} {...list} />
            </>
          )}
        </>
      )}
    </section>
  );
}
