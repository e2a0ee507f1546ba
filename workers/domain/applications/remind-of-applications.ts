import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { applications, deletionRequests, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { switchOffUrl } from "../mail/switch-off-link";
import { endOfDay } from "./application-limits";

/** One run looks at the people of so many applications; the longest waiting come first. */
const DUE = 100;
const LINES = 20;
const UNCHANGED = "reminders-as-read";

type Reminding = Pick<Deps, "db" | "now" | "site" | "signer" | "tasks" | "log">;

/**
 * Mails people what they asked to be reminded of, all of a morning in one mail. The mail and the note that it was written
 * are one batch, which is undone where an application was changed or deleted meanwhile: the next run reads it again.
 */
export async function remindOfApplications(deps: Reminding): Promise<void> {
  const due = await deps.db.shared
    .select({ userId: applications.userId })
    .from(applications)
    .where(lte(applications.remindAt, deps.now()))
    .orderBy(asc(applications.remindAt), asc(applications.userId))
    .limit(DUE);
  for (const userId of new Set(due.map((row) => row.userId))) {
    try {
      await remind(deps, userId);
    } catch (error) {
      if (!isRefused(error, UNCHANGED))
        deps.log({ event: "reminder-failed", userId, error: errorText(error) });
    }
  }
}

async function remind(deps: Reminding, userId: string): Promise<void> {
  const { shared } = deps.db;
  const time = deps.now();
  const isDue = and(eq(applications.userId, userId), lte(applications.remindAt, time)) as SQL;
  const rows = await readDue(deps, isDue);
  const [person] = rows;
  if (!person) return;
  const wantsMails = person.reminderMails && person.emailVerified && !person.isLeaving;
  // A day that is over isn't reminded of: it would say "today".
  const news = rows.filter(
    (row) => row.deletedAt === null && row.state !== "closed" && time < endOfDay(row.nextAt ?? 0),
  );
  const isMailed = wantsMails && news.length > 0;
  const mail = prepareMail(deps, {
    to: person.email,
    userId,
    template: "application-reminder",
    data: {
      fullName: person.fullName,
      day: news[0]?.nextAt ?? time,
      lines: news.slice(0, LINES).map(lineOf),
      total: news.length,
      url: `${deps.site.origin}/applications${news.length === 1 ? `/${news[0]?.id}` : ""}`,
      offUrl: switchOffUrl(deps, "applications", userId),
    },
  });
  const latest = Math.max(...rows.map(({ updatedAt }) => updatedAt));
  const deleted = rows.filter(({ deletedAt }) => deletedAt !== null).length;
  const same = shared
    .select({
      same: sql`count(*) = ${rows.length} and max(${applications.updatedAt}) = ${latest} and count(${applications.deletedAt}) = ${deleted}`,
    })
    .from(applications)
    .where(isDue);
  await runBatch(shared, [
    prepareCondition(shared, UNCHANGED, sql`(${same})`),
    ...(isMailed ? [mail.insert] : []),
    shared
      .update(applications)
      .set({ remindAt: null })
      .where(and(isDue, isNotNull(applications.remindAt))),
  ]);
  if (isMailed) await sendTasks(deps, [mail.task]);
}

function readDue({ db: { shared } }: Reminding, isDue: SQL) {
  const isOpen = and(isNull(deletionRequests.completedAt), isNull(deletionRequests.undoneAt));
  return shared
    .select({
      id: applications.id,
      jobTitle: applications.jobTitle,
      employer: applications.employer,
      state: applications.state,
      nextAt: applications.nextAt,
      nextStep: applications.nextStep,
      deletedAt: applications.deletedAt,
      updatedAt: applications.updatedAt,
      email: users.email,
      emailVerified: users.emailVerified,
      fullName: users.fullName,
      reminderMails: users.reminderMails,
      // Who has asked for their account's deletion wants no more of our mails.
      isLeaving: isNotNull(deletionRequests.id).mapWith(Boolean),
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(deletionRequests, and(eq(deletionRequests.userId, users.id), isOpen))
    .where(isDue)
    .orderBy(asc(applications.createdAt));
}

function lineOf({ jobTitle, employer, nextStep }: Awaited<ReturnType<typeof readDue>>[number]): string {
  const job = employer ? `${jobTitle} at ${employer}` : jobTitle;
  return nextStep ? `${nextStep}: ${job}` : job;
}
