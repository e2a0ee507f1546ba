import { and, eq, isNull, or, sql } from "drizzle-orm";
import { jobBoards, jobPostings, jobPostingTexts } from "../../../../db/schema";
import type { JobProfile } from "../../../engine/types";
import { ENGINE_VERSION } from "../../../engine/version";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { tryAttempt } from "../../identity/throttle";
import type { ReadJob } from "../../postings/job-of-words";
import type { NamedBoard } from "./board-address";
import { jobOfPosting, readJobOf } from "./posting-job";
import { postingRow } from "./posting-row";

/** Boards that pasted links add, of one person and of all. */
const ADDED = { ofOne: 10, ofAll: 200 };

type Reading = Pick<Deps, "db" | "jobSources" | "log" | "now">;

/** A link's posting, stored or from its source; its board is read from then on. @throws AppError "posting-unreadable" | "job-unclear" */
export async function readLinkedPosting(
  deps: Reading,
  { userId, named }: { userId: string; named: NamedBoard },
): Promise<ReadJob> {
  const { source, token, posting } = named;
  if (!posting) throw new AppError("posting-unreadable");
  const stored = await findStored(deps, { ...named, posting });
  if (stored) return readJobOf(stored, stored.job as JobProfile);
  const answer = await deps.jobSources.readPosting({ source, token, posting });
  const row = answer.ok ? postingRow(answer.posting, { company: "" }) : null;
  if (!row) {
    deps.log({ event: "posting-unreadable", reason: answer.ok ? "too little" : answer.reason });
    throw new AppError("posting-unreadable");
  }
  await followBoard(deps, { userId, named, company: row.company });
  const words = { ...row, id: 0 };
  const job = jobOfPosting(words);
  if (!job) throw new AppError("job-unclear");
  return { ...readJobOf(words, job), jobId: null };
}

async function findStored(
  { db }: Pick<Deps, "db">,
  { source, token, posting }: NamedBoard & { posting: string },
) {
  const { id, title, company, place, employment, url, boardId, sourceId, closedAt, readBy } = jobPostings;
  // Recruitee's addresses have another name for it than its id.
  const ending = `/o/${posting}`;
  const [row] = await db.shared
    .select({
      ...{ id, title, company, place, employment, url },
      ...{ text: jobPostingTexts.text, job: jobPostingTexts.job },
    })
    .from(jobBoards)
    .innerJoin(jobPostings, eq(boardId, jobBoards.id))
    .innerJoin(jobPostingTexts, eq(jobPostingTexts.postingId, id))
    .where(
      and(
        ...[eq(jobBoards.source, source), eq(jobBoards.token, token)],
        source === "recruitee"
          ? or(eq(sourceId, posting), sql`substr(${url}, ${-ending.length}) = ${ending}`)
          : eq(sourceId, posting),
        ...[isNull(closedAt), eq(readBy, ENGINE_VERSION)],
      ),
    )
    .limit(1);
  return row?.job ? row : null;
}

/** Never keeps the person waiting for an answer, nor from one; a board that staff stopped stays stopped. */
async function followBoard(
  deps: Reading,
  { userId, named: { source, token }, company }: { userId: string; named: NamedBoard; company: string },
): Promise<void> {
  try {
    const same = and(eq(jobBoards.source, source), eq(jobBoards.token, token));
    const [known] = await deps.db.shared.select({ id: jobBoards.id }).from(jobBoards).where(same);
    if (known) return;
    const within = (key: string, limit: number) =>
      tryAttempt(deps, { key: `linked-boards:${key}`, limit, windowMilliseconds: DAY });
    if (!(await within(userId, ADDED.ofOne)) || !(await within("all", ADDED.ofAll))) return;
    await deps.db.shared
      .insert(jobBoards)
      .values({ source, token, company, nextReadAt: deps.now() })
      .onConflictDoNothing();
  } catch (error) {
    deps.log({ event: "board-not-added", error: errorText(error) });
  }
}
