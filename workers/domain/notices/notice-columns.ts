import type { Thread } from "../threads/get-thread";
import { noticeDueAt } from "./notice-clock";
import type { ResumeSource } from "./source-words";
import { UNTIL_TOLD } from "./until-told";
import { businessDaysAfter, businessDaysAfterDay } from "./waiting/business-days";

type WaitingPeriod = Pick<Thread, "waitingDays" | "waitingPlace">;

/** A new applicant's columns about their notice. Applicants for a posting that carries the notice have been told by it. */
export function noticeColumns(
  { postingNoticeAt, ...period }: WaitingPeriod & Pick<Thread, "postingNoticeAt">,
  { source, time }: { source: ResumeSource; time: number },
) {
  const toldAt = source === "applied" && postingNoticeAt !== null ? time : null;
  return {
    source,
    noticeDueAt: noticeDueAt(source, time),
    toldAt,
    toldWay: toldAt === null ? null : ("posting" as const),
    waitsUntil: waitsUntil(toldAt, period, { isDay: false }),
  };
}

/** null where the thread's place asks for no waiting period. @param isDay only the day is known: `toldAt` is its beginning by UTC */
export function waitsUntil(
  toldAt: number | null,
  { waitingDays, waitingPlace }: WaitingPeriod,
  { isDay }: { isDay: boolean },
): number | null {
  if (waitingDays === null || waitingPlace === null) return null;
  if (toldAt === null) return UNTIL_TOLD;
  return (isDay ? businessDaysAfterDay : businessDaysAfter)(toldAt, waitingDays, waitingPlace);
}
