import { desc, eq } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import type { IncomingFile } from "../../../workers/domain/files/store-file";
import { type AcceptedResumes, acceptResumes } from "../../../workers/domain/resumes/accept-resumes";
import { deliver, type TestDeps, testDeps } from "../faults";
import { createSeeker } from "../people/seeker";
import { resumePdf } from "./text-pdf";

export type Owner = { userId: string; emailVerified: boolean };

export async function* arriving(files: IncomingFile[]): AsyncGenerator<IncomingFile> {
  yield* files;
}

export function pdfFiles(count: number, from = 0): IncomingFile[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `CV ${from + i}.pdf`,
    bytes: resumePdf(from + i),
  }));
}

export async function createOwner(deps: Deps): Promise<Owner> {
  const { userId } = await createSeeker(deps);
  return { userId, emailVerified: true };
}

export function upload(
  deps: Deps,
  user: Owner,
  files: IncomingFile[],
  versionOf?: string,
): Promise<AcceptedResumes> {
  return acceptResumes(deps, { user, files: arriving(files), versionOf });
}

/** `ids` in the order of upload, the last is the default. */
export async function createResumes(
  count: number,
  deps: TestDeps = testDeps(),
): Promise<{ deps: TestDeps; user: Owner; ids: string[] }> {
  const user = await createOwner(deps);
  const { accepted } = await upload(deps, user, pdfFiles(count));
  await deliver(deps, deps.sentOwn.splice(0));
  return { deps, user, ids: accepted.map(({ id }) => id) };
}

export function rowsOf(deps: Deps, { userId }: { userId: string }) {
  return deps.db.shared
    .select()
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.createdAt));
}
