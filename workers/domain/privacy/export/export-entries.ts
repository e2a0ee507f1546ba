import { asc, eq } from "drizzle-orm";
import type { Db } from "../../../../db/client";
import { matches, resumes, verdicts } from "../../../../db/schema";
import type { Files } from "../../../adapters/files/port";
import { inWords } from "../../../copy/in-words";
import { seeker } from "../../../copy/seeker";
import { planLeaving } from "../../agencies/leaving/plan-leaving";
import type { Deps } from "../../deps";
import { fileNameOf } from "../../resumes/files/file-types";
import { UnknownShape } from "../../stored/checks";
import { readStoredMatch, readStoredResume } from "../../stored/read-results";
import { listEarlierVerdicts } from "../../verdicts/list-earlier-verdicts";
import { personalData } from "../personal-data";
import type { ExportedTable, PersonalTable } from "../personal-table";
import type { RowsOwner } from "../rows-of-person";
import { agencyTables } from "./agency-tables";
import { exportReadme } from "./export-readme";
import { exportRows } from "./export-rows";
import { jsonBytes, once, type ZipEntry } from "./zip";

type Exported = PersonalTable & { export: ExportedTable };

export const exportedTables = personalData.filter((entry): entry is Exported => "file" in entry.export);

/** What every system can store: no folders, no control characters, at most 120 characters. */
function plainName(name: string): string {
  const clean = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_").replace(/^\.+|[. ]+$/g, "");
  return Array.from(clean).slice(-120).join("") || "resume";
}

type Source = { db: Db; files: Files; userId: string; missing: string[] };

function numbered(index: number): string {
  return String(index + 1).padStart(3, "0");
}

/** A stored result as JSON; nothing where it is gone. One that nothing can read any more is among the missing. */
async function* resultEntry(
  { path, modifiedAt }: Pick<ZipEntry, "path" | "modifiedAt">,
  reading: Promise<object | null>,
  missing: string[],
): AsyncGenerator<ZipEntry> {
  try {
    const result = await reading;
    if (result) yield { path, modifiedAt, isPacked: false, content: jsonBytes(inWords(result, seeker)) };
  } catch (error) {
    if (!(error instanceof UnknownShape)) throw error;
    missing.push(path);
  }
}

async function* resumeEntries({ db, files, userId, missing }: Source): AsyncGenerator<ZipEntry> {
  const rows = await db
    .select({
      name: resumes.name,
      fileType: resumes.fileType,
      fileKey: resumes.fileKey,
      analysisKey: resumes.analysisKey,
      createdAt: resumes.createdAt,
    })
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(asc(resumes.createdAt), asc(resumes.id));
  for (const [index, { fileKey, analysisKey, createdAt: modifiedAt, ...named }] of rows.entries()) {
    const path = `resumes/${numbered(index)}-${plainName(fileNameOf(named))}`;
    const file = await files.open(fileKey);
    if (file) {
      const content = file.body as unknown as AsyncIterable<Uint8Array>;
      yield { path, modifiedAt, isPacked: true, content };
    } else {
      missing.push(path);
    }
    const reading = readStoredResume(files, { fileKey, analysisKey });
    yield* resultEntry({ path: `${path}.reading.json`, modifiedAt }, reading, missing);
  }
}

async function* analysisEntries({ db, files, userId, missing }: Source): AsyncGenerator<ZipEntry> {
  const rows = await db
    .select({
      jobTitle: matches.jobTitle,
      detailKey: matches.detailKey,
      createdAt: matches.createdAt,
    })
    .from(matches)
    .where(eq(matches.userId, userId))
    .orderBy(asc(matches.createdAt));
  for (const [index, { jobTitle, detailKey, createdAt: modifiedAt }] of rows.entries()) {
    const path = `job-analyses/${numbered(index)}-${plainName(jobTitle)}.json`;
    if (detailKey) yield* resultEntry({ path, modifiedAt }, readStoredMatch(files, detailKey), missing);
  }
}

async function* earlierEntries({ db, files, userId, missing }: Source): AsyncGenerator<ZipEntry> {
  const earlier = await listEarlierVerdicts(db, eq(verdicts.userId, userId));
  for (const [index, { objectKey, matchId, createdAt: modifiedAt }] of earlier.entries()) {
    const path = `earlier-results/${numbered(index)}.json`;
    const reading = matchId
      ? readStoredMatch(files, objectKey)
      : readStoredResume(files, { analysisKey: objectKey, fileKey: "" });
    yield* resultEntry({ path, modifiedAt }, reading, missing);
  }
}

export async function* exportEntries(
  deps: Pick<Deps, "db" | "files">,
  { person, time }: { person: RowsOwner; time: number },
): AsyncGenerator<ZipEntry> {
  const missing: string[] = [];
  for (const {
    table,
    of,
    export: { file, hidden = [] },
  } of exportedTables) {
    const content = exportRows(deps, { table, where: of(person), hidden });
    yield { path: `${file}.json`, modifiedAt: time, isPacked: false, content };
  }
  const agency = await planLeaving(deps, person);
  const ofAgency = agency ? agencyTables(agency) : [];
  for (const { table, where, file, hidden = [] } of ofAgency) {
    const content = exportRows(deps, { table, where, hidden });
    yield { path: `${file}.json`, modifiedAt: time, isPacked: false, content };
  }
  const source = { db: deps.db.shared, files: deps.files, userId: person.userId, missing };
  yield* resumeEntries(source);
  yield* analysisEntries(source);
  yield* earlierEntries(source);
  const readme = new TextEncoder().encode(exportReadme({ email: person.email, time, missing, ofAgency }));
  yield { path: "README.txt", modifiedAt: time, isPacked: false, content: once(readme) };
}
