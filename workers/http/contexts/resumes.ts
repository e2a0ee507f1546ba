import { findSubscriptionRefusal } from "../../domain/billing/require-subscription";
import { AppError } from "../../domain/errors";
import type { SignedInUser } from "../../domain/identity/rules";
import { countWork } from "../../domain/identity/work-throttle";
import type { AcceptedResumes } from "../../domain/resumes/accept-resumes";
import { deleteResume } from "../../domain/resumes/delete-resume";
import { getResume, getStoredResume } from "../../domain/resumes/get-resume";
import { getResumeReport } from "../../domain/resumes/get-resume-report";
import { getResumeStatus } from "../../domain/resumes/get-resume-status";
import { listResumePage } from "../../domain/resumes/list-resume-page";
import { listResumes } from "../../domain/resumes/list-resumes";
import { renameResume } from "../../domain/resumes/rename-resume";
import { retryResume } from "../../domain/resumes/retry-resume";
import { setDefaultResume } from "../../domain/resumes/set-default-resume";
import { correctResume } from "../late-use-cases";
import { receiveResumes } from "../receive-upload";
import type { RequestTools } from "./tools";

/** A job seeker's own résumés. Another's is as missing as one that never was. */
export function resumesContext({ deps, orThrow }: RequestTools) {
  const analysing = (userId: string) => countWork(deps, { work: "analysis", userId });
  return {
    resumes: {
      /** Why nothing can be uploaded or analysed now, as code and words; null where it can. */
      refusal: (user: SignedInUser) =>
        orThrow(
          findSubscriptionRefusal(deps, user).then((subscription) => {
            const code = user.emailVerified ? subscription : "email-unverified";
            return code && { code, message: new AppError(code).message };
          }),
        ),
      /** Takes the multipart body of the request. */
      receive: (user: SignedInUser, request: Request): Promise<AcceptedResumes> =>
        orThrow(receiveResumes(deps, { request, user })),
      /** All, the default first, then the newest. */
      list: ({ userId }: SignedInUser) => orThrow(listResumes(deps, { userId })),
      /** By families of versions. */
      page: ({ userId }: SignedInUser, page: number) => orThrow(listResumePage(deps, { userId, page })),
      get: ({ userId }: SignedInUser, resumeId: string) => orThrow(getResume(deps, { userId, resumeId })),
      /** With all that its analysis says. */
      stored: ({ userId }: SignedInUser, resumeId: string) =>
        orThrow(getStoredResume(deps, { userId, resumeId })),
      /** The same, with warnings and the reason of a failure: for its page. */
      report: ({ userId }: SignedInUser, resumeId: string) =>
        orThrow(getResumeReport(deps, { userId, resumeId })),
      status: ({ userId }: SignedInUser, resumeId: string) =>
        orThrow(getResumeStatus(deps, { userId, resumeId })),
      retry: ({ userId }: SignedInUser, resumeId: string) =>
        orThrow(analysing(userId).then(() => retryResume(deps, { userId, resumeId }))),
      /** Corrects what was read, or takes a correction back; judged again at once. */
      correct: ({ userId }: SignedInUser, resumeId: string, factsVersion: number, edit: unknown) =>
        orThrow(analysing(userId).then(() => correctResume(deps, { userId, resumeId, factsVersion, edit }))),
      setDefault: ({ userId }: SignedInUser, resumeId: string) =>
        orThrow(setDefaultResume(deps, { userId, resumeId })),
      rename: ({ userId }: SignedInUser, resumeId: string, name: string) =>
        orThrow(renameResume(deps, { userId, resumeId, name })),
      remove: ({ userId }: SignedInUser, resumeId: string) =>
        orThrow(deleteResume(deps, { userId, resumeId })),
    },
  };
}
