import { and, count, desc, isNotNull } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import { logGenderFilter } from "../agency-log/log-gender-filter";
import { runLogged } from "../agency-log/run-logged";
import { type CsvColumn, csvCell, fileTitle } from "../csv";
import { stageName } from "../decisions/stage-names";
import { getStageSettings } from "../decisions/stage-settings";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { SOURCE_WORDS } from "../notices/source-words";
import { getThread } from "../threads/get-thread";
import { requireBlindQuery } from "./blind/blind-query";
import { eachApplicant } from "./each-applicant";
import { type ApplicantListItem, listApplicants } from "./list-applicants";
import type { ApplicantQuery } from "./schema";
import { ofThread } from "./table/applicant-filter";
import { placeWords } from "./table/place-words";
import { hasFilters, MOST_AT_ONCE } from "./table/table-filters";

function percent(score: number | null): string {
  return score === null ? "N/A" : `${score}%`;
}

function locationMatch(value: 0 | 1 | null): string {
  if (value === null) return "Pending";
  return value === 1 ? "Matched" : "Not Matched";
}

function dealBreakers({ gates }: ApplicantListItem, result: "pass" | "fail" | "unknown"): string {
  return gates
    .filter((gate) => gate.result === result)
    .map(({ label }) => label)
    .join("; ");
}

function years(months: number | null): string {
  return months === null ? "N/A" : (months / 12).toFixed(1);
}

type Line = ApplicantListItem & { rank: number | null; stageName: string };

/** Of someone who is hidden by blind review, beside the code name. */
const HIDDEN = new Set(["Email", "Location", "Gender", "Phone"]);

function cellOf({ heading, cell }: CsvColumn<Line>, row: Line): string {
  return csvCell(row.veiled && HIDDEN.has(heading) ? "hidden" : cell(row));
}

const COLUMNS: CsvColumn<Line>[] = [
  { heading: "Candidate Name", cell: (row) => row.candidateName ?? "" },
  { heading: "Email", cell: (row) => row.candidateEmail ?? "" },
  { heading: "Location", cell: (row) => placeWords(row.candidateLocation) },
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
  { heading: "Rank", cell: (row) => row.rank?.toString() ?? "N/A" },
  { heading: "Stage", cell: (row) => row.stageName },
  { heading: "Shortlisted", cell: (row) => (row.shortlistedAt === null ? "No" : "Yes") },
  { heading: "Deal-Breakers Met", cell: (row) => dealBreakers(row, "pass") },
  { heading: "Deal-Breakers Failed", cell: (row) => dealBreakers(row, "fail") },
  { heading: "Deal-Breakers Unknown", cell: (row) => dealBreakers(row, "unknown") },
  { heading: "Must-Haves Met", cell: (row) => row.mustsMet?.toString() ?? "N/A" },
  { heading: "Must-Haves Asked", cell: (row) => row.mustsAsked?.toString() ?? "N/A" },
  { heading: "Partly Met Skills", cell: (row) => row.partlySkills?.join("; ") ?? "N/A" },
  { heading: "Phone", cell: (row) => row.candidatePhoneNumbers.join("; ") },
  { heading: "Current Title", cell: (row) => row.currentTitle ?? "" },
  { heading: "Current Employer", cell: (row) => row.currentEmployer ?? "" },
  { heading: "Years of Experience", cell: (row) => years(row.experienceMonths) },
  { heading: "Opted Out of Scoring", cell: (row) => (row.optedOutAt === null ? "No" : "Yes") },
  { heading: "Résumés", cell: (row) => (row.duplicates + 1).toString() },
  { heading: "Source", cell: (row) => (row.source ? SOURCE_WORDS[row.source] : "not stated") },
];

/**
 * Applicants as CSV, in the query's order: how many when it began, and a line each behind the headings.
 * @param inTask it may take its time
 * @throws AppError "campaign-not-found" | "blind-query" | "export-empty" | "export-filtered-empty" | "export-large"
 */
export async function exportApplicants(
  deps: Pick<Deps, "db" | "now" | "log">,
  input: { agent: ActiveAgent; threadId: string; query: ApplicantQuery; inTask?: boolean },
): Promise<{ fileName: string; total: number; lines: AsyncGenerator<string> }> {
  const thread = await getThread(deps, input);
  requireBlindQuery(input.agent, input.query);
  const filtered = hasFilters(input.query);
  const { total } = await listApplicants(deps, input);
  if (total === 0) throw new AppError(filtered ? "export-filtered-empty" : "export-empty");
  if (!input.inTask && total > MOST_AT_ONCE) throw new AppError("export-large");
  const [rankOf, hiring] = await Promise.all([readRanks(deps, input), getStageSettings(deps, input.agent)]);

  const detail = { people: total, filtered };
  await runLogged(deps, { by: input.agent, entries: [{ action: "exported", threadId: thread.id, detail }] });
  if (input.query.gender) await logGenderFilter(deps, { agent: input.agent, threadId: thread.id });

  async function* lines() {
    yield `${COLUMNS.map((column) => csvCell(column.heading)).join(",")}\r\n`;
    for await (const row of eachApplicant(deps, input)) {
      const line = { ...row, rank: rankOf(row.relevancyScore), stageName: stageName(hiring, row.stage) };
      yield `${COLUMNS.map((column) => cellOf(column, line)).join(",")}\r\n`;
    }
  }
  const date = new Date(deps.now()).toISOString().slice(0, 10);
  const kind = filtered ? "filtered_candidates" : "all_candidates";
  return { fileName: `${fileTitle(thread.title)}_${kind}_${date}.csv`, total, lines: lines() };
}

/** Ranks among all of the thread by relevancy, best first; equal scores share one. Read from one index, a row a score. */
async function readRanks(
  { db }: Pick<Deps, "db">,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<(score: number | null) => number | null> {
  const counts = await db
    .dbFor(agent.companyId)
    .select({ score: applicants.relevancyScore, count: count() })
    .from(applicants)
    .where(and(ofThread({ agent, threadId }), isNotNull(applicants.relevancyScore)))
    .groupBy(applicants.relevancyScore)
    .orderBy(desc(applicants.relevancyScore));
  const ranks = new Map<number | null, number>();
  let next = 1;
  for (const { score, count } of counts) {
    ranks.set(score, next);
    next += count;
  }
  return (score) => ranks.get(score) ?? null;
}
