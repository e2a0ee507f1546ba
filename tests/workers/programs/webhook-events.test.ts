import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents, applicantExports, applicants } from "../../../db/schema";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { decide } from "../../../workers/domain/decisions/decide";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { changeWebhook } from "../../../workers/domain/programs/webhooks/change-webhooks";
import { rescoreThread } from "../../../workers/domain/threads/requirements/update-requirements";
import { deliver, failOnce, type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { deliverAll, deliveriesOf, receivedAt, verified, webhookAt } from "../../support/programs/webhooks";
import { resumePdf } from "../../support/samples/text-pdf";

async function setUp() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  return { deps, agent, threadId, webhook: await webhookAt(deps, agent) };
}

type World = Awaited<ReturnType<typeof setUp>>;

async function upload({ deps, agent, threadId }: World, bytes: Uint8Array<ArrayBuffer>[]) {
  const files = (async function* () {
    for (const [i, one] of bytes.entries()) yield { name: `${i}.pdf`, bytes: one };
  })();
  return acceptUpload(deps, { agent, threadId, batchId: null, files });
}

const work = (deps: TestDeps) => deliver(deps, deps.sent.splice(0));
const typesOf = async ({ deps, webhook }: World) =>
  (await deliveriesOf(deps, webhook.id)).map(({ type }) => type).sort();

/** Says it is a PDF, and can't be read. */
const broken = new TextEncoder().encode("%PDF-1.7\nnothing");

test("an upload is told as it is analyzed, signed, by ids alone, to its own company", async () => {
  const world = await setUp();
  const { deps, threadId, webhook } = world;
  const stranger = await setUp();
  const { applicantIds, batchId } = await upload(world, [resumePdf(1), resumePdf(2), broken]);
  expect(await typesOf(world)).toEqual([]);
  await work(deps);
  const analyzed = ["candidate.analyzed", "candidate.analyzed", "candidate.failed"];
  expect(await typesOf(world)).toEqual(["batch.completed", ...analyzed]);
  await deliverAll(deps, webhook.id);
  const received = await receivedAt(webhook.address);
  const messages = received.map((one) => verified(webhook.secret, one));
  const ids = messages.flatMap(({ data }) => data.candidate_id ?? []);
  expect(ids.sort()).toEqual([...applicantIds].sort());
  for (const { type, data } of messages)
    expect(data).toEqual({
      ...{ thread_id: threadId, batch_id: batchId },
      ...(type === "batch.completed" ? {} : { candidate_id: data.candidate_id }),
    });
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(4);
  const [stored] = await deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
  for (const words of [stored!.candidateName ?? stored!.fileName, stored!.fileName])
    for (const { body } of received) expect(body).not.toContain(words);
  expect(() => verified(stranger.webhook.secret, received[0]!)).toThrow();
  expect(await typesOf(stranger)).toEqual([]);
});

test("whatever fails on the way, each result is told once", async () => {
  for (let n = 1; ; n++) {
    const fault = failOnce(n);
    const world = await setUp();
    const faulty = testDeps({ d1: fault });
    await upload(world, [resumePdf(3)]);
    await deliver(faulty, world.deps.sent.splice(0));
    expect([n, await typesOf(world)]).toEqual([n, ["batch.completed", "candidate.analyzed"]]);
    if (fault.calls < n) break;
  }
});

test("new scores, decisions and large exports are told", async () => {
  const world = await setUp();
  const { deps, agent, threadId, webhook } = world;
  const { applicantIds } = await upload(world, [resumePdf(1), resumePdf(2)]);
  await work(deps);
  await deliverAll(deps, webhook.id);
  await rescoreThread(deps, { agent, threadId });
  await work(deps);
  const [first = ""] = applicantIds;
  await decide(deps, { agent, threadId, move: { stage: "interview", applicantIds: [first] } });
  const [exportRow] = await deps.db.shared
    .insert(applicantExports)
    .values({
      ...{ threadId, agentId: agent.agentId, companyId: agent.companyId, fileKey: `exports/${first}` },
    })
    .returning();
  await deps.db.shared
    .update(applicantExports)
    .set({ status: "ready" })
    .where(eq(applicantExports.id, exportRow!.id));
  const told = (await deliveriesOf(deps, webhook.id)).filter(({ status }) => status === "pending");
  expect(told.map(({ type, data }) => [type, data.candidate_id ?? data.export_id ?? null]).sort()).toEqual([
    ["candidate.moved", first],
    ["export.ready", exportRow!.id],
    ["thread.rescored", null],
  ]);
});

test("a batch whose last file is deleted has ended, too", async () => {
  const world = await setUp();
  const { deps, agent, threadId } = world;
  const { applicantIds } = await upload(world, [resumePdf(1), resumePdf(2)]);
  const [last = "", ...others] = applicantIds;
  await deliver(
    deps,
    others.map((applicantId) => ({ companyId: agent.companyId, applicantId })),
  );
  await deleteApplicant(deps, { agent, threadId, applicantId: last });
  expect(await typesOf(world)).toEqual(["batch.completed", "candidate.analyzed"]);
});

test("nothing is kept for a webhook that didn't ask, is off, or whose company is blocked", async () => {
  const world = await setUp();
  const { deps, agent } = world;
  const quiet = await webhookAt(deps, agent);
  await changeWebhook(deps, { ...quiet.own, form: { events: ["export.ready"] } });
  const off = await webhookAt(deps, agent);
  await changeWebhook(deps, { ...off.own, isOn: false });
  await upload(world, [resumePdf(1)]);
  await work(deps);
  for (const { id } of [quiet, off]) expect(await deliveriesOf(deps, id)).toEqual([]);
  expect(await typesOf(world)).toEqual(["batch.completed", "candidate.analyzed"]);
  await deps.db.shared.update(agents).set({ status: "blocked" }).where(eq(agents.id, agent.agentId));
  const ofThread = eq(applicants.threadId, world.threadId);
  await deps.db.shared.update(applicants).set({ analysisStatus: "failed" }).where(ofThread);
  expect(await typesOf(world)).toHaveLength(2);
});
