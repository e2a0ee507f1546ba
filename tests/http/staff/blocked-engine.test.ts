import { and, eq, inArray, isNotNull, ne, or, type SQL } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  applicants,
  auditLog,
  blockedEngines,
  incidents,
  matches,
  resumeAnalyses,
  resumes,
  threads,
} from "../../../db/schema";
import { listApplicants } from "../../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import { queueOutdated } from "../../../workers/domain/documents/queue-outdated";
import { sweep } from "../../../workers/domain/documents/sweep";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import {
  RESULT_HIDDEN,
  SCORING_PAUSED,
  VERDICT_HIDDEN,
} from "../../../workers/domain/engine-blocks/hidden-words";
import { hideResults } from "../../../workers/domain/engine-blocks/hide-results";
import { createMatch } from "../../../workers/domain/matches/create-match";
import { refreshOutdatedMatches } from "../../../workers/domain/matches/refresh-outdated-matches";
import { newRequestId } from "../../../workers/domain/matches/request-id";
import { createShare } from "../../../workers/domain/matches/sharing/share-match";
import { getThreadStats } from "../../../workers/domain/threads/get-thread";
import { previewRequirements } from "../../../workers/domain/threads/requirements/preview-requirements";
import { requirementEditsSchema } from "../../../workers/domain/threads/schema";
import { ENGINE_VERSION } from "../../../workers/engine/version";
import { deliver, type TestDeps } from "../../support/faults";
import { openLink } from "../../support/people/applicant-page";
import { sessionOf, visit } from "../../support/people/browser-session";
import { shortlistedThread } from "../../support/people/shared-report";
import { createStaff, post, wordsOf } from "../../support/people/staff";
import { callApi, keyFor } from "../../support/programs/keys";
import { analyse, POSTING } from "../../support/samples/job-analyses";
import { arriving, createResumes, pdfFiles, upload } from "../../support/samples/seeker-resumes";

const DAY = 24 * 60 * 60 * 1000;

/** An incident at which staff block and unblock versions. */
async function desk(deps: TestDeps) {
  const { cookie } = await createStaff(deps);
  const noticedAt = new Date(Date.now() - DAY).toISOString().slice(0, 16);
  const form = { kind: "ai-incident", severity: "high", title: "Years are counted twice", noticedAt };
  const answer = await post("/admin/incidents/new", cookie, {
    ...form,
    ...{ description: "Overlapping jobs count twice.", reportedBy: "Ada", people: "" },
  });
  const path = new URL(answer.headers.get("location") ?? "", "https://x.example").pathname;
  const act = (intent: string, version: string, words = "Overlapping jobs count twice.") =>
    post(path, cookie, { intent, version, words });
  return { cookie, path, act };
}

/** Whether a text says a figure: as a number of its own, and not within an id or a time. */
function isTold(figure: string, text: string): boolean {
  const words = figure.replace(/[.]/g, "\\.");
  return new RegExp(`(?<![\\w.:-])${words}(?![\\w:-]|\\.\\d)`).test(text);
}

/** Other files' rows, whose engine was blocked with ours, count as made again: they are nobody's concern here or later. */
async function leaveOthers(
  { db: { shared } }: TestDeps,
  { threadId, userId = "" }: { threadId: string; userId?: string },
) {
  const made = { hiddenAt: null, engineVersion: ENGINE_VERSION };
  const { hiddenAt } = applicants;
  await shared
    .update(applicants)
    .set(made)
    .where(and(isNotNull(hiddenAt), ne(applicants.threadId, threadId)));
  for (const table of [matches, resumeAnalyses])
    await shared
      .update(table)
      .set(made)
      .where(and(isNotNull(table.hiddenAt), ne(table.userId, userId)));
}

/** Everything that is due is scored, until nothing is. */
async function untilMade(deps: TestDeps) {
  for (let round = 0; round < 30; round++) {
    await queueOutdated(deps);
    const sent = [...deps.sent.splice(0), ...deps.sentOwn.splice(0)];
    await deliver(deps, sent);
    if ((await refreshOutdatedMatches(deps)) + sent.length === 0) return;
  }
}

test("figures of a blocked engine are on no page, list, file or answer, and are made again once it is lifted", async () => {
  const { deps, agent, threadId, applicantIds, own, consent, share } = await shortlistedThread(3);
  const [id = ""] = applicantIds;
  await consent();
  await deps.db.shared
    .update(applicants)
    .set({ toldAt: deps.now() })
    .where(eq(applicants.threadId, threadId));
  const { token: report } = await share();
  const code = await openLink(deps, { agent, applicantId: id });
  const session = await sessionOf(deps, agent.userId);
  const key = await keyFor(deps, agent);

  const { user, ids } = await createResumes(1, deps);
  const [resumeId = ""] = ids;
  const { id: matchId } = await analyse(deps, user, resumeId);
  const { token: shared } = await createShare(deps, { userId: user.userId, matchId });
  const seeker = await sessionOf(deps, user.userId);
  const ownKey = await keyFor(deps, user);

  const scoresOf = async () => {
    const rows = await deps.db.shared
      .select({ id: applicants.id, score: applicants.relevancyScore })
      .from(applicants)
      .where(eq(applicants.threadId, threadId));
    const [match] = await deps.db.shared.select().from(matches).where(eq(matches.id, matchId));
    const [read] = await deps.db.shared
      .select()
      .from(resumeAnalyses)
      .where(eq(resumeAnalyses.resumeId, resumeId));
    return {
      applicants: Object.fromEntries(rows.map((row) => [row.id, row.score])),
      ...{ match: match?.score, strengths: match?.strengths, read: read?.resumeScore },
    };
  };
  const before = await scoresOf();
  const { applicants: figures, match, read } = before;
  const relevancy = String(figures[id]);
  const [matched, quality] = [`${Math.round(match ?? 0)}`, `${Math.round(read ?? 0)}`];
  const list = `/agent/campaigns/${threadId}`;
  const texts: [string, string, () => Promise<Response>][] = [
    ["list", relevancy, () => visit(list, { cookie: session })],
    ["list by score", relevancy, () => visit(`${list}?sort=relevancy_score&order=asc`, { cookie: session })],
    ["panel", relevancy, () => visit(`${list}/candidates/${id}`, { cookie: session })],
    ["applicant's page", relevancy, () => visit(`/application/${code}`)],
    ["API list", `"relevancy_score":${relevancy}`, () => callApi(`/threads/${threadId}/candidates`, key)],
    [
      "API candidate",
      `"relevancy_score":${relevancy}`,
      () => callApi(`/threads/${threadId}/candidates/${id}`, key),
    ],
    ["API file", relevancy, () => callApi(`/threads/${threadId}/candidates.csv`, key)],
    ["API analyses", `"match_score":${match}`, () => callApi("/analyses", ownKey)],
    ["API résumés", `"resume_score":${read}`, () => callApi("/resumes", ownKey)],
    ["seeker's result", `Match score ${matched}`, () => visit(`/analysis/${matchId}`, { cookie: seeker })],
    ["share page", `Match score ${matched}`, () => visit(`/shared/${shared}`)],
    ["history", `Match score ${matched}`, () => visit("/history", { cookie: seeker })],
    ["résumés", `Resume score ${quality}`, () => visit("/my-resumes", { cookie: seeker })],
    ["client's page", "must-haves", () => visit(`/client/${report}`)],
  ];
  const shown = async () => {
    const found: string[] = [];
    for (const [name, figure, open] of texts)
      if (isTold(figure, (await wordsOf(await open())).replace(/\s+/g, " "))) found.push(name);
    return found;
  };
  const names = texts.map(([name]) => name);
  expect(await shown()).toEqual(names);
  expect(await wordsOf(await visit("/dashboard", { cookie: seeker }))).toContain("Strong");
  const average = async () => (await getThreadStats(deps, own)).averageScore;
  expect(await average()).toEqual(expect.any(Number));

  const { act, path, cookie } = await desk(deps);
  expect(await wordsOf(await act("block", "two"))).toContain("three numbers, such as 2.7.0");
  try {
    expect((await act("block", ENGINE_VERSION)).status).toBe(302);
    expect(await wordsOf(await act("block", ENGINE_VERSION))).toContain("blocked already");
    while (!(await hideResults(deps, 100)));
    await leaveOthers(deps, { threadId, userId: user.userId });
    expect(await shown()).toEqual([]);
    expect(await average()).toBeNull();
    const none = Object.fromEntries(applicantIds.map((one) => [one, null]));
    expect(await scoresOf()).toEqual({ applicants: none, match: null, strengths: [], read: null });
    const scored = parseApplicantQuery(new URLSearchParams({ minRelevancy: "0" }));
    expect((await listApplicants(deps, { ...own, query: scored })).total).toBe(0);

    // One plain sentence each, and what is paused says so.
    for (const open of [`${list}/candidates/${id}`, list])
      expect(await wordsOf(await visit(open, { cookie: session }))).toContain(SCORING_PAUSED);
    for (const [at, jar] of [
      [`${list}/candidates/${id}`, session],
      [`/application/${code}`, undefined],
      [`/analysis/${matchId}`, seeker],
      [`/resume-analysis/${resumeId}`, seeker],
      ["/history", seeker],
      ["/dashboard", seeker],
      [`/shared/${shared}`, undefined],
    ] as const)
      expect(await wordsOf(await visit(at, { cookie: jar })), at).toContain(RESULT_HIDDEN);
    const falsely = /No skill of the job was found|would lift this match|Strong/;
    for (const at of ["/history", "/dashboard"])
      expect(await wordsOf(await visit(at, { cookie: seeker })), at).not.toMatch(falsely);
    expect(await wordsOf(await visit(`/client/${report}`))).toContain(VERDICT_HIDDEN);
    expect(await (await callApi(`/threads/${threadId}/candidates/${id}`, key)).json()).toMatchObject({
      ...{ is_result_hidden: true, relevancy_score: null },
    });
    expect(await wordsOf(await visit(path, { cookie }))).toContain(`Engine ${ENGINE_VERSION} is blocked`);

    // Nothing is made with it, neither at once nor in the background.
    const request = { user, resumeId, mode: "description" as const, description: POSTING };
    const paused = { code: "scoring-paused" };
    await expect(createMatch(deps, { ...request, requestId: newRequestId() })).rejects.toMatchObject(paused);
    const edits = requirementEditsSchema.parse({ rows: [] });
    await expect(previewRequirements(deps, { ...own, edits, base: null })).rejects.toMatchObject(paused);
    expect([await queueOutdated(deps), await refreshOutdatedMatches(deps)]).toEqual([0, 0]);
    const newer = await acceptUpload(deps, {
      agent,
      threadId,
      batchId: null,
      files: arriving(pdfFiles(1, 7)),
    });
    const mine = await upload(deps, user, pdfFiles(1, 8));
    const waiting = [...deps.sent.splice(0), ...deps.sentOwn.splice(0)];
    expect((await deliver(deps, waiting)).rounds).toBe(1);
    const [newId, mineId] = [newer.applicantIds[0] ?? "", mine.accepted[0]?.id ?? ""];
    const states = async () => [
      (await deps.db.shared.select().from(applicants).where(eq(applicants.id, newId)))[0]?.analysisStatus,
      (await deps.db.shared.select().from(resumes).where(eq(resumes.id, mineId)))[0]?.analysisStatus,
    ];
    expect(await states()).toEqual(["pending", "pending"]);
    deps.wait(2 * DAY);
    await sweep(deps, { graceMilliseconds: 1000 });
    deps.wait(2 * DAY);
    await sweep(deps, { graceMilliseconds: 1000 });
    expect([...(await states()), deps.sent.length + deps.sentOwn.length]).toEqual(["pending", "pending", 0]);

    expect((await act("unblock", ENGINE_VERSION, "It was another fault.")).status).toBe(302);
    expect((await act("unblock", ENGINE_VERSION)).status).toBe(409);
    await sweep(deps, { graceMilliseconds: 1000 });
    await deliver(deps, [...deps.sent.splice(0), ...deps.sentOwn.splice(0)]);
    expect(await states()).toEqual(["completed", "completed"]);
  } finally {
    await deps.db.shared.delete(blockedEngines).where(eq(blockedEngines.version, ENGINE_VERSION));
  }
  // Hidden until they are made, and then the same figures: equal input, equal scores.
  expect(await wordsOf(await visit(`/analysis/${matchId}`, { cookie: seeker }))).toContain(RESULT_HIDDEN);
  await untilMade(deps);
  const after = await scoresOf();
  expect({ ...after, applicants: { ...after.applicants, ...figures } }).toEqual({
    ...before,
    applicants: after.applicants,
  });
  expect(await shown()).toEqual(names);
  const actions = [or(eq(auditLog.action, "engine-blocked"), eq(auditLog.action, "engine-unblocked"))];
  const [incident] = await deps.db.shared
    .select()
    .from(incidents)
    .where(eq(incidents.id, path.split("/").at(-1) ?? ""));
  const trail = await deps.db.shared
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, incident?.id ?? ""), ...(actions as SQL[])));
  expect(trail.map(({ action }) => action).sort()).toEqual(["engine-blocked", "engine-unblocked"]);
});

test("a result of an earlier, blocked engine is hidden and made by the engine in use, in a closed thread, too", async () => {
  const { deps, threadId, applicantIds } = await shortlistedThread(2);
  const [id = "", other = ""] = applicantIds;
  const { shared } = deps.db;
  const rowOf = async (which: string) =>
    (await shared.select().from(applicants).where(eq(applicants.id, which)))[0];
  const before = await rowOf(id);
  await shared.update(threads).set({ isOpen: false }).where(eq(threads.id, threadId));
  await shared
    .update(applicants)
    .set({ threadClosedAt: deps.now() })
    .where(eq(applicants.threadId, threadId));
  const version = `0.${Math.floor(Math.random() * 9000)}.1`;
  await shared
    .update(applicants)
    .set({ engineVersion: version, relevancyScore: 1 })
    .where(eq(applicants.id, id));
  const { act } = await desk(deps);
  expect((await act("block", version)).status).toBe(302);
  expect(await rowOf(id)).toMatchObject({ relevancyScore: null, engineVersion: null, rescoreQueuedAt: null });
  expect(await rowOf(other)).toMatchObject({ hiddenAt: null, relevancyScore: expect.any(Number) });
  const [done] = await shared.select().from(blockedEngines).where(eq(blockedEngines.version, version));
  expect(done?.hiddenAt).toEqual(expect.any(Number));
  await untilMade(deps);
  expect(await rowOf(id)).toMatchObject({
    ...{ relevancyScore: before?.relevancyScore, engineVersion: ENGINE_VERSION, hiddenAt: null },
  });
});

test("what a worker was scoring when its engine was blocked is not saved", async () => {
  const { deps, threadId, applicantIds } = await shortlistedThread(1);
  const [id = ""] = applicantIds;
  const { act } = await desk(deps);
  const { shared } = deps.db;
  try {
    const blocking = {
      ...deps.files,
      putJson: async (...args: Parameters<typeof deps.files.putJson>) => {
        await deps.files.putJson(...args);
        await act("block", ENGINE_VERSION);
      },
    };
    await shared.update(applicants).set({ rescoreQueuedAt: deps.now() }).where(eq(applicants.id, id));
    const { companyId } = (await shared.select().from(applicants).where(eq(applicants.id, id)))[0] ?? {};
    await deliver({ ...deps, files: blocking }, [{ companyId, applicantId: id }]);
    const [row] = await shared.select().from(applicants).where(eq(applicants.id, id));
    expect(row).toMatchObject({ relevancyScore: null, engineVersion: null, hiddenAt: expect.any(Number) });
  } finally {
    await shared.delete(blockedEngines).where(inArray(blockedEngines.version, [ENGINE_VERSION]));
    await leaveOthers(deps, { threadId });
    await untilMade(deps);
  }
  expect(await shared.$count(applicants, and(eq(applicants.id, id), isNotNull(applicants.hiddenAt)))).toBe(0);
});
