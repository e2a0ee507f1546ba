import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { rateLimits } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { type HumanProof, requireHuman } from "../require-human";
import { type Bucket, callerOf, mostAttempts, tryAttempt } from "../throttle";
import { readDeviceMark } from "./device-mark";
import type { Visitor } from "./open-session";

const WINDOW = 15 * 60 * 1000;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 50;
const FAILURES_BEFORE_CHECK = 3;

type Attempt = { email: string } & Pick<Visitor, "ipAddress" | "deviceMark">;

function bucketOf(key: string, limit: number): Bucket {
  return { key, limit, windowMilliseconds: WINDOW };
}

export function accountBucketKey(email: string): string {
  return `sign-in:account:${email}`;
}

export function addressBucket({ ipAddress }: Pick<Visitor, "ipAddress">): Bucket {
  return bucketOf(`sign-in:address:${callerOf(ipAddress)}`, FAILURES_PER_ADDRESS);
}

/** A browser that signed in before the password was set may be a former owner's: it counts as a stranger's. */
export function accountBucket(
  deps: Pick<Deps, "signer" | "now">,
  { email, deviceMark, owner }: Attempt & { owner: { userId: string; passwordSetAt: number } | null },
): Bucket {
  const device = readDeviceMark(deps, deviceMark);
  const isOwners =
    device && owner && device.userId === owner.userId && device.markedAt >= owner.passwordSetAt;
  const key = isOwners ? `sign-in:device:${device.deviceId}` : accountBucketKey(email);
  return bucketOf(key, FAILURES_PER_ACCOUNT);
}

/** After three failures only with a human proof: filling a bucket, which locks others out, takes persons. */
export function signInCounter(deps: Deps, proof: HumanProof, ipAddress: string | null) {
  let proved = false;
  return async function count(bucket: Bucket): Promise<void> {
    if (!proved) {
      if (await tryAttempt(deps, { ...bucket, limit: FAILURES_BEFORE_CHECK })) return;
      await requireHuman(deps, proof, ipAddress);
      proved = true;
    }
    if (!(await tryAttempt(deps, bucket))) throw new AppError("too-many-attempts");
  };
}

export async function signInNeedsProof(
  deps: Pick<Deps, "db" | "signer" | "now">,
  { email, ipAddress, deviceMark }: Partial<Attempt> & Pick<Attempt, "ipAddress">,
): Promise<boolean> {
  const device = readDeviceMark(deps, deviceMark);
  const keys = [
    addressBucket({ ipAddress }).key,
    ...(email ? [accountBucketKey(email)] : []),
    ...(device ? [`sign-in:device:${device.deviceId}`] : []),
  ];
  return (await mostAttempts(deps, keys)) >= FAILURES_BEFORE_CHECK;
}

/** The account's bucket is emptied, and the address gets its try back. */
export function forgiveSignIn(
  { db }: Pick<Deps, "db">,
  { account, address }: { account: Bucket; address: Bucket },
): BatchItem<"sqlite">[] {
  return [
    db.shared.delete(rateLimits).where(eq(rateLimits.key, account.key)),
    db.shared
      .update(rateLimits)
      .set({ attempts: sql`max(0, ${rateLimits.attempts} - 1)` })
      .where(eq(rateLimits.key, address.key)),
  ];
}
