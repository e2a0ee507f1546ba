import { eq, sql } from "drizzle-orm";
import { outbox } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { runAudited } from "../audit-entry";
import { getDeadMail } from "./list-dead-mails";

/** @throws AppError "not-found", "link-invalid" where its link no longer works, "decided-meanwhile" */
export async function resendMail(
  deps: Deps,
  { mailId, actorId, reason }: { mailId: string; actorId: string; reason: string | null },
): Promise<void> {
  const mail = await getDeadMail(deps, { mailId });
  if (mail.linkIsDead) throw new AppError("link-invalid");
  await runAudited(deps, {
    actorId,
    action: "mail-sent-again",
    subject: mailId,
    reason,
    data: { template: mail.template },
    onlyIf: sql`exists (select 1 from ${outbox} where ${outbox.id} = ${mailId} and ${outbox.status} = 'failed')`,
    effects: [
      deps.db.shared
        .update(outbox)
        .set({ status: "queued", leaseEndsAt: null, error: null, updatedAt: deps.now() })
        .where(eq(outbox.id, mailId)),
    ],
    tasks: [{ kind: "send-mail", mailId }],
  });
}
