import type { Deps } from "../deps";

/** Mails that are switched off by a link in each of them, without a sign-in: what the link is signed for. */
const PURPOSES = {
  threads: "notification-mails",
  applications: "application-reminders",
  jobs: "new-jobs",
} as const;

/** What such mails are about: an agent's job threads, a seeker's applications, the new jobs of their searches. */
export type SwitchedMails = keyof typeof PURPOSES;

/** Stands in every such mail and its headers. @param id whose mails: the agent's, or the seeker's user id */
export function switchOffUrl(
  { signer, site }: Pick<Deps, "signer" | "site">,
  about: SwitchedMails,
  id: string,
): string {
  return `${site.origin}/notifications/off?token=${id}.${signer.sign(PURPOSES[about], id)}`;
}

/** Which mails a link's token switches off, and whose; null for one that isn't ours. */
export function readSwitchOffToken(
  { signer }: Pick<Deps, "signer">,
  token: string,
): { about: SwitchedMails; id: string } | null {
  const [id, signature] = token.split(".");
  if (!id || !signature) return null;
  const about = (["threads", "applications", "jobs"] as const).find((one) =>
    signer.verify(PURPOSES[one], id, signature),
  );
  return about ? { about, id } : null;
}
