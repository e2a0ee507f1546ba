import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { openDatabases } from "../../../db/client";
import { auditLog, users } from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import { sessionOf, visit } from "./browser-session";

export const STAFF_EMAIL = "staff@plumbline.example";

export async function createStaff(deps: Deps): Promise<{ userId: string; cookie: string }> {
  const db = deps.db.shared;
  await db
    .insert(users)
    .values({ email: STAFF_EMAIL, fullName: "Miriam Falk", emailVerified: true })
    .onConflictDoNothing();
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, STAFF_EMAIL));
  const userId = user?.id ?? "";
  return { userId, cookie: await sessionOf(deps, userId) };
}

export async function createPerson(
  deps: Deps,
  { email = `${crypto.randomUUID()}@example.com`, fullName = "Robin Vale" } = {},
): Promise<{ userId: string; email: string }> {
  const userId = crypto.randomUUID();
  await deps.db.shared.insert(users).values({ id: userId, email, fullName, emailVerified: true });
  return { userId, email };
}

export function post(path: string, cookie: string | undefined, fields: Record<string, string> = {}) {
  return visit(path, {
    method: "POST",
    cookie,
    body: new URLSearchParams(fields),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

export async function wordsOf(answer: Response): Promise<string> {
  const html = await answer.text();
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

export function auditTrailOf(deps: Deps, subject: string) {
  return deps.db.shared
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.createdAt));
}

/** The n-th statement (1-based) of a batch fails inside it. */
function brokenD1(n: number, sizes: number[]): D1Database {
  return {
    prepare: (query: string) => env.DB.prepare(query),
    batch: (statements: D1PreparedStatement[]) => {
      sizes.push(statements.length);
      const broken = env.DB.prepare("SELECT json('broken on purpose')");
      return env.DB.batch(statements.map((statement, at) => (at === n - 1 ? broken : statement)));
    },
  } as unknown as D1Database;
}

/** Repeats the work with each statement of its batch failing. @returns how many statements the batch has */
export async function expectAllOrNothing(
  deps: Deps,
  work: (deps: Deps) => Promise<unknown>,
  state: () => Promise<unknown>,
): Promise<number> {
  const before = await state();
  const sizes: number[] = [];
  for (let n = 1; n <= (sizes[0] ?? 1); n++) {
    const tasks: unknown[] = [];
    const broken = {
      ...deps,
      db: openDatabases(brokenD1(n, sizes)),
      tasks: { send: async (list: unknown[]) => void tasks.push(...list) },
    };
    await expect(work(broken), `statement ${n} fails`).rejects.toThrow();
    expect(sizes, "one batch a run").toHaveLength(n);
    expect(await state(), `statement ${n} failed`).toEqual(before);
    expect(tasks).toEqual([]);
  }
  return sizes[0] ?? 0;
}
