import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, companies } from "../../../db/schema";
import { checkLog } from "../../../workers/domain/agency-log/check-log";
import { listLog } from "../../../workers/domain/agency-log/list-log";
import { logGenderFilter } from "../../../workers/domain/agency-log/log-gender-filter";
import { type LogEntry, runLogged } from "../../../workers/domain/agency-log/run-logged";
import { exportApplicants } from "../../../workers/domain/applicants/export-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import { openPerson } from "../../../workers/domain/decisions/open-person";
import {
  rescoreThread,
  updateRequirements,
} from "../../../workers/domain/threads/requirements/update-requirements";
import { requirementEditsSchema } from "../../../workers/domain/threads/schema";
import { testDeps } from "../../support/faults";
import { createAgent, createColleague } from "../../support/people/agency";
import { scoredThread } from "../../support/people/scored-thread";

test("what is done in a thread is in the log, in order, by ids and figures", async () => {
  const { deps, agent, threadId, applicantIds } = await scoredThread(2);
  const [applicantId = ""] = applicantIds;
  const query = parseApplicantQuery(new URLSearchParams("gender=female"));
  await openPerson(deps, { agent, threadId, applicantId });
  await openPerson(deps, { agent, threadId, applicantId });
  await logGenderFilter(deps, { agent, threadId });
  await logGenderFilter(deps, { agent, threadId });
  await exportApplicants(deps, { agent, threadId, query: parseApplicantQuery(new URLSearchParams()) });
  await expect(exportApplicants(deps, { agent, threadId, query })).rejects.toMatchObject({ status: 404 });
  await updateRequirements(deps, {
    agent,
    threadId,
    edits: requirementEditsSchema.parse({ addedMust: ["COBOL"] }),
  });
  await rescoreThread(deps, { agent, threadId });
  const { lines } = await listLog(deps, { agent, before: null });
  expect(lines.reverse().map(({ action, detail }) => [action, detail])).toEqual([
    ["thread-created", null],
    ["uploaded", { files: 2 }],
    ["opened", null],
    ["filtered-by-gender", null],
    ["exported", { people: 2, filtered: false }],
    ["requirements-changed", { from: 1, to: 2 }],
    ["rescored", null],
  ]);
  expect(await checkLog(deps, agent)).toEqual({ lines: 7, brokenAt: null });
});

test("a change of requirements that a colleague's came before is not logged and rescores no one", async () => {
  const { deps, agent, threadId } = await scoredThread(1);
  const edits = (word: string) => requirementEditsSchema.parse({ addedMust: [word] });
  const results = await Promise.allSettled(
    ["COBOL", "Haskell", "Ada"].map((word) =>
      updateRequirements(deps, { agent, threadId, edits: edits(word) }),
    ),
  );
  const done = results.filter(({ status }) => status === "fulfilled").length;
  const { lines } = await listLog(deps, { agent, before: null });
  expect(lines.filter(({ action }) => action === "requirements-changed")).toHaveLength(done);
});

test("lines of the same moment form one chain; a line changed behind the triggers is found", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const entry: LogEntry = { action: "shared", detail: { people: 3, blind: true } };
  await Promise.all(
    Array.from({ length: 10 }, () => runLogged(deps, { by: agent, entries: [entry, entry] })),
  );
  expect(await checkLog(deps, agent)).toEqual({ lines: 20, brokenAt: null });
  const { shared } = deps.db;
  await shared.run(sql`drop trigger agency_log_stays`);
  try {
    await shared.run(
      sql`update ${agencyLog} set detail = '{"blind":true,"people":4}' where company_id = ${agent.companyId} and number = 7`,
    );
  } finally {
    await shared.run(
      sql`create trigger agency_log_stays before update on agency_log begin select raise(abort, 'the agency log is not changed'); end`,
    );
  }
  expect(await checkLog(deps, agent)).toEqual({ lines: 20, brokenAt: 7 });
});

test("of 60 writes at once, all land, each with what it does", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const { shared } = deps.db;
  const company = eq(companies.id, agent.companyId);
  const raise = () =>
    shared
      .update(companies)
      .set({ shortlistedRetentionDays: sql`${companies.shortlistedRetentionDays} + 1` })
      .where(company);
  const days = async () =>
    (await shared.select({ days: companies.shortlistedRetentionDays }).from(companies).where(company))[0]
      ?.days ?? 0;
  const before = await days();
  await Promise.all(
    Array.from({ length: 60 }, () =>
      runLogged(deps, { by: agent, entries: [{ action: "shared" }], statements: [raise()] }),
    ),
  );
  expect(await checkLog(deps, agent)).toEqual({ lines: 60, brokenAt: null });
  expect((await days()) - before).toBe(60);
});

test("the owner reads the company's log, a colleague their own lines, a stranger none of it", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps);
  const colleague = await createColleague(deps, owner);
  const stranger = await createAgent(deps);
  for (const by of [owner, colleague]) await runLogged(deps, { by, entries: [{ action: "shared" }] });
  const counted = async (agent: typeof owner) => (await listLog(deps, { agent, before: null })).lines.length;
  expect([await counted(owner), await counted(colleague), await counted(stranger)]).toEqual([2, 1, 0]);
});
