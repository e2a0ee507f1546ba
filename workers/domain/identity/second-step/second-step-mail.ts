import type { Deps } from "../../deps";
import { prepareMail } from "../../mail/prepare-mail";
import type { SignedInUser } from "../session/signed-in-user";
import type { StepChange } from "./step-change";

/** Tells owners of an account what was done to its second step, in case it wasn't them. */
export function prepareStepMail(
  deps: Pick<Deps, "db" | "now">,
  { userId, email, fullName }: Pick<SignedInUser, "userId" | "email" | "fullName">,
  change: StepChange,
) {
  return prepareMail(deps, {
    to: email,
    userId,
    template: "second-step-changed",
    data: { fullName, change },
  });
}
