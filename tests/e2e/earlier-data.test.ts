import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "../../db/schema";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../scripts/lib/migrate";
import { AGREEMENT_VERSION } from "../../workers/domain/agencies/agreement/agreement-text";
import {
  demoCookies,
  earlierObjects,
  earlierPages,
  earlierRows,
  type Page,
  readPages,
} from "../support/earlier-data/open";
import { findFreePort } from "./support/free-port";

/** The last migration of the version that wrote the data. */
const WRITTEN_AFTER = "0013_outdated-results.sql";

/** Tables of ours that a migration brings rows for. */
const FILLED = new Set(["linkedin_geoids"]);

/** A row of each table that came later, for its constraints to refuse changes of. */
const NEW_ROWS = [
  // Without it no page takes a résumé, or says how large one may be.
  `insert into company_agreements (id, company_id, version, hash, agent_id, accepted_at) select id, id, '${AGREEMENT_VERSION}', 'x', 'x', 1 from b2b_companies`,
  "insert into authenticators (id, user_id, name, secret) select '1', id, 'x', 'x' from users limit 1",
  "insert into passkeys (id, user_id, name, credential_id, public_key, sign_count) select '1', id, 'x', 'x', 'x', 0 from users limit 1",
  "insert into passkey_challenges (session_id, user_id, purpose, challenge, expires_at) select id, user_id, 'second-step', 'x', 1 from sessions limit 1",
  "insert into recovery_codes (user_id, code_hash) select id, 'x' from users limit 1",
  "insert into applicant_links (id, company_id, agent_id, way, code_hash, expires_at) select '1', company_id, id, 'mailed', '1', 1 from b2b_agents limit 1",
  "insert into applicant_requests (id, number, company_id, campaign_id, link_id, kind, due_at) select '1', 'R-222222', id, '1', '1', 'ask', 1 from b2b_companies limit 1",
  "insert into never_again_marks (company_id, hash) select id, 'x' from b2b_companies limit 1",
  "insert into download_alerts (id, company_id, agent_id, day, downloads, people) select '1', company_id, id, 0, 9, 900 from b2b_agents limit 1",
  "insert into incidents (id, number, kind, severity, title, description, reported_by, noticed_at, due_at) values ('1', 'I-222222', 'complaint', 'low', 'x', 'x', 'x', 1, 1)",
  "insert into incident_lines (id, incident_id, actor_id, kind, words) values ('1', '1', 'x', 'opened', 'x')",
  "insert into incident_companies (incident_id, company_id) select '1', id from b2b_companies limit 1",
  "insert into api_keys (id, user_id, name, token_hash, hint, expires_at) select 'k1', id, 'x', 'x', 'x', 1 from users limit 1",
  "insert into api_answers (id, key_id, request_hash, expires_at) values ('x', 'k1', 'x', 1)",
  "insert into webhooks (id, company_id, url, secret) select 'w1', id, 'https://x.example', 'x' from b2b_companies limit 1",
  "insert into webhook_deliveries (id, webhook_id, type, data) values ('m1', 'w1', 'webhook.test', '{}')",
  "insert into funnel_weeks (week_start, step) values (0, 'visited')",
  "insert into letters (id, list, subject, body) values ('letter-1', 'newsletter', 'New', 'Hello.')",
  "insert into held_resumes (token_hash, name, file_key, file_size, expires_at) values ('1', 'x', 'held/1-x.pdf', 1, 1)",
  "insert into billing_customers (id) values ('cus_1')",
  "insert into orders (id, number, kind, item, price, tax_included, terms_version) values ('1', 'P-1', 'plan', 'x', 1, 1, '1')",
  "insert into invoices (id, customer_id, status, total, tax, amount_paid, currency) values ('in_1', 'cus_1', 'paid', 1, 0, 1, 'eur')",
  "insert into billing_alerts (id, kind, subject) values ('1', 'dispute', 'x')",
  "insert into decisions (id, company_id, campaign_id, applicant_id, agent_id, previous_stage, stage, group_id) select 'd1', company_id, campaign_id, id, agent_id, stage, 'interview', 'g1' from b2b_candidates limit 1",
  "insert into applicant_notes (id, company_id, applicant_id, agent_id, body) select 'n1', company_id, id, agent_id, 'A note.' from b2b_candidates limit 1",
  "insert into agency_log (id, company_id, number, action, created_at, previous_hash, hash) select 'l1', id, 1, 'opened', 1, '0', '0' from b2b_companies limit 1",
  "insert into b2b_invitations (id, company_id, email, role, token_hash, invited_by, expires_at) select '1', id, 'x@example.com', 'viewer', 'x', '1', 0 from b2b_companies limit 1",
  "insert into contract_declarations (id, number, kind) values ('1', 'W-1', 'withdrawal')",
  "insert into b2b_candidate_exports (id, campaign_id, agent_id, company_id, file_key) select '1', id, agent_id, company_id, 'exports/1.csv' from campaigns limit 1",
  "insert into campaign_visits (campaign_id, agent_id, visited_at) select id, agent_id, 1 from campaigns limit 1",
  "insert into campaign_shares (campaign_id, agent_id) select id, agent_id from campaigns limit 1",
  "insert into b2b_table_views (id, company_id, agent_id, name, name_key, query, query_version) select 'v1', id, '1', 'Best', 'best', 'stage=offer', 1 from b2b_companies limit 1",
  "insert into client_reports (id, campaign_id, company_id, agent_id, token_hash, title, agency_name, client_name, is_blind, expires_at) select '1', id, company_id, agent_id, 'x', 'x', 'x', 'x', 1, 1 from campaigns limit 1",
  "insert into client_report_people (id, report_id, candidate_id, position, content) select '1', '1', id, 1, '{}' from b2b_candidates limit 1",
  "insert into client_report_answers (id, person_id, answer) values ('1', '1', 'yes')",
  "insert into client_report_views (report_id, hour, views) values ('1', 0, 1)",
  "insert into b2b_notifications (id, agent_id, kind, subject_id) select '1', id, 'limit-near', 'x' from b2b_agents limit 1",
  "insert into drafts (id, user_id, analysis_id, number, content) select '1', user_id, id, 1, '{}' from job_analyses limit 1",
  "insert into job_boards (id, source, token) values ('board-1', 'lever', 'inn')",
  "insert into job_postings (id, board_id, source, source_id, title, company, url, posted_at, first_seen_at, last_seen_at, same_key, content_hash, changed_at) values (1, 'board-1', 'lever', '1', 'Cook', 'Inn', 'https://inn.example/1', 1, 1, 1, '1', '1', 1)",
  "insert into job_posting_texts (posting_id, text) values (1, 'Cook.')",
  "insert into hidden_postings (user_id, posting_id) select id, 1 from users limit 1",
  "insert into saved_searches (id, user_id, resume_id, name, position, location, filter) select '1', user_id, id, 'Cook', 'Cook', 'Berlin', '{}' from resumes limit 1",
  "insert into told_postings (search_id, same_key, told_at) values ('1', '1', 1)",
  "insert into applications (id, user_id, job_title, saved_at) select '1', id, 'Cook', 0 from users limit 1",
  "insert into voluntary_answers (id, company_id, period, outcome, score, sex, ethnicity, age_band) select '1', id, '2026-1', 'selected', 'above', 'female', 'white', '25-39' from b2b_companies limit 1",
  "insert into voluntary_groups (company_id, period, outcome, score, asked) select id, '2026-1', 'selected', 'above', 1 from b2b_companies limit 1",
  "insert into representation_consents (id, candidate_id, company_id, agent_id, kind, way, said_at) select '1', id, company_id, agent_id, 'given', 'phone', 0 from b2b_candidates limit 1",
];

type Rows = Record<string, Record<string, unknown>[]>;

const dialect = new SQLiteSyncDialect();
const persistTo = mkdtempSync(join(tmpdir(), "plumbline-earlier-"));
let worker: LocalWorker;
let before: Rows;
let refusal: unknown;
let afterRefusal: Rows;
let after: Rows;
let pages: Record<string, Page>;

beforeAll(async () => {
  worker = await startLocalWorker({ port: await findFreePort(), persistTo, onLog: () => {} });
  const database = (await worker.database()) as unknown as D1Database;
  await migrateLocalDatabase(worker, { through: WRITTEN_AFTER });
  await database.batch(earlierRows().map((sql) => database.prepare(sql)));
  const bucket = await worker.files();
  for (const [key, bytes] of Object.entries(earlierObjects())) await bucket.put(key, bytes);
  before = await allRows(database);
  await database.prepare("update job_analyses set score = score + 100").run();
  refusal = await migrateLocalDatabase(worker).catch(String);
  afterRefusal = await allRows(database);
  await database.prepare("update job_analyses set score = score - 100").run();
  await migrateLocalDatabase(worker);
  after = await allRows(database);
  await database.batch(NEW_ROWS.map((sql) => database.prepare(sql)));
  pages = await readPages({ origin: worker.origin, database, cookies: await demoCookies(database) });
});

afterAll(async () => {
  await worker?.stop();
  rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
});

async function allRows(database: D1Database): Promise<Rows> {
  const { results } = await database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not glob '_cf_*' and name not glob 'sqlite_*'",
    )
    .all<{ name: string }>();
  const rows: Rows = {};
  for (const { name } of results) {
    const all = await database.prepare(`select * from ${name} order by 1`).all<Record<string, unknown>>();
    rows[name] = all.results;
  }
  return rows;
}

test("data of the version before has a row in every table", () => {
  const empty = Object.keys(before).filter((name) => before[name]?.length === 0);
  expect(empty).toEqual([]);
});

/** What plans' cards say was written again with the pages that sell them; no company keeps applicants for ever any more. */
function unchanged(table: string, row: Record<string, unknown>) {
  const { description: _description, features: _features, retention_days: days, ...others } = row;
  if (table === "b2b_companies" && days === null) return others;
  return table === "plans" ? others : row;
}

test("the migrations since lose no row and change no value of it", () => {
  for (const [name, rows] of Object.entries(before)) {
    if (name === "d1_migrations") continue;
    if (FILLED.has(name)) {
      for (const row of rows) expect(after[name], name).toContainEqual(expect.objectContaining(row));
      continue;
    }
    expect(after[name], name).toHaveLength(rows.length);
    for (const [i, row] of rows.entries()) expect(after[name]?.[i], name).toMatchObject(unchanged(name, row));
  }
});

test("a row that breaks a rule is named, and stops the migration as a whole", () => {
  expect(refusal).toMatch(/condition "job_analyses_score_percent by row \d+" refused/);
  expect(afterRefusal.d1_migrations).toEqual(before.d1_migrations);
  expect(afterRefusal.b2b_candidates).toEqual(before.b2b_candidates);
});

const checks = Object.values(schema)
  .filter((table) => is(table, SQLiteTable))
  .flatMap((table) => {
    const { name, checks } = getTableConfig(table);
    return checks.map((check) => ({
      table: name,
      check: check.name,
      condition: dialect.sqlToQuery(check.value).sql,
    }));
  });

test("every constraint of the schema is in the database, and no other", async () => {
  const database = await worker.database();
  const { results } = await database
    .prepare("select name, sql from sqlite_master where type = 'table'")
    .all<{ name: string; sql: string }>();
  const found = results.flatMap(({ name, sql }) =>
    [...sql.matchAll(/CONSTRAINT [`"](\w+)[`"] CHECK ?\(((?:[^()]|\([^()]*\))*)\)/g)].map(
      ([, check, condition]) => ({
        table: name,
        check,
        condition,
      }),
    ),
  );
  const byName = (a: { check?: string }, b: { check?: string }) =>
    (a.check ?? "") < (b.check ?? "") ? -1 : 1;
  expect(found.sort(byName)).toEqual([...checks].sort(byName));
});

/** What is never changed: a trigger refuses before the constraint does. */
const RECORDS: Record<string, string> = {
  verdicts: "verdicts are not changed",
  client_report_people: "a report stays as it was made",
  representation_consents: "a consent stays as it was recorded",
  incident_lines: "lines of an incident are kept as they were written",
};

function forbiddenBy(condition: string): { column: string; forbidden: (string | number)[] } {
  const [, text, longest] = /^length\((\w+)\) <= (\d+)$/.exec(condition) ?? [];
  if (text) return { column: text, forbidden: ["x".repeat(Number(longest) + 1)] };
  const [column = ""] = condition.split(" ");
  if (condition.includes(" in (")) return { column, forbidden: ["of no kind"] };
  const least = Number(/>= (\d)/.exec(condition)?.[1]);
  const most = Number(/and (\d+)$/.exec(condition)?.[1]);
  return { column, forbidden: most ? [-0.1, most + 0.1] : [least - 1] };
}

test.each(checks)("the database refuses what $check forbids", async ({ table, check, condition }) => {
  const database = await worker.database();
  const { column, forbidden } = forbiddenBy(condition);
  const refusal = RECORDS[table] ?? `CHECK constraint failed: ${check}`;
  for (const value of forbidden)
    await expect(
      database.prepare(`update ${table} set ${column} = ?`).bind(value).run(),
      `${column} = ${value}`,
    ).rejects.toThrow(refusal);
});

test("no row has lost what it refers to", async () => {
  const database = await worker.database();
  const { results } = await database.prepare("pragma foreign_key_check").all();
  expect(results).toEqual([]);
});

/** An analysis tells what a change is worth, no longer from where to where it leads. */
function isToldAsGain(figure: string, figures: string[], told: string[]): boolean {
  const gains = figures.map((other) => Math.abs(Number(figure) - Number(other)));
  return gains.some((gain) => gain > 0 && told.includes(String(Math.round(gain * 10) / 10)));
}

test("every page of a seeker, an agent and staff answers as it did", () => {
  const earlier = earlierPages();
  expect(Object.keys(pages).sort()).toEqual(Object.keys(earlier).sort());
  for (const [address, { status, figures }] of Object.entries(earlier)) {
    const page = pages[address];
    expect(page?.status, address).toBe(status);
    const told = page?.figures ?? [];
    const missing = figures.filter((figure) => !told.includes(figure));
    const isAnalysis = address.startsWith("/analysis/");
    expect(
      missing.filter((figure) => !isAnalysis || !isToldAsGain(figure, figures, told)),
      address,
    ).toEqual([]);
  }
});
