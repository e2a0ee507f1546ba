import { agreementRefusal } from "../agencies/agreement/require-agreement";
import { AppError } from "../errors";
import { MAX_FILES_PER_REQUEST } from "../files/upload-limits";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import type { Entitlement } from "./get-agency-entitlement";
import { limitMessage } from "./usage/plan-limits";

/** The portal's banner says why. */
const CLOSED = "No résumés can be uploaded now.";

export type UploadAllowance = {
  /** how many files one upload may have */
  files: number;
  /** how many more candidates the plan takes in this period; null where it has no limit */
  room: number | null;
  roomMessage: string | null;
  refusal: string | null;
  wordFiles: boolean;
  /** where not, the refusal may be that, and the agreement's page helps */
  hasAgreement: boolean;
};

/** What an agent may upload now, and why nothing where nothing can be, so that no bytes are sent in vain. */
export function getUploadAllowance(
  agent: Pick<ActiveAgent, "emailVerified" | "wordFiles" | "role" | "hasAgreement">,
  { subscription, refusal, usage }: Entitlement,
): UploadAllowance {
  const { emailVerified, wordFiles, hasAgreement } = agent;
  const files = subscription?.limits.filesPerUpload ?? MAX_FILES_PER_REQUEST;
  const closed = emailVerified ? refusal && CLOSED : new AppError("email-unverified").message;
  const refused = closed ?? agreementRefusal(agent)?.message ?? null;
  if (refused !== null || !subscription)
    return { files, room: 0, roomMessage: null, refusal: refused, wordFiles, hasAgreement };
  const { limits } = subscription;
  const room = limits.applicants === null ? null : Math.max(0, limits.applicants - usage.applicants);
  const full = (["bulkAnalyses", "applicants"] as const).find((kind) => {
    const limit = limits[kind];
    return limit !== null && usage[kind] >= limit;
  });
  return {
    files,
    room,
    roomMessage: room === null ? null : limitMessage(subscription, "applicants", usage.applicants),
    wordFiles,
    hasAgreement,
    refusal: full ? limitMessage(subscription, full, usage[full]) : null,
  };
}
