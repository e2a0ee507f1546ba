import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, ask, newcomer, type Subject, signIn, someone } from "./client";
import type { BenchWorker } from "./host";

const isCore = ({ variant }: Subject) => variant === "core";

export async function countReads(subject: Subject, action = "who"): Promise<string> {
  const { cookies } = await newcomer(subject);
  const path = `/${subject.variant}/${action}`;
  await ask(subject.worker, path, { cookie: cookies[0] });
  const { database, body } = await ask(subject.worker, path, { cookie: cookies[0] });
  if (!body.userId) throw new Error(`${path}: not signed in`);
  const { results } = await subject.worker.database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string }>();
  const tables = new Set(results.map(({ name }) => name));
  let scans = 0;
  for (const sql of database.statements) {
    const parameters = (sql.match(/\?/g) ?? []).map(() => null);
    const plan = await subject.worker.database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...parameters)
      .all<{ detail: string }>();
    scans += plan.results.filter(({ detail }) => tables.has(/^SCAN (\w+)/.exec(detail)?.[1] ?? "")).length;
  }
  return `${database.statements.length}${scans > 0 ? ` (${scans} scan a table)` : ""}`;
}

export type Timed = { subject: Subject; action: string; label: string };

/** Long enough for warm caches, short enough that other load affects all cases alike. */
const BLOCK = 25;

/** Medians in ms, taken in turns. */
export async function timeLookUps(cases: Timed[], rounds: number) {
  const prepared = await Promise.all(
    cases.map(async ({ subject, action, label }) => {
      const { cookies } = await newcomer(subject);
      const cookie = cookies[0];
      return { subject, label, cookie, path: `/${subject.variant}/${action}` };
    }),
  );
  const took = prepared.map(() => ({ without: [] as number[], signedIn: [] as number[] }));
  for (let done = -BLOCK; done < rounds; done += BLOCK) {
    for (const [index, { subject, cookie, path }] of prepared.entries()) {
      for (let round = 0; round < BLOCK; round++) {
        const without = await timed(subject.worker, "/none/page", cookie);
        const signedIn = await timed(subject.worker, path, cookie);
        if (done < 0) continue;
        took[index]?.without.push(without);
        took[index]?.signedIn.push(signedIn);
      }
    }
  }
  return prepared.map(({ label }, index) => {
    const without = median(took[index]?.without ?? []);
    const signedIn = median(took[index]?.signedIn ?? []);
    return { label, without, signedIn };
  });
}

async function timed(worker: BenchWorker, path: string, cookie: string | undefined): Promise<number> {
  const start = performance.now();
  const answer = await fetch(worker.origin + path, { headers: cookie ? { cookie } : {} });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const alive = async ({ worker, variant }: Subject, cookie: string | undefined) =>
  (await ask(worker, `/${variant}/who`, { cookie })).body.userId !== null;

export async function endSessions(subject: Subject): Promise<{ signedOut: string; passwordChanged: string }> {
  const { worker, variant } = subject;
  const first = await newcomer(subject);
  await ask(worker, `/${variant}/signOut`, { body: {}, cookie: first.cookies[0] });
  const signedOut = await untilDead(subject, first.cookies[0]);

  const second = await newcomer(subject, 1);
  const changed = await ask(worker, `/${variant}/changePassword`, {
    body: { password: second.person.password, newPassword: "another passphrase" },
    cookie: second.cookies[0],
  });
  if (changed.status !== 200) throw new Error(`change of password: ${JSON.stringify(changed)}`);
  return { signedOut, passwordChanged: await untilDead(subject, second.cookies[1]) };
}

/** Polls every 100 ms, for 5 seconds. */
async function untilDead(subject: Subject, cookie: string | undefined): Promise<string> {
  const start = performance.now();
  while (await alive(subject, cookie)) {
    if (performance.now() - start > 5000) return "still works after 5 s";
    await sleep(100);
  }
  const seconds = (performance.now() - start) / 1000;
  return seconds < 0.1 ? "refused at once" : `works ${seconds.toFixed(1)} s longer`;
}

export async function blockAgent(subject: Subject, action = "who"): Promise<string> {
  const { worker, variant } = subject;
  const { cookies, userId } = await newcomer(subject);
  const set = isCore(subject)
    ? ["UPDATE b2b_agents SET status = 'blocked' WHERE user_id = ?"]
    : [
        "UPDATE agent SET status = 'blocked' WHERE user_id = ?",
        "UPDATE user SET agent_status = 'blocked' WHERE id = ?",
      ];
  await worker.database.batch(set.map((sql) => worker.database.prepare(sql).bind(userId)));
  const { body } = await ask(worker, `/${variant}/${action}`, { cookie: cookies[0] });
  return body.status === "blocked" ? "seen at once" : `not seen (status ${body.status ?? "of sign-in"})`;
}

async function rowsOf({ worker, variant }: Subject, { email, company }: { email: string; company: string }) {
  const core = variant === "core";
  const [users, accounts, sessions, companies, agents, trials] = core
    ? ["users", "accounts", "sessions", "b2b_companies", "b2b_agents", "b2b_company_subscriptions"]
    : ["user", "account", "session", "company", "agent", "trial"];
  const ofUser = `SELECT id FROM ${users} WHERE email = ?1`;
  const ofCompany = `SELECT id FROM ${companies} WHERE ${core ? "company_name" : "name"} = ?2`;
  const row = await worker.database
    .prepare(
      `SELECT (SELECT count(*) FROM ${users} WHERE email = ?1) AS user,
        (SELECT count(*) FROM ${accounts} WHERE user_id IN (${ofUser})) AS account,
        (SELECT count(*) FROM ${sessions} WHERE user_id IN (${ofUser})) AS session,
        (SELECT count(*) FROM (${ofCompany})) AS company,
        (SELECT count(*) FROM ${agents} WHERE user_id IN (${ofUser})) AS agent,
        (SELECT count(*) FROM ${trials} WHERE company_id IN (${ofCompany})) AS trial`,
    )
    .bind(email, company)
    .first<Record<string, number>>();
  return row ?? {};
}

/** @returns what is left after each write failed in turn */
export async function breakRegistration(subject: Subject): Promise<string> {
  const { worker, variant } = subject;
  const left: string[] = [];
  for (let failingWrite = 1; failingWrite < 20; failingWrite++) {
    const person = someone();
    const answer = await ask(worker, `/${variant}/register`, { body: person, failingWrite });
    if (answer.status === 200) {
      const worst = left.filter((text) => text !== "nothing");
      if (worst.length === 0) return `${left.length} writes, ${answer.database.trips} trips: nothing, ever`;
      return `${left.length} writes: ${left.map((text, index) => `${index + 1}: ${text}`).join("; ")}`;
    }
    const rows = Object.entries(await rowsOf(subject, person)).filter(([, count]) => count > 0);
    const tables = rows.map(([table]) => table).join(" + ") || "nothing";
    const again = await ask(worker, `/${variant}/register`, { body: person });
    left.push(again.status === 200 ? tables : `${tables} (the next try is refused)`);
  }
  throw new Error(`${variant}: registration never succeeded`);
}

export async function breakPasswordChange(subject: Subject): Promise<string> {
  const { worker, variant } = subject;
  const seen: string[] = [];
  for (let failingWrite = 1; failingWrite < 20; failingWrite++) {
    const { person, cookies } = await newcomer(subject, 1);
    const body = { password: person.password, newPassword: "another passphrase" };
    const path = `/${variant}/changePassword`;
    const answer = await ask(worker, path, { body, cookie: cookies[0], failingWrite });
    if (answer.status === 200) return seen.map((text, index) => `${index + 1}: ${text}`).join("; ");
    const changed = (await signIn(subject, { ...person, password: body.newPassword })).status === 200;
    const other = (await alive(subject, cookies[1])) ? "other session alive" : "other session ended";
    const own = (await alive(subject, cookies[0])) ? "own alive" : "own ended";
    seen.push(changed ? `password changed, ${other}, ${own}` : `unchanged, ${other}, ${own}`);
  }
  throw new Error(`${variant}: change of password never succeeded`);
}

export async function raceRegistrations(subject: Subject): Promise<string> {
  const person = someone();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ask(subject.worker, `/${subject.variant}/register`, {
        body: { ...person, company: `${person.company}-${index}` },
      }),
    ),
  );
  const { user, account, session } = await rowsOf(subject, person);
  return `${user} user, ${account} account, ${session} session; ${tally(answers)}`;
}

export async function guess(subject: Subject, addresses: 1 | 50): Promise<string> {
  const { person } = await newcomer(subject);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const address = addresses === 1 ? "192.0.2.1" : `198.51.100.${index + 1}`;
      return signIn(subject, { email: person.email, password: "a wrong one" }, address);
    }),
  );
  const tried = answers.filter(({ status }) => status === 401).length;
  return `${tried} tried (${tally(answers)})`;
}

function tally(answers: Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status, body } of answers) {
    const key = `${status}${status >= 400 && body.code ? ` ${body.code}` : ""}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} × ${key}`).join(", ");
}

export async function throttleKeys({ worker, variant }: Subject): Promise<string> {
  const table = variant === "core" ? "rate_limits" : "rate_limit";
  const { results } = await worker.database
    .prepare(`SELECT key FROM ${table} WHERE instr(key, 'sign-in') > 0`)
    .all<{ key: string }>();
  const kinds = results.map(({ key }) =>
    key.replace(/[\w-]{36}@example\.com/, "{e-mail}").replace(/\d+(\.\d+){3}/, "{address}"),
  );
  return [...new Set(kinds)].join(", ");
}

export async function stored(subject: Subject): Promise<{ token: string; hash: string }> {
  const { worker } = subject;
  const { cookies, userId } = await newcomer(subject);
  const core = isCore(subject);
  const session = await worker.database
    .prepare(
      `SELECT ${core ? "token_hash" : "token"} AS token FROM ${core ? "sessions" : "session"} WHERE user_id = ?`,
    )
    .bind(userId)
    .first<{ token: string }>();
  const account = await worker.database
    .prepare(
      `SELECT ${core ? "password_hash" : "password"} AS hash FROM ${core ? "accounts" : "account"} WHERE user_id = ?`,
    )
    .bind(userId)
    .first<{ hash: string }>();
  const plain = decodeURIComponent(cookies[0] ?? "").includes(session?.token ?? "none");
  const ours = account?.hash.startsWith("scrypt$32768$8$3$");
  return { token: plain ? "the token itself" : "its SHA-256", hash: ours ? "ours, yes" : "no" };
}

export async function messages(subject: Subject): Promise<string> {
  const { person } = await newcomer(subject);
  const taken = await ask(subject.worker, `/${subject.variant}/register`, {
    body: { ...person, company: someone().company },
  });
  const wrong = await signIn(subject, { ...person, password: "a wrong one" });
  return `${taken.status} ${taken.body.code}; ${wrong.status} ${wrong.body.code}`;
}

const START = `const start = performance.now();
const { default: worker } = await import(process.argv[1]);
const loaded = performance.now();
await (await worker.fetch(new Request("http://localhost/" + process.argv[2] + "/who"), { DB: {} })).text();
console.log(JSON.stringify([loaded - start, performance.now() - loaded]));`;

/** Milliseconds, medians of new processes. */
export function timeStart({ worker, variant }: Subject, runs: number): { load: number; first: number } {
  const taken = Array.from({ length: runs }, () => {
    const args = ["--input-type=module", "-e", START, worker.bundle, variant];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as [number, number];
  });
  return { load: median(taken.map(([load]) => load)), first: median(taken.map(([, first]) => first)) };
}
