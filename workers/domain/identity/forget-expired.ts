import { inArray, lte } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  apiAnswers,
  apiKeys,
  applicantLinks,
  downloadAlerts,
  invitations,
  oidcStarts,
  passkeyChallenges,
  rateLimits,
  sessions,
  usedRequestIds,
  verifications,
} from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";

const MAX_ROWS = 500;

/** An old link still says whose it was, so that its reader can ask for a new one. */
const OLD_LINK_MILLISECONDS = 30 * DAY;
const ALERTS_KEPT = 90 * DAY;

/** Deletes ended sessions, links, invitations, API keys and sign-ins, old counters, alerts and request ids, and the API's kept answers. */
export async function forgetExpired({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const { shared } = db;
  const time = now();
  const drop = (table: SQLiteTable, key: SQLiteColumn, endsAt: SQLiteColumn, last = time) =>
    shared
      .delete(table)
      .where(inArray(key, shared.select({ key }).from(table).where(lte(endsAt, last)).limit(MAX_ROWS)));
  await shared.batch([
    drop(sessions, sessions.id, sessions.expiresAt),
    drop(verifications, verifications.id, verifications.expiresAt, time - OLD_LINK_MILLISECONDS),
    drop(invitations, invitations.id, invitations.expiresAt, time - OLD_LINK_MILLISECONDS),
    drop(applicantLinks, applicantLinks.id, applicantLinks.expiresAt, time - OLD_LINK_MILLISECONDS),
    drop(apiKeys, apiKeys.id, apiKeys.expiresAt, time - OLD_LINK_MILLISECONDS),
    drop(downloadAlerts, downloadAlerts.id, downloadAlerts.createdAt, time - ALERTS_KEPT),
    drop(apiAnswers, apiAnswers.id, apiAnswers.expiresAt),
    drop(oidcStarts, oidcStarts.stateHash, oidcStarts.expiresAt),
    drop(passkeyChallenges, passkeyChallenges.sessionId, passkeyChallenges.expiresAt),
    drop(rateLimits, rateLimits.key, rateLimits.windowEndsAt),
    drop(usedRequestIds, usedRequestIds.requestId, usedRequestIds.expiresAt),
  ]);
}
