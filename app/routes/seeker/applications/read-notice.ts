import type { Notice } from "~/components/seeker/applications/application-notice";
import { STATE_NAMES } from "../../../../workers/domain/applications/application-states";
import type { ApplicationListItem } from "../../../../workers/domain/applications/list-applications";
import { readStanding } from "../../../../workers/domain/applications/standing-text";

/** What the page says was just done, by its address: nothing but these words and the names of the person's own jobs. */
export function readNotice(parameters: URLSearchParams, all: ApplicationListItem[]): Notice | null {
  const applicationId = parameters.get("of") ?? "";
  const was = parameters.get("was") ?? "";
  const one = all.find(({ id }) => id === applicationId);
  const of = { applicationId, undo: null };
  switch (parameters.get("notice")) {
    case "moved": {
      const undo = readStanding(was) ? ({ intent: "take-back", was } as const) : null;
      return one ? { ...of, text: `${one.jobTitle} is now in ${STATE_NAMES[one.state]}.`, undo } : null;
    }
    case "taken-back":
      return one ? { ...of, text: `${one.jobTitle} is back in ${STATE_NAMES[one.state]}.` } : null;
    case "added":
      return one ? { ...of, text: `${one.jobTitle} is added.` } : null;
    case "saved":
      return one ? { ...of, text: `${one.jobTitle} is saved.` } : null;
    case "restored":
      return one ? { ...of, text: `${one.jobTitle} is back.` } : null;
    case "deleted": {
      const text = "The application is deleted. It can be brought back until tomorrow, then it is erased.";
      return one ? null : { ...of, text, undo: { intent: "restore", was: "" } };
    }
    default:
      return null;
  }
}
