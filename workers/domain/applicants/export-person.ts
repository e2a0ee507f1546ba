import { and, eq, sql } from "drizzle-orm";
import { verdicts } from "../../../db/schema";
import { inWords } from "../../copy/in-words";
import { recruiter } from "../../copy/recruiter";
import { type LogEntry, runLogged } from "../agency-log/run-logged";
import { correctionsOf } from "../applicant-page/corrections";
import { listOwnRequests } from "../applicant-page/requests/list-own-requests";
import { getHistory } from "../decisions/person-history";
import type { Deps } from "../deps";
import { isOfBlocked } from "../engine-blocks/blocked-engine";
import { RESULT_HIDDEN } from "../engine-blocks/hidden-words";
import { safeFileName } from "../files/file-names";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { jsonBytes, once, type ZipEntry, zip } from "../privacy/export/zip";
import { listDisclosures } from "../reports/list-disclosures";
import { jsonResume } from "../resumes/json-resume";
import { readApplicantAnalysis, readApplicantReading } from "../stored/read-results";
import { shownRequirements } from "../threads/shown-requirements";
import { getRequirements } from "../threads/thread-requirements";
import { listEarlierVerdicts } from "../verdicts/list-earlier-verdicts";
import { requireUnveiled } from "./blind/is-veiled";
import { findPerson, type PersonEntry } from "./find-person";
import { findStoredApplicant } from "./get-applicant";
import type { StoredReading } from "./stored-analysis";

const TOLD = [
  "fileName",
  "candidateName",
  "candidateEmail",
  "candidateLocation",
  "candidateGender",
  "candidatePhoneNumbers",
  "locationMatch",
  "relevancyScore",
  "skillsMatchScore",
  "experienceMatchScore",
  "seniorityMatchScore",
  "categoryMatchScore",
  "coreSkills",
  "preferredSkills",
  "emergingSkills",
  "softSkills",
  "experienceHistory",
  "gates",
  "source",
  "analysisStatus",
  "analysisConfidence",
  "engineVersion",
] as const;

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

async function told(deps: Pick<Deps, "db">, { applicant, threadTitle }: PersonEntry) {
  const own = { companyId: applicant.companyId, applicantId: applicant.id };
  const { companyId, threadId, jobVersion } = applicant;
  const [history, shown, requests, job] = await Promise.all([
    getHistory(deps, own),
    listDisclosures(deps, own),
    listOwnRequests(deps, own),
    jobVersion === null ? null : getRequirements(deps, { companyId, threadId, version: jobVersion }),
  ]);
  return {
    jobThread: threadTitle,
    uploadedAt: new Date(applicant.createdAt).toISOString(),
    stage: applicant.stage,
    isShortlisted: applicant.shortlistedAt !== null,
    ...Object.fromEntries(TOLD.map((column) => [column, applicant[column]])),
    requirementsVersion: jobVersion,
    requirements: job && shownRequirements(job),
    decisionsAndNotes: history.map(({ id: _, at, ...item }) => ({ at: new Date(at).toISOString(), ...item })),
    ...shown,
    requests: requests.map(({ createdAt, ...request }) => ({
      at: new Date(createdAt).toISOString(),
      ...request,
    })),
    notice: {
      dueBy: isoTime(applicant.noticeDueAt),
      toldAt: isoTime(applicant.toldAt),
      way: applicant.toldWay,
    },
    corrections: correctionsOf(applicant),
    ...(applicant.modelAnswer && { proposedByModel: applicant.modelAnswer.proposals }),
    optedOutOfScoring: applicant.optedOutAt !== null,
    ...(applicant.hiddenAt !== null && { resultHidden: RESULT_HIDDEN }),
  };
}

async function* entriesOf(
  deps: Pick<Deps, "db" | "files" | "now">,
  person: PersonEntry[],
): AsyncGenerator<ZipEntry> {
  const content = jsonBytes(await Promise.all(person.map((entry) => told(deps, entry))));
  yield { path: "candidate.json", modifiedAt: deps.now(), isPacked: false, content };
  for (const [index, { applicant }] of person.entries()) {
    const number = index + 1;
    const modifiedAt = applicant.createdAt;
    const file = await deps.files.get(applicant.resumeFileUrl);
    const path = `resumes/${number}-${safeFileName(applicant.fileName)}`;
    if (file) yield { path, modifiedAt, isPacked: true, content: once(file) };
    const analysis = applicant.hiddenAt === null ? await readApplicantReading(deps.files, applicant) : null;
    if (analysis) {
      yield analysisEntry(`analyses/${number}.json`, modifiedAt, analysis);
      const content = jsonBytes(jsonResume(analysis.facts));
      yield { path: `json-resumes/${number}.json`, modifiedAt, isPacked: false, content };
    }
    yield* earlierEntries(deps, applicant, number);
  }
}

function analysisEntry(path: string, modifiedAt: number, analysis: StoredReading): ZipEntry {
  return { path, modifiedAt, isPacked: false, content: jsonBytes(inWords(analysis, recruiter)) };
}

async function* earlierEntries(
  { db, files }: Pick<Deps, "db" | "files">,
  { id, companyId, resumeFileUrl }: PersonEntry["applicant"],
  number: number,
): AsyncGenerator<ZipEntry> {
  const ofApplicant = and(
    ...[eq(verdicts.applicantId, id), eq(verdicts.companyId, companyId)],
    sql`not ${isOfBlocked(verdicts.engineVersion)}`,
  );
  const earlier = await listEarlierVerdicts(db.dbFor(companyId), ofApplicant);
  for (const [index, { objectKey, createdAt }] of earlier.entries()) {
    const analysis = await readApplicantAnalysis(files, { analysisKey: objectKey, resumeFileUrl });
    if (analysis) yield analysisEntry(`analyses/${number}-earlier-${index + 1}.json`, createdAt, analysis);
  }
}

/**
 * Everything that a company holds about a person, as a ZIP (RULINGS 42, 88). Shortlisted in one thread, they are known in all.
 * @throws AppError "candidate-not-found" | "blind-closed"
 */
export async function exportPerson(
  deps: Pick<Deps, "db" | "files" | "now">,
  input: { agent: ActiveAgent; applicantId: string },
): Promise<{ fileName: string; type: string; lines: AsyncGenerator<Uint8Array> }> {
  requireUnveiled(input.agent, await findStoredApplicant(deps, input));
  const person = await findPerson(deps, input);
  const entries = person.map(
    ({ applicant: { id, threadId } }): LogEntry => ({ action: "exported", threadId, applicantId: id }),
  );
  await runLogged(deps, { by: input.agent, entries });
  const day = new Date(deps.now()).toISOString().slice(0, 10);
  return {
    fileName: `candidate_data_${day}.zip`,
    type: "application/zip",
    lines: zip(entriesOf(deps, person)),
  };
}
