import { AppError } from "../domain/errors";
import { isStepFresh } from "../domain/identity/second-step/is-step-fresh";
import { findSteppingSession } from "../domain/identity/second-step/take-second-step";
import { safePath } from "../domain/identity/session/landing-path";
import type { ActiveAgent, SignedInUser } from "../domain/identity/session/signed-in-user";
import type { AppContext } from "./app-context";
import { readSessionToken } from "./cookies/session-cookie";

/** Their company asks for a second step that they haven't set up: the portal waits for it. */
function lacksSecondStep({ hasSecondStep, agent }: SignedInUser): boolean {
  return agent?.status === "active" && agent.requiresSecondStep && !hasSecondStep;
}

export function activeAgentOf(user: SignedInUser | null): ActiveAgent | null {
  if (user?.agent?.status !== "active" || lacksSecondStep(user)) return null;
  const { userId, fullName, emailVerified, agent } = user;
  const { agentId, companyId, companyName, role, tableView, blindReview, wordFiles, hasAgreement } = agent;
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
    hasAgreement,
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
  const user = await requireApiUser(c);
  const agent = activeAgentOf(user);
  if (!agent) throw new AppError(lacksSecondStep(user) ? "second-step-required" : "agent-inactive");
  return agent;
}

function goTo(c: AppContext, path: string, fallback: string): Response {
  const url = new URL(c.req.url);
  const next = safePath(url.pathname.replace(/\.data$/, "") + url.search, fallback);
  const location = `${path}?next=${encodeURIComponent(next)}`;
  return new Response(null, { status: 302, headers: { location } });
}

const SECOND_STEP = "/two-step/check";

/** Where the code is asked for. @param next where to go from there */
export function stepPath(next: string): string {
  return `${SECOND_STEP}?next=${encodeURIComponent(next)}`;
}

/** Between password and code, people are asked for the code, not for the password again. */
async function toSignIn(c: AppContext, signInPath: string, fallback: string): Promise<Response> {
  const stepping = await findSteppingSession(c.get("deps"), readSessionToken(c));
  return goTo(c, stepping ? SECOND_STEP : signInPath, fallback);
}

export async function requirePageAgent(c: AppContext): Promise<ActiveAgent> {
  const user = await c.get("user")();
  const agent = activeAgentOf(user);
  if (agent) return agent;
  if (user && lacksSecondStep(user)) throw goTo(c, "/two-step", "/agent/dashboard");
  throw await toSignIn(c, "/agent/login", "/agent/dashboard");
}

export async function requirePageUser(c: AppContext): Promise<SignedInUser> {
  const user = await c.get("user")();
  if (user) return user;
  throw await toSignIn(c, "/login", "/dashboard");
}

export async function requirePageSeeker(c: AppContext): Promise<SignedInUser> {
  const user = await requirePageUser(c);
  if (user.agent) throw new AppError("candidate-only");
  return user;
}

/**
 * Before what can't be undone or takes much away: people who took their second step some time ago are asked again.
 * @param back where the form stands, to come back to
 */
export async function requireFreshStep(c: AppContext, back: string): Promise<void> {
  const user = await requirePageUser(c);
  if (isStepFresh(user, c.get("deps").now())) return;
  throw new Response(null, { status: 302, headers: { location: stepPath(back) } });
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
