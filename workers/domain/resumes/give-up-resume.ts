import type { ResumeMessage } from "../../adapters/resume-queue/port";
import type { Deps } from "../deps";
import { ANALYSIS_FAILED } from "../documents/rules";
import { failResume } from "./fail-resume";

/** Ends a résumé whose message has failed as often as the queue allows. */
export async function giveUpResume(deps: Deps, message: ResumeMessage): Promise<void> {
  deps.log({ event: "dead-letter", resumeId: message.resumeId });
  await failResume(deps, { ...message, leaseToken: null, failureCode: ANALYSIS_FAILED });
}
