import { and, eq, exists, gt, isNull, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { apiKeys, users } from "../../../../db/schema";
import type { LogAction } from "../../agency-log/log-actions";
import { runLogged } from "../../agency-log/run-logged";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { MOST_KEYS, OVERLAP_MILLISECONDS } from "./key-limits";
import { type KeyOwner, ofOwner } from "./key-owner";
import { hashKeyToken, hintOf, newKeyToken } from "./key-token";
import type { KeyForm } from "./schema";

const LIVES = "key-lives";

type NewKey = { name: string; token: string };

/** Makes a key and mails its maker. @returns its token, which nobody can read again. @throws AppError "key-limit" */
export async function createKey(
  deps: Deps,
  { owner, form }: { owner: KeyOwner; form: KeyForm },
): Promise<NewKey> {
  const { shared } = deps.db;
  const time = deps.now();
  const working = await shared.$count(apiKeys, and(ofOwner(owner), gt(apiKeys.expiresAt, time)));
  if (working >= MOST_KEYS) throw new AppError("key-limit");
  const { name, scopes, days } = form;
  return addKey(deps, owner, {
    action: "key-created",
    key: { name, scopes, expiresAt: time + days * DAY },
    before: [],
  });
}

/** A new key like the one before, which works for a day longer, if it lives that long. @throws AppError "key-gone", for another's alike */
export async function rotateKey(
  deps: Deps,
  { owner, keyId }: { owner: KeyOwner; keyId: string },
): Promise<NewKey> {
  const { shared } = deps.db;
  const time = deps.now();
  const lives = and(eq(apiKeys.id, keyId), ofOwner(owner), gt(apiKeys.expiresAt, time));
  const [former] = await shared.select().from(apiKeys).where(lives);
  if (!former || former.replacedAt !== null) throw new AppError("key-gone");
  const { name, scopes, expiresAt, createdAt } = former;
  const unreplaced = and(lives, isNull(apiKeys.replacedAt));
  return addKey(deps, owner, {
    action: "key-rotated",
    key: { name, scopes, expiresAt: time + (expiresAt - createdAt) },
    before: [
      whileLiving(deps, unreplaced),
      shared
        .update(apiKeys)
        .set({ replacedAt: time, expiresAt: Math.min(expiresAt, time + OVERLAP_MILLISECONDS) })
        .where(unreplaced),
    ],
  });
}

/** From the next call on the key is refused. @throws AppError "key-gone" */
export async function revokeKey(
  deps: Pick<Deps, "db" | "now">,
  { owner, keyId }: { owner: KeyOwner; keyId: string },
): Promise<void> {
  const time = deps.now();
  const lives = and(eq(apiKeys.id, keyId), ofOwner(owner), gt(apiKeys.expiresAt, time));
  await run(deps, owner, { action: "key-revoked", keyId }, [
    whileLiving(deps, lives),
    deps.db.shared.update(apiKeys).set({ expiresAt: time, revokedAt: time }).where(lives),
  ]);
}

function whileLiving({ db }: Pick<Deps, "db">, lives: SQL | undefined): BatchItem<"sqlite"> {
  const living = db.shared.select({ id: apiKeys.id }).from(apiKeys).where(lives);
  return prepareCondition(db.shared, LIVES, exists(living));
}

type Added = {
  action: LogAction;
  key: { name: string; scopes: string[]; expiresAt: number };
  before: BatchItem<"sqlite">[];
};

async function addKey(deps: Deps, owner: KeyOwner, { action, key, before }: Added): Promise<NewKey> {
  const { shared } = deps.db;
  const { userId, companyId } = owner;
  const [user] = await shared
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError("unauthenticated");
  const token = newKeyToken();
  const keyId = crypto.randomUUID();
  const url = `${deps.site.origin}${companyId === null ? "/settings/keys" : "/agent/keys"}`;
  const mail = prepareMail(deps, {
    to: user.email,
    userId,
    template: "api-key-created",
    data: { fullName: user.fullName, keyName: key.name, hint: hintOf(token), url },
  });
  const insert = shared.insert(apiKeys).values({
    id: keyId,
    ...{ userId, companyId, ...key },
    tokenHash: hashKeyToken(token),
    hint: hintOf(token),
    createdAt: deps.now(),
  });
  await run(deps, owner, { action, keyId }, [...before, insert, mail.insert]);
  await sendTasks(deps, [mail.task]);
  return { name: key.name, token };
}

/** A company's log says who made, replaced and revoked keys. */
async function run(
  deps: Pick<Deps, "db" | "now">,
  { companyId, agentId }: KeyOwner,
  { action, keyId }: { action: LogAction; keyId: string },
  statements: BatchItem<"sqlite">[],
): Promise<void> {
  try {
    if (companyId === null) await runBatch(deps.db.shared, statements);
    else
      await runLogged(deps, {
        by: { companyId, agentId },
        entries: [{ action, detail: { key: keyId } }],
        statements,
      });
  } catch (error) {
    if (isRefused(error, LIVES)) throw new AppError("key-gone");
    throw error;
  }
}
