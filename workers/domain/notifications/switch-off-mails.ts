import { getReminderMails, setReminderMails } from "../applications/reminder-mails";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { mailsNewJobs, stopSavedSearches } from "../jobs/saved/change-saved-search";
import { readSwitchOffToken, type SwitchedMails } from "../mail/switch-off-link";
import { getNotificationMails, setNotificationMails } from "./notification-mails";

/** What a mailed link would do: `isOn` where such mails still go out. null for a link that isn't ours. */
export async function inspectSwitchOffLink(
  deps: Pick<Deps, "db" | "signer">,
  token: string,
): Promise<{ about: SwitchedMails; isOn: boolean } | null> {
  const read = readSwitchOffToken(deps, token);
  if (!read) return null;
  const { about, id } = read;
  if (about === "applications") return { about, isOn: await getReminderMails(deps, { userId: id }) };
  if (about === "jobs") return { about, isOn: await mailsNewJobs(deps, { userId: id }) };
  return { about, isOn: (await getNotificationMails(deps, { agentId: id })) !== "off" };
}

/** A second press is no error. @throws AppError "link-invalid" for an unknown token */
export async function switchOffMails(
  deps: Pick<Deps, "db" | "now" | "signer">,
  token: string,
): Promise<void> {
  const read = readSwitchOffToken(deps, token);
  if (!read) throw new AppError("link-invalid");
  if (read.about === "applications") await setReminderMails(deps, { userId: read.id, isOn: false });
  else if (read.about === "jobs") await stopSavedSearches(deps, { userId: read.id });
  else await setNotificationMails(deps, { agentId: read.id, mails: "off" });
}
