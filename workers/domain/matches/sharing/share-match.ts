import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { matches, matchShares } from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { findMatch } from "../get-match";
import { MAX_OPEN_SHARES, SHARE_DAYS } from "../match-limits";
import { shareToken } from "./share-link";

export type MatchShare = {
  id: string;
  token: string;
  createdAt: number;
  expiresAt: number;
};

type Own = { userId: string; matchId: string };

/** Open to anyone with the link. @throws AppError "analysis-not-found" | "invalid-input" | "too-many-shares" */
export async function createShare(
  deps: Pick<Deps, "db" | "signer" | "now">,
  { userId, matchId, days = SHARE_DAYS.usual }: Own & { days?: number | undefined },
): Promise<MatchShare> {
  const own = { userId, matchId };
  await findMatch(deps, own);
  if (!Number.isInteger(days) || days < SHARE_DAYS.least || days > SHARE_DAYS.most)
    throw new AppError("invalid-input", { message: "A link can stay open for 1 to 90 days." });
  const db = deps.db.shared;
  const createdAt = deps.now();
  const share = { id: crypto.randomUUID(), ...own, expiresAt: createdAt + days * DAY, createdAt };
  // Counted and written in one statement: two requests at once can't pass the limit together.
  const open = db.$count(matchShares, openShares(own, createdAt));
  const made = await db
    .insert(matchShares)
    .select(
      sql`select ${share.id}, ${userId}, ${matchId}, ${share.expiresAt}, null, ${createdAt}
        from ${matches} where ${matches.id} = ${matchId} and ${matches.userId} = ${userId} and ${open} < ${MAX_OPEN_SHARES}`,
    )
    .returning({ id: matchShares.id });
  if (made.length === 0) {
    await findMatch(deps, own);
    throw new AppError("too-many-shares");
  }
  return { id: share.id, token: shareToken(deps, share.id), createdAt, expiresAt: share.expiresAt };
}

export async function listShares(deps: Pick<Deps, "db" | "signer" | "now">, own: Own): Promise<MatchShare[]> {
  await findMatch(deps, own);
  const rows = await deps.db.shared
    .select()
    .from(matchShares)
    .where(openShares(own, deps.now()))
    .orderBy(desc(matchShares.createdAt));
  return rows.map(({ id, createdAt, expiresAt }) => ({
    id,
    token: shareToken(deps, id),
    createdAt,
    expiresAt,
  }));
}

/** For good; a link that is closed already stays so. */
export async function withdrawShare(
  deps: Pick<Deps, "db" | "now">,
  { shareId, ...own }: Own & { shareId: string },
): Promise<void> {
  await findMatch(deps, own);
  const changed = await deps.db.shared
    .update(matchShares)
    .set({ withdrawnAt: sql`coalesce(${matchShares.withdrawnAt}, ${deps.now()})` })
    .where(
      and(
        eq(matchShares.id, shareId),
        eq(matchShares.matchId, own.matchId),
        eq(matchShares.userId, own.userId),
      ),
    )
    .returning({ id: matchShares.id });
  if (changed.length === 0) throw new AppError("analysis-not-found");
}

function openShares({ userId, matchId }: Own, time: number) {
  return and(
    eq(matchShares.matchId, matchId),
    eq(matchShares.userId, userId),
    isNull(matchShares.withdrawnAt),
    gt(matchShares.expiresAt, time),
  );
}
