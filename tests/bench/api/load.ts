import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabases } from "../../../db/client";
import { apiKeys } from "../../../db/schema";
import { buildIfChanged } from "../../../scripts/lib/bundle/build";
import { type LocalWorker, startLocalWorker } from "../../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../../scripts/lib/migrate";
import type { Deps } from "../../../workers/domain/deps";
import { AGENCY_SCOPES } from "../../../workers/domain/programs/keys/key-scopes";
import { hashKeyToken, hintOf, newKeyToken } from "../../../workers/domain/programs/keys/key-token";
import { findFreePort } from "../../e2e/support/free-port";
import { addThread, createAgent } from "../../support/people/agency";
import { hostBenchWorker } from "../identity/host";
import { runtimeProcessorTime, runtimes } from "../processor-time";
import { createClient, type Sent } from "../requests/client";
import { exampleSettings } from "../statements/example-settings";

/** So many that no key comes to its calls of a minute: what is measured is the answer, not the refusal. */
const AGENCIES = 100;
const KEYS_EACH = 20;
const ROUND_MILLISECONDS = 2000;
const WARM_UP_MILLISECONDS = 5000;
/** A machine that is busy with others looks saturated by fewer. */
const LEAST_CONNECTIONS = 4;
/** Twice the connections have to bring more than this, or the Worker counts as saturated. */
const WORTH = 1.1;
const OVERLOAD = 10;
const LEAST_SHARE = 0.6;

type Program = { authorization: string; threadId: string; webhookId: string };
type Call = { url: string } & Sent;
type Subject = { name: string; processes: string[]; next: () => Call };
type Round = { rate: number; cpu: number; answers: Map<string, number> };

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Reads and writes a second by keys through the built Worker, in turns with a bare Hono route on one D1 statement in a
 * workerd of its own; then ten times the load that saturates the Worker. Fails below the least share, and on any error.
 */
export async function benchApi(rounds: number) {
  await buildIfChanged(say);
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-api-"));
  const bare = await hostBenchWorker(join(import.meta.dirname, "bare-route.ts"));
  const bareProcesses = runtimes();
  const worker = await startLocalWorker({
    port: await findFreePort(),
    persistTo,
    vars: exampleSettings(),
    onLog: () => {},
  });
  const own = runtimes().filter((pid) => !bareProcesses.includes(pid));
  try {
    await bare.database.batch([
      bare.database.prepare(
        "create table threads (id text primary key, title text, company text, place text)",
      ),
      bare.database.prepare(
        "insert into threads values ('one', 'Backend Developer', 'Fjordpay', 'Gothenburg')",
      ),
    ]);
    const programs = await preparePrograms(worker);
    let turn = 0;
    const subject = (name: string, callOf: (program: Program) => Omit<Call, "headers">): Subject => ({
      name,
      processes: own,
      next: () => {
        const program = programs[turn++ % programs.length]!;
        const { authorization } = program;
        const call = callOf(program);
        const url = `${worker.origin}/api/v1${call.url}`;
        return { ...call, url, headers: { authorization, "content-type": "application/json" } };
      },
    });
    const bareSubject = (method: string): Subject => ({
      name: `bare route, ${method === "GET" ? "one read" : "one write"}`,
      processes: bareProcesses,
      next: () => ({ url: `${bare.origin}/threads/one`, method, headers: {} }),
    });
    const body = JSON.stringify({ is_enabled: true });
    const pairs: [Subject[], Subject][] = [
      [
        [
          subject("read a key", () => ({ url: "/key" })),
          subject("read a thread", ({ threadId }) => ({ url: `/threads/${threadId}` })),
          subject("list threads", () => ({ url: "/threads" })),
        ],
        bareSubject("GET"),
      ],
      [
        [
          subject("change a webhook", ({ webhookId }) => ({
            url: `/webhooks/${webhookId}`,
            method: "PATCH",
            body,
          })),
        ],
        bareSubject("PATCH"),
      ],
    ];
    const saturated = await findSaturation(pairs[0]![0][1]!);
    say(
      `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${AGENCIES * KEYS_EACH} keys; saturated at ${saturated} connections; ${rounds} rounds of ${ROUND_MILLISECONDS / 1000} s, in turns`,
    );
    for (const [subjects, beside] of pairs) await compare(subjects, beside, saturated, rounds);
    for (const each of pairs.flatMap(([subjects]) => subjects)) await overload(each, OVERLOAD * saturated);
  } finally {
    await Promise.all([worker.stop(), bare.stop()]);
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Agencies with a job thread, a webhook and keys each. */
async function preparePrograms(worker: LocalWorker): Promise<Program[]> {
  await migrateLocalDatabase(worker);
  const deps = {
    db: openDatabases((await worker.database()) as unknown as D1Database),
    now: Date.now,
    log: () => {},
  } as unknown as Deps;
  const programs: Program[] = [];
  for (let count = 0; count < AGENCIES; count++) {
    const agent = await createAgent(deps, { planId: "plan-agency-growth" });
    const threadId = await addThread(deps, agent);
    const tokens = Array.from({ length: KEYS_EACH }, newKeyToken);
    const insert = (token: string) =>
      deps.db.shared.insert(apiKeys).values({
        ...{ userId: agent.userId, companyId: agent.companyId, name: "Bench", hint: hintOf(token) },
        ...{ tokenHash: hashKeyToken(token), scopes: Object.keys(AGENCY_SCOPES) },
        expiresAt: Date.now() + 86_400_000,
        // Each key is in use: one that isn't has its use noted once an hour.
        lastUsedAt: Date.now(),
      });
    await deps.db.shared.batch([insert(tokens[0]!), ...tokens.slice(1).map(insert)]);
    const made = await fetch(`${worker.origin}/api/v1/webhooks`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokens[0]}`, "content-type": "application/json" },
      body: JSON.stringify({ url: "https://example.com/hook", events: ["batch.completed"] }),
    });
    const { id: webhookId } = (await made.json()) as { id: string };
    for (const token of tokens) programs.push({ authorization: `Bearer ${token}`, threadId, webhookId });
  }
  // One key of each agency after the other, so that simultaneous writes are of many agencies.
  return programs.map((_, at) => programs[(at % AGENCIES) * KEYS_EACH + Math.floor(at / AGENCIES)]!);
}

/** As many calls as so many connections get through; answers by status, and by the error where there was none. */
async function run(subject: Subject, connections: number, milliseconds = ROUND_MILLISECONDS): Promise<Round> {
  const client = createClient(connections);
  const answers = new Map<string, number>();
  const before = runtimeProcessorTime(subject.processes);
  const start = performance.now();
  const work = async () => {
    while (performance.now() - start < milliseconds) {
      const { url, ...sent } = subject.next();
      const answer = await client.send(url, sent).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - start) / 1000;
  client.close();
  const good = answers.get("200") ?? 0;
  const cpu = (runtimeProcessorTime(subject.processes) - before) / good;
  return { rate: good / seconds, cpu, answers };
}

async function findSaturation(subject: Subject): Promise<number> {
  await run(subject, 4);
  let connections = 1;
  for (let best = (await run(subject, 1)).rate; connections < 64; connections *= 2) {
    const { rate } = await run(subject, connections * 2);
    if (rate < best * WORTH) break;
    best = rate;
  }
  return Math.max(LEAST_CONNECTIONS, connections);
}

async function compare(subjects: Subject[], beside: Subject, connections: number, rounds: number) {
  const all = [beside, ...subjects];
  const taken = new Map(all.map(({ name }) => [name, [] as Round[]]));
  for (const each of all) await run(each, connections, WARM_UP_MILLISECONDS);
  for (let round = 0; round < rounds; round++)
    for (const each of round % 2 ? [...all].reverse() : all)
      taken.get(each.name)?.push(await run(each, connections));
  const bare = taken.get(beside.name) ?? [];
  for (const { name } of all) {
    const own = taken.get(name) ?? [];
    const shares = own.map(({ rate }, at) => rate / (bare[at]?.rate ?? 1));
    const figures = `${median(own.map(({ rate }) => rate))
      .toFixed(0)
      .padStart(5)} a second, CPU ${median(own.map(({ cpu }) => cpu)).toFixed(2)} ms`;
    const spread = `${(100 * Math.min(...shares)).toFixed(0)} to ${(100 * Math.max(...shares)).toFixed(0)}`;
    say(
      `${name.padEnd(24)} ${figures}, ${(100 * median(shares)).toFixed(0)} % of the bare route (${spread})`,
    );
    if (median(shares) < LEAST_SHARE) fail(`${name}: below ${100 * LEAST_SHARE} % of the bare route`);
    report(name, own);
  }
}

async function overload(subject: Subject, connections: number) {
  const round = await run(subject, connections, 2 * ROUND_MILLISECONDS);
  const [good, all] = [round.answers.get("200") ?? 0, [...round.answers.values()].reduce((a, b) => a + b, 0)];
  say(
    `${subject.name}, ${connections} connections: ${round.rate.toFixed(0)} a second, ${all - good} errors of ${all}`,
  );
  report(subject.name, [round]);
}

function report(name: string, rounds: Round[]) {
  for (const { answers } of rounds)
    for (const [answer, count] of answers) if (answer !== "200") fail(`${name}: ${count} × ${answer}`);
}

function fail(text: string) {
  say(`FAILED: ${text}`);
  process.exitCode = 1;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
