import type { OwnResumeMessage } from "../../adapters/resume-queue/port";
import type { Deps } from "../deps";
import { ANALYSIS_FAILED } from "../documents/rules";
import { failOwnResume } from "./fail-resume";

/** Ends a résumé whose message has failed as often as the queue allows. */
export async function giveUpOwnResume(deps: Deps, message: OwnResumeMessage): Promise<void> {
  deps.log({ event: "dead-letter", resumeId: message.resumeId });
  await failOwnResume(deps, { ...message, leaseToken: null, failureCode: ANALYSIS_FAILED });
}
