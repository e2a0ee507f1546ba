import { runBatch } from "../../../db/batch";
import { contactMessages } from "../../../db/schema";
import { isSubscriber } from "../billing/is-subscriber";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { normalizeEmail } from "../identity/normalize-email";
import { type HumanProof, requireHuman } from "../identity/require-human";
import { callerOf, countAttempt } from "../identity/throttle";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { dueAt } from "../staff/deadlines";
import type { ContactForm } from "./schema";

const PER_HOUR = 5;
const HOUR = 60 * 60_000;

/** Stored, mailed to our mailbox and confirmed, all or none. @throws AppError "message-not-sent", human check errors */
export async function sendContactMessage(
  deps: Deps,
  { form, proof, ipAddress }: { form: ContactForm; proof: HumanProof; ipAddress: string | null },
): Promise<void> {
  const { name, message } = form;
  const email = normalizeEmail(form.email);
  await requireHuman(deps, proof, ipAddress);
  for (const key of [`contact:address:${callerOf(ipAddress)}`, `contact:email:${email}`])
    await countAttempt(deps, { key, limit: PER_HOUR, windowMilliseconds: HOUR });

  const now = deps.now();
  const toUs = prepareMail(deps, {
    to: deps.site.infoMailbox,
    template: "contact-message",
    data: { name, email, message },
  });
  const toSender = prepareMail(deps, { to: email, template: "contact-received", data: {} });
  try {
    await runBatch(deps.db.shared, [
      deps.db.shared.insert(contactMessages).values({
        ...{ name, email, message, createdAt: now },
        dueAt: dueAt.message(now, { isSubscriber: await isSubscriber(deps, email) }),
      }),
      toUs.insert,
      toSender.insert,
    ]);
  } catch (error) {
    throw new AppError("message-not-sent", { detail: errorText(error) });
  }
  await sendTasks(deps, [toUs.task, toSender.task]);
}
