import { expect, test } from "vitest";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { deliver, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { resumePdf } from "../../support/samples/text-pdf";

async function twoAgencies() {
  const deps = testDeps();
  const [owner, stranger] = [await createAgent(deps), await createAgent(deps)];
  const threadId = await addThread(deps, owner);
  const files = (async function* () {
    yield { name: "mara.pdf", bytes: resumePdf(1) };
  })();
  const upload = await acceptUpload(deps, { agent: owner, threadId, batchId: null, files });
  await deliver(deps, deps.sent);
  const applicantId = upload.applicantIds[0] ?? "";
  return {
    deps,
    owner: await sessionOf(deps, owner.userId),
    stranger: await sessionOf(deps, stranger.userId),
    ids: { threadId, batchId: upload.batchId, applicantId },
  };
}

type Ids = { threadId: string; batchId: string; applicantId: string };
type Call = {
  name: string;
  path: (ids: Ids) => string;
  method?: string;
  headers?: Record<string, string>;
  ok: number;
};

const calls: Call[] = [
  { name: "thread page", path: (ids) => `/agent/campaigns/${ids.threadId}`, ok: 200 },
  { name: "thread data", path: (ids) => `/agent/campaigns/${ids.threadId}.data`, ok: 200 },
  {
    name: "candidate page",
    path: (ids) => `/agent/campaigns/${ids.threadId}/candidates/${ids.applicantId}`,
    ok: 200,
  },
  { name: "resume file", path: (ids) => `/api/candidates/${ids.applicantId}/resume`, ok: 200 },
  { name: "batch status", path: (ids) => `/api/batches/${ids.batchId}`, ok: 200 },
  {
    name: "live connection",
    path: (ids) => `/api/batches/${ids.batchId}/live`,
    headers: { upgrade: "websocket" },
    ok: 101,
  },
  { name: "export", path: (ids) => `/api/campaigns/${ids.threadId}/candidates.csv`, ok: 200 },
  {
    name: "filtered export",
    path: (ids) => `/api/campaigns/${ids.threadId}/candidates.csv?search=mara`,
    ok: 200,
  },
  { name: "upload", path: (ids) => `/api/campaigns/${ids.threadId}/resumes`, method: "POST", ok: 202 },
];

function request(call: Call, ids: Ids, cookie?: string) {
  const body = call.method ? filesForm([{ name: "new.pdf", bytes: resumePdf(9) }]) : undefined;
  return visit(call.path(ids), { cookie, method: call.method, body, headers: call.headers });
}

test.each(calls)("$name: the owner gets it, another company gets what a missing id gets", async (call) => {
  const { owner, stranger, ids } = await twoAgencies();
  const missing = {
    threadId: crypto.randomUUID(),
    batchId: crypto.randomUUID(),
    applicantId: crypto.randomUUID(),
  };
  expect((await request(call, ids, owner)).status).toBe(call.ok);
  const foreign = await request(call, ids, stranger);
  const absent = await request(call, missing, stranger);
  expect([foreign.status, absent.status]).toEqual([404, 404]);
  if (call.path(ids).startsWith("/api/")) {
    const plain = async (answer: Response) => ({ ...((await answer.json()) as object), reference: "" });
    expect(await plain(foreign)).toEqual(await plain(absent));
  }
});

test.each(calls)("$name: without a session there is the sign-in, or a 401 for programs", async (call) => {
  const { ids } = await twoAgencies();
  const answer = await request(call, ids);
  if (call.path(ids).startsWith("/api/")) {
    expect(answer.status).toBe(401);
  } else if (call.path(ids).endsWith(".data")) {
    expect(answer.status).toBe(202);
    expect(await answer.text()).toContain("/agent/login");
  } else {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`/agent/login?next=${encodeURIComponent(call.path(ids))}`);
  }
});

test("agents who are pending or blocked reach nothing, from the moment that they are", async () => {
  const { deps, ids } = await twoAgencies();
  for (const status of ["pending", "blocked"] as const) {
    const agent = await createAgent(deps, { status });
    const cookie = await sessionOf(deps, agent.userId);
    expect((await visit(`/api/batches/${ids.batchId}`, { cookie })).status).toBe(403);
    expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
  }
});

test("a résumé downloads under its own name, privately and without power", async () => {
  const { owner, ids } = await twoAgencies();
  const answer = await visit(`/api/candidates/${ids.applicantId}/resume`, { cookie: owner });
  expect(answer.headers.get("content-disposition")).toContain('attachment; filename="mara.pdf"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(resumePdf(1));
});
