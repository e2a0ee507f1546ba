import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sitePages } from "../../../app/routes";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../../build/server/index.js";
import { applicants, companies, outbox } from "../../../db/schema";
import { listLog } from "../../../workers/domain/agency-log/list-log";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { declaredRule } from "../../../workers/http/access/rules";
import { createSite } from "../../../workers/http/site";
import { deliver, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { blindPeople } from "../../support/samples/blind-people";

const site = createSite(remixBuild as never);
let logged: string[] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    logged.push(line);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A company that reviews blind, with a thread of people who have been read, scored and scored again. */
async function blindThread(people = blindPeople) {
  const deps = testDeps();
  deps.log = (event) => logged.push(JSON.stringify(event));
  const agent = await createAgent(deps, { blindReview: true });
  const threadId = await addThread(deps, agent);
  const files = (async function* () {
    for (const { file, bytes } of people) yield { name: file, bytes };
  })();
  const { batchId } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deliver(deps, deps.sent.splice(0));
  const ofThread = eq(applicants.threadId, threadId);
  await deps.db.shared
    .update(applicants)
    .set({ previousRelevancyScore: sql`max(0, ${applicants.relevancyScore} - 7)` })
    .where(ofThread);
  const rows = await deps.db.shared.select().from(applicants).where(ofThread);
  const idOf = (file: string) => rows.find(({ fileName }) => fileName === file)?.id ?? "";
  const cookie = await sessionOf(deps, agent.userId);
  return { deps, agent, threadId, batchId, rows, idOf, cookie };
}

const QUERIES = [
  "?sort=candidate_name&order=asc",
  "?search=hollerbach",
  "?location=Portland&gender=female",
  "?notice=rescoring&sort=relevancy_score&order=desc",
];

function filled(pattern: string, ids: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
}

/** Every page of the agency's portal with its data, and every endpoint of its that is read, for one applicant. */
function surfaces(ids: Record<string, string>): string[] {
  const pages = sitePages
    .filter(({ access }) => access === "agent")
    .map(({ pattern }) => filled(pattern, ids))
    .flatMap((path) => [path, `${path}.data`]);
  const endpoints = site.routes
    .filter(({ method, handler }) => method === "GET" && declaredRule(handler) === "agent")
    .map(({ path }) => filled(path, ids));
  const asked = pages.filter((path) => /\/campaigns\/[\w-]+(?:\.data)?$/.test(path));
  const exported = endpoints.filter((path) => path.endsWith(".csv"));
  return [
    ...new Set([
      ...pages,
      ...endpoints,
      ...[...asked, ...exported].flatMap((path) => QUERIES.map((q) => path + q)),
    ]),
  ];
}

/** Address, headers and body: whatever of an answer could tell who it is. */
async function shown(path: string, cookie: string): Promise<string> {
  const answer = await visit(path, { cookie });
  const type = answer.headers.get("content-type") ?? "";
  if (answer.ok && !/^text\/|json|x-script/.test(type)) return `a file (${type}) of ${path}`;
  const body = (await answer.text())
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return `${[...answer.headers].join("\n")}\n${body}`;
}

/** Ids, nonces and moments in milliseconds: "1988" or "LS1" stands in one by chance. */
const DRAWN =
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|(?<=nonce(?:-|="))[\w+/]{16,}=*|(?<!\d)1[67]\d{11}(?!\d)/g;

function tellsOf(text: string, words: string[]): string[] {
  const told = text.replaceAll(DRAWN, "");
  // "Vance" isn't in "relevance".
  return words.filter((word) => new RegExp(`(?<!\\p{L})${word.replaceAll(".", "\\.")}`, "iu").test(told));
}

test("under blind review no page, file, list, order, address, answer, mail or log line tells who someone is", {
  timeout: 120_000,
}, async () => {
  const { deps, agent, threadId, batchId, rows, idOf, cookie } = await blindThread();
  expect(rows.map(({ analysisStatus }) => analysisStatus)).toEqual(rows.map(() => "completed"));
  const told: string[] = [];
  const seen = new Set<string>();
  for (const { file } of blindPeople)
    for (const path of surfaces({ threadId, batchId, applicantId: idOf(file) })) {
      if (seen.has(path)) continue;
      seen.add(path);
      const text = await shown(path, cookie);
      // A search gives back what was asked for.
      const asked = path.includes("search=") || path.includes("location=");
      const hits = blindPeople.flatMap(({ words }) => tellsOf(text, words));
      for (const word of hits)
        if (!asked || !path.toLowerCase().includes(word.toLowerCase())) told.push(`${path}: ${word}`);
      if (text.startsWith("a file")) told.push(text);
    }
  expect(seen.size).toBeGreaterThan(40);
  expect(told).toEqual([]);
  const mails = await deps.db.shared.select().from(outbox).where(eq(outbox.userId, agent.userId));
  const rest = [JSON.stringify(mails), ...logged].join("\n");
  expect(blindPeople.flatMap(({ words }) => tellsOf(rest, words))).toEqual([]);
});

test("what they did is still there to be judged: work, skills, scores and the match of the place", async () => {
  const { threadId, idOf, cookie } = await blindThread();
  const page = await shown(
    `/agent/campaigns/${threadId}/candidates/${idOf("Tobias Quellmann CV.pdf")}`,
    cookie,
  );
  for (const part of ["Senior Backend Engineer", "Built services in Python and Go", "State University"])
    expect(page).toContain(part);
  expect(page).toMatch(/<title>Candidate [0-9A-Z]{4} \| Plumbline<\/title>/);
  expect(page).toContain("their name and contact will be shown");
  expect(page).toContain("[hidden] is named in two patents");
  expect(page).not.toMatch(/Download Resume|Export Data/);
  const table = await shown(`/agent/campaigns/${threadId}`, cookie);
  expect(table).toContain("Not matched");
  expect(table).not.toMatch(/name="search"|name="gender"|name="location"|sort=candidate_name/);
});

test("search, place, gender and orders by name are refused for a file and left out of a page", async () => {
  const { threadId, rows, cookie } = await blindThread();
  const csv = `/api/campaigns/${threadId}/candidates.csv`;
  for (const query of ["?search=Annegret", "?location=Leeds", "?gender=female", "?sort=candidate_name"]) {
    const answer = await visit(csv + query, { cookie });
    expect([query, answer.status]).toEqual([query, 403]);
    expect(await answer.text()).toContain("Blind review is on");
    const page = await shown(`/agent/campaigns/${threadId}${query}`, cookie);
    for (const { id } of rows) expect(page).toContain(id);
  }
  const plain = await shown(csv, cookie);
  expect(plain.match(/Candidate [0-9A-Z]{4},hidden,hidden,hidden/g)).toHaveLength(rows.length);
  // The order by name, either way, is the order without one.
  const orderOf = async (order: string) =>
    [
      ...(await shown(`/agent/campaigns/${threadId}?sort=candidate_name&order=${order}`, cookie)).matchAll(
        /data-applicant="([\w-]+)"/g,
      ),
    ].map(([, id]) => id);
  expect(await orderOf("asc")).toEqual(await orderOf("desc"));
});

test("the shortlist unveils one person, is recorded once, and taking them off hides them again", async () => {
  const { threadId, idOf, cookie, agent } = await blindThread();
  const [person, other] = [idOf("Tobias Quellmann CV.pdf"), idOf("ruth-okonjo-vance-2024.pdf")];
  const star = (intent: string) =>
    visit(`/agent/campaigns/${threadId}/candidates/${person}`, {
      cookie,
      method: "POST",
      body: new URLSearchParams({ intent }),
    });
  for (const path of ["resume", "data.zip"]) {
    const closed = await visit(`/api/candidates/${person}/${path}`, { cookie });
    expect([path, closed.status]).toEqual([path, 403]);
    expect(await closed.text()).toContain("once they are shortlisted");
  }
  await star("shortlist");
  await star("shortlist");
  const page = await shown(`/agent/campaigns/${threadId}/candidates/${person}`, cookie);
  expect(
    tellsOf(page, ["TOBIAS", "tquell@bellingrath.example", "Alder Street", "Download Resume"]),
  ).toHaveLength(4);
  expect((await visit(`/api/candidates/${person}/resume`, { cookie })).status).toBe(200);
  expect((await visit(`/api/candidates/${person}/data.zip`, { cookie })).status).toBe(200);
  expect((await visit(`/api/candidates/${other}/resume`, { cookie })).status).toBe(403);
  expect(tellsOf(await shown(`/agent/campaigns/${threadId}`, cookie), ["Quellmann", "Okonjo"])).toEqual([
    "Quellmann",
  ]);
  const { lines } = await listLog(testDeps(), { agent: { ...agent, blindReview: true }, before: null });
  expect(lines.filter(({ action }) => action === "unveiled").map(({ applicantId }) => applicantId)).toEqual([
    person,
  ]);
  await star("unlist");
  expect((await visit(`/api/candidates/${person}/resume`, { cookie })).status).toBe(403);
  expect(tellsOf(await shown(`/agent/campaigns/${threadId}`, cookie), ["Quellmann"])).toEqual([]);
});

test("a file that couldn't be read is no one's name either", async () => {
  const { threadId, rows, cookie } = await blindThread([
    { file: "Hollerbach scan.pdf", bytes: new TextEncoder().encode("%PDF-1.4 broken"), words: [] },
  ]);
  expect(rows[0]?.analysisStatus).toBe("failed");
  const paths = surfaces({ threadId, batchId: rows[0]?.batchId ?? "", applicantId: rows[0]?.id ?? "" });
  for (const path of paths.filter((one) => !one.includes("search=")))
    expect([path, tellsOf(await shown(path, cookie), ["Hollerbach"])]).toEqual([path, []]);
});

test("an upload tells its own sender which file was refused, and nothing of it is kept", async () => {
  const { threadId, cookie, idOf } = await blindThread();
  const [person] = blindPeople;
  const again = await visit(`/api/campaigns/${threadId}/resumes`, {
    cookie,
    method: "POST",
    body: filesForm([{ name: person?.file ?? "", bytes: person?.bytes ?? new Uint8Array() }]),
  });
  expect(await again.text()).toContain("Already uploaded to this job thread");
  expect(idOf(person?.file ?? "")).not.toBe("");
  expect(tellsOf(logged.join("\n"), person?.words ?? [])).toEqual([]);
});

test("the switch on the profile is the company's, and is recorded when it turns", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const cookie = await sessionOf(deps, agent.userId);
  const turn = (on: string) =>
    visit("/agent/profile", {
      cookie,
      method: "POST",
      body: new URLSearchParams({ intent: "blind-review", on }),
    });
  const stored = async () =>
    (await deps.db.shared.select().from(companies).where(eq(companies.id, agent.companyId)))[0]?.blindReview;
  expect(await shown("/agent/profile", cookie)).toContain("Switch Blind Review On");
  for (const on of ["yes", "yes"])
    expect((await turn(on)).headers.get("location")).toBe("/agent/profile?saved=blind-review");
  expect(await stored()).toBe(true);
  expect(await shown("/agent/profile?saved=blind-review", cookie)).toContain("Switch Blind Review Off");
  await turn("no");
  expect(await stored()).toBe(false);
  const { lines } = await listLog(deps, { agent, before: null });
  expect(lines.map(({ action }) => action)).toEqual(["blind-review-off", "blind-review-on"]);
});

test("without blind review everyone is shown as ever", async () => {
  const { deps, agent, threadId, cookie } = await blindThread();
  await deps.db.shared.update(companies).set({ blindReview: false }).where(eq(companies.id, agent.companyId));
  expect(
    tellsOf(await shown(`/agent/campaigns/${threadId}`, cookie), ["Quellmann", "Okonjo", "Hollerbach"]),
  ).toHaveLength(3);
});
