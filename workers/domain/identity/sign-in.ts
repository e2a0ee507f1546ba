import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { accounts, agents, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { callerMark } from "./caller-mark";
import { type OpenedSession, prepareSession, type Visitor } from "./open-session";
import { dummyHash, verifyPassword } from "./password";
import type { HumanProof } from "./require-human";
import { normalizeEmail } from "./rules";
import { accountBucket, addressBucket, forgiveSignIn, signInCounter } from "./sign-in-throttle";

export type SignInInput = {
  email: string;
  password: string;
  /** needed after three failures */
  proof?: HumanProof;
} & Visitor;

/**
 * Signs in with e-mail and password and opens a session. Unknown accounts and wrong passwords look and take the same:
 * the same statements, one password hash.
 * @param verify how the password is compared: whoever counts its calls sees that both cost the same
 * @returns what goes into the cookies, and whether the account is an agent's
 * @throws AppError "wrong-credentials" | "human-check-required" | "too-many-attempts"
 */
export async function signIn(
  deps: Deps,
  input: SignInInput,
  verify: typeof verifyPassword = verifyPassword,
): Promise<OpenedSession & { isAgent: boolean }> {
  const { db, log } = deps;
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
  const account = accountBucket(deps, { ...input, email, userId: owner?.userId ?? null });
  await count(account).catch(throttled(owner?.userId ?? null));

  const matches = await verify(input.password, owner?.passwordHash ?? dummyHash(deps.passwordCost));
  if (!owner || !matches) {
    note("credentials", owner?.userId ?? null);
    throw new AppError("wrong-credentials");
  }

  const { userId } = owner;
  const { opened, statements } = prepareSession(deps, { userId, via: "email", visitor: input });
  await runBatch(db.shared, [...statements, ...forgiveSignIn(deps, { account, address })]);
  log({ event: "sign-in", userId, via: "email" });
  return { ...opened, isAgent: owner.agentId !== null };
}

async function findOwner({ db }: Pick<Deps, "db">, email: string) {
  const [row] = await db.shared
    .select({ userId: users.id, passwordHash: accounts.passwordHash, agentId: agents.id })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.provider, "password")))
    .leftJoin(agents, eq(agents.userId, users.id))
    .where(eq(users.email, email));
  return row;
}
