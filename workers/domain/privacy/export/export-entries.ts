import { asc, eq } from "drizzle-orm";
import { matches, resumes, verdicts } from "../../../../db/schema";
import { inWords } from "../../../copy/in-words";
import { seeker } from "../../../copy/seeker";
import type { Deps } from "../../deps";
import { fileNameOf } from "../../resumes/resume-files";
import { UnknownShape } from "../../stored/checks";
import { readStoredMatch, readStoredResume } from "../../stored/read-results";
import { listEarlierVerdicts } from "../../verdicts/list-earlier-verdicts";
import { type ExportedTable, type Person, type PersonalTable, personalData } from "../personal-data";
import { exportReadme } from "./export-readme";
import { exportRows } from "./export-rows";
import { json, once, type ZipEntry } from "./zip";

type Exported = PersonalTable & { export: ExportedTable };

export const exportedTables = personalData.filter((entry): entry is Exported => "file" in entry.export);

/** What every system can store: no folders, no control characters, at most 120 characters. */
function plainName(name: string): string {
  const clean = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_").replace(/^\.+|[. ]+$/g, "");
  return Array.from(clean).slice(-120).join("") || "resume";
}

/** null, with its path among the missing, for a shape that nothing can read any more. */
async function known<T>(reading: Promise<T>, path: string, missing: string[]): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof UnknownShape)) throw error;
    missing.push(path);
    return null;
  }
}

async function* resumeEntries(
  { db, files }: Pick<Deps, "db" | "files">,
  { userId }: Person,
  missing: string[],
): AsyncGenerator<ZipEntry> {
  const rows = await db.shared
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
  for (const [index, { fileKey, analysisKey, createdAt, ...named }] of rows.entries()) {
    const path = `resumes/${String(index + 1).padStart(3, "0")}-${plainName(fileNameOf(named))}`;
    const file = await files.open(fileKey);
    if (file) {
      const content = file.body as unknown as AsyncIterable<Uint8Array>;
      yield { path, modifiedAt: createdAt, isPacked: true, content };
    } else {
      missing.push(path);
    }
    const readingPath = `${path}.reading.json`;
    const reading = await known(readStoredResume(files, { fileKey, analysisKey }), readingPath, missing);
    if (reading) {
      const content = json(inWords(reading, seeker));
      yield { path: readingPath, modifiedAt: createdAt, isPacked: false, content };
    }
  }
}

async function* analysisEntries(
  { db, files }: Pick<Deps, "db" | "files">,
  { userId }: Person,
  missing: string[],
): AsyncGenerator<ZipEntry> {
  const rows = await db.shared
    .select({
      jobTitle: matches.jobTitle,
      detailKey: matches.detailKey,
      createdAt: matches.createdAt,
    })
    .from(matches)
    .where(eq(matches.userId, userId))
    .orderBy(asc(matches.createdAt));
  for (const [index, { jobTitle, detailKey, createdAt }] of rows.entries()) {
    const path = `job-analyses/${String(index + 1).padStart(3, "0")}-${plainName(jobTitle)}.json`;
    const details = detailKey ? await known(readStoredMatch(files, detailKey), path, missing) : null;
    if (!details) continue;
    yield { path, modifiedAt: createdAt, isPacked: false, content: json(inWords(details, seeker)) };
  }
}

async function* earlierEntries(
  { db, files }: Pick<Deps, "db" | "files">,
  { userId }: Person,
  missing: string[],
): AsyncGenerator<ZipEntry> {
  const earlier = await listEarlierVerdicts(db.shared, eq(verdicts.userId, userId));
  for (const [index, { objectKey, matchId, createdAt }] of earlier.entries()) {
    const path = `earlier-results/${String(index + 1).padStart(3, "0")}.json`;
    const read = matchId
      ? readStoredMatch(files, objectKey)
      : readStoredResume(files, { analysisKey: objectKey, fileKey: "" });
    const details = await known<object | null>(read, path, missing);
    if (details)
      yield { path, modifiedAt: createdAt, isPacked: false, content: json(inWords(details, seeker)) };
  }
}

export async function* exportEntries(
  deps: Pick<Deps, "db" | "files">,
  { person, time }: { person: Person; time: number },
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
  yield* resumeEntries(deps, person, missing);
  yield* analysisEntries(deps, person, missing);
  yield* earlierEntries(deps, person, missing);
  const readme = new TextEncoder().encode(exportReadme({ email: person.email, time, missing }));
  yield { path: "README.txt", modifiedAt: time, isPacked: false, content: once(readme) };
}
