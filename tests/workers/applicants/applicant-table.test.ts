import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { chunkRows } from "../../../db/batch";
import { applicants } from "../../../db/schema";
import { eachApplicant } from "../../../workers/domain/applicants/each-applicant";
import { listApplicants } from "../../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import { testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";

type Row = Partial<typeof applicants.$inferInsert>;

const PEOPLE: Row[] = [
  {
    candidateName: "Ana Prieto",
    candidateEmail: "ana@example.com",
    candidateLocation: "Madrid, Spain",
    relevancyScore: 81,
    gatesFailed: 0,
  },
  {
    candidateName: "Björn Åberg",
    candidateEmail: "bjorn@example.org",
    candidateLocation: "Malmö",
    relevancyScore: 40,
  },
  {
    candidateName: "Chidi Obi",
    candidateEmail: "CHIDI@EXAMPLE.COM",
    candidateGender: "male",
    relevancyScore: 62.5,
  },
  { candidateName: "DİLARA ÖZTÜRK", candidateLocation: "ÎLE-DE-FRANCE", relevancyScore: 12 },
  { candidateName: "100%_\\' OR 1=1", candidateEmail: null, relevancyScore: 40 },
  { candidateName: null, candidateEmail: null, analysisStatus: "failed", relevancyScore: null },
];

async function setUp(people: Row[] = PEOPLE) {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const rows = people.map((person, i) => ({
    ...person,
    threadId,
    agentId: agent.agentId,
    companyId: agent.companyId,
    fileName: `${i}.pdf`,
    resumeFileUrl: `${threadId}/${i}.pdf`,
    fileSize: 1,
    fileHash: `${i}`,
    createdAt: 1000 + i,
  }));
  for (const chunk of chunkRows(rows, 30)) await deps.db.shared.insert(applicants).values(chunk);
  const list = async (parameters: string) => {
    const query = parseApplicantQuery(new URLSearchParams(parameters));
    const page = await listApplicants(deps, { agent, threadId, query });
    return { ...page, names: page.applicants.map((row) => row.candidateName) };
  };
  return { deps, agent, threadId, list };
}

test("the table starts with the newest, and sorts by any score with failed rows last", async () => {
  const { list } = await setUp();
  expect((await list("")).names[0]).toBeNull();
  const best = await list("sort=relevancy_score&order=desc");
  expect(best.names).toEqual(["Ana Prieto", "Chidi Obi", ...best.names.slice(2)]);
  expect(best.names.at(-1)).toBeNull();
  expect(best.total).toBe(6);
});

test.each([
  ["search=ana", ["Ana Prieto"]],
  ["search=EXAMPLE.com&sort=candidate_name&order=asc", ["Ana Prieto", "Chidi Obi"]],
  ["search=%25_%5C'", ["100%_\\' OR 1=1"]],
  ["search=nobody", []],
  ["search=BJÖRN+ÅBERG", ["Björn Åberg"]],
  ["search=jörn+å", ["Björn Åberg"]],
  ["search=Bjo%CC%88rn", ["Björn Åberg"]],
  ["search=öztürk", ["DİLARA ÖZTÜRK"]],
  ["search=Öztürk", ["DİLARA ÖZTÜRK"]],
  ["location=mal", ["Björn Åberg"]],
  ["location=MALMÖ", ["Björn Åberg"]],
  ["location=île-de-france", ["DİLARA ÖZTÜRK"]],
  ["location=spain&search=example", ["Ana Prieto"]],
  ["gender=male", ["Chidi Obi"]],
  ["gender=not-stated", ["Ana Prieto"]],
  ["minRelevancy=62.5&sort=relevancy_score", ["Ana Prieto", "Chidi Obi"]],
  ["minRelevancy=41&maxRelevancy=70", ["Chidi Obi"]],
])("?%s finds %j", async (parameters, names) => {
  const { list } = await setUp();
  const page = await list(parameters);
  expect(page.names).toEqual(names);
  expect(page.total).toBe(names.length);
});

test("a page beyond the last shows the last, and equal scores never make a row appear twice", async () => {
  const { deps, agent, threadId } = await setUp();
  const seen: string[] = [];
  for (let page = 1; page <= 3; page++) {
    const query = { ...parseApplicantQuery(new URLSearchParams("sort=relevancy_score")), size: 2, page };
    const result = await listApplicants(deps, { agent, threadId, query });
    expect(result.pages).toBe(3);
    seen.push(...result.applicants.map((row) => row.id));
  }
  expect(new Set(seen).size).toBe(6);
  const query = { ...parseApplicantQuery(new URLSearchParams("page=99")), size: 2 };
  const last = await listApplicants(deps, { agent, threadId, query });
  expect(last.page).toBe(3);
  expect(await listApplicants(deps, { agent, threadId, query, all: 6 })).toEqual(last);
  const men = { ...query, gender: "male" as const };
  expect((await listApplicants(deps, { agent, threadId, query: men, all: 6 })).total).toBe(1);
});

test("a search pages alike whether it finds few or many, and a page too far is the last one", async () => {
  const people = Array.from({ length: 100 }, (_, i) => ({
    candidateName: `Person ${i}`,
    candidateEmail: `${i % 6}@example.com`,
    relevancyScore: i,
  }));
  const { list } = await setUp(people);
  const many = await list("search=person&sort=relevancy_score&page=6");
  expect([many.total, many.pages, many.page, many.names[0]]).toEqual([100, 10, 6, "Person 49"]);
  expect((await list("search=person&page=99")).page).toBe(10);
  expect((await list("search=person&minRelevancy=95")).total).toBe(5);

  const few = await list("search=person+1&sort=relevancy_score&page=2");
  expect([few.total, few.pages, few.page, few.names]).toEqual([11, 2, 2, ["Person 1"]]);
  expect((await list("search=person+1&page=99")).names).toEqual(["Person 1"]);
  const narrowed = await list("search=person+1&minRelevancy=15&sort=relevancy_score&order=asc");
  expect(narrowed.names).toEqual(["Person 15", "Person 16", "Person 17", "Person 18", "Person 19"]);
  expect((await list("search=nobody&page=3")).page).toBe(1);
});

test.each([
  ["shortlisted=yes", ["Ana"]],
  ["dealBreakers=met", ["Ana"]],
  ["dealBreakers=none-failed", ["Ana", "Bo"]],
  ["dealBreakers=unknown", ["Bo"]],
  ["dealBreakers=failed", ["Cy"]],
  ["hiddenText=yes", ["Cy"]],
  ["status=failed", ["Dee"]],
  ["status=failed&minYears=1", []],
  ["status=pending&search=a", ["Ana"]],
  ["status=completed", ["Ana", "Bo", "Cy", "Dee"]],
  ["location=norway", ["Ana"]],
  ["location=Oslo, Norway", ["Ana"]],
  ["location=Norway, Bergen", []],
  ["minYears=5", ["Ana", "Cy"]],
  ["minYears=5.5", ["Cy"]],
  ["minMusts=60", ["Ana"]],
  ["minMusts=50", ["Ana", "Bo"]],
  ["minYears=1&dealBreakers=none-failed&search=b", ["Bo"]],
  ["shortlisted=maybe&dealBreakers=x&minYears=-1", ["Ana", "Bo", "Cy", "Dee"]],
])("the filter %s shows %j", async (parameters, names) => {
  const met = { gatesFailed: 0, gatesUnknown: 0, mustsMet: 3, mustsAsked: 4 };
  const { list } = await setUp([
    {
      ...{ candidateName: "Ana", ...met, experienceMonths: 60, shortlistedAt: 5 },
      ...{ analysisStatus: "pending", candidateLocation: "Oslo, Viken, Norway" },
    },
    { candidateName: "Bo", ...met, gatesUnknown: 1, mustsMet: 2, experienceMonths: 20 },
    { candidateName: "Cy", ...met, gatesFailed: 2, mustsMet: 0, experienceMonths: 90, hiddenTextCount: 1 },
    // Scored before these figures were kept.
    { candidateName: "Dee", analysisStatus: "failed" },
  ]);
  expect((await list(`${parameters}&sort=candidate_name&order=asc`)).names).toEqual(names);
});

test("pages beyond the middle, read from the end, and the export hold the same rows in the same order", async () => {
  const { deps, agent, threadId } = await setUp([]);
  const count = 2_345;
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?4)
     INSERT INTO b2b_candidates (id, campaign_id, agent_id, company_id, file_name, resume_file_url, file_size, file_hash,
       candidate_name, candidate_location, relevancy_score, skills_match_score, experience_months, created_at)
     SELECT ?1 || '-' || (i * 7919 % ?4), ?1, ?2, ?3, i || '.pdf', ?1 || '/' || i, 1, i, 'Person ' || (i % 900),
       CASE WHEN i % 3 THEN 'Town ' || (i % 50) END, i * 31 % 100, CASE WHEN i % 4 THEN i * 37 % 100 END, i % 100, 1000 + i / 3 FROM n`,
  )
    .bind(threadId, agent.agentId, agent.companyId, count)
    .run();
  for (const parameters of [
    "sort=created_at",
    "sort=relevancy_score",
    "sort=skills_match_score",
    "sort=skills_match_score&order=asc",
    "sort=candidate_location&order=asc",
    "sort=candidate_name&minYears=1",
    "sort=skills_match_score&minYears=1",
    "sort=candidate_location&search=person",
  ]) {
    const query = { ...parseApplicantQuery(new URLSearchParams(parameters)), size: 100 };
    const paged: string[] = [];
    const exported: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const list = await listApplicants(deps, { agent, threadId, query: { ...query, page } });
      expect(list.page).toBe(page);
      pages = list.pages;
      paged.push(...list.applicants.map(({ id }) => id));
    }
    for await (const { id } of eachApplicant(deps, { agent, threadId, query })) exported.push(id);
    expect(exported.length).toBeGreaterThan(2_000);
    expect(new Set(paged).size).toBe(exported.length);
    expect(paged).toEqual(exported);
    const beyond = await listApplicants(deps, { agent, threadId, query: { ...query, page: 999 } });
    expect(beyond.applicants.at(-1)?.id).toBe(exported.at(-1));
  }
});
