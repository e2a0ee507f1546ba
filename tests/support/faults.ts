import { env } from "cloudflare:workers";
import { openDatabases } from "../../db/client";
import type { ApplicantMessage, ResumeMessage } from "../../workers/adapters/resume-queue/port";
import { createDeps } from "../../workers/context";
import type { Deps } from "../../workers/domain/deps";
import { handleResumes } from "../../workers/queues/resumes";

/** Throws on the n-th call (1-based) of any function that it guards; `calls` counts them all. */
export function failOnce(n: number) {
  const fault = {
    calls: 0,
    guard<Args extends unknown[], R>(work: (...args: Args) => Promise<R>): (...args: Args) => Promise<R> {
      return async (...args) => {
        fault.calls += 1;
        if (fault.calls === n) throw new Error("fault on purpose");
        return work(...args);
      };
    },
  };
  return fault;
}

export type Fault = ReturnType<typeof failOnce>;

export function faultyD1(fault: Fault): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: fault.guard(() => statement.all()),
      run: fault.guard(() => statement.run()),
      raw: fault.guard((options?: { columnNames?: false }) => statement.raw(options)),
      first: fault.guard(() => statement.first()),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  }
  return {
    prepare: (query: string) => wrap(env.DB.prepare(query)),
    batch: fault.guard((statements: D1PreparedStatement[]) =>
      env.DB.batch(statements.map((statement) => originals.get(statement) ?? statement)),
    ),
  } as unknown as D1Database;
}

/** A database in which something else happens right before the next batch. */
export function d1BeforeBatch(work: () => Promise<unknown>): D1Database {
  let waiting: (() => Promise<unknown>) | null = work;
  return {
    prepare: (query: string) => env.DB.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      const now = waiting;
      waiting = null;
      await now?.();
      return env.DB.batch(statements);
    },
  } as unknown as D1Database;
}

export type TestDeps = Deps & {
  /** not yet delivered: for agencies' résumés, and for job seekers' own */
  sent: ApplicantMessage[];
  sentOwn: ResumeMessage[];
  wait: (milliseconds: number) => void;
};

/** The Worker's own dependencies; the queue holds messages until `deliver`. */
export function testDeps(faults: { d1?: Fault; files?: Fault; progress?: Fault } = {}): TestDeps {
  const deps = createDeps(env);
  const sent: ApplicantMessage[] = [];
  const sentOwn: ResumeMessage[] = [];
  let offset = 0;
  const { files, progress } = faults;
  return {
    ...deps,
    sent,
    sentOwn,
    wait: (milliseconds) => {
      offset += milliseconds;
    },
    log: () => {},
    now: () => Date.now() + offset,
    db: faults.d1 ? openDatabases(faultyD1(faults.d1)) : deps.db,
    files: files
      ? {
          ...deps.files,
          put: files.guard(deps.files.put),
          get: files.guard(deps.files.get),
          putJson: files.guard(deps.files.putJson),
          remove: files.guard(deps.files.remove),
        }
      : deps.files,
    progress: progress
      ? {
          expect: progress.guard(deps.progress.expect),
          finish: progress.guard(deps.progress.finish),
          forget: progress.guard(deps.progress.forget),
        }
      : deps.progress,
    resumeQueue: {
      send: async (messages) => {
        for (const message of messages) {
          if ("resumeId" in message) sentOwn.push(message);
          else sent.push(message);
        }
      },
    },
  };
}

/** Redelivers until each message is acked; time passes between tries. */
export async function deliver(deps: TestDeps, bodies: unknown[]): Promise<{ rounds: number }> {
  let left = bodies;
  let rounds = 0;
  while (left.length > 0) {
    rounds += 1;
    if (rounds > 8) throw new Error(`${left.length} messages were never acked`);
    const again: unknown[] = [];
    const messages = left.map((body) => ({
      body,
      id: crypto.randomUUID(),
      timestamp: new Date(),
      attempts: rounds,
      ack: () => {},
      retry: () => again.push(body),
    }));
    await handleResumes(deps, { queue: "plumbline-resumes", messages } as unknown as MessageBatch<unknown>);
    left = again;
    deps.wait(60_000);
  }
  return { rounds };
}
