import { CardTable } from "~/components/ui/data/table";
import type { ApplicantRow } from "~/lib/views/applicant-row";
import type { ApplicantQuery } from "../../../workers/domain/applicants/schema";
import { ApplicantTableRow } from "./applicant-table-row";
import { PlainHeader, SortHeader } from "./sort-header";

/** One page of a thread's applicants. Sorted by relevancy, best first, each row carries its rank. */
export function ApplicantTable({
  threadId,
  rows,
  query,
  page,
}: {
  threadId: string;
  rows: ApplicantRow[];
  query: ApplicantQuery;
  page: number;
}) {
  const ranked = query.sort === "relevancy_score" && query.order === "desc";
  const head = (
    <>
      <SortHeader column="candidate_name" query={query}>
        Candidate
      </SortHeader>
      <SortHeader column="relevancy_score" query={query}>
        Relevancy
      </SortHeader>
      <SortHeader column="skills_match_score" query={query}>
        Skills
      </SortHeader>
      <SortHeader column="experience_match_score" query={query}>
        Experience
      </SortHeader>
      <SortHeader column="seniority_match_score" query={query}>
        Seniority
      </SortHeader>
      <SortHeader column="category_match_score" query={query}>
        Category
      </SortHeader>
      <PlainHeader>Deal-breakers</PlainHeader>
      <SortHeader column="candidate_location" query={query}>
        Location
      </SortHeader>
      <SortHeader column="created_at" query={query}>
        Uploaded
      </SortHeader>
    </>
  );
  return (
    <CardTable caption="Table of candidates" head={head}>
      {rows.map((row, index) => (
        <ApplicantTableRow
          key={row.id}
          threadId={threadId}
          row={row}
          discover={index === 0 ? "render" : "none"}
          rank={ranked && row.relevancyScore !== null ? (page - 1) * query.size + index + 1 : null}
        />
      ))}
    </CardTable>
  );
}
