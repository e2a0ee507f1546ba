import { and, eq, gt, gte, inArray, lte, sql } from "drizzle-orm";
import { agents, companySubscriptions, plans, subscriptions, sweepCursors, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { insertNew, prepareMail, sendWritten } from "../mail/prepare-mail";
import { isTrialOfOurs } from "./subscriptions-of";

const AHEAD_MILLISECONDS = 3 * 24 * 60 * 60_000;

const MAX_ROWS = 200;

type Reminder = "trial-ending" | "trial-ended";
type Audience = "candidates" | "agencies";

/** Trials whose end lies in a slice of time that no run has looked at yet (UTC ms, both ends included). */
type Slice = { cursor: string; reminder: Reminder; audience: Audience; from: number; to: number };

type Trial = { id: string; endsAt: number; userId: string; email: string; fullName: string };

const kinds = (["trial-ending", "trial-ended"] as const).flatMap((reminder) =>
  (["candidates", "agencies"] as const).map((audience) => ({
    cursor: `${reminder}:${audience}`,
    reminder,
    audience,
  })),
);

/**
 * Mails anyone who is on trial three days before its end and at its end, once each. Every run looks only at the trials that
 * reached the mark since the last one, by index; the mail's id names trial, reader and end, so that a repeated run
 * writes nothing twice, and a trial that was prolonged is announced again. Unconfirmed addresses get nothing.
 */
export async function remindOfTrials(deps: Deps): Promise<void> {
  const { db } = deps;
  const slices = await readSlices(deps);
  const found = await Promise.all(slices.map((slice) => findTrials(deps, slice)));
  const mails = slices.flatMap((slice, index) =>
    (found[index] ?? []).map((trial) => prepareReminder(deps, slice, trial)),
  );
  const cursors = slices.map((slice, index) => {
    const trials = found[index] ?? [];
    const cursor = String(trials.length < MAX_ROWS ? slice.to : (trials.at(-1)?.endsAt ?? slice.to));
    return db.shared
      .insert(sweepCursors)
      .values({ name: slice.cursor, cursor })
      .onConflictDoUpdate({ target: sweepCursors.name, set: { cursor } });
  });
  const [first, ...rest] = cursors;
  if (!first) return;
  const results = await db.shared.batch([first, ...rest, ...insertNew(mails)]);
  await sendWritten(deps, mails, results.slice(cursors.length));
}

/** The first run of all begins with the present: what ended before has been noticed. */
async function readSlices({ db, now }: Deps): Promise<Slice[]> {
  const names = kinds.map(({ cursor }) => cursor);
  const rows = await db.shared.select().from(sweepCursors).where(inArray(sweepCursors.name, names));
  const saved = new Map(rows.map(({ name, cursor }) => [name, Number(cursor)]));
  return kinds.map((kind) => {
    const to = kind.reminder === "trial-ending" ? now() + AHEAD_MILLISECONDS : now();
    return { ...kind, from: saved.get(kind.cursor) ?? to, to };
  });
}

function findTrials({ db, now }: Deps, { audience, reminder, from, to }: Slice): Promise<Trial[]> {
  const person = { userId: users.id, email: users.email, fullName: users.fullName };
  // A run that comes late has no end to announce that is past.
  const inSlice = (endsAt: typeof subscriptions.nextRenewal | typeof companySubscriptions.nextRenewal) =>
    and(
      gte(endsAt, from),
      lte(endsAt, to),
      ...(reminder === "trial-ending" ? [gt(endsAt, now())] : []),
      eq(users.emailVerified, true),
    );
  if (audience === "candidates")
    return db.shared
      .select({ id: subscriptions.id, endsAt: subscriptions.nextRenewal, ...person })
      .from(subscriptions)
      .innerJoin(plans, and(eq(plans.id, subscriptions.planId), eq(plans.slug, "individual-trial")))
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(and(endsUnbought(subscriptions, "active", reminder), inSlice(subscriptions.nextRenewal)))
      .orderBy(subscriptions.nextRenewal)
      .limit(MAX_ROWS);
  return db.shared
    .select({ id: companySubscriptions.id, endsAt: companySubscriptions.nextRenewal, ...person })
    .from(companySubscriptions)
    .innerJoin(
      agents,
      and(eq(agents.companyId, companySubscriptions.companyId), sql`+${agents.status} = 'active'`),
    )
    .innerJoin(users, eq(users.id, agents.userId))
    .where(
      and(
        isTrialOfOurs(companySubscriptions),
        endsUnbought(companySubscriptions, "trial", reminder),
        inSlice(companySubscriptions.nextRenewal),
      ),
    )
    .orderBy(companySubscriptions.nextRenewal)
    .limit(MAX_ROWS);
}

/** Trials that run, and at their end also those cancelled to it: unlike one that a purchase ended, they have an end that is set. */
function endsUnbought(
  t: typeof subscriptions | typeof companySubscriptions,
  running: "active" | "trial",
  reminder: Reminder,
) {
  if (reminder === "trial-ending") return sql`${t.status} = ${running}`;
  const owner = "userId" in t ? t.userId : t.companyId;
  const bought = sql`select 1 from ${t} paid where paid.${sql.identifier(owner.name)} = ${owner} and paid.${sql.identifier(t.stripeSubscriptionId.name)} is not null and paid.${sql.identifier(t.status.name)} <> 'cancelled'`;
  return sql`${t.status} in (${running}, 'cancelled') and (${t.status} = ${running} or ${t.cancelAt} is not null) and not exists (${bought})`;
}

function prepareReminder(deps: Deps, { reminder, audience }: Slice, trial: Trial) {
  const { fullName, email, endsAt, userId } = trial;
  const url = `${deps.site.origin}${audience === "candidates" ? "/pricing" : "/agent/subscription"}`;
  const mailId = `${reminder}.${trial.id}.${userId}.${endsAt}`;
  const to = { to: email, userId };
  if (reminder === "trial-ending")
    return prepareMail(deps, { ...to, template: reminder, data: { fullName, endsAt, url } }, mailId);
  return prepareMail(deps, { ...to, template: reminder, data: { fullName, url } }, mailId);
}
