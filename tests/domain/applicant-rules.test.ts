import { expect, test } from "vitest";
import { parseApplicantQuery } from "../../workers/domain/applicants/schema";
import { isStale } from "../../workers/domain/applicants/score-changes";
import { hasFilters } from "../../workers/domain/applicants/table/table-filters";
import { csvCell, fileTitle } from "../../workers/domain/csv";
import { agencyScoreBand } from "../../workers/domain/matches/score-bands";

test.each([
  ["plain", "plain"],
  ['say "hi"', '"say ""hi"""'],
  ["a,b", '"a,b"'],
  ["a\nb", '"a\nb"'],
  ["=1+1", "'=1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ['-2,"x"', '"\'-2,""x"""'],
  ["+46 70", "'+46 70"],
  ["Jane;=1+1", '"Jane;\'=1+1"'],
  ["Jane; @SUM(A1)", '"Jane;\' @SUM(A1)"'],
  ["Jane\t-1", '"Jane\t\'-1"'],
  ["Jane\n=1+1", '"Jane\n\'=1+1"'],
  ['Jane;"=1+1"', '"Jane;\'""=1+1"""'],
  [" =1+1", "' =1+1"],
  ["a;b", '"a;b"'],
  ["C++; 1-2", '"C++; 1-2"'],
])("CSV cell %j becomes %j", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test.each([
  [null, "none"],
  [0, "poor"],
  [39.9, "poor"],
  [40, "moderate"],
  [69.9, "moderate"],
  [70, "good"],
])("an agency's score of %s is %s", (score, band) => {
  expect(agencyScoreBand(score)).toBe(band);
});

test("export names are made of the title", () => {
  expect(fileTitle("Senior Nurse (m/w/d) – Zürich")).toBe("senior_nurse_m_w_d_zurich");
  expect(fileTitle("???")).toBe("job_thread");
});

test("a query without sense falls back, one with sense is kept", () => {
  expect(
    parseApplicantQuery(new URLSearchParams("page=-3&size=7&sort=password&order=up&minSkills=900")),
  ).toEqual({
    page: 1,
    size: 10,
    sort: "created_at",
    order: "desc",
    minSkills: undefined,
  });
  const query = parseApplicantQuery(
    new URLSearchParams("page=2&sort=relevancy_score&search=%20&maxSkills=70.5"),
  );
  expect(query).toMatchObject({ page: 2, sort: "relevancy_score", maxSkills: 70.5 });
  expect(query.search).toBeUndefined();
  expect(hasFilters(query)).toBe(true);
  expect(hasFilters(parseApplicantQuery(new URLSearchParams("page=2")))).toBe(false);
});

test("a score is stale when the job or the engine has moved on; a pending or failed row has none", () => {
  const row = { analysisStatus: "completed", jobVersion: 2, engineVersion: "1.4.0" };
  expect(isStale(row, { jobVersion: 2, engineVersion: "1.4.0" })).toBe(false);
  expect(isStale(row, { jobVersion: 3, engineVersion: "1.4.0" })).toBe(true);
  expect(isStale(row, { jobVersion: 2, engineVersion: "1.5.0" })).toBe(true);
  const failed = { ...row, analysisStatus: "failed", engineVersion: null };
  expect(isStale(failed, { jobVersion: 2, engineVersion: "1.4.0" })).toBe(false);
});
