import { AppError } from "../domain/errors";
import { type ActiveAgent, type SignedInUser, safePath } from "../domain/identity/rules";
import type { AppContext } from "./app-context";

function activeAgentOf(user: SignedInUser | null): ActiveAgent | null {
  if (user?.agent?.status !== "active") return null;
  const { agentId, companyId, companyName } = user.agent;
  return { userId: user.userId, agentId, companyId, companyName, fullName: user.fullName };
}

/** For API endpoints. @throws AppError "unauthenticated" without a session, "agent-inactive" for anyone but an active agent */
export async function requireApiAgent(c: AppContext): Promise<ActiveAgent> {
  const user = await c.get("user")();
  if (!user) throw new AppError("unauthenticated");
  const agent = activeAgentOf(user);
  if (!agent) throw new AppError("agent-inactive");
  return agent;
}

/** For pages: sends whoever isn't an active agent to the agents' sign-in, which comes back here afterwards. */
export async function requirePageAgent(c: AppContext): Promise<ActiveAgent> {
  const agent = activeAgentOf(await c.get("user")());
  if (agent) return agent;
  const url = new URL(c.req.url);
  const next = safePath(url.pathname.replace(/\.data$/, "") + url.search, "/agent/dashboard");
  throw new Response(null, {
    status: 302,
    headers: { location: `/agent/login?next=${encodeURIComponent(next)}` },
  });
}
