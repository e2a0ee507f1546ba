import { desc, eq } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import type { IncomingFile } from "../../../workers/domain/files/store-file";
import { type AcceptedResumes, acceptResumes } from "../../../workers/domain/resumes/accept-resumes";
import { deliver, type TestDeps, testDeps } from "../faults";
import { createSeeker } from "../people/seeker";
import { resumePdf } from "./text-pdf";

export type Owner = { userId: string; emailVerified: boolean };

/** Files as they arrive with a request. */
export async function* arriving(files: IncomingFile[]): AsyncGenerator<IncomingFile> {
  yield* files;
}

/** Résumés of one person, each with bytes of its own. */
export function pdfFiles(count: number, from = 0): IncomingFile[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `CV ${from + i}.pdf`,
    bytes: resumePdf(from + i),
  }));
}

/** A job seeker with a trial. */
export async function createOwner(deps: Deps): Promise<Owner> {
  const { userId } = await createSeeker(deps);
  return { userId, emailVerified: true };
}

/** Uploads files for a user. */
export function upload(
  deps: Deps,
  user: Owner,
  files: IncomingFile[],
  versionOf?: string,
): Promise<AcceptedResumes> {
  return acceptResumes(deps, { user, files: arriving(files), versionOf });
}

/** A job seeker with analysed résumés; `ids` in the order of the upload, the last of them the default. */
export async function createResumes(
  count: number,
  deps: TestDeps = testDeps(),
): Promise<{ deps: TestDeps; user: Owner; ids: string[] }> {
  const user = await createOwner(deps);
  const { accepted } = await upload(deps, user, pdfFiles(count));
  await deliver(deps, deps.sentOwn.splice(0));
  return { deps, user, ids: accepted.map(({ id }) => id) };
}

/** A user's résumé rows, newest first. */
export function rowsOf(deps: Deps, { userId }: { userId: string }) {
  return deps.db.shared
    .select()
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.createdAt));
}
