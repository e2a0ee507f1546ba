import { createRemoteJWKSet, jwtVerify } from "jose";
import * as oauth from "oauth4webapi";
import { runBatch } from "../../../db/batch";
import { openDatabases } from "../../../db/client";
import { accounts, agents, companies, companySubscriptions, users } from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import { AppError } from "../../../workers/domain/errors";
import { normalizeEmail } from "../../../workers/domain/identity/normalize-email";
import { changePassword } from "../../../workers/domain/identity/password/change-password";
import { hashPassword } from "../../../workers/domain/identity/password/password";
import { findSignedInUser } from "../../../workers/domain/identity/session/find-signed-in-user";
import { prepareSession } from "../../../workers/domain/identity/session/open-session";
import { signIn } from "../../../workers/domain/identity/session/sign-in";
import { signOut } from "../../../workers/domain/identity/session/sign-out";
import { sessionCookie } from "../../../workers/http/cookies/session-cookie";
import { type Call, createBenchWorker } from "./worker";

const EXISTS = "User with this email already exists. Please use a different email or try logging in.";

function depsOf({ d1 }: Call): Deps {
  const site = {
    origin: "http://localhost",
    staffEmails: [],
    infoMailbox: "info@example.com",
    storesMails: false,
    formerPrices: {},
  };
  const tasks = { send: async () => {} };
  return { db: openDatabases(d1), now: Date.now, log: () => {}, site, tasks } as unknown as Deps;
}

function tokenOf({ request }: Call): string {
  return /__Host-plumbline_session=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";
}

function withSession(token: string, expiresAt: number, body: object): Response {
  return Response.json(body, { headers: { "set-cookie": sessionCookie(token, expiresAt) } });
}

async function register(call: Call): Promise<Response> {
  const deps = depsOf(call);
  const { db } = deps;
  const { email = "", password = "", name = "", company = "" } = call.body;
  const userId = crypto.randomUUID();
  const companyId = crypto.randomUUID();
  const now = Date.now();
  const visitor = { ipAddress: null, userAgent: null };
  const { opened, statements } = prepareSession(deps, { userId, kind: "agent", via: "email", visitor });
  const passwordHash = await hashPassword(password);
  try {
    await runBatch(db.shared, [
      db.shared.insert(users).values({ id: userId, email: normalizeEmail(email), fullName: name }),
      db.shared.insert(accounts).values({ userId, provider: "password", subject: userId, passwordHash }),
      db.shared.insert(companies).values({
        id: companyId,
        companyName: company,
        normalizedName: company,
        normalizedWebsite: company,
        companyLocation: "Berlin",
        companyWebsite: company,
        companySize: "1-10",
      }),
      db.shared.insert(companySubscriptions).values({
        companyId,
        planId: "plan-agency-trial",
        status: "trial",
        startDate: now,
        nextRenewal: now + 14 * 24 * 60 * 60 * 1000,
      }),
      db.shared.insert(agents).values({ userId, companyId, status: "pending" }),
      ...statements,
    ]);
  } catch (error) {
    const text = `${error} ${(error as Error).cause}`;
    if (!text.includes("UNIQUE constraint failed: users.email")) throw error;
    return Response.json({ code: "email-exists", message: EXISTS }, { status: 409 });
  }
  return withSession(opened.token, opened.expiresAt, { userId });
}

async function endOtherSessions(call: Call): Promise<Response> {
  const deps = depsOf(call);
  const user = await findSignedInUser(deps, tokenOf(call));
  if (!user) throw new AppError("unauthenticated");
  const { password: current = "", newPassword: next = "" } = call.body;
  const visitor = { ipAddress: null, userAgent: null };
  const { token, expiresAt } = await changePassword(deps, { user, current, next, visitor });
  return withSession(token, expiresAt, {});
}

export default createBenchWorker({
  register,
  changePassword: endOtherSessions,
  async who(call) {
    const user = await findSignedInUser(depsOf(call), tokenOf(call));
    return Response.json({ userId: user?.userId ?? null, status: user?.agent?.status ?? null });
  },
  async signIn(call) {
    const { email = "", password = "" } = call.body;
    const ipAddress = call.request.headers.get("x-client-address");
    const { token, expiresAt, userId } = await signIn(depsOf(call), {
      ...{ email, password, ipAddress },
      userAgent: null,
    });
    return withSession(token, expiresAt, { userId });
  },
  async signOut(call) {
    await signOut(depsOf(call), tokenOf(call));
    return Response.json({});
  },
  /** Pulls the two libraries of Google sign-in into the bundle. */
  async google(call) {
    const issuer = new URL(call.body.issuer ?? "");
    const client = { client_id: "bench" };
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer));
    const verifier = oauth.generateRandomCodeVerifier();
    const parameters = oauth.validateAuthResponse(server, client, new URL(call.request.url));
    const answer = await oauth.authorizationCodeGrantRequest(
      ...([
        server,
        client,
        oauth.ClientSecretPost("bench"),
        parameters,
        "http://localhost",
        verifier,
      ] as const),
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer);
    const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? ""));
    const { payload } = await jwtVerify(tokens.id_token ?? "", keys, { audience: "bench" });
    return Response.json({ subject: payload.sub });
  },
});
