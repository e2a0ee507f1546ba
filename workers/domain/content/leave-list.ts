import { eq } from "drizzle-orm";
import { mailingListEntries } from "../../../db/schema";
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

/** A second press is no error. @throws AppError "link-invalid" for an unknown token */
export async function leaveList(deps: Pick<Deps, "db" | "signer">, token: string): Promise<void> {
  const entryId = entryOfToken(deps, token);
  if (!entryId) throw new AppError("link-invalid");
  await deps.db.shared.delete(mailingListEntries).where(eq(mailingListEntries.id, entryId));
}
