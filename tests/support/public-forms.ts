import { and, eq } from "drizzle-orm";
import { mailingListEntries, outbox } from "../../db/schema";
import type { MailingList } from "../../workers/domain/content/mailing-lists";
import type { TestDeps } from "./faults";
import { visit } from "./people/browser-session";

export function freshEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/** Without JavaScript; each caller has its own IP address. */
export function postForm(path: string, fields: Record<string, string>, caller: string = crypto.randomUUID()) {
  return visit(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": caller },
  });
}

export function mailsTo(deps: TestDeps, email: string) {
  return deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email)).orderBy(outbox.createdAt);
}

export async function linkIn(deps: TestDeps, email: string, template: "list-confirm" | "list-joined") {
  const mail = (await mailsTo(deps, email)).filter((one) => one.template === template).at(-1);
  const url = new URL(String(mail?.data?.url));
  return { path: url.pathname + url.search, page: url.pathname, token: url.searchParams.get("token") ?? "" };
}

export async function entryOf(deps: TestDeps, list: MailingList, email: string) {
  const [entry] = await deps.db.shared
    .select()
    .from(mailingListEntries)
    .where(and(eq(mailingListEntries.list, list), eq(mailingListEntries.email, email)));
  return entry;
}
