import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants, authLogs, companies, subscriptions } from "../../../db/schema";
import { normalizeCompanyName } from "../../../workers/domain/agencies/company-identity";
import { listAgents } from "../../../workers/domain/staff/agencies/list-agents";
import { listSubscriptions } from "../../../workers/domain/staff/agencies/list-subscriptions";
import { searchCompanies } from "../../../workers/domain/staff/agencies/search-companies";
import { runAudited } from "../../../workers/domain/staff/audit-entry";
import { listAudit } from "../../../workers/domain/staff/list-audit";
import { readListQuery } from "../../../workers/domain/staff/schema";
import { searchUsers } from "../../../workers/domain/staff/search-users";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { visit } from "../../support/people/browser-session";
import { createPerson, createStaff, wordsOf } from "../../support/people/staff";

const deps = testDeps();
const db = deps.db.shared;

test("people are found by how their address or their name begins", async () => {
  const key = crypto.randomUUID().slice(0, 8);
  const person = await createPerson(deps, { email: `${key}@example.com`, fullName: `Zo ${key} Vale` });
  const byEmail = await searchUsers(deps, { q: key.toUpperCase(), after: null });
  expect(byEmail.rows.map(({ id }) => id)).toEqual([person.userId]);
  const byName = await searchUsers(deps, { q: `zO ${key}`, after: null });
  expect(byName.named.map(({ id }) => id)).toEqual([person.userId]);
  expect(byName.rows).toEqual([]);
  for (const q of [`x${key}`, `${key}%`, `%${key.slice(2)}`, "'; drop table users; --"])
    expect(await searchUsers(deps, { q, after: null })).toEqual({ rows: [], named: [], next: null });
});

test("lists go on where the page before ended, without gaps or repeats", async () => {
  const key = crypto.randomUUID().slice(0, 8);
  const emails = Array.from({ length: 55 }, (_, at) => `${key}-${String(at).padStart(2, "0")}@example.com`);
  for (const email of emails) await createPerson(deps, { email });
  const first = await searchUsers(deps, { q: key, after: null });
  const second = await searchUsers(deps, { q: key, after: first.next });
  expect([...first.rows, ...second.rows].map(({ email }) => email)).toEqual(emails);
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 5, null]);

  const subject = crypto.randomUUID();
  for (let at = 0; at < 55; at++)
    await runAudited(deps, {
      actorId: "x",
      action: "article-changed",
      subject,
      reason: String(at),
      onlyIf: sql`1`,
      effects: [],
    });
  const newest = await listAudit(deps, { action: "article-changed", subject, after: null });
  const query = readListQuery("audit", { url: `http://x/?subject=${subject}&after=${newest.next}` });
  const older = await listAudit(deps, query);
  const ids = [...newest.rows, ...older.rows].map(({ id }) => id);
  expect(new Set(ids).size).toBe(55);
  expect(older.next).toBeNull();
  expect(await listAudit(deps, { ...query, action: "agent-approved", after: null })).toMatchObject({
    rows: [],
  });
});

test("companies are found by how their name or website begins, as names are compared at registration", async () => {
  const { companyId } = await createAgent(deps);
  const key = crypto.randomUUID().slice(0, 8);
  const normalizedName = normalizeCompanyName(`Nordlys-${key} & Partners Ltd.`);
  await db.update(companies).set({ normalizedName }).where(eq(companies.id, companyId));
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  const find = (q: string) => searchCompanies(deps, { q, after: null });
  expect((await find(`NORDLYS ${key}`)).rows).toEqual([]);
  for (const q of [`NORDLYS-${key}`, `nordlys${key}, Inc`, `Nordlys'${key} & par`])
    expect(
      (await find(q)).rows.map(({ id }) => id),
      q,
    ).toEqual([companyId]);
  const bySite = await find(`https://www.${company?.normalizedWebsite}/`);
  expect(bySite.sited.map(({ id }) => id)).toEqual([companyId]);
  expect((await find("Ltd.")).rows).toEqual([]);
});

test("a person's page shows the account, and nothing of a résumé", async () => {
  const person = await createPerson(deps, { fullName: "Nadia Castellan" });
  await db.insert(subscriptions).values({
    userId: person.userId,
    planId: "plan-individual-trial",
    status: "active",
    startDate: Date.now(),
    nextRenewal: Date.now() + 5,
  });
  await db.insert(authLogs).values({ userId: person.userId, loginVia: "google" });
  const { cookie } = await createStaff(deps);
  const words = await wordsOf(await visit(`/admin/users/${person.userId}`, { cookie }));
  for (const text of ["Nadia Castellan", person.email, "Job seeker", "Trial", "by google"])
    expect(words).toContain(text);
  expect((await visit(`/admin/users/${crypto.randomUUID()}`, { cookie })).status).toBe(404);
});

test("an agency's page shows its people, plan and use", async () => {
  const agent = await createAgent(deps);
  const { cookie } = await createStaff(deps);
  const words = await wordsOf(await visit(`/admin/companies/${agent.companyId}`, { cookie }));
  for (const text of [agent.companyName, "Ada Berg", "trial, 14 days left", "Candidates 0"])
    expect(words).toContain(text);
  expect((await visit(`/admin/companies/${crypto.randomUUID()}`, { cookie })).status).toBe(404);
});

test("every list answers, with anything in its address", async () => {
  const { cookie } = await createStaff(deps);
  const lists = [
    "agents",
    "users",
    "companies",
    "subscriptions",
    "messages",
    "deletions",
    "resumes",
    "mails",
    "articles",
    "audit",
  ];
  const queries = [
    "",
    "?after=x&status=x&kind=x&state=x&action=x",
    "?after=5~x&q=%25%5f'%22&soon=1",
    "?q=%F0%9F%98%80&after=~",
  ];
  for (const list of lists)
    for (const query of queries)
      expect((await visit(`/admin/${list}${query}`, { cookie })).status, list + query).toBe(200);
});

test("subscriptions of both kinds are listed by status, those that end soon on their own", async () => {
  const week = 7 * 24 * 60 * 60 * 1000;
  const soonOne = await createAgent(deps, { nextRenewal: Date.now() + week / 2 });
  const laterOne = await createAgent(deps, { nextRenewal: Date.now() + 2 * week });
  const query = { kind: "agency", status: "trial", soon: true, after: null } as const;
  const soon = await all((after) => listSubscriptions(deps, { ...query, after }));
  expect(soon).toContain(soonOne.companyId);
  expect(soon).not.toContain(laterOne.companyId);
  const every = await all((after) => listSubscriptions(deps, { ...query, soon: false, after }));
  expect(every).toContain(laterOne.companyId);
});

/** Owners over all pages. */
async function all(
  list: (after: { value: number; id: string } | null) => ReturnType<typeof listSubscriptions>,
): Promise<string[]> {
  const owners: string[] = [];
  let after: { value: number; id: string } | null = null;
  do {
    const page = await list(after);
    owners.push(...page.rows.map(({ ownerId }) => ownerId));
    const [value, id] = page.next?.split("~") ?? [];
    after = id ? { value: Number(value), id } : null;
  } while (after);
  return owners;
}

test("those who wait longest come first", async () => {
  const agent = await createAgent(deps, { status: "pending" });
  const { rows } = await listAgents(deps, { status: "pending", after: null });
  expect(rows.map(({ createdAt }) => createdAt)).toEqual(rows.map(({ createdAt }) => createdAt).sort());
  expect(await db.$count(applicants, eq(applicants.agentId, agent.agentId))).toBe(0);
});
