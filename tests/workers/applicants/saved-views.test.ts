import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, agents, companySubscriptions, tableViews } from "../../../db/schema";
import { removeMember } from "../../../workers/domain/agencies/members/change-members";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import type { TableColumn } from "../../../workers/domain/applicants/table/view-columns";
import { deleteView, renameView } from "../../../workers/domain/applicants/views/change-view";
import { listViews } from "../../../workers/domain/applicants/views/list-views";
import { saveView } from "../../../workers/domain/applicants/views/save-view";
import { MAX_VIEW_NAME, MAX_VIEWS } from "../../../workers/domain/applicants/views/view-limits";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { deleteThread } from "../../../workers/domain/threads/delete-thread";
import { setThreadOpen } from "../../../workers/domain/threads/open-thread";
import { testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";

async function company(options: Parameters<typeof createAgent>[1] = {}) {
  const deps = testDeps();
  const db = deps.db.shared;
  const owner = await createAgent(deps, options);
  const recruiter = await createColleague(deps, owner);
  const save = (agent: ActiveAgent, name: string, search = "", columns: TableColumn[] = ["musts"]) =>
    saveView(deps, { agent, name, query: parseApplicantQuery(new URLSearchParams(search)), columns });
  const views = (agent: ActiveAgent) => listViews(deps, { agent });
  const idOf = async (name: string) =>
    (await views(owner)).find((view) => view.name === name)?.id ?? "no such view";
  return { deps, db, owner, recruiter, save, views, idOf };
}

/** A page or form of the agent's; forms are sent as without scripts. */
async function caller(deps: ReturnType<typeof testDeps>, agent: ActiveAgent) {
  const cookie = await sessionOf(deps, agent.userId);
  return {
    get: (path: string) => visit(path, { cookie }),
    post: (path: string, fields: Record<string, string>) =>
      visit(path, { cookie, method: "POST", body: new URLSearchParams(fields) }),
  };
}

test("a view keeps filters, order and columns for the whole company, and no search for a person", async () => {
  const { deps, owner, recruiter, save, views } = await company();
  const viewer = await createColleague(deps, owner, "viewer");
  await save(
    recruiter,
    "  Strong   in Oslo ",
    "search=Ana&location=Oslo&minMusts=80&sort=relevancy_score&order=asc&page=3&size=50",
    ["stage", "musts"],
  );
  const search = "?sort=relevancy_score&order=asc&location=Oslo&minMusts=80&columns=musts%2Cstage";
  for (const agent of [owner, recruiter, viewer])
    expect(await views(agent)).toMatchObject([
      { name: "Strong in Oslo", search, madeBy: "Ola Lind", canChange: agent !== viewer },
    ]);
});

test("a name is once in a company, whatever its letters; another company has its own", async () => {
  const { deps, owner, recruiter, save, views, idOf } = await company();
  const stranger = await createAgent(deps);
  await save(recruiter, "Über 80 %");
  await save(recruiter, "Offers");
  await save(stranger, "Offers");
  await expect(save(owner, "ÜBER  80 %")).rejects.toMatchObject({ code: "view-name-taken" });
  const viewId = await idOf("Offers");
  await expect(renameView(deps, { agent: recruiter, viewId, name: "über 80 %" })).rejects.toMatchObject({
    code: "view-name-taken",
  });
  await renameView(deps, { agent: recruiter, viewId, name: "OFFERS" });
  expect((await views(owner)).map(({ name }) => name).sort()).toEqual(["OFFERS", "Über 80 %"]);
  expect((await views(stranger)).map(({ name }) => name)).toEqual(["Offers"]);
});

test("a name is given and short", async () => {
  const { recruiter, save, views } = await company();
  await expect(save(recruiter, " \n ")).rejects.toMatchObject({ code: "view-name-empty" });
  await expect(save(recruiter, "x".repeat(MAX_VIEW_NAME + 1))).rejects.toMatchObject({
    code: "view-name-long",
  });
  await save(recruiter, "x".repeat(MAX_VIEW_NAME));
  expect(await views(recruiter)).toHaveLength(1);
});

test("two of one name at once are one, and a company has no more than its limit", async () => {
  const { deps, db, owner, recruiter, save, views, idOf } = await company();
  const twice = await Promise.allSettled([save(owner, "Twin"), save(recruiter, "twin")]);
  expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const { companyId, agentId } = owner;
  const others = Array.from({ length: MAX_VIEWS - 2 }, (_, index) => `View ${index}`);
  for (let at = 0; at < others.length; at += 10)
    await db.insert(tableViews).values(
      others.slice(at, at + 10).map((name) => ({
        companyId,
        agentId,
        name,
        nameKey: name.toLowerCase(),
        query: "",
        queryVersion: 1,
      })),
    );
  const last = await Promise.allSettled([save(owner, "One"), save(recruiter, "Two")]);
  expect(last.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await views(owner)).toHaveLength(MAX_VIEWS);
  await expect(save(owner, "Late")).rejects.toMatchObject({ code: "view-limit" });
  await deleteView(deps, { agent: owner, viewId: await idOf("View 7") });
  await save(owner, "Late");
  expect(await views(owner)).toHaveLength(MAX_VIEWS);
});

test("owners change every view, recruiters their own, viewers and other companies none", async () => {
  const { deps, db, owner, recruiter, save, views, idOf } = await company();
  const other = await createColleague(deps, owner);
  const viewer = await createColleague(deps, owner, "viewer");
  const stranger = await createAgent(deps);
  await save(recruiter, "Mine");
  const viewId = await idOf("Mine");
  const refused = [
    [other, "view-not-yours"],
    [viewer, "viewer-only"],
    [stranger, "view-not-found"],
  ] as const;
  for (const [agent, code] of refused) {
    await expect(renameView(deps, { agent, viewId, name: "Theirs" })).rejects.toMatchObject({ code });
    await expect(deleteView(deps, { agent, viewId })).rejects.toMatchObject({ code });
  }
  await expect(save(viewer, "Read")).rejects.toMatchObject({ code: "viewer-only" });
  // A role that was taken after the request began.
  await db.update(agents).set({ role: "viewer" }).where(eq(agents.id, recruiter.agentId));
  await expect(save(recruiter, "Late")).rejects.toMatchObject({ code: "viewer-only" });
  await expect(deleteView(deps, { agent: recruiter, viewId })).rejects.toMatchObject({
    code: "view-not-yours",
  });
  expect((await views(owner)).map(({ name }) => name)).toEqual(["Mine"]);
  await renameView(deps, { agent: owner, viewId, name: "Ours" });
  await deleteView(deps, { agent: owner, viewId });
  await expect(deleteView(deps, { agent: owner, viewId })).rejects.toMatchObject({ code: "view-not-found" });
  expect(await views(owner)).toEqual([]);
});

test("a view outlives the thread that it was saved on, and who made it", async () => {
  const { deps, db, owner, recruiter, save, views } = await company();
  const threadId = await addThread(deps, recruiter);
  const { post } = await caller(deps, recruiter);
  await post(`/agent/campaigns/${threadId}/views?stage=offer`, { intent: "save", name: "Offers" });
  await save(recruiter, "Erased");
  await deleteThread(deps, { agent: recruiter, threadId });
  await removeMember(deps, { agent: owner, memberId: recruiter.agentId, heirId: owner.agentId });
  const gone = { agentId: crypto.randomUUID() };
  await db.update(tableViews).set(gone).where(eq(tableViews.nameKey, "erased"));
  expect(await views(owner)).toMatchObject([
    { name: "Erased", madeBy: null, canChange: true },
    { name: "Offers", madeBy: null, canChange: true },
  ]);
  const own = await addThread(deps, owner);
  const page = await (await (await caller(deps, owner)).get(`/agent/campaigns/${own}/views`)).text();
  expect(page).toContain("A former colleague");
  expect(page).not.toContain("Ola Lind");
});

test("a company's views go with it", async () => {
  const { db, owner, save } = await company();
  await save(owner, "Best");
  const rows = () => db.$count(tableViews, eq(tableViews.companyId, owner.companyId));
  expect(await rows()).toBe(1);
  await env.DB.batch(
    [
      "delete from b2b_company_subscriptions where company_id = ?",
      "delete from b2b_agents where company_id = ?",
      "delete from b2b_companies where id = ?",
    ].map((sql) => env.DB.prepare(sql).bind(owner.companyId)),
  );
  expect(await rows()).toBe(0);
});

test("forms work without scripts: a view is saved, opened with its columns, refused and deleted", async () => {
  const { deps, db, owner, recruiter, idOf, views } = await company();
  const threadId = await addThread(deps, recruiter);
  await setThreadOpen(deps, { agent: recruiter, threadId, isOpen: false });
  await db
    .update(companySubscriptions)
    .set({ nextRenewal: deps.now() - 1 })
    .where(eq(companySubscriptions.companyId, owner.companyId));
  const thread = `/agent/campaigns/${threadId}`;
  const address = `${thread}/views?stage=offer&sort=relevancy_score&order=desc`;
  const { get, post } = await caller(deps, recruiter);
  const saved = await post(address, { intent: "save", name: "<b>Offers</b>" });
  expect([saved.status, saved.headers.get("location")]).toEqual([303, address]);
  const again = await post(address, { intent: "save", name: "<B>offers</B>" });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("Your company has a view with this name already.");
  expect((await post(address, { intent: "else", name: "x" })).status).toBe(400);
  // The closed thread's page and an expired plan let views be read.
  const page = await (await get(address)).text();
  expect(page).toContain("&lt;b&gt;Offers&lt;/b&gt;");
  const [view] = await views(recruiter);
  expect(page).toContain(`href="${thread}${view?.search.replaceAll("&", "&amp;")}"`);

  const columnsOf = async () => {
    const [row] = await db.select().from(agents).where(eq(agents.id, owner.agentId));
    return JSON.parse(row?.tableView ?? "{}").columns;
  };
  const reader = await caller(deps, owner);
  expect(
    (await reader.get(`${thread}${view?.search.replace(/columns=.*/, "columns=stage,nothing,phone")}`))
      .status,
  ).toBe(200);
  expect(await columnsOf()).toEqual(["stage", "phone"]);
  // What is chosen after that comes before the address.
  const chosen = await reader.post(`${thread}/columns?stage=offer&columns=stage`, { column: "email" });
  expect(chosen.headers.get("location")).toBe(`${thread}?stage=offer`);
  expect(await columnsOf()).toEqual(["email"]);
  const gone = await post(address, { intent: "delete", view: await idOf("<b>Offers</b>") });
  expect(gone.status).toBe(303);
  expect(await views(owner)).toEqual([]);
});

test("a view with the gender filter is logged when it is opened, and asks nobody's gender under blind review", async () => {
  const { deps, db, owner, save, views } = await company();
  const threadId = await addThread(deps, owner);
  await save(owner, "Women", "gender=female");
  const [view] = await views(owner);
  const lines = () =>
    db.$count(
      agencyLog,
      and(eq(agencyLog.companyId, owner.companyId), eq(agencyLog.action, "filtered-by-gender")),
    );
  const before = await lines();
  await (await caller(deps, owner)).get(`/agent/campaigns/${threadId}${view?.search}`);
  expect(await lines()).toBe(before + 1);

  const blind = await company({ blindReview: true });
  await blind.save(blind.owner, "Blind", "gender=female&location=Oslo&sort=candidate_name&stage=offer");
  expect(await blind.views(blind.owner)).toMatchObject([
    { search: "?sort=created_at&order=desc&stage=offer&columns=musts" },
  ]);
});
