import { eq } from "drizzle-orm";
import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import * as z from "zod";
import { applicants } from "../../../db/schema";
import { answers, problem } from "../../../scripts/openapi/answers";
import type { V1Route } from "../../../workers/http/v1/route";
import { type OperationName, v1Routes } from "../../../workers/http/v1/routes";
import { deliver, testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { filesForm, ORIGIN, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";
import type { paths } from "../../support/programs/api-types";
import { ALL_AGENCY, ALL_SEEKER, keyFor } from "../../support/programs/keys";
import { deliverAll } from "../../support/programs/webhooks";
import { resumePdf } from "../../support/samples/text-pdf";

const deps = testDeps();

/** A client made from the document, whose every answer is checked; it notes which operations answered. */
function clientOf(token: string) {
  const seen = new Set<OperationName>();
  const client = createClient<paths>({
    baseUrl: `${ORIGIN}/api/v1`,
    headers: { authorization: `Bearer ${token}` },
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const type = request.headers.get("content-type");
      return visit(pathname + search, {
        method: request.method,
        ...(request.body ? { body: await request.arrayBuffer() } : {}),
        headers: {
          authorization: request.headers.get("authorization") ?? "",
          ...(type && { "content-type": type }),
        },
      });
    },
  });
  async function ok<T>(
    name: OperationName,
    call: Promise<{ data?: T; error?: unknown; response: Response }>,
  ) {
    const { data, error, response } = await call;
    expect([name, error]).toEqual([name, undefined]);
    expect([name, response.status]).toEqual([name, (v1Routes[name] as V1Route).status]);
    for (const header of ["x-request-id", "ratelimit"]) expect(response.headers.has(header)).toBe(true);
    const schema = answers[name];
    if (schema instanceof z.ZodType) expect([name, schema.safeParse(data).error]).toEqual([name, undefined]);
    seen.add(name);
    return data as T;
  }
  return { client, ok, seen };
}

/** Operations of an agency's keys, or of a seeker's, and those of both. */
function namesOf(kind: "agency" | "seeker"): OperationName[] {
  const scopes = kind === "agency" ? ALL_AGENCY : ALL_SEEKER;
  const routes = Object.entries(v1Routes) as [OperationName, V1Route][];
  return routes.filter(([, { scope }]) => scope !== null && scopes.includes(scope)).map(([name]) => name);
}

const bodyOf = (files: number[]) => ({
  body: { resumes: [] },
  bodySerializer: () =>
    filesForm(files.map((number) => ({ name: `${number}.pdf`, bytes: resumePdf(number) }))) as never,
});

const job = {
  title: "Backend Developer",
  job_description:
    "At least 3 years of experience.\nRequirements:\n- Python\n- PostgreSQL\nNice to have:\n- Go",
  company_name: "Fjordpay",
};

/** A résumé per page, so that the cursor is followed. */
const pages = async (
  list: (cursor?: string) => Promise<{ data: { id: string }[]; next_cursor: string | null }>,
) => {
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list(cursor);
    ids.push(...page.data.map(({ id }) => id));
    if (page.next_cursor === null) return ids;
    cursor = page.next_cursor;
  }
};

test("an agency's program goes from a job to a ranking and back, and every answer is as the document says", async () => {
  const agent = await createAgent(deps);
  const { client, ok, seen } = clientOf(await keyFor(deps, agent));
  await ok("getKey", client.GET("/key"));
  const made = await ok(
    "createThread",
    client.POST("/threads", { body: { ...job, employment_type: "full-time" } }),
  );
  await ok("createThread", client.POST("/threads", { body: { ...job, employment_type: "contract" } }));
  const path = { thread_id: made.id };
  const listed = await pages((cursor) =>
    ok("listThreads", client.GET("/threads", { params: { query: { limit: 1, cursor } } })),
  );
  expect(new Set(listed).size).toBe(2);
  await ok("getThread", client.GET("/threads/{thread_id}", { params: { path } }));
  const asked = await ok(
    "getRequirements",
    client.GET("/threads/{thread_id}/requirements", { params: { path } }),
  );
  expect(asked.requirements.map(({ label }) => label)).toContain("Python");
  const changed = await ok(
    "changeRequirements",
    client.PATCH("/threads/{thread_id}/requirements", {
      ...{ params: { path }, body: { version: asked.version, requirements: [{ label: "Docker" }] } },
    }),
  );
  expect(changed).toMatchObject({ version: asked.version + 1, rescored: 0 });

  const unsaid = await client.POST("/threads/{thread_id}/uploads", { params: { path }, ...bodyOf([1]) });
  expect([unsaid.response.status, problem.parse(unsaid.error).code]).toEqual([422, "source-missing"]);
  const upload = await ok(
    "uploadResumes",
    client.POST("/threads/{thread_id}/uploads", {
      ...{ params: { path, query: { source: "applied" } }, ...bodyOf([1, 2, 3]) },
    }),
  );
  const batch = { batch_id: upload.batch_id ?? "" };
  const before = await ok("getBatch", client.GET("/batches/{batch_id}", { params: { path: batch } }));
  expect(before).toMatchObject({ status: "processing", total: 3 });
  await deliver(
    deps,
    upload.candidate_ids.map((applicantId) => ({ companyId: agent.companyId, applicantId })),
  );
  const after = await ok("getBatch", client.GET("/batches/{batch_id}", { params: { path: batch } }));
  expect(after).toMatchObject({ status: "completed", completed: 3 });

  const ranked = await pages((cursor) =>
    ok(
      "listCandidates",
      client.GET("/threads/{thread_id}/candidates", { params: { path, query: { limit: 1, cursor } } }),
    ),
  );
  expect(new Set(ranked)).toEqual(new Set(upload.candidate_ids));
  const one = { ...path, candidate_id: ranked[0] ?? "" };
  const at = "/threads/{thread_id}/candidates/{candidate_id}";
  const best = await ok("getCandidate", client.GET(at, { params: { path: one } }));
  const quotes = best.evidence?.scores.flatMap(({ parts }) => parts.flatMap((part) => part.quotes)) ?? [];
  expect(quotes.length).toBeGreaterThan(0);
  const read = await ok("getCandidateResume", client.GET(`${at}/json-resume`, { params: { path: one } }));
  expect(read.meta).toMatchObject({ plumbline: { quotes: { "basics.name": [{ page: 1 }] } } });
  await ok("listDecisions", client.GET(`${at}/decisions`, { params: { path: one } }));
  await ok(
    "analyzeAgain",
    client.POST("/threads/{thread_id}/analyses", { params: { path }, body: { candidate_ids: ranked } }),
  );
  const csv = await ok(
    "exportCandidates",
    client.GET("/threads/{thread_id}/candidates.csv", { params: { path }, parseAs: "text" }),
  );
  expect(csv.trim().split("\r\n")).toHaveLength(4);

  await webhooks(ok, client);
  const second = { thread_id: listed.find((id) => id !== made.id) ?? "" };
  const again = client.POST("/threads/{thread_id}/uploads", {
    ...{ params: { path: second }, body: { candidate_ids: ranked.slice(0, 2) } },
  });
  expect(await ok("uploadResumes", again)).toMatchObject({ added: 2, present: 0 });
  await ok("deleteCandidate", client.DELETE(at, { params: { path: one } }));
  await ok("deleteThread", client.DELETE("/threads/{thread_id}", { params: { path } }));
  const { response, error } = await client.GET("/threads/{thread_id}", { params: { path } });
  expect([response.status, problem.safeParse(error).error]).toEqual([404, undefined]);
  expect(namesOf("agency").filter((name) => !seen.has(name))).toEqual([]);
});

type Program = ReturnType<typeof clientOf>;

async function webhooks(ok: Program["ok"], client: Program["client"]) {
  const form = { url: `${deps.webhooks.standIn}/webhook-receiver/x`, events: ["batch.completed" as const] };
  const made = await ok("createWebhook", client.POST("/webhooks", { body: form }));
  const which = { params: { path: { webhook_id: made.id } } };
  const at = "/webhooks/{webhook_id}";
  expect(await ok("getWebhook", client.GET(at, which))).toMatchObject({ ...form, is_enabled: true });
  await ok("changeWebhook", client.PATCH(at, { ...which, body: { events: ["thread.rescored"] } }));
  const { data } = await ok("listWebhooks", client.GET("/webhooks"));
  expect(data).toMatchObject([{ id: made.id, events: ["thread.rescored"] }]);
  const renewed = await ok("rotateWebhookSecret", client.POST(`${at}/secret`, which));
  expect(renewed.secret).not.toBe(made.secret);
  const sent = await ok("testWebhook", client.POST(`${at}/test`, which));
  await deliverAll(deps, made.id);
  const log = await ok("listDeliveries", client.GET(`${at}/deliveries`, which));
  expect(log.data).toMatchObject([{ id: sent.delivery_id, type: "webhook.test" }]);
  const isDone = async () => (await client.GET(`${at}/deliveries`, which)).data?.data[0]?.status;
  await expect.poll(isDone, { timeout: 60_000, interval: 100 }).toBe("delivered");
  const one = { params: { path: { webhook_id: made.id, delivery_id: sent.delivery_id } } };
  await ok("redeliver", client.POST(`${at}/deliveries/{delivery_id}/again`, one));
  await ok("deleteWebhook", client.DELETE(at, which));
}

test("under blind review programs read no one's own words", async () => {
  const agent = await createAgent(deps, { blindReview: true });
  const { client, ok } = clientOf(await keyFor(deps, agent));
  const thread = await ok(
    "createThread",
    client.POST("/threads", { body: { ...job, employment_type: "full-time" } }),
  );
  const path = { thread_id: thread.id };
  const upload = await ok(
    "uploadResumes",
    client.POST("/threads/{thread_id}/uploads", {
      ...{ params: { path, query: { source: "applied" } }, ...bodyOf([4]) },
    }),
  );
  const [candidateId = ""] = upload.candidate_ids;
  await deliver(deps, [{ companyId: agent.companyId, applicantId: candidateId }]);
  const [stored] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, candidateId));
  const own = [stored?.candidateName ?? "?", stored?.candidateEmail ?? "?", "4.pdf"];
  expect(own).not.toContain("?");
  const one = { params: { path: { ...path, candidate_id: candidateId } } };
  const at = "/threads/{thread_id}/candidates/{candidate_id}";
  const told = [
    await ok("listCandidates", client.GET("/threads/{thread_id}/candidates", { params: { path } })),
    await ok("getCandidate", client.GET(at, one)),
    await ok("getCandidateResume", client.GET(`${at}/json-resume`, one)),
    await ok(
      "exportCandidates",
      client.GET("/threads/{thread_id}/candidates.csv", { params: { path }, parseAs: "text" }),
    ),
  ];
  for (const answer of told) {
    const text = JSON.stringify(answer).toLowerCase();
    expect(own.filter((words) => text.includes(words.toLowerCase()))).toEqual([]);
  }
});

test("a job seeker's program reads, uploads, analyzes and deletes what is theirs", async () => {
  const seeker = await createSeeker(deps);
  const { client, ok, seen } = clientOf(await keyFor(deps, seeker));
  const uploaded = await ok("uploadOwnResumes", client.POST("/resumes", bodyOf([5])));
  const path = { resume_id: uploaded.resume_ids[0] ?? "" };
  await deliver(deps, [{ userId: seeker.userId, resumeId: path.resume_id }]);
  const { data } = await ok("listResumes", client.GET("/resumes"));
  expect(data).toMatchObject([{ id: path.resume_id, status: "completed", is_default: true }]);
  await ok("getResume", client.GET("/resumes/{resume_id}", { params: { path } }));
  const read = await ok(
    "getJsonResume",
    client.GET("/resumes/{resume_id}/json-resume", { params: { path } }),
  );
  expect(read.meta).toMatchObject({ plumbline: { quotes: { "basics.name": [{ page: 1 }] } } });
  const { job_description, title: job_title } = job;
  const given = { resume_id: path.resume_id, job_description, job_title };
  const made = await ok("createAnalysis", client.POST("/analyses", { body: given }));
  await ok("createAnalysis", client.POST("/analyses", { body: given }));
  const listed = await pages((cursor) =>
    ok("listAnalyses", client.GET("/analyses", { params: { query: { limit: 1, cursor } } })),
  );
  expect([new Set(listed).size, listed.includes(made.id)]).toEqual([2, true]);
  const which = { params: { path: { analysis_id: made.id } } };
  const analysis = await ok("getAnalysis", client.GET("/analyses/{analysis_id}", which));
  expect(analysis.match_score).toBe(made.match_score);
  await ok("deleteAnalysis", client.DELETE("/analyses/{analysis_id}", which));
  const search = { position: `Q${crypto.randomUUID().slice(0, 8)}`, location: "Germany" };
  expect(await ok("searchJobs", client.POST("/job-searches", { body: search }))).toMatchObject({ data: [] });
  expect(await ok("getCredits", client.GET("/credits"))).toEqual({ total_credits: 0 });
  await ok("deleteResume", client.DELETE("/resumes/{resume_id}", { params: { path } }));
  expect(namesOf("seeker").filter((name) => !seen.has(name))).toEqual([]);
});
