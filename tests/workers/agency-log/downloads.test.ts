import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { agencyLog, agents, downloadAlerts, outbox, users } from "../../../db/schema";
import { listDownloadAlerts } from "../../../workers/domain/agency-log/downloads/list-download-alerts";
import { watchDownloads } from "../../../workers/domain/agency-log/downloads/watch-downloads";
import { runLogged } from "../../../workers/domain/agency-log/run-logged";
import { testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { withTasks } from "../../support/people/seeker";
import { wordsOf } from "../../support/people/staff";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";

const DAY = 24 * 60 * 60 * 1000;

async function setUp() {
  const deps = withTasks(testDeps());
  const owner = await createAgent(deps);
  const colleague = await createColleague(deps, owner);
  // Noon, so that a day's exports don't run into the next.
  const noon = Math.floor(deps.now() / DAY) * DAY + DAY / 2;
  let exports = 0;
  const exportOn = (daysAgo: number, people: number | null, by = colleague) => {
    exports += 1;
    return runLogged(
      { ...deps, now: () => noon - daysAgo * DAY + exports },
      { by, entries: [{ action: "exported", ...(people !== null && { detail: { people } }) }] },
    );
  };
  const watched = { ...deps, now: () => noon + 60_000 };
  const alerts = () =>
    deps.db.shared.select().from(downloadAlerts).where(eq(downloadAlerts.companyId, owner.companyId));
  const mailsTo = async (userId: string) =>
    deps.db.shared.$count(outbox, and(eq(outbox.userId, userId), eq(outbox.template, "unusual-downloads")));
  return { deps, owner, colleague, exportOn, watched, alerts, mailsTo };
}

test("owners are told once a day of a colleague who exports far more than usual", async () => {
  const { deps, owner, colleague, exportOn, watched, alerts, mailsTo } = await setUp();
  for (let at = 0; at < 3; at++) await exportOn(0, 20);
  await watchDownloads(watched);
  expect(await alerts()).toEqual([]);
  await exportOn(0, null);
  await watchDownloads(watched);
  expect(await alerts()).toMatchObject([{ agentId: colleague.agentId, downloads: 4, people: 61 }]);
  expect(await mailsTo(owner.userId)).toBe(1);
  expect(await mailsTo(colleague.userId)).toBe(0);
  await exportOn(0, 900);
  await watchDownloads(watched);
  expect(await alerts()).toHaveLength(1);
  expect(await mailsTo(owner.userId)).toBe(1);
  expect(await listDownloadAlerts(watched, { agent: owner })).toMatchObject([
    { colleague: colleague.fullName },
  ]);
  expect(await listDownloadAlerts(watched, { agent: colleague })).toEqual([]);
  await addThread(deps, owner);
  const page = await visit("/agent/dashboard", { cookie: await sessionOf(deps, owner.userId) });
  expect(await wordsOf(page)).toContain(`Unusual downloads by ${colleague.fullName}`);
});

test("many people in one export are unusual, and what somebody does every day isn't", async () => {
  const one = await setUp();
  await one.exportOn(0, 501);
  await watchDownloads(one.watched);
  expect(await one.alerts()).toMatchObject([{ downloads: 1, people: 501 }]);
  const usual = await setUp();
  for (let day = 1; day <= 30; day++) {
    await usual.exportOn(day, 300);
    await usual.exportOn(day, 300);
  }
  for (let at = 0; at < 6; at++) await usual.exportOn(0, 290);
  await watchDownloads(usual.watched);
  expect(await usual.alerts()).toEqual([]);
  await usual.exportOn(0, 290);
  await watchDownloads(usual.watched);
  expect(await usual.alerts()).toMatchObject([{ downloads: 7 }]);
});

test("what one export says of several rows of a person counts once, and each question has its index", async () => {
  const { deps, colleague, watched, alerts } = await setUp();
  const row = { action: "exported" as const };
  await runLogged({ ...deps, now: watched.now }, { by: colleague, entries: [row, row, row, row, row] });
  const statements: Statement[] = [];
  await watchDownloads({ ...watched, db: openDatabases(recordingD1(statements)) });
  expect(await alerts()).toEqual([]);
  for (const { sql, values } of statements) expect(slowSteps(await planOf(sql, values))).toEqual([]);
  expect(await deps.db.shared.$count(agencyLog, eq(agencyLog.agentId, colleague.agentId))).toBe(5);
  const [person] = await deps.db.shared
    .select({ name: users.fullName })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(eq(agents.id, colleague.agentId));
  expect(person?.name).toBe(colleague.fullName);
});
