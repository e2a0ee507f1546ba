import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { chunkRows, runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { deletionRequests, savedSearches, toldPostings, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { switchOffUrl } from "../../mail/switch-off-link";
import { findNewJobs, type NewJob } from "./find-new-jobs";
import { NAMED } from "./saved-search-limits";

const AS_READ = "searches-as-read";
const TOLD_COLUMNS = 3;

/** One mail with what is new in a person's due searches. Mail and note are one batch: a second message or a stop changes nothing. */
export async function mailNewJobs(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const { shared } = deps.db;
  const due = await readDue(deps, userId);
  const [person] = due;
  if (!person) return;
  const wantsMail = person.emailVerified && !person.isLeaving;
  const found: { search: (typeof due)[number]; jobs: NewJob[] }[] = [];
  for (const search of wantsMail ? due : []) {
    const jobs = await newJobsOf(deps, search);
    if (jobs.length > 0) found.push({ search, jobs });
  }
  const time = deps.now();
  const ids = due.map(({ id }) => id);
  const among = and(inArray(savedSearches.id, ids), isNotNull(savedSearches.queuedAt));
  const told = found.flatMap(({ search, jobs }) =>
    jobs.map(({ sameKey }) => ({ searchId: search.id, sameKey, toldAt: time })),
  );
  const mail = prepareMail(deps, {
    to: person.email,
    userId,
    template: "new-jobs",
    data: {
      fullName: person.fullName,
      searches: found.map(({ search: { name, id, resumeId, filter }, jobs }) => ({
        name,
        total: jobs.length,
        lines: jobs.slice(0, NAMED).map(lineOf),
        url: `${deps.site.origin}/jobs?${new URLSearchParams({ ...filter, resume: resumeId, saved: id })}`,
      })),
      url: `${deps.site.origin}/jobs/saved`,
      offUrl: switchOffUrl(deps, "jobs", userId),
    },
  });
  try {
    await runBatch(shared, [
      prepareCondition(shared, AS_READ, sql`${shared.$count(savedSearches, among)} = ${ids.length}`),
      shared.update(savedSearches).set({ queuedAt: null }).where(among),
      ...(found.length > 0
        ? [
            shared
              .update(savedSearches)
              .set({ lastMailAt: time })
              .where(
                inArray(
                  savedSearches.id,
                  found.map(({ search }) => search.id),
                ),
              ),
            mail.insert,
            ...chunkRows(told, TOLD_COLUMNS).map((rows) =>
              shared.insert(toldPostings).values(rows).onConflictDoNothing(),
            ),
          ]
        : []),
    ]);
  } catch (error) {
    if (isRefused(error, AS_READ)) return;
    throw error;
  }
  if (found.length > 0) await sendTasks(deps, [mail.task]);
}

/** One that can't be read, for want of its résumé, holds up none of the others. */
async function newJobsOf(deps: Deps, search: Parameters<typeof findNewJobs>[1]): Promise<NewJob[]> {
  try {
    return await findNewJobs(deps, search);
  } catch (error) {
    deps.log({ event: "saved-search-failed", search: search.id, error: errorText(error) });
    return [];
  }
}

function readDue({ db: { shared } }: Pick<Deps, "db">, userId: string) {
  const isOpen = and(isNull(deletionRequests.completedAt), isNull(deletionRequests.undoneAt));
  const { id, name, resumeId, position, location, filter, createdAt } = savedSearches;
  return shared
    .select({
      ...{ id, name, resumeId, position, location, filter, createdAt, userId: savedSearches.userId },
      ...{ email: users.email, emailVerified: users.emailVerified, fullName: users.fullName },
      isLeaving: isNotNull(deletionRequests.id).mapWith(Boolean),
    })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .leftJoin(deletionRequests, and(eq(deletionRequests.userId, users.id), isOpen))
    .where(and(eq(savedSearches.userId, userId), isNotNull(savedSearches.queuedAt)))
    .orderBy(savedSearches.createdAt);
}

function lineOf({ title, company, place, score }: NewJob): string {
  const job = [company ? `${title} at ${company}` : title, place].filter(Boolean).join(", ");
  return score === null ? job : `${job}: ${score}% match`;
}
