import { inWords } from "../../copy/in-words";
import { seeker } from "../../copy/seeker";
import type { StoredApplicant } from "../applicants/get-applicant";
import type { Deps } from "../deps";
import { RESULT_HIDDEN } from "../engine-blocks/hidden-words";
import { safeFileName } from "../files/file-names";
import { UNTIL_TOLD } from "../notices/until-told";
import { jsonBytes, once, type ZipEntry, zip } from "../privacy/export/zip";
import { jsonResume } from "../resumes/json-resume";
import { shownRequirements } from "../threads/shown-requirements";
import { findPersonOfLink } from "./find-link";
import { type OpenedPage, openPage } from "./open-page";
import { REQUEST_WORDS } from "./request-words";

/**
 * What an applicant's page shows, as a ZIP: their résumé, what was read of it (also as a resume.json of jsonresume.org), how it was
 * judged, their corrections and requests. Like the page, nothing of anyone else and nothing that colleagues wrote or decided.
 * @throws AppError "page-gone" also where the person was erased
 */
export async function exportOwnPage(
  deps: Pick<Deps, "db" | "files" | "now" | "signer">,
  input: { code: string },
): Promise<{ fileName: string; type: string; lines: AsyncGenerator<Uint8Array> }> {
  const [{ person }, { agencyName, website, page }] = await Promise.all([
    findPersonOfLink(deps, input),
    openPage(deps, input),
  ]);
  const day = new Date(deps.now()).toISOString().slice(0, 10);
  return {
    fileName: `your_data_${day}.zip`,
    type: "application/zip",
    lines: zip(entriesOf(deps, person.applicant, { agencyName, website }, page)),
  };
}

async function* entriesOf(
  { files, now }: Pick<Deps, "files" | "now">,
  applicant: StoredApplicant,
  agency: { agencyName: string; website: string },
  page: OpenedPage | null,
): AsyncGenerator<ZipEntry> {
  const modifiedAt = now();
  const file = await files.get(applicant.resumeFileUrl);
  // Colleagues may have named the file, with words of their own.
  const ending = /\.[A-Za-z]{1,5}$/.exec(safeFileName(applicant.fileName))?.[0] ?? ".pdf";
  const path = `resume${ending}`;
  if (file) yield { path, modifiedAt, isPacked: true, content: once(file) };
  if (!page) return;
  const json = (name: string, value: unknown): ZipEntry => ({
    ...{ path: name, modifiedAt, isPacked: false },
    content: jsonBytes(value),
  });
  yield json("your-data.json", { ...agency, ...dataOf(applicant, page) });
  const { analysis, optedOutAt, isHidden } = page;
  if (!analysis) return;
  const { sheet, facts, read = facts } = analysis;
  yield json("what-was-read.json", inWords(read, seeker));
  yield json("json-resume.json", jsonResume(facts));
  if (!sheet || optedOutAt !== null || isHidden) return;
  yield json("how-it-was-judged.json", inWords(sheet, seeker));
  yield json("what-would-change-it.json", inWords(page.whatIfs, seeker));
}

function dataOf({ toldAt, toldWay, jobVersion }: StoredApplicant, page: OpenedPage) {
  return {
    job: page.title,
    uploadedAt: isoTime(page.uploadedAt),
    source: page.source,
    toldAt: isoTime(toldAt),
    toldWay,
    keptUntil: isoTime(page.keptUntil),
    isOnLegalHold: page.isHeld,
    status: page.status,
    failure: page.failure,
    optedOutOfScoringAt: isoTime(page.optedOutAt),
    notScoredBefore: isoTime(page.waitsUntil),
    ...(page.isHidden && { resultHidden: RESULT_HIDDEN }),
    requirementsVersion: jobVersion,
    requirements: shownRequirements(page.job),
    results: page.verdicts.map(({ madeAt, ...result }) => ({ madeAt: isoTime(madeAt), ...result })),
    corrections: page.corrections,
    requests: page.requests.map(({ kind, createdAt, dueAt, answeredAt, ...request }) => ({
      ...{ what: REQUEST_WORDS[kind], madeAt: isoTime(createdAt), dueAt: isoTime(dueAt) },
      ...{ answeredAt: isoTime(answeredAt), ...request },
    })),
  };
}

/** null also for the last date there is: who waits to be told has no day yet. */
function isoTime(time: number | null): string | null {
  return time === null || time >= UNTIL_TOLD ? null : new Date(time).toISOString();
}
