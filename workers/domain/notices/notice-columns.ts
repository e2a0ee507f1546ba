import type { Thread } from "../threads/get-thread";
import { businessDaysAfter, noticeDueAt } from "./notice-clock";
import type { ResumeSource } from "./source-words";
import { UNTIL_TOLD } from "./until-told";

/** A new applicant's columns about their notice. Applicants for a posting that carries the notice have been told by it. */
export function noticeColumns(
  { postingNoticeAt, waitingDays }: Pick<Thread, "postingNoticeAt" | "waitingDays">,
  { source, time }: { source: ResumeSource; time: number },
) {
  const toldAt = source === "applied" && postingNoticeAt !== null ? time : null;
  return {
    source,
    noticeDueAt: noticeDueAt(source, time),
    toldAt,
    toldWay: toldAt === null ? null : ("posting" as const),
    waitsUntil: waitsUntil(toldAt, waitingDays),
  };
}

/** null where the thread's place asks for no waiting period. */
export function waitsUntil(toldAt: number | null, waitingDays: number | null): number | null {
  if (waitingDays === null) return null;
  return toldAt === null ? UNTIL_TOLD : businessDaysAfter(toldAt, waitingDays);
}
