import type { Deps } from "../deps";
import { prepareMail } from "../mail/prepare-mail";
import { prepareLink } from "./mailed-link";

export function prepareVerificationMail(
  deps: Pick<Deps, "db" | "now" | "site">,
  { userId, email, fullName }: { userId: string; email: string; fullName: string },
) {
  const link = prepareLink(deps, { userId, purpose: "verify-email" });
  const mail = prepareMail(deps, {
    to: email,
    userId,
    template: "verification",
    data: { fullName, url: `${deps.site.origin}/verify-email?token=${link.token}` },
  });
  return { statements: [link.insert, mail.insert], tasks: [mail.task] };
}
