import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, agents, apiKeys } from "../../../db/schema";
import { isKeyToken } from "../../../workers/domain/programs/keys/key-token";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";

const deps = testDeps();
const db = deps.db.shared;

const fields = (given: Record<string, string>, scopes: string[] = []) => {
  const body = new URLSearchParams(given);
  for (const scope of scopes) body.append("scope", scope);
  return body;
};

async function post(path: string, cookie: string, body: URLSearchParams): Promise<string> {
  const answer = await visit(path, { method: "POST", cookie, body });
  return answer.status === 303 ? (answer.headers.get("location") ?? "") : answer.text();
}

const tokenIn = (page: string) => /plb_live_\w{38}/.exec(page)?.[0] ?? "";

/** Whether the key still mints tokens. */
async function mints(token: string, use: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return (await visit("/api/tokens", { method: "POST", body: JSON.stringify({ use }), headers })).status;
}

async function ownerWithKey(scopes = ["threads:read"]) {
  const owner = await createAgent(deps);
  const cookie = await sessionOf(deps, owner.userId);
  const form = fields({ intent: "create", name: "Import", days: "90" }, scopes);
  const token = tokenIn(await post("/agent/keys", cookie, form));
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.userId, owner.userId));
  return { owner, cookie, token, key: key! };
}

test("a key is shown once, carries check digits, and is stored as a hash", async () => {
  const { cookie, token, key } = await ownerWithKey();
  expect(isKeyToken(token)).toBe(true);
  expect(isKeyToken(`${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`)).toBe(false);
  expect(JSON.stringify(key)).not.toContain(token.slice(9, 41));
  expect(key.hint).toBe(`${token.slice(0, 13)}…${token.slice(-4)}`);
  const page = await (await visit("/agent/keys", { cookie })).text();
  expect(page).toContain("Import");
  expect(tokenIn(page)).toBe("");
});

test("a key mints the tokens that its scopes allow, and no others", async () => {
  const { token } = await ownerWithKey(["threads:read"]);
  expect(await mints(token, "b2b-job-analysis")).toBe(201);
  expect(await mints(token, "bulk-analyze")).toBe(403);
  expect(await mints(token, "cv-analysis")).toBe(403);
});

test("a replaced key works for a day longer; a revoked one is refused at once, with the tokens that it made", async () => {
  const { owner, cookie, token, key } = await ownerWithKey();
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ use: "b2b-job-analysis" });
  const minted = await visit("/api/tokens", { method: "POST", body, headers });
  const { token: short } = (await minted.json()) as { token: string };
  const job = JSON.stringify({
    job_title: "Cook",
    job_description: "Requirements:\n- Baking",
    company_name: "A",
  });
  const analyse = async () => {
    const by = { authorization: `Bearer ${short}` };
    return (await visit("/b2b/job/analyze", { method: "POST", body: job, headers: by })).status;
  };

  const next = tokenIn(await post("/agent/keys", cookie, fields({ intent: "rotate", key: key.id })));
  expect(next).not.toBe(token);
  expect([await mints(token, "b2b-job-analysis"), await mints(next, "b2b-job-analysis")]).toEqual([201, 201]);
  const [former] = await db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
  expect(former!.expiresAt - former!.replacedAt!).toBe(24 * 60 * 60 * 1000);
  expect(await post("/agent/keys", cookie, fields({ intent: "rotate", key: key.id }))).toContain(
    "work any more",
  );

  expect(await analyse()).toBe(200);
  expect(await post("/agent/keys", cookie, fields({ intent: "revoke", key: key.id }))).toContain(
    "done=revoked",
  );
  expect([await mints(token, "b2b-job-analysis"), await analyse()]).toEqual([401, 401]);
  const lines = await db.select().from(agencyLog).where(eq(agencyLog.companyId, owner.companyId));
  expect(lines.map(({ action }) => action)).toEqual(["key-created", "key-rotated", "key-revoked"]);
});

test("an expired key, and one whose maker owns the company no longer, are refused", async () => {
  const { owner, token, key } = await ownerWithKey();
  await db.update(agents).set({ role: "recruiter" }).where(eq(agents.id, owner.agentId));
  expect(await mints(token, "b2b-job-analysis")).toBe(401);
  await db.update(agents).set({ role: "owner" }).where(eq(agents.id, owner.agentId));
  expect(await mints(token, "b2b-job-analysis")).toBe(201);
  await db.update(apiKeys).set({ expiresAt: deps.now() }).where(eq(apiKeys.id, key.id));
  expect(await mints(token, "b2b-job-analysis")).toBe(401);
});

test("another company's owner can neither see, replace nor revoke a key", async () => {
  const { token, key } = await ownerWithKey();
  const other = await createAgent(deps);
  const cookie = await sessionOf(deps, other.userId);
  for (const intent of ["rotate", "revoke"])
    expect(await post("/agent/keys", cookie, fields({ intent, key: key.id }))).toContain("work any more");
  expect(await (await visit("/agent/keys", { cookie })).text()).not.toContain(key.hint);
  expect(await mints(token, "b2b-job-analysis")).toBe(201);
});

test("job seekers make keys for their own data, in whose scopes a company's are not", async () => {
  const seeker = await createSeeker(deps);
  const cookie = await sessionOf(deps, seeker.userId);
  const form = (scope: string) => fields({ intent: "create", name: "Mine", days: "30" }, [scope]);
  expect(tokenIn(await post("/settings/keys", cookie, form("threads:read")))).toBe("");
  const token = tokenIn(await post("/settings/keys", cookie, form("analyses:write")));
  expect(await mints(token, "cv-analysis")).toBe(201);
  expect(await mints(token, "bulk-analyze")).toBe(403);
});
