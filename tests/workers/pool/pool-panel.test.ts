import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants } from "../../../db/schema";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { deliver, type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague, jobForm } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { resumePdf } from "../../support/samples/text-pdf";

const NAME = "Mara Lind";

async function addMara(deps: TestDeps, agent: ActiveAgent, threadId: string): Promise<string> {
  const files = (async function* () {
    yield { name: "mara.pdf", bytes: resumePdf(1) };
  })();
  const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deliver(deps, deps.sent.splice(0));
  return applicantIds[0] ?? "";
}

async function setUp(options: { blindReview?: boolean } = {}) {
  const deps = testDeps();
  const agent = await createAgent(deps, options);
  const colleague = await createColleague(deps, agent);
  const nurse = await addThread(deps, agent, { ...jobForm, title: "Nurse" });
  const cook = await addThread(deps, colleague, { ...jobForm, title: "Cook" });
  const [id, theirs] = [await addMara(deps, agent, nurse), await addMara(deps, colleague, cook)];
  const cookie = await sessionOf(deps, agent.userId);
  const panel = async (applicantId: string, search = "", by = cookie) => {
    const answer = await visit(`/agent/candidates-pool/${applicantId}${search}`, { cookie: by });
    return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "") };
  };
  return { deps, agent, colleague, nurse, cook, id, theirs, cookie, panel };
}

const dialogOf = (html: string) => html.slice(html.indexOf("<dialog"), html.indexOf("</dialog>"));

test("someone of the pool is read over the pool, with their job threads and scores in new tabs", async () => {
  const { deps, agent, nurse, cook, id, theirs, cookie, panel } = await setUp();
  const list = await (await visit("/agent/candidates-pool?search=mara", { cookie })).text();
  expect(list).toContain(`href="/agent/candidates-pool/${id}?search=mara"`);
  const { status, html } = await panel(id, "?search=mara&tab=notes");
  expect(status).toBe(200);
  const dialog = dialogOf(html);
  for (const part of [NAME, "Backend Developer at Nordwind Systems", "Download Resume", "In the job thread"])
    expect(dialog).toContain(part);
  expect(dialog).toMatch(/aria-selected="true"[^>]*>Notes/);
  expect(dialog).toMatch(/aria-label="Close"[^>]*href="\/agent\/candidates-pool\?search=mara"/);
  const newTab = (threadId: string, applicantId: string) =>
    `href="/agent/campaigns/${threadId}/candidates/${applicantId}" target="_blank"`;
  expect(dialog).toContain(newTab(nurse, id));
  expect(dialog).not.toContain(cook);
  // Nobody is deleted from here: that is a job thread's matter.
  expect(dialog).not.toContain(`${id}/delete`);

  // The owner's whole company, where a colleague has the newer résumé of the same person.
  const whole = dialogOf((await panel(theirs, "?scope=company")).html);
  expect(whole).toContain("In 2 job threads");
  for (const part of [newTab(cook, theirs), newTab(nurse, id)]) expect(whole).toContain(part);
  expect(whole.indexOf(newTab(cook, theirs))).toBeLessThan(whole.indexOf(newTab(nurse, id)));
  const opened = and(eq(agencyLog.companyId, agent.companyId), eq(agencyLog.action, "opened"));
  const lines = await deps.db.shared.select().from(agencyLog).where(opened);
  expect(lines.map(({ applicantId }) => applicantId).sort()).toEqual([id, theirs].sort());
});

test("who isn't in one's own threads can't be opened in the pool, and no other thread of theirs is told", async () => {
  const { deps, colleague, nurse, id, theirs, panel } = await setUp();
  const stranger = await createAgent(deps);
  const [cookie, foreign] = [await sessionOf(deps, colleague.userId), await sessionOf(deps, stranger.userId)];
  for (const [applicantId, by] of [
    [id, cookie],
    [id, foreign],
    [crypto.randomUUID(), cookie],
  ] as const) {
    const { status, html } = await panel(applicantId, "?scope=company", by);
    expect(status).toBe(404);
    expect(dialogOf(html)).not.toContain(NAME);
  }
  const own = await panel(theirs, "?scope=company", cookie);
  expect(dialogOf(own.html)).toContain("In the job thread");
  expect(dialogOf(own.html)).not.toContain(nurse);
});

test("the star works in the pool's panel, and under blind review it is what shows a person there", async () => {
  const { deps, id, nurse, theirs, cookie, panel } = await setUp({ blindReview: true });
  const before = await panel(id, "?skills=python");
  expect(before.html).toMatch(/<title>Candidate [0-9A-Z]{4} \| Candidates Pool \| Plumbline<\/title>/);
  expect(before.html).not.toContain(NAME);
  const other = await panel(theirs, "?scope=company");
  expect(dialogOf(other.html)).not.toContain(nurse);
  const answer = await visit(`/agent/candidates-pool/${id}?skills=python`, {
    cookie,
    method: "POST",
    body: new URLSearchParams({ intent: "shortlist" }),
  });
  expect(answer.headers.get("Location")).toBe(`/agent/candidates-pool/${id}?skills=python`);
  expect(dialogOf((await panel(id)).html)).toContain(NAME);
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, id));
  expect(row?.stage).toBe("shortlisted");
});
