import type { Deps } from "../../deps";
import type { MailData } from "../../mail/mail-data";
import { prepareMail } from "../../mail/prepare-mail";
import type { SignedInUser } from "../session/signed-in-user";

/** Tells owners of an account what was done to its second step, in case it wasn't them. */
export function prepareStepMail(
  deps: Pick<Deps, "db" | "now">,
  { userId, email, fullName }: Pick<SignedInUser, "userId" | "email" | "fullName">,
  change: MailData["second-step-changed"]["change"],
) {
  return prepareMail(deps, {
    to: email,
    userId,
    template: "second-step-changed",
    data: { fullName, change },
  });
}
