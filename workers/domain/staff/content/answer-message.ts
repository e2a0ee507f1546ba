import { eq, sql } from "drizzle-orm";
import { contactMessages } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { prepareMail } from "../../mail/prepare-mail";
import { runAudited } from "../audit-entry";

type Answering = { messageId: string; actorId: string };

/** Once, by mail. @throws AppError "not-found" | "decided-meanwhile" */
export async function answerMessage(
  deps: Deps,
  { messageId, actorId, answer }: Answering & { answer: string },
): Promise<void> {
  const { name, email, message } = await findOpen(deps, messageId);
  const mail = prepareMail(deps, { to: email, template: "contact-answer", data: { name, message, answer } });
  await runAudited(deps, {
    actorId,
    action: "message-answered",
    subject: messageId,
    reason: null,
    onlyIf: isOpen(messageId),
    effects: [
      deps.db.shared
        .update(contactMessages)
        .set({ answer, answeredAt: deps.now() })
        .where(eq(contactMessages.id, messageId)),
      mail.insert,
    ],
    tasks: [mail.task],
  });
}

/** For one that was answered by telephone, say. `reason`: where and how. */
export async function markAnswered(
  deps: Deps,
  { messageId, actorId, reason }: Answering & { reason: string },
): Promise<void> {
  await findOpen(deps, messageId);
  await runAudited(deps, {
    actorId,
    action: "message-answered-elsewhere",
    subject: messageId,
    reason,
    onlyIf: isOpen(messageId),
    effects: [
      deps.db.shared
        .update(contactMessages)
        .set({ answeredAt: deps.now() })
        .where(eq(contactMessages.id, messageId)),
    ],
  });
}

function isOpen(messageId: string) {
  return sql`exists (select 1 from ${contactMessages} where ${contactMessages.id} = ${messageId} and ${contactMessages.answeredAt} is null)`;
}

async function findOpen({ db }: Pick<Deps, "db">, messageId: string) {
  const [message] = await db.shared.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!message) throw new AppError("not-found");
  if (message.answeredAt !== null) throw new AppError("decided-meanwhile");
  return message;
}
