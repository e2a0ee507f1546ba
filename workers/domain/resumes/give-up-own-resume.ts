import type { OwnResumeMessage } from "../../adapters/resume-queue/port";
import { ANALYSIS_FAILED } from "../batches/rules";
import type { Deps } from "../deps";
import { failOwnResume } from "./fail-own-resume";

/** Ends a résumé whose message has failed as often as the queue allows. */
export async function giveUpOwnResume(deps: Deps, message: OwnResumeMessage): Promise<void> {
  deps.log({ event: "dead-letter", resumeId: message.resumeId });
  await failOwnResume(deps, { ...message, leaseToken: null, failureCode: ANALYSIS_FAILED });
}
