import { desc, eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { outbox } from "../../../db/schema";
import type { Task } from "../../../workers/adapters/task-queue/port";
import { TERMS_VERSION } from "../../../workers/domain/billing/contract-terms";
import type { Deps } from "../../../workers/domain/deps";
import { hashPassword } from "../../../workers/domain/identity/password/password";
import { prepareSeeker } from "../../../workers/domain/identity/prepare-seeker";
import { visit } from "./browser-session";
import { humanField } from "./human";

export const PASSWORD = "a long enough password";

export async function createSeeker(
  deps: Deps,
  options: { emailVerified?: boolean; email?: string; fullName?: string } = {},
) {
  const email = options.email ?? `${crypto.randomUUID()}@example.com`;
  const { userId, statements } = prepareSeeker(deps, {
    email,
    fullName: options.fullName ?? "Mara Lind",
    country: "SE",
    emailVerified: options.emailVerified ?? true,
    termsVersion: TERMS_VERSION,
    account: { provider: "password", passwordHash: await hashPassword(PASSWORD, deps.passwordCost) },
  });
  await runBatch(deps.db.shared, statements);
  return { userId, email };
}

export async function candidateFields(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  return {
    fullName: "Mara Lind",
    email: `${crypto.randomUUID()}@example.com`,
    password: PASSWORD,
    confirmPassword: changes.password ?? PASSWORD,
    country: "SE",
    terms: "on",
    ...(await humanField()),
    ...changes,
  };
}

/** Without JavaScript; each caller has its own IP address. */
export function postForm(
  path: string,
  fields: Record<string, string> | [string, string][],
  options: { address?: string; cookie?: string } = {},
): Promise<Response> {
  const { address = crypto.randomUUID(), cookie } = options;
  return visit(path, {
    method: "POST",
    cookie,
    body: new URLSearchParams(fields),
    headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": address },
  });
}

export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

export function cookieOf(answer: Response, name: string): string | undefined {
  const cookie = answer.headers.getSetCookie().find((value) => value.startsWith(`${name}=`));
  return cookie?.split(";")[0]?.slice(name.length + 1);
}

export async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');
}

export function mailsTo(deps: Deps, email: string) {
  return deps.db.shared
    .select()
    .from(outbox)
    .where(eq(outbox.toAddress, email))
    .orderBy(desc(outbox.createdAt));
}

export function linkIn(mail: { data: Record<string, unknown> | null } | undefined): string {
  const url = new URL(String(mail?.data?.url));
  return url.pathname + url.search;
}

export function withTasks<D extends Deps>(deps: D): D & { tasksSent: Task[] } {
  const tasksSent: Task[] = [];
  const tasks = { send: async (list: Task[]) => void tasksSent.push(...list) };
  return { ...deps, tasks, tasksSent };
}
