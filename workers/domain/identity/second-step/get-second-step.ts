import { and, eq, isNull } from "drizzle-orm";
import { renderSVG } from "uqr";
import { authenticators, passkeys, recoveryCodes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { SignedInUser } from "../session/signed-in-user";
import { appAddress } from "./one-time-code";
import { openSecret } from "./sealed-secret";

export type ShownStep = { id: string; name: string; addedAt: number; lastUsedAt: number | null };

/** What an app is told: by its camera (an SVG), or typed. */
export type PendingApp = { id: string; name: string; secret: string; picture: string };

export async function getSecondStep(
  deps: Pick<Deps, "db" | "signer">,
  { userId, email }: Pick<SignedInUser, "userId" | "email">,
): Promise<{ keys: ShownStep[]; apps: ShownStep[]; pending: PendingApp | null; codesLeft: number }> {
  const { shared } = deps.db;
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const [keys, rows, codesLeft] = await Promise.all([
    shared
      .select({
        id: passkeys.id,
        name: passkeys.name,
        addedAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(passkeys.createdAt),
    shared
      .select()
      .from(authenticators)
      .where(eq(authenticators.userId, userId))
      .orderBy(authenticators.createdAt),
    shared.$count(recoveryCodes, unused),
  ]);
  const begun = rows.find(({ confirmedAt }) => confirmedAt === null);
  const apps = rows.flatMap(({ id, name, confirmedAt, lastUsedAt }) =>
    confirmedAt === null ? [] : [{ id, name, addedAt: confirmedAt, lastUsedAt }],
  );
  if (!begun) return { keys, apps, pending: null, codesLeft };
  const secret = openSecret(deps, userId, begun.secret);
  const picture = renderSVG(appAddress(secret, email), { border: 2 });
  return { keys, apps, pending: { id: begun.id, name: begun.name, secret, picture }, codesLeft };
}
