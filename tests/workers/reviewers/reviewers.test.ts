import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants } from "../../../db/schema";
import { decide } from "../../../workers/domain/decisions/decide";
import { logOpened } from "../../../workers/domain/decisions/log-opened";
import { takeBack } from "../../../workers/domain/decisions/take-back";
import { listReviewers } from "../../../workers/domain/reviewers/list-reviewers";
import { listReviewerRows } from "../../../workers/domain/reviewers/list-rows";
import { testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";

test("what a colleague opened and decided is counted, without what was taken back, and named to owners alone", async () => {
  let time = Date.UTC(2026, 10, 20);
  const deps = Object.assign(testDeps(), { now: () => time });
  const agent = await createAgent(deps, { blindReview: true });
  const colleague = await createColleague(deps, agent);
  const threadId = await addThread(deps, colleague);
  const { companyId } = agent;
  const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
  for (const id of ids)
    await deps.db.shared.insert(applicants).values({
      ...{ id, threadId, agentId: colleague.agentId, companyId, fileName: "x.pdf", resumeFileUrl: id },
      ...{ fileSize: 1, fileHash: id, analysisStatus: "completed", candidateName: "Secret Person" },
    });
  for (const applicantId of ids.slice(0, 5)) {
    await logOpened(deps, { agent: colleague, threadId, applicantId });
    time += 10_000;
    await decide(deps, {
      ...{ agent: colleague, threadId },
      move: { applicantIds: [applicantId], stage: "shortlisted" },
    });
  }
  const last = await decide(deps, {
    ...{ agent: colleague, threadId },
    move: { applicantIds: ids.slice(5), stage: "shortlisted" },
  });
  const figures = async () =>
    (await listReviewers(deps, { agent, days: 30 })).reviewers.find(
      (one) => one.agentId === colleague.agentId,
    );
  expect(await figures()).toMatchObject({
    decided: 6,
    opened: 5,
    unopened: 1,
    medianSeconds: 10,
    agreement: null,
  });
  await takeBack(deps, { agent: colleague, threadId, groupId: last.groupId ?? "" });
  expect(await figures()).toMatchObject({ decided: 5, opened: 5, unopened: 0, word: null });
  for (const [rows, total] of [
    ["decided", 5],
    ["opened", 5],
    ["timed", 5],
    ["unopened", 0],
    ["compared", 0],
  ] as const) {
    const found = await listReviewerRows(deps, { agent, days: 30, of: colleague.agentId, rows });
    expect(found.total, rows).toBe(total);
    expect(JSON.stringify(found)).not.toContain("Secret Person");
  }
  await expect(listReviewers(deps, { agent: colleague, days: 30 })).rejects.toMatchObject({
    code: "owner-right",
  });
  const stranger = await createAgent(deps);
  expect((await listReviewers(deps, { agent: stranger, days: 30 })).reviewers).toHaveLength(1);
  await deps.db.shared.delete(applicants).where(eq(applicants.id, ids[0] ?? ""));
  const cookie = await sessionOf(deps, agent.userId);
  const csv = await (await visit("/api/reports/reviewers.csv?days=30", { cookie })).text();
  expect(csv.split("\r\n")[0]).toContain("Colleague,Role,Decided,Decided Without Opening,Opened");
});
