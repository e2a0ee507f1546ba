import { SelectBox } from "~/components/decisions/selection";
import { CardTable } from "~/components/ui/data/table";
import type { ApplicantRow } from "~/lib/views/applicant-row";
import type { ApplicantQuery, SortColumn } from "../../../workers/domain/applicants/schema";
import type { TableColumn } from "../../../workers/domain/applicants/table/view-columns";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { ApplicantTableRow } from "./applicant-table-row";
import { PlainHeader, SortHeader } from "./sort-header";

export const columnNames: Record<TableColumn, string> = {
  relevancy: "Relevancy",
  scores: "Scores",
  skills: "Skills",
  experience: "Experience",
  seniority: "Seniority",
  category: "Category",
  musts: "Must-haves",
  dealBreakers: "Deal-breakers",
  location: "Location",
  stage: "Stage",
  email: "Email",
  phone: "Phone",
  gender: "Gender",
};

const sorts: Partial<Record<TableColumn, SortColumn>> = {
  relevancy: "relevancy_score",
  skills: "skills_match_score",
  experience: "experience_match_score",
  seniority: "seniority_match_score",
  category: "category_match_score",
  location: "candidate_location",
};

/** One page of a thread's applicants. Sorted by relevancy, best first, each row carries its rank. */
export function ApplicantTable({
  threadId,
  rows,
  query,
  hiring,
  blind,
  page,
  columns,
}: {
  threadId: string;
  rows: ApplicantRow[];
  query: ApplicantQuery;
  hiring: StageSettings;
  /** no order by name or place */
  blind: boolean;
  page: number;
  columns: TableColumn[];
}) {
  const ranked = query.sort === "relevancy_score" && query.order === "desc";
  const all = <SelectBox ids={rows.map(({ id }) => id)} label="Choose all on this page" />;
  const head = (
    <>
      {blind ? (
        <PlainHeader before={all}>Candidate</PlainHeader>
      ) : (
        <SortHeader column="candidate_name" query={query} before={all}>
          Candidate
        </SortHeader>
      )}
      {columns.map((name) => {
        const column = blind && name === "location" ? undefined : sorts[name];
        return column ? (
          <SortHeader key={name} column={column} query={query}>
            {columnNames[name]}
          </SortHeader>
        ) : (
          <PlainHeader key={name}>{columnNames[name]}</PlainHeader>
        );
      })}
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
          hiring={hiring}
          shown={columns}
          discover={index === 0 ? "render" : "none"}
          rank={ranked && row.relevancyScore !== null ? (page - 1) * query.size + index + 1 : null}
        />
      ))}
    </CardTable>
  );
}
