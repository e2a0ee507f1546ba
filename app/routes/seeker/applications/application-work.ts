import { searchWith } from "~/components/seeker/applications/applications-search";
import { paths } from "~/lib/paths";
import { isApplicationState } from "../../../../workers/domain/applications/application-states";
import { restoreApplication } from "../../../../workers/domain/applications/delete-application";
import { moveApplication, takeBackMove } from "../../../../workers/domain/applications/move-application";
import { setReminderMails } from "../../../../workers/domain/applications/reminder-mails";
import { readStanding, standingText } from "../../../../workers/domain/applications/standing-text";
import { trackMatch } from "../../../../workers/domain/applications/track-match";
import type { Deps } from "../../../../workers/domain/deps";
import { AppError } from "../../../../workers/domain/errors";
import { countWork } from "../../../../workers/domain/identity/work-throttle";

/** Does what a small form asks for. @param search of the page, which stays. @returns the address of the page that shows it */
export async function applicationWork(
  deps: Deps,
  { user: { userId }, form, search }: { user: { userId: string }; form: FormData; search: string },
): Promise<string> {
  await countWork(deps, { work: "tracking", userId });
  const text = (name: string) => String(form.get(name) ?? "");
  const own = { userId, applicationId: text("id") };
  const shown = (notice: string, was?: string) =>
    paths.applications + searchWith(search, { notice, of: own.applicationId, ...(was ? { was } : {}) });

  const matchId = text("track");
  if (matchId) {
    const { id, isNew } = await trackMatch(deps, { userId, matchId });
    return `${paths.application(id)}?notice=${isNew ? "tracked" : "known"}`;
  }
  switch (form.get("intent")) {
    case "move": {
      const state = form.get("state");
      if (!isApplicationState(state)) throw new AppError("invalid-input");
      return shown("moved", standingText(await moveApplication(deps, { ...own, state })));
    }
    case "take-back": {
      const standing = readStanding(text("was"));
      if (!standing) throw new AppError("invalid-input");
      await takeBackMove(deps, { ...own, standing });
      return shown("taken-back");
    }
    case "restore":
      await restoreApplication(deps, own);
      return shown("restored");
    case "reminder-mails":
      await setReminderMails(deps, { userId, isOn: form.get("reminders") === "on" });
      return `${paths.settings}?done=reminder-mails#reminders`;
    default:
      throw new AppError("invalid-input");
  }
}
