import { runLogged } from "../agency-log/run-logged";
import { type CsvColumn, csvCell, fileTitle } from "../csv";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "../threads/get-thread";
import { type ApplicantListItem, eachCandidate, listApplicants } from "./list-applicants";
import type { ApplicantQuery } from "./schema";
import { hasFilters } from "./table/table-filters";

function percent(score: number | null): string {
  return score === null ? "N/A" : `${score}%`;
}

function locationMatch(value: 0 | 1 | null): string {
  if (value === null) return "Pending";
  return value === 1 ? "Matched" : "Not Matched";
}

function dealBreakers({ gates }: ApplicantListItem, result: "fail" | "unknown"): string {
  return gates
    .filter((gate) => gate.result === result)
    .map(({ label }) => label)
    .join("; ");
}

/** With one decimal. */
function years(months: number | null): string {
  return months === null ? "N/A" : (months / 12).toFixed(1);
}

const COLUMNS: CsvColumn<ApplicantListItem>[] = [
  { heading: "Candidate Name", cell: (row) => row.candidateName ?? "" },
  { heading: "Email", cell: (row) => row.candidateEmail ?? "" },
  { heading: "Location", cell: (row) => row.candidateLocation ?? "" },
  { heading: "Gender", cell: (row) => row.candidateGender ?? "not stated" },
  { heading: "Location Match", cell: (row) => locationMatch(row.locationMatch) },
  { heading: "Relevancy", cell: (row) => percent(row.relevancyScore) },
  { heading: "Skills Match", cell: (row) => percent(row.skillsMatchScore) },
  { heading: "Experience Match", cell: (row) => percent(row.experienceMatchScore) },
  { heading: "Seniority Match", cell: (row) => percent(row.seniorityMatchScore) },
  { heading: "Category Match", cell: (row) => percent(row.categoryMatchScore) },
  { heading: "Core Skills", cell: (row) => row.coreSkills.join("; ") },
  { heading: "Preferred Skills", cell: (row) => row.preferredSkills.join("; ") },
  { heading: "Emerging Skills", cell: (row) => row.emergingSkills.join("; ") },
  { heading: "Soft Skills", cell: (row) => row.softSkills.join("; ") },
  { heading: "Upload Date", cell: (row) => new Date(row.createdAt).toISOString().slice(0, 10) },
  // The specification's columns end here.
  { heading: "Stage", cell: (row) => row.stage },
  { heading: "Shortlisted", cell: (row) => (row.shortlistedAt === null ? "No" : "Yes") },
  { heading: "Must-Haves Met", cell: (row) => row.mustsMet?.toString() ?? "N/A" },
  { heading: "Must-Haves Asked", cell: (row) => row.mustsAsked?.toString() ?? "N/A" },
  { heading: "Deal-Breakers Failed", cell: (row) => dealBreakers(row, "fail") },
  { heading: "Deal-Breakers Unknown", cell: (row) => dealBreakers(row, "unknown") },
  { heading: "Phone", cell: (row) => row.candidatePhoneNumbers.join("; ") },
  { heading: "Current Title", cell: (row) => row.currentTitle ?? "" },
  { heading: "Current Employer", cell: (row) => row.currentEmployer ?? "" },
  { heading: "Years of Experience", cell: (row) => years(row.experienceMonths) },
];

/** Applicants as CSV. @throws AppError "campaign-not-found" | "export-empty" | "export-filtered-empty" */
export async function exportApplicants(
  deps: Pick<Deps, "db" | "now">,
  input: { agent: ActiveAgent; threadId: string; query: ApplicantQuery },
): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
  const thread = await getThread(deps, input);
  const filtered = hasFilters(input.query);
  const { total } = await listApplicants(deps, input);
  if (total === 0) throw new AppError(filtered ? "export-filtered-empty" : "export-empty");

  const detail = { people: total, filtered };
  await runLogged(deps, { by: input.agent, entries: [{ action: "exported", threadId: thread.id, detail }] });

  async function* lines() {
    yield `${COLUMNS.map((column) => csvCell(column.heading)).join(",")}\r\n`;
    for await (const row of eachCandidate(deps, input)) {
      yield `${COLUMNS.map((column) => csvCell(column.cell(row))).join(",")}\r\n`;
    }
  }
  const date = new Date(deps.now()).toISOString().slice(0, 10);
  const kind = filtered ? "filtered_candidates" : "all_candidates";
  return { fileName: `${fileTitle(thread.title)}_${kind}_${date}.csv`, lines: lines() };
}
