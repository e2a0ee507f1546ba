import { AppError } from "../domain/errors";
import { safePath } from "../domain/identity/session/landing-path";
import type { ActiveAgent, SignedInUser } from "../domain/identity/session/signed-in-user";
import type { AppContext } from "./app-context";

export function activeAgentOf(user: SignedInUser | null): ActiveAgent | null {
  if (user?.agent?.status !== "active") return null;
  const { userId, fullName, emailVerified, agent } = user;
  const { agentId, companyId, companyName, role, tableView, blindReview, wordFiles } = agent;
  return {
    userId,
    agentId,
    companyId,
    companyName,
    role,
    fullName,
    emailVerified,
    tableView,
    blindReview,
    wordFiles,
  };
}

export async function requireApiUser(c: AppContext): Promise<SignedInUser> {
  const user = await c.get("user")();
  if (!user) throw new AppError("unauthenticated");
  return user;
}

export async function requireApiSeeker(c: AppContext): Promise<SignedInUser> {
  const user = await requireApiUser(c);
  if (user.agent) throw new AppError("candidate-only");
  return user;
}

export async function requireApiAgent(c: AppContext): Promise<ActiveAgent> {
  const agent = activeAgentOf(await requireApiUser(c));
  if (!agent) throw new AppError("agent-inactive");
  return agent;
}

function toSignIn(c: AppContext, signInPath: string, fallback: string): Response {
  const url = new URL(c.req.url);
  const next = safePath(url.pathname.replace(/\.data$/, "") + url.search, fallback);
  const location = `${signInPath}?next=${encodeURIComponent(next)}`;
  return new Response(null, { status: 302, headers: { location } });
}

export async function requirePageAgent(c: AppContext): Promise<ActiveAgent> {
  const agent = activeAgentOf(await c.get("user")());
  if (agent) return agent;
  throw toSignIn(c, "/agent/login", "/agent/dashboard");
}

export async function requirePageUser(c: AppContext): Promise<SignedInUser> {
  const user = await c.get("user")();
  if (user) return user;
  throw toSignIn(c, "/login", "/dashboard");
}

export async function requirePageSeeker(c: AppContext): Promise<SignedInUser> {
  const user = await requirePageUser(c);
  if (user.agent) throw new AppError("candidate-only");
  return user;
}

const ACCESS_HEADER = "cf-access-jwt-assertion";

/** To anyone else who is signed in the area looks missing: @throws AppError "not-found" */
export async function requirePageStaff(c: AppContext): Promise<SignedInUser> {
  const user = await requirePageUser(c);
  if (!user.isStaff) throw new AppError("not-found");
  const { staffGate, log } = c.get("deps");
  const assertion = c.req.header(ACCESS_HEADER) ?? null;
  const reason = await staffGate.refusal({ assertion, email: user.email });
  if (!reason) return user;
  log({ event: "staff-refused", reason });
  throw new AppError("not-found");
}
