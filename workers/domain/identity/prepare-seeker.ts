import type { BatchItem } from "drizzle-orm/batch";
import { accounts, subscriptions, users } from "../../../db/schema";
import type { Deps } from "../deps";

const TRIAL_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;
const TRIAL_PLAN = "plan-individual-trial";

export type NewSeeker = {
  email: string;
  fullName: string;
  country: string | null;
  emailVerified: boolean;
  termsVersion: string;
  account: { provider: "password"; passwordHash: string } | { provider: "google"; subject: string };
};

export function prepareSeeker(
  { db, now }: Pick<Deps, "db" | "now">,
  { account, ...person }: NewSeeker,
): { userId: string; statements: BatchItem<"sqlite">[] } {
  const userId = crypto.randomUUID();
  const time = now();
  const times = { createdAt: time, updatedAt: time };
  const statements = [
    db.shared.insert(users).values({ id: userId, ...person, termsAcceptedAt: time, ...times }),
    db.shared.insert(accounts).values({ userId, subject: userId, ...account, ...times }),
    db.shared.insert(subscriptions).values({
      userId,
      planId: TRIAL_PLAN,
      status: "active",
      startDate: time,
      nextRenewal: time + TRIAL_MILLISECONDS,
      ...times,
    }),
  ];
  return { userId, statements };
}
