import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { outbox } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { MailData, MailTemplate } from "./mail-data";
import { readMailData } from "./read-mail-data";
import { renderMail } from "./render-mail";

/** Longer than any hand-over takes; a sender that died is replaced after it. */
const LEASE_MILLISECONDS = 2 * 60_000;

type Row = typeof outbox.$inferSelect;

/** Claims the row in one statement: a message that comes twice sends once. @throws Error so that the queue retries */
export async function sendMail(deps: Deps, { mailId }: { mailId: string }): Promise<void> {
  const { db, now, mail, site, log } = deps;
  const row = await claim(deps, mailId);
  if (!row) return;
  const data = await readMailData(deps, row);
  // The address has left its list since.
  if (!data) return void (await db.shared.delete(outbox).where(held(row)));
  try {
    await mail.send(messageOf({ ...row, data }, deps));
  } catch (error) {
    // Providers repeat the recipient in their refusals; logs and staff pages get along without.
    const text = errorText(error).replaceAll(row.toAddress, "[recipient]");
    log({ event: "mail-failed", mailId, attempt: row.attempts, error: text });
    await db.shared.update(outbox).set({ leaseEndsAt: null, error: text, updatedAt: now() }).where(held(row));
    throw new Error(`mail not sent: ${text}`);
  }
  await db.shared
    .update(outbox)
    .set({
      status: "sent",
      sentAt: now(),
      leaseEndsAt: null,
      error: null,
      updatedAt: now(),
      // It may hold a link's token.
      ...(site.storesMails ? {} : { data: null }),
      // The receipt of an erasure would be the last that is known of them.
      ...(row.template === "applicant-erased" && !site.storesMails ? { toAddress: "" } : {}),
    })
    .where(held(row));
  log({ event: "mail-sent", mailId, template: row.template });
}

async function claim({ db, now }: Pick<Deps, "db" | "now">, mailId: string): Promise<Row | undefined> {
  const time = now();
  const [row] = await db.shared
    .update(outbox)
    .set({
      leaseEndsAt: time + LEASE_MILLISECONDS,
      attempts: sql`${outbox.attempts} + 1`,
      updatedAt: time,
    })
    .where(
      and(
        eq(outbox.id, mailId),
        eq(outbox.status, "queued"),
        or(isNull(outbox.leaseEndsAt), lte(outbox.leaseEndsAt, time)),
      ),
    )
    .returning();
  return row;
}

/** Still ours: attempts count every claim, so a later one has another number. */
function held(row: Row) {
  return and(eq(outbox.id, row.id), eq(outbox.attempts, row.attempts));
}

function messageOf(row: Omit<Row, "data"> & { data: MailData[MailTemplate] }, { site }: Pick<Deps, "site">) {
  const template = row.template as MailTemplate;
  const { data } = row;
  // Where it becomes a header, an address may not bring a second line or a second recipient.
  if (!ONE_ADDRESS.test(row.toAddress)) throw new Error("the recipient is no address");
  const sender = ANSWERED_TO_SENDER.has(template) && "email" in data ? (data.email ?? "") : "";
  return {
    to: row.toAddress,
    ...(ONE_ADDRESS.test(sender) ? { replyTo: sender } : {}),
    ...renderMail(template, data, site),
  };
}

/** Mails to our own people about somebody's words: an answer goes to them. */
const ANSWERED_TO_SENDER: ReadonlySet<MailTemplate> = new Set([
  "contact-message",
  "coaching-request",
  "coach-booked",
  "coach-moved",
  "coach-asked",
  "coach-reminder",
]);

const ONE_ADDRESS = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u;
