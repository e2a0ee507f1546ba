import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { letters, mailingListEntries } from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { runAudited } from "../audit-entry";
import { getLetter } from "./get-letter";
import { isDraft } from "./is-draft";

/** The page that takes addresses promises one newsletter a month at most. */
const APART_MILLISECONDS = 31 * DAY;

export async function countReaders(
  { db }: Pick<Deps, "db">,
  { letterId }: { letterId: string },
): Promise<number> {
  const { list } = await getLetter({ db }, { letterId });
  const { confirmedAt } = mailingListEntries;
  return db.shared.$count(mailingListEntries, and(eq(mailingListEntries.list, list), isNotNull(confirmedAt)));
}

/**
 * Has a letter sent to its list, as it was opened (`expected`: its `updatedAt` then). It goes out once.
 * @throws AppError "not-found" | "list-empty" | "letter-too-soon" | "decided-meanwhile"
 */
export async function sendLetter(
  deps: Deps,
  input: { letterId: string; expected: number; actorId: string; reason: string | null },
): Promise<void> {
  const { letterId, expected, actorId, reason } = input;
  const { list } = await getLetter(deps, { letterId });
  const readers = await countReaders(deps, { letterId });
  if (readers === 0) throw new AppError("list-empty");
  const time = deps.now();
  const lately = and(eq(letters.list, "newsletter"), gt(letters.startedAt, time - APART_MILLISECONDS));
  if (list === "newsletter" && (await deps.db.shared.$count(letters, lately)) > 0)
    throw new AppError("letter-too-soon");
  const noOther = list === "newsletter" ? sql`not exists (select 1 from ${letters} where ${lately})` : sql`1`;
  await runAudited(deps, {
    actorId,
    action: "letter-sent",
    subject: letterId,
    reason,
    data: { list, readers },
    onlyIf: sql`${isDraft(letterId, expected)} and ${noOther}`,
    effects: [
      deps.db.shared
        .update(letters)
        .set({ status: "writing", startedAt: time, updatedAt: time })
        .where(eq(letters.id, letterId)),
    ],
    tasks: [{ kind: "write-letter-mails", letterId }],
  });
}

/** Mails a saved letter to the member of staff who asks, marked as a test. @throws AppError "not-found" */
export async function testLetter(
  deps: Deps,
  { letterId, email, userId }: { letterId: string; email: string; userId: string },
): Promise<void> {
  await getLetter(deps, { letterId });
  const mail = prepareMail(deps, {
    to: email,
    userId,
    template: "letter",
    data: { letterId, entryId: null },
  });
  await runBatch(deps.db.shared, [mail.insert]);
  await sendTasks(deps, [mail.task]);
}
