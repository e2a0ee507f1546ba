import { and, eq, exists, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { letters, mailingListEntries } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { entryOfToken } from "./list-link";
import type { MailingList } from "./mailing-lists";

/** "gone": already left, or the entry was erased; "unknown": not a token of ours. */
export async function inspectLeaveLink(
  deps: Pick<Deps, "db" | "signer">,
  token: string,
): Promise<{ state: "live"; list: MailingList; email: string } | { state: "gone" | "unknown" }> {
  const entryId = entryOfToken(deps, token);
  if (!entryId) return { state: "unknown" };
  const [entry] = await deps.db.shared
    .select({ list: mailingListEntries.list, email: mailingListEntries.email })
    .from(mailingListEntries)
    .where(eq(mailingListEntries.id, entryId));
  return entry ? { state: "live", ...entry } : { state: "gone" };
}

/** A second press is no error. @param letterId the letter whose link it was, which counts it @throws AppError "link-invalid" */
export async function leaveList(
  deps: Pick<Deps, "db" | "signer">,
  token: string,
  letterId: string | null = null,
): Promise<void> {
  const entryId = entryOfToken(deps, token);
  if (!entryId) throw new AppError("link-invalid");
  const { shared } = deps.db;
  const entry = shared
    .select({ one: sql`1` })
    .from(mailingListEntries)
    .where(and(eq(mailingListEntries.id, entryId), eq(mailingListEntries.list, letters.list)));
  await runBatch(shared, [
    ...(letterId
      ? [
          shared
            .update(letters)
            .set({ departed: sql`${letters.departed} + 1` })
            .where(and(eq(letters.id, letterId), exists(entry))),
        ]
      : []),
    shared.delete(mailingListEntries).where(eq(mailingListEntries.id, entryId)),
  ]);
}
