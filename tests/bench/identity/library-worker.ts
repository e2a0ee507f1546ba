import { getCurrentAdapter, runWithTransaction } from "@better-auth/core/context";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Auth, type BatchingAdapter, createAuth, type Variant } from "./library-auth";
import * as schema from "./library-schema";
import { type Call, createBenchWorker } from "./worker";

const instances = new Map<string, Auth>();

function authOf({ d1, variant }: Call): Auth {
  const known = instances.get(variant);
  if (known) return known;
  const auth = createAuth(d1, variant as Variant);
  instances.set(variant, auth);
  return auth;
}

const dbOf = ({ d1 }: Call) => drizzle(d1, { schema });

function ownRows(call: Call, userId: string) {
  const db = dbOf(call);
  const companyId = crypto.randomUUID();
  return [
    db.insert(schema.company).values({ id: companyId, name: call.body.company ?? "" }),
    db.insert(schema.trial).values({ companyId }),
    db.insert(schema.agent).values({ userId, companyId, status: "pending" }),
  ] as const;
}

async function signUp(call: Call) {
  const { email = "", password = "", name = "" } = call.body;
  return authOf(call).api.signUpEmail({
    body: { email, password, name },
    headers: call.request.headers,
    returnHeaders: true,
  });
}

/** The library's sign-up, then our rows in a second batch. */
async function register(call: Call): Promise<Response> {
  if (call.variant === "batched") return registerAtOnce(call);
  const { headers, response } = await signUp(call);
  await dbOf(call).batch(ownRows(call, response.user.id));
  return Response.json({ userId: response.user.id }, { headers });
}

/** The library's rows and ours in one batch. */
async function registerAtOnce(call: Call): Promise<Response> {
  const { adapter } = await authOf(call).$context;
  const { headers, response } = await runWithTransaction(adapter, async () => {
    const answer = await signUp(call);
    const current = (await getCurrentAdapter(adapter)) as BatchingAdapter;
    for (const row of ownRows(call, answer.response.user.id)) current.enqueue(row);
    return answer;
  });
  return Response.json({ userId: response.user.id }, { headers });
}

export default createBenchWorker({
  register,
  auth: (call) => authOf(call).handler(call.request),
  async who(call) {
    const { headers, response } = await authOf(call).api.getSession({
      headers: call.request.headers,
      returnHeaders: true,
    });
    const body = { userId: response?.user.id ?? null, status: response?.user.agentStatus ?? null };
    return Response.json(body, { headers });
  },
  async whoWithStatus(call) {
    const found = await authOf(call).api.getSession({ headers: call.request.headers });
    if (!found) return Response.json({ userId: null, status: null });
    const [row] = await dbOf(call)
      .select({ status: schema.agent.status })
      .from(schema.agent)
      .where(eq(schema.agent.userId, found.user.id));
    return Response.json({ userId: found.user.id, status: row?.status ?? null });
  },
  async changePassword(call) {
    const { headers } = await authOf(call).api.changePassword({
      body: {
        currentPassword: call.body.password ?? "",
        newPassword: call.body.newPassword ?? "",
        revokeOtherSessions: true,
      },
      headers: call.request.headers,
      returnHeaders: true,
    });
    return Response.json({}, { headers });
  },
  async signOut(call) {
    const { headers } = await authOf(call).api.signOut({
      headers: call.request.headers,
      returnHeaders: true,
    });
    return Response.json({}, { headers });
  },
});
