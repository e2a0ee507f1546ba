import type { notifications } from "../../../db/schema";
import { LIMITED_UNITS } from "../billing/usage/limited-units";

export type NotificationKind = (typeof notifications.$inferSelect)["kind"];

export type NotificationFacts = {
  kind: NotificationKind;
  subjectId: string;
  amount: number;
  failed: number;
};

const number = new Intl.NumberFormat("en");

function counted(count: number, one: string): string {
  return `${number.format(count)} ${one}${count === 1 ? "" : "s"}`;
}

/** A plan's limit has the subject "{period}.{kind}". */
function limitOf(subjectId: string): string {
  const kind = subjectId.split(".").at(-1) ?? "";
  return Object.hasOwn(LIMITED_UNITS, kind)
    ? LIMITED_UNITS[kind as keyof typeof LIMITED_UNITS].many
    : "units";
}

/** What a notification says, the same on the page and in mails: figures, and no one's name. */
export function notificationText({ kind, subjectId, amount, failed }: NotificationFacts): string {
  switch (kind) {
    case "batch-ended": {
      if (amount === 0) return `Upload finished: ${counted(failed, "candidate")} could not be analysed`;
      const lost = failed > 0 ? `, ${number.format(failed)} failed` : "";
      return `Upload finished: ${counted(amount, "candidate")} analysed${lost}`;
    }
    case "analysis-failed":
      return `${counted(amount, "candidate")} could not be analysed again`;
    case "client-answers":
      return counted(amount, "new client answer");
    case "export-failed":
      return "The CSV file of candidates could not be made";
    case "limit-near":
      return `80% of the ${limitOf(subjectId)} that your plan allows are used`;
    case "limit-reached":
      return `All ${limitOf(subjectId)} that your plan allows are used`;
    case "retention-due":
      return `${counted(amount, "candidate")} will be erased within 14 days by your retention period`;
  }
}

/** Whether it tells of something that went wrong or ends. */
export function isWarning({ kind, failed }: Pick<NotificationFacts, "kind" | "failed">): boolean {
  return kind !== "client-answers" && kind !== "limit-near" && (kind !== "batch-ended" || failed > 0);
}

export function notificationTarget({
  kind,
  threadId,
}: {
  kind: NotificationKind;
  threadId: string | null;
}): string {
  if (threadId === null) return "/agent/subscription";
  const thread = `/agent/campaigns/${threadId}`;
  if (kind === "client-answers") return `${thread}/share`;
  return kind === "export-failed" ? `${thread}/export` : thread;
}
