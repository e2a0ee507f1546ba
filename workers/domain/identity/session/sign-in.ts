import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { accounts, agents, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { callerMark } from "../caller-mark";
import { normalizeEmail } from "../normalize-email";
import { hasPasswordHash } from "../password/own-password";
import { dummyHash, verifyPassword } from "../password/password";
import type { HumanProof } from "../require-human";
import { isProofOutdated, type OpenedSession, prepareSession, type Visitor } from "./open-session";
import { sessionKindOf } from "./session-life";
import { accountBucket, addressBucket, forgiveSignIn, signInCounter } from "./sign-in-throttle";
import { isStaffAddress } from "./signed-in-user";

export type SignInInput = {
  email: string;
  password: string;
  proof?: HumanProof;
} & Visitor;

/** Unknown accounts and wrong passwords look and take the same: the same statements, one password hash. */
export async function signIn(
  deps: Deps,
  input: SignInInput,
  verify: typeof verifyPassword = verifyPassword,
): Promise<OpenedSession & { isAgent: boolean }> {
  const { db, log, site } = deps;
  const email = normalizeEmail(input.email);
  const count = signInCounter(deps, input.proof ?? {}, input.ipAddress);
  const address = addressBucket(input);
  const note = (reason: "credentials" | "throttled", userId: string | null) =>
    log({ event: "sign-in-refused", reason, userId, caller: callerMark(deps, input.ipAddress) });
  const throttled = (userId: string | null) => (error: unknown) => {
    note("throttled", userId);
    throw error;
  };

  await count(address).catch(throttled(null));
  const owner = await findOwner(deps, email);
  const account = accountBucket(deps, { ...input, email, owner });
  await count(account).catch(throttled(owner?.userId ?? null));

  const refuse = (): never => {
    note("credentials", owner?.userId ?? null);
    throw new AppError("wrong-credentials");
  };
  const matches = await verify(input.password, owner?.passwordHash ?? dummyHash(deps.passwordCost));
  if (!owner || !matches) return refuse();

  const { userId } = owner;
  const kind = sessionKindOf({ isStaff: isStaffAddress(site, owner), isAgent: owner.agentId !== null });
  const proof = hasPasswordHash(owner);
  const { opened, statements } = prepareSession(deps, { userId, kind, via: "email", visitor: input, proof });
  try {
    await runBatch(db.shared, [...statements, ...forgiveSignIn(deps, { account, address })]);
  } catch (error) {
    if (isProofOutdated(error)) return refuse();
    throw error;
  }
  log({ event: "sign-in", userId, via: "email" });
  return { ...opened, isAgent: owner.agentId !== null };
}

async function findOwner({ db }: Pick<Deps, "db">, email: string) {
  const [row] = await db.shared
    .select({
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      passwordHash: accounts.passwordHash,
      passwordSetAt: accounts.updatedAt,
      agentId: agents.id,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.provider, "password")))
    .leftJoin(agents, eq(agents.userId, users.id))
    .where(eq(users.email, email));
  return row ?? null;
}
