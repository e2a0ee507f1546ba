import type { Deps } from "../deps";
import { prepareMail } from "../mail/prepare-mail";

/** To a job seeker whose address is confirmed: what to do first. */
export function prepareWelcomeMail(
  deps: Pick<Deps, "db" | "now" | "site">,
  { userId, email, fullName }: { userId: string; email: string; fullName: string },
) {
  return prepareMail(deps, {
    to: email,
    userId,
    template: "welcome",
    data: { fullName, url: `${deps.site.origin}/my-resumes` },
  });
}
