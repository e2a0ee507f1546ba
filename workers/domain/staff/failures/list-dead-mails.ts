import { and, desc, eq } from "drizzle-orm";
import { outbox } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { type LinkPurpose, MAILED_LINK_MILLISECONDS } from "../../identity/mailed-link";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import type { ListQuery } from "../schema";

/** A mail that could not be sent in all its tries: which, to whose account, and why; never what it says. */
export type DeadMail = {
  id: string;
  template: string;
  userId: string | null;
  error: string | null;
  attempts: number;
  createdAt: number;
  /** its link no longer works, so that sending it again would only confuse */
  linkIsDead: boolean;
};

const LINKS: Record<string, LinkPurpose> = {
  verification: "verify-email",
  "reset-password": "reset-password",
  "confirm-deletion": "confirm-deletion",
};

const columns = {
  id: outbox.id,
  template: outbox.template,
  userId: outbox.userId,
  error: outbox.error,
  attempts: outbox.attempts,
  createdAt: outbox.createdAt,
};

function withLink<Row extends { template: string; createdAt: number }>(row: Row, now: number) {
  const purpose = LINKS[row.template];
  const linkIsDead = purpose !== undefined && row.createdAt + MAILED_LINK_MILLISECONDS[purpose] <= now;
  return { ...row, linkIsDead };
}

export async function listDeadMails(
  { db, now }: Pick<Deps, "db" | "now">,
  { after }: ListQuery<"plain">,
): Promise<CursorPage<DeadMail>> {
  const rows = await db.shared
    .select(columns)
    .from(outbox)
    .where(and(eq(outbox.status, "failed"), afterKey(after, outbox.createdAt, outbox.id, "down")))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(
    rows.map((row) => withLink(row, now())),
    (row) => row.createdAt,
  );
}

/** One of them. @throws AppError "not-found" for a mail that isn't dead, or unknown */
export async function getDeadMail(
  { db, now }: Pick<Deps, "db" | "now">,
  { mailId }: { mailId: string },
): Promise<DeadMail> {
  const [row] = await db.shared
    .select(columns)
    .from(outbox)
    .where(and(eq(outbox.id, mailId), eq(outbox.status, "failed")));
  if (!row) throw new AppError("not-found");
  return withLink(row, now());
}
