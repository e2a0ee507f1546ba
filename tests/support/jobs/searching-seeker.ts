import { eq } from "drizzle-orm";
import { jobBoards, jobPostings } from "../../../db/schema";
import { readBoard } from "../../../workers/domain/jobs/boards/read-board";
import { readPostings } from "../../../workers/domain/jobs/boards/read-postings";
import type { FakeJob } from "../../fakes/job-boards/fictional-jobs";
import { deliver, type TestDeps } from "../faults";
import { sessionOf } from "../people/browser-session";
import { withTasks } from "../people/seeker";
import { createOwner, createResumes, upload } from "../samples/seeker-resumes";
import { textPdf } from "../samples/text-pdf";
import { addBoard, putBoard } from "./boards";

/** Puts postings on a board of the stand-in's and has them ingested. @returns its id and token */
export async function publish(
  deps: TestDeps,
  jobs: FakeJob[],
  source: "lever" | "ashby" = "ashby",
  company = "Fjordpay",
): Promise<{ boardId: string; token: string }> {
  const token = await putBoard(source, jobs);
  const boardId = await addBoard(deps, source, token);
  await deps.db.shared.update(jobBoards).set({ company }).where(eq(jobBoards.id, boardId));
  await ingest(deps, boardId);
  return { boardId, token };
}

export async function ingest(deps: TestDeps, boardId: string): Promise<void> {
  const quiet = withTasks(deps);
  await deps.db.shared.update(jobBoards).set({ queuedAt: deps.now() }).where(eq(jobBoards.id, boardId));
  await readBoard(quiet, { boardId });
  await readPostings(quiet, { boardId });
}

export function postingsOf(deps: TestDeps, boardId: string) {
  return deps.db.shared
    .select()
    .from(jobPostings)
    .where(eq(jobPostings.boardId, boardId))
    .orderBy(jobPostings.id);
}

/** A job seeker with a backend developer's résumé, signed in. */
export async function searchingSeeker(deps: TestDeps) {
  const { user, ids } = await createResumes(1, deps);
  return { ...user, resumeId: ids[0] ?? "", cookie: await sessionOf(deps, user.userId) };
}

/** A job seeker with a résumé of these lines. */
export async function seekerWith(deps: TestDeps, lines: string[]) {
  const user = await createOwner(deps);
  const { accepted } = await upload(deps, user, [{ name: "CV.pdf", bytes: textPdf(lines) }]);
  await deliver(deps, deps.sentOwn.splice(0));
  return { ...user, resumeId: accepted[0]?.id ?? "" };
}
