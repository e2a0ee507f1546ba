import { and, eq, exists, gt, isNull } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { verifications } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { hashSessionToken, newSessionToken } from "./session/session-token";

export type LinkPurpose = "verify-email" | "reset-password" | "confirm-deletion";

const MINUTE = 60_000;

export const MAILED_LINK_MILLISECONDS: Record<LinkPurpose, number> = {
  "verify-email": 7 * 24 * 60 * MINUTE,
  "reset-password": 30 * MINUTE,
  "confirm-deletion": 30 * MINUTE,
};

export function prepareLink(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
) {
  const token = newSessionToken();
  const insert = db.shared.insert(verifications).values({
    userId,
    purpose,
    tokenHash: hashSessionToken(token),
    expiresAt: now() + MAILED_LINK_MILLISECONDS[purpose],
    createdAt: now(),
  });
  return { token, insert };
}

export async function findMailedLink(
  { db, now }: Pick<Deps, "db" | "now">,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<string | null> {
  const [row] = await db.shared
    .select({ userId: verifications.userId })
    .from(verifications)
    .where(live(token, purpose, now()));
  return row?.userId ?? null;
}

/** One statement, so that a link works once. @throws AppError "link-invalid" */
export async function redeemLink(
  { db, now }: Pick<Deps, "db" | "now">,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<string> {
  const [row] = await db.shared
    .update(verifications)
    .set({ usedAt: now() })
    .where(live(token, purpose, now()))
    .returning({ userId: verifications.userId });
  if (!row) throw new AppError("link-invalid");
  return row.userId;
}

const LIVE = "link-live";

/** The batch is undone where the link is used or too old by then: see `asLinkError`. */
export function prepareRedemption(
  { db, now }: Pick<Deps, "db" | "now">,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): BatchItem<"sqlite">[] {
  const { shared } = db;
  const link = live(token, purpose, now());
  return [
    prepareCondition(shared, LIVE, exists(shared.select().from(verifications).where(link))),
    shared.update(verifications).set({ usedAt: now() }).where(link),
  ];
}

export function asLinkError(error: unknown): unknown {
  return isRefused(error, LIVE) ? new AppError("link-invalid") : error;
}

function live(token: string, purpose: LinkPurpose, time: number) {
  return and(
    eq(verifications.tokenHash, hashSessionToken(token)),
    eq(verifications.purpose, purpose),
    isNull(verifications.usedAt),
    gt(verifications.expiresAt, time),
  );
}
