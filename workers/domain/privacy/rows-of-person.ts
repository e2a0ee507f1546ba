import { and, eq, gte, lt, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as schema from "../../../db/schema";

/** `infoMailbox`: where visitors' messages go, with the sender's name in them. */
export type RowsOwner = { userId: string; email: string; infoMailbox: string };

export function ofUserId(table: { userId: SQLiteColumn }) {
  return ({ userId }: RowsOwner) => eq(table.userId, userId);
}

/** Counters are named after what they count for, which comes last: "sign-in:account:mara@example.com". */
export function countersOf({ userId, email }: RowsOwner) {
  const endsWith = (text: string) => sql`substr(${schema.rateLimits.key}, ${-text.length}) = ${text}`;
  return or(endsWith(`:${email}`), endsWith(`:${userId}`));
}

/** Mails to the person, and those to our mailbox that pass on their message. */
export function mailsOf({ userId, email, infoMailbox }: RowsOwner) {
  const { outbox } = schema;
  // To staff who hold a session, whose ids begin so.
  const ofSession = and(gte(outbox.id, "coaching."), lt(outbox.id, "coaching/"));
  const sender = sql`lower(json_extract(${outbox.data}, '$.email'))`;
  return or(
    eq(outbox.userId, userId),
    eq(outbox.toAddress, email),
    and(eq(outbox.toAddress, infoMailbox), eq(sender, email)),
    and(ofSession, eq(sender, email)),
  );
}

export function messagesOf({ email }: RowsOwner) {
  return eq(sql`lower(${schema.contactMessages.email})`, email);
}

export function bookingsOf({ email }: RowsOwner) {
  return eq(schema.coachingBookings.email, email);
}

export function invoicesOf({ userId }: RowsOwner) {
  const { billingCustomers, invoices } = schema;
  return sql`${invoices.customerId} in (select ${billingCustomers.id} from ${billingCustomers} where ${billingCustomers.userId} = ${userId})`;
}

export function ownAnswers({ userId }: RowsOwner) {
  const { apiAnswers, apiKeys } = schema;
  return sql`${apiAnswers.keyId} in (select ${apiKeys.id} from ${apiKeys} where ${apiKeys.userId} = ${userId})`;
}

export function auditTrailOf(person: RowsOwner) {
  const { auditLog, coachingBookings, contactMessages, outbox } = schema;
  return or(
    eq(auditLog.subject, person.userId),
    sql`${auditLog.subject} in (select ${contactMessages.id} from ${contactMessages} where ${messagesOf(person)})`,
    sql`${auditLog.subject} in (select ${coachingBookings.id} from ${coachingBookings} where ${bookingsOf(person)})`,
    sql`${auditLog.subject} in (select ${outbox.id} from ${outbox} where ${mailsOf(person)})`,
  );
}
