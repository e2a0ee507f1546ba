import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants } from "../../../db/schema";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { listPool } from "../../../workers/domain/pool/list-pool";
import { parsePoolQuery } from "../../../workers/domain/pool/pool-query";
import { searchTerms } from "../../../workers/domain/pool/search-terms";
import { setThreadOpen } from "../../../workers/domain/threads/open-thread";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague, jobForm } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";

type Row = Partial<typeof applicants.$inferInsert>;

async function addPerson(deps: TestDeps, agent: ActiveAgent, threadId: string, row: Row = {}) {
  const id = crypto.randomUUID();
  const { agentId, companyId } = agent;
  const file = { fileName: `${id}.pdf`, resumeFileUrl: id, fileSize: 1, fileHash: id };
  await deps.db.shared
    .insert(applicants)
    .values({ analysisStatus: "completed", ...row, ...file, id, threadId, agentId, companyId });
  return id;
}

async function setUp(options: { blindReview?: boolean } = {}) {
  const deps = testDeps();
  const agent = await createAgent(deps, options);
  const nurse = await addThread(deps, agent, { ...jobForm, title: "Nurse" });
  const baker = await addThread(deps, agent, { ...jobForm, title: "Baker" });
  const list = (search = "", who = agent) =>
    listPool(deps, { agent: who, query: parsePoolQuery(new URLSearchParams(search)) });
  const names = async (search = "", who = agent) =>
    (await list(search, who)).people.map(({ candidateName }) => candidateName);
  return { deps, agent, nurse, baker, list, names };
}

const job = (title: string) => ({ job_title: title }) as NonNullable<Row["experienceHistory"]>[number];

test("who sent a résumé twice is one person, as the newest has them, with the other threads' scores", async () => {
  const { deps, agent, nurse, baker, list } = await setUp();
  const old = await addPerson(deps, agent, nurse, {
    ...{ candidateName: "Mara Lind", candidateEmail: "Mara@Example.com", relevancyScore: 81, createdAt: 10 },
  });
  const fresh = await addPerson(deps, agent, baker, {
    ...{
      candidateName: "Mara Lind-Berg",
      candidateEmail: "mara@example.com",
      relevancyScore: 40,
      createdAt: 20,
    },
  });
  // Without an address nobody is known to be the same; a row that another one stands for isn't an entry.
  for (const threadId of [nurse, baker])
    await addPerson(deps, agent, threadId, { candidateName: "No Mail", createdAt: 5 });
  const merged = await addPerson(deps, agent, baker, {
    candidateEmail: "mara@example.com",
    createdAt: 30,
    duplicateOf: fresh,
  });
  await addPerson(deps, agent, baker, {
    candidateEmail: "mara@example.com",
    createdAt: 40,
    analysisStatus: "pending",
  });
  const { people, total } = await list();
  expect(total).toBe(3);
  expect(people.map(({ candidateName }) => candidateName)).toEqual(["Mara Lind-Berg", "No Mail", "No Mail"]);
  expect(people[0]).toMatchObject({
    ...{ id: fresh, threadTitle: "Baker", relevancyScore: 40 },
    others: [{ applicantId: old, threadId: nurse, title: "Nurse", relevancyScore: 81 }],
  });
  // A closed thread's people stay; with the newer record gone, the older one stands again.
  await setThreadOpen(deps, { agent, threadId: baker, isOpen: false });
  expect((await list()).total).toBe(3);
  await deps.db.shared.delete(applicants).where(inArray(applicants.id, [merged, fresh]));
  expect((await list()).people[0]).toMatchObject({ id: old, others: [] });
});

test("each sees the pool of their own threads, owners that of the company", async () => {
  const { deps, agent, nurse, list, names } = await setUp();
  const colleague = await createColleague(deps, agent);
  const theirs = await addThread(deps, colleague, { ...jobForm, title: "Cook" });
  const email = "mara@example.com";
  await addPerson(deps, agent, nurse, { candidateName: "Mine", candidateEmail: email, createdAt: 10 });
  await addPerson(deps, colleague, theirs, { candidateName: "Theirs", candidateEmail: email, createdAt: 20 });
  const stranger = await createAgent(deps);
  const foreign = await addThread(deps, stranger);
  await addPerson(deps, stranger, foreign, {
    candidateName: "Foreign",
    candidateEmail: email,
    createdAt: 30,
  });
  // A newer record that one may not see hides nobody, and isn't told.
  expect(await names()).toEqual(["Mine"]);
  expect((await list()).people[0]?.others).toEqual([]);
  expect(await names("", colleague)).toEqual(["Theirs"]);
  expect(await names("scope=company", colleague)).toEqual(["Theirs"]);
  const [whole] = (await list("scope=company")).people;
  expect(whole).toMatchObject({ candidateName: "Theirs", others: [{ title: "Nurse" }] });
  expect(await names("scope=company", stranger)).toEqual(["Foreign"]);
});

test("words, phrases and NOT are looked for in names, addresses and every job title", async () => {
  const { deps, agent, nurse, names } = await setUp();
  const people: [string, Row][] = [
    [
      "Åsa Öberg",
      { currentTitle: "Ward Manager", experienceHistory: [job("Ward Manager"), job("Acute Nurse")] },
    ],
    ["Bo Ek", { currentTitle: "Acute Nurse", candidateLocation: "Oslo, Norway", candidateGender: "male" }],
    ["Cleo Night", { currentTitle: "Nurse, acute", candidateEmail: "cleo@ward.example" }],
  ];
  for (const [i, [candidateName, row]] of people.entries())
    await addPerson(deps, agent, nurse, { candidateName, ...row, createdAt: 100 - i });
  const [asa, bo, cleo] = people.map(([name]) => name);
  expect(await names("search=nurse")).toEqual([asa, bo, cleo]);
  expect(await names('search="acute nurse"')).toEqual([asa, bo]);
  expect(await names("search=nurse NOT manager")).toEqual([bo, cleo]);
  expect(await names('search=-"ward manager" nurse -night')).toEqual([bo]);
  expect(await names("search=ÖBERG")).toEqual([asa]);
  expect(await names("search=ward.example")).toEqual([cleo]);
  for (const part of ["norway", "ORWA", "slo, no"]) expect(await names(`location=${part}`)).toEqual([bo]);
  expect(await names("gender=MALE")).toEqual([bo]);
  expect(await names("gender=not-stated")).toEqual([asa, cleo]);
  expect(await names("search=100%25_")).toEqual([]);
  for (const odd of ['"', "NOT", "-", '"" -', "'; drop table b2b_candidates; --", "a ".repeat(150)])
    expect((await names(`search=${encodeURIComponent(odd)}`)).length, odd).toBeLessThanOrEqual(3);
});

test("skills and years are asked for together, also under blind review, where names and addresses find nobody", async () => {
  const { deps, agent, nurse, names } = await setUp();
  const add = (candidateName: string, row: Row) =>
    addPerson(deps, agent, nurse, { candidateName, candidateEmail: `${candidateName}@example.com`, ...row });
  await add("Ada", { knownSkills: ["C++", "Java"], experienceMonths: 130, createdAt: 3 });
  await add("Bea", { knownSkills: ["C#", "Java"], experienceMonths: 119, createdAt: 2 });
  await add("Cem", { knownSkills: ["JavaScript"], experienceMonths: null, createdAt: 1 });
  expect(await names("skills=java")).toEqual(["Ada", "Bea"]);
  expect(await names("skills=Java,C%2B%2B")).toEqual(["Ada"]);
  expect(await names("years=10")).toEqual(["Ada"]);
  expect(await names("skills=java&years=8&search=NOT ada")).toEqual(["Bea"]);
  expect(await names("years=7")).toEqual(["Ada", "Bea", "Cem"]);
  const blind = { ...agent, blindReview: true };
  for (const hidden of ["search=ada", "location=oslo", "gender=female"])
    expect(await names(hidden, blind)).toHaveLength(3);
  expect(await names("skills=ada", blind)).toEqual([]);
  expect(await names("skills=java", blind)).toHaveLength(2);
  // A new reading is found by its own words.
  await deps.db.shared
    .update(applicants)
    .set({ knownSkills: ["Rust"] })
    .where(eq(applicants.threadId, nurse));
  expect(await names("skills=java")).toEqual([]);
  expect(await names("skills=rust")).toHaveLength(3);
});

test("search terms are words, phrases, and what must not stand there", () => {
  expect(searchTerms('nurse “acute ward” NOT manager -"night shift" not')).toEqual([
    { words: "nurse", not: false },
    { words: "acute ward", not: false },
    { words: "manager", not: true },
    { words: "night shift", not: true },
    { words: "not", not: false },
  ]);
  expect(searchTerms("x ".repeat(50))).toHaveLength(8);
  expect(searchTerms("  ")).toEqual([]);
});

test("pages hold 5 to 100, and beyond the last one is the last one", async () => {
  const { deps, agent, nurse, list } = await setUp();
  for (let i = 0; i < 12; i++) await addPerson(deps, agent, nurse, { candidateName: `P${i}`, createdAt: i });
  expect(await list()).toMatchObject({ total: 12, page: 1, pages: 2 });
  expect((await list("size=5&page=3")).people.map(({ candidateName }) => candidateName)).toEqual([
    "P1",
    "P0",
  ]);
  expect(await list("size=5&page=99")).toMatchObject({ page: 3, pages: 3 });
  expect((await list("size=7&page=-1")).people).toHaveLength(10);
});

const csv = async (deps: TestDeps, agent: ActiveAgent, search = "") => {
  const cookie = await sessionOf(deps, agent.userId);
  const answer = await visit(`/api/pool/candidates.csv${search}`, { cookie });
  return { answer, text: await answer.text() };
};

test("the export has the specification's columns and name, all people of the filter, and a line in the log", async () => {
  const { deps, agent, nurse } = await setUp();
  const empty = await csv(deps, agent);
  expect(empty.answer.status).toBe(409);
  expect(empty.text).toContain("No candidates found for export");
  await addPerson(deps, agent, nurse, {
    ...{
      candidateName: '=cmd "x", y',
      candidateEmail: "x@example.com",
      candidateLocation: "Hamburg, Germany",
    },
    ...{ skillsMatchScore: 71.5, createdAt: Date.UTC(2026, 0, 2) },
  });
  for (let i = 0; i < 11; i++)
    await addPerson(deps, agent, nurse, { candidateName: `P${i}`, createdAt: Date.UTC(2025, 0, 2) });
  const { answer, text } = await csv(deps, agent);
  const lines = text.trimEnd().split("\r\n");
  expect(lines[0]).toBe("Name,Email,Location,Gender,Skills Match Score,Experience Match Score,Upload Date");
  expect(lines[1]).toBe(`"'=cmd ""x"", y",x@example.com,"Hamburg, Germany",not stated,71.5%,N/A,2026-01-02`);
  expect(lines).toHaveLength(13);
  const date = new Date(deps.now()).toISOString().slice(0, 10);
  expect(answer.headers.get("Content-Disposition")).toContain(`candidates_pool_${date}.csv`);
  const [line] = await deps.db.shared
    .select()
    .from(agencyLog)
    .where(and(eq(agencyLog.companyId, agent.companyId), eq(agencyLog.action, "exported")));
  expect(line?.detail).toEqual({ people: 12, filtered: false });
  expect((await csv(deps, agent, "?search=nobody")).text).toContain(
    "No candidates match the current filters",
  );
});

test("that the pool was filtered by gender is in the log, once an hour, by page or by file", async () => {
  const { deps, agent, nurse } = await setUp();
  await addPerson(deps, agent, nurse, { candidateName: "Bo Ek", candidateGender: "male" });
  const cookie = await sessionOf(deps, agent.userId);
  const logged = () =>
    deps.db.shared
      .select({ threadId: agencyLog.threadId })
      .from(agencyLog)
      .where(and(eq(agencyLog.companyId, agent.companyId), eq(agencyLog.action, "filtered-by-gender")));
  await visit("/agent/candidates-pool", { cookie });
  expect(await logged()).toEqual([]);
  expect(await (await visit("/agent/candidates-pool?gender=male", { cookie })).text()).toContain("Bo Ek");
  expect(await logged()).toEqual([{ threadId: null }]);
  expect((await csv(deps, agent, "?gender=male")).text).toContain("Bo Ek");
  expect(await logged()).toHaveLength(1);
});

test("under blind review the pool says nothing of who they are", async () => {
  const { deps, agent, nurse, baker, list } = await setUp({ blindReview: true });
  const hidden = {
    candidateName: "Secret Person",
    candidateEmail: "secret@example.com",
    candidateGender: "female",
  } as const;
  await addPerson(deps, agent, nurse, { ...hidden, candidateLocation: "Hobart, Australia", createdAt: 10 });
  // Shortlisted in the other thread: put together, the hidden one would be known.
  await addPerson(deps, agent, baker, {
    ...hidden,
    candidateName: "Shown Person",
    shortlistedAt: 1,
    createdAt: 5,
  });
  const all = await list();
  expect(all.people).toHaveLength(2);
  expect(all.people.every(({ others }) => others.length === 0)).toBe(true);
  expect((await list("search=secret&location=hobart&gender=female")).total).toBe(2);
  const cookie = await sessionOf(deps, agent.userId);
  const page = await (await visit("/agent/candidates-pool?search=Secret", { cookie })).text();
  for (const word of ["Secret Person", "Hobart"]) expect(page).not.toContain(word);
  expect(page).toContain("Shown Person");
  const { text } = await csv(deps, agent);
  expect(text).not.toContain("Secret Person");
  expect(text).not.toContain("Hobart");
  expect(text).toContain("hidden,hidden,hidden");
  expect((await csv(deps, agent, "?search=secret")).answer.status).toBe(403);
});

test("the page shows one person once with links to their threads, and everyone else is sent away", async () => {
  const { deps, agent, nurse } = await setUp();
  const id = await addPerson(deps, agent, nurse, { candidateName: "Mara Lind", currentTitle: "Nurse" });
  const cookie = await sessionOf(deps, agent.userId);
  const page = await (await visit("/agent/candidates-pool", { cookie })).text();
  expect(page).toContain("Mara Lind");
  expect(page).toContain(`/agent/campaigns/${nurse}/candidates/${id}`);
  expect(page.replaceAll("<!-- -->", "")).toContain("1–1 of 1 candidate");
  expect((await visit("/agent/candidates-pool")).headers.get("Location")).toContain("/agent/login");
});
