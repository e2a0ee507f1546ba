import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { oidcStarts, rateLimits, sessions, usedRequestIds, verifications } from "../../../db/schema";
import { handleMinute } from "../../../workers/crons/minute";
import { forgetExpired } from "../../../workers/domain/identity/forget-expired";
import { parseEnv } from "../../../workers/env";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";

/** The oldest of all: a run takes the first five hundred of each kind. */
const LONG_AGO = 1;

/** Links are kept for that long after their end. */
const OLD_LINK = 30 * 24 * 60 * 60 * 1000;

/** One row of every kind that ends, named by `key`. */
async function createRows(key: string, endsAt: number) {
  const deps = testDeps();
  const { userId } = await createAgent(deps);
  const db = deps.db.shared;
  const secret = `${key}-${crypto.randomUUID()}`;
  await db.batch([
    db.insert(sessions).values({ id: key, userId, tokenHash: secret, expiresAt: endsAt }),
    db.insert(verifications).values({
      id: key,
      userId,
      purpose: "verify-email",
      tokenHash: secret,
      expiresAt: endsAt - OLD_LINK,
    }),
    db
      .insert(oidcStarts)
      .values({ stateHash: key, nonce: secret, codeVerifier: secret, next: "/", expiresAt: endsAt }),
    db.insert(rateLimits).values({ key, windowEndsAt: endsAt }),
    db.insert(usedRequestIds).values({ requestId: key, expiresAt: endsAt }),
  ]);
}

async function countRows(key: string) {
  const db = testDeps().db.shared;
  const found = await db.batch([
    db.select().from(sessions).where(eq(sessions.id, key)),
    db.select().from(verifications).where(eq(verifications.id, key)),
    db.select().from(oidcStarts).where(eq(oidcStarts.stateHash, key)),
    db.select().from(rateLimits).where(eq(rateLimits.key, key)),
    db.select().from(usedRequestIds).where(eq(usedRequestIds.requestId, key)),
  ]);
  return found.map((rows) => rows.length);
}

test("what has ended is deleted, what hasn't stays", async () => {
  const [ended, live] = [crypto.randomUUID(), crypto.randomUUID()];
  await createRows(ended, LONG_AGO);
  await createRows(live, Date.now() + 3_600_000);
  await forgetExpired(testDeps());
  expect(await countRows(ended)).toEqual([0, 0, 0, 0, 0]);
  expect(await countRows(live)).toEqual([1, 1, 1, 1, 1]);
});

test("a task of the minute that fails doesn't keep the others from their turn", async () => {
  const ended = crypto.randomUUID();
  await createRows(ended, LONG_AGO);
  const deps = testDeps();
  const events: unknown[] = [];
  const files = { ...deps.files, list: () => Promise.reject(new Error("no files today")) };
  await handleMinute({ ...deps, files, settings: parseEnv(env), log: (event) => events.push(event) });
  expect(events).toContainEqual({ event: "task-failed", task: "sweep", error: "Error: no files today" });
  expect(await countRows(ended)).toEqual([0, 0, 0, 0, 0]);
});
