import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  applicants,
  auditLog,
  companies,
  contactMessages,
  incidentLines,
  incidents,
  outbox,
} from "../../../db/schema";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { deliver, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createStaff, post, wordsOf } from "../../support/people/staff";
import { resumePdf } from "../../support/samples/text-pdf";

const DAY = 24 * 60 * 60 * 1000;

const minute = (time: number) => new Date(time).toISOString().slice(0, 16);

function formOf(fields: Record<string, string> = {}) {
  return {
    ...{ kind: "data-breach", severity: "high", title: "A list went to another agency" },
    ...{ description: "An export was mailed to the wrong address.", reportedBy: "Ada, by telephone" },
    ...{ noticedAt: minute(Date.now() - 4 * DAY), people: "12", ...fields },
  };
}

async function recorded(fields: Record<string, string> = {}) {
  const deps = testDeps();
  const { cookie } = await createStaff(deps);
  const answer = await post("/admin/incidents/new", cookie, formOf(fields));
  const path = new URL(answer.headers.get("location") ?? "", "https://x.example").pathname;
  const id = path.split("/").at(-1) ?? "";
  const act = (intent: string, words: string) =>
    post(path, cookie, { intent, [intent === "company" ? "company" : "words"]: words });
  const row = async () => (await deps.db.shared.select().from(incidents).where(eq(incidents.id, id)))[0];
  return { deps, cookie, path, id, act, row };
}

test("each kind has its clock, from when it was noticed, and is late once that is over", async () => {
  const { row, cookie, path } = await recorded();
  const breach = await row();
  expect((breach?.dueAt ?? 0) - (breach?.noticedAt ?? 0)).toBe(3 * DAY);
  expect(await wordsOf(await visit(path, { cookie }))).toMatch(/1 day late|late/);
  for (const [kind, days] of [
    ["ai-incident", 15],
    ["complaint", 30],
  ] as const) {
    const one = await (await recorded({ kind })).row();
    expect((one?.dueAt ?? 0) - (one?.noticedAt ?? 0)).toBe(days * DAY);
  }
  for (const [wrong, said] of [
    [{ title: " " }, "Please name it in a line"],
    [{ noticedAt: "soon" }, "Please say when it was noticed"],
    [{ noticedAt: minute(Date.now() + DAY) }, "in the future"],
    [{ people: "many" }, "whole number"],
    [{ kind: "flood" }, "Please choose a kind"],
  ] as const)
    expect(await wordsOf(await post("/admin/incidents/new", cookie, formOf(wrong)))).toContain(said);
});

test("an incident begins with the message that somebody sent, if there is one", async () => {
  const deps = testDeps();
  const { cookie } = await createStaff(deps);
  const words = `My score is wrong ${crypto.randomUUID()}`;
  const createdAt = Date.parse("2026-11-20T08:15:00Z");
  const [sent] = await deps.db.shared
    .insert(contactMessages)
    .values({ name: "Ada Berg", email: "ada@example.com", message: words, createdAt })
    .returning();
  const path = `/admin/incidents/new?message=${sent?.id}`;
  expect(await (await visit(`/admin/messages/${sent?.id}`, { cookie })).text()).toContain(path);
  const form = await (await visit(path, { cookie })).text();
  for (const begun of [words, "Ada Berg, ada@example.com", "2026-11-20T08:15", 'value="complaint" selected'])
    expect(form).toContain(begun);
  expect((await visit("/admin/incidents/new?message=x", { cookie })).status).toBe(404);
  const agent = await sessionOf(deps, (await createAgent(deps)).userId);
  expect((await visit(path, { cookie: agent })).status).toBe(404);
});

test("notes stay, owners are mailed once, and an incident ends with its outcome", async () => {
  const { deps, cookie, path, id, act, row } = await recorded();
  const agent = await createAgent(deps);
  expect(await wordsOf(await act("note", " "))).toContain("Please write something");
  expect((await act("note", "Called the agency.")).status).toBe(302);
  expect(await wordsOf(await act("company", "/admin/companies/none"))).toContain(
    "No company has this address",
  );
  expect(await wordsOf(await act("mail", "What happened: x"))).toContain("has been told already");
  expect((await act("company", `https://x.example/admin/companies/${agent.companyId}`)).status).toBe(302);
  expect((await act("mail", "What happened: a list was sent to others.")).status).toBe(302);
  const isNotice = and(eq(outbox.userId, agent.userId), eq(outbox.template, "incident-notice"));
  expect(await deps.db.shared.$count(outbox, isNotice)).toBe(1);
  expect(await wordsOf(await act("mail", "Again"))).toContain("has been told already");
  expect((await act("report", "Told the authority by its form, 10:30.")).status).toBe(302);
  expect((await row())?.reportedAt).toEqual(expect.any(Number));
  expect((await act("close", "The recipient deleted it.")).status).toBe(302);
  expect(await row()).toMatchObject({ outcome: "The recipient deleted it.", closedAt: expect.any(Number) });
  expect((await act("note", "Too late")).status).toBe(409);
  const lines = await deps.db.shared.select().from(incidentLines).where(eq(incidentLines.incidentId, id));
  expect(lines.map(({ kind }) => kind).sort()).toEqual(
    ["closed", "mailed", "note", "note", "opened", "reported"].sort(),
  );
  for (const change of [
    deps.db.shared.update(incidentLines).set({ words: "x" }).where(eq(incidentLines.incidentId, id)),
    deps.db.shared.delete(incidentLines).where(eq(incidentLines.incidentId, id)),
  ])
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining("kept as") } });
  const audited = await deps.db.shared.select().from(auditLog).where(eq(auditLog.subject, id));
  expect(audited).toHaveLength(6);
  const words = await wordsOf(await visit(path, { cookie }));
  for (const shown of ["Called the agency.", "owners told", "The recipient deleted it.", agent.companyName])
    expect(words).toContain(shown);
});

test("a breach has a second clock, of the 48 hours that the agreement promises owners", async () => {
  const noticedAt = minute(Date.now() - 40 * 60 * 60 * 1000);
  const { deps, cookie, path, act } = await recorded({ noticedAt });
  const words = async () => wordsOf(await visit(path, { cookie }));
  expect(await words()).toContain("within 48 hours of when it was noticed");
  expect(await words()).toMatch(/Companies concerned: 0.{1,24}left/);
  const agent = await createAgent(deps);
  await act("company", agent.companyId);
  expect(await words()).toMatch(/Companies concerned: 1.{1,24}left/);
  await act("mail", "What happened: a list was sent to others.");
  expect(await words()).toContain("Companies concerned: 1 In time");
  const late = await recorded({ noticedAt: minute(Date.now() - 60 * 60 * 60 * 1000) });
  await late.act("company", agent.companyId);
  await late.act("mail", "What happened: a list was sent to others.");
  expect(await wordsOf(await visit(late.path, { cookie }))).toContain("Companies concerned: 1 Late");
  const complaint = await recorded({ kind: "complaint" });
  expect(await wordsOf(await visit(complaint.path, { cookie }))).not.toContain("48 hours");
});

test("a stopped company is refused with the reason and nothing of it is scored, until it may go on", async () => {
  const deps = testDeps();
  const { cookie } = await createStaff(deps);
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const session = await sessionOf(deps, agent.userId);
  const files = (async function* () {
    yield { name: "a.pdf", bytes: resumePdf(1) };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  const decide = (decision: string) =>
    post(`/admin/companies/${agent.companyId}/${decision}`, cookie, { reason: "We look into a breach." });
  const status = async () =>
    (
      await deps.db.shared
        .select()
        .from(applicants)
        .where(eq(applicants.id, applicantIds[0] ?? ""))
    )[0]?.analysisStatus;
  expect((await decide("stop")).status).toBe(302);
  expect((await decide("stop")).status).toBe(409);
  expect((await visit("/agent/dashboard", { cookie: session })).status).toBe(302);
  expect(await wordsOf(await visit("/agent/login", { cookie: session }))).toContain("We look into a breach.");
  const waiting = [...deps.sent];
  await deliver(deps, waiting).catch(() => undefined);
  expect(await status()).toBe("pending");
  expect((await decide("resume")).status).toBe(302);
  expect((await visit("/agent/dashboard", { cookie: session })).status).toBe(200);
  await deliver(deps, waiting);
  expect(await status()).toBe("completed");
  const [company] = await deps.db.shared.select().from(companies).where(eq(companies.id, agent.companyId));
  expect(company).toMatchObject({ stoppedAt: null, stopReason: null });
});
