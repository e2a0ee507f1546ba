import { eq } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { prepareLink } from "../mailed-link";
import { normalizeEmail } from "../normalize-email";

/** Accounts that only sign in with Google get one too: it proves the mailbox. */
export async function sendResetLink(deps: Deps, { email }: { email: string }): Promise<void> {
  const { db, site } = deps;
  const [user] = await db.shared
    .select()
    .from(users)
    .where(eq(users.email, normalizeEmail(email)));
  if (!user) return;
  const link = prepareLink(deps, { userId: user.id, purpose: "reset-password" });
  const mail = prepareMail(deps, {
    to: user.email,
    userId: user.id,
    template: "reset-password",
    data: { fullName: user.fullName, url: `${site.origin}/reset-password?token=${link.token}` },
  });
  await runBatch(db.shared, [link.insert, mail.insert]);
  await sendTasks(deps, [mail.task]);
}
