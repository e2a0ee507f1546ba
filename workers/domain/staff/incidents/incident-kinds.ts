import type { incidents } from "../../../../db/schema";

export type IncidentKind = (typeof incidents.$inferSelect)["kind"];
export type IncidentSeverity = (typeof incidents.$inferSelect)["severity"];

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What may be recorded: its clock from when it was noticed, what stops that, and how a mail to owners begins. */
export const INCIDENT_KINDS: Record<
  IncidentKind,
  { name: string; clock: number; by: string; stops: string; mail: string }
> = {
  "data-breach": {
    name: "Personal-data breach",
    clock: 72 * HOUR,
    by: "72 hours to tell the authority (GDPR 33)",
    stops: "Told the authority",
    mail: "What happened, when, and whose data it concerns:\n\nWhat we have done:\n\nWhat you should do:",
  },
  "ai-incident": {
    name: "Serious AI incident",
    clock: 15 * DAY,
    by: "15 days to tell the authority (AI Act 73)",
    stops: "Told the authority",
    mail: "What the scoring did wrong, since when, and which results it concerns:\n\nWhat we have done:\n\nWhat you should do:",
  },
  complaint: {
    name: "Complaint",
    clock: 30 * DAY,
    by: "30 days to answer",
    stops: "Answered",
    mail: "What somebody complained about:\n\nWhat we found:\n\nWhat you should do:",
  },
};

export const INCIDENT_SEVERITIES: Record<IncidentSeverity, string> = {
  low: "Low: nobody is harmed",
  medium: "Medium: some people may be harmed",
  high: "High: some are harmed, or many may be",
  critical: "Critical: many are harmed, or it goes on",
};

/** The agreement promises a company's owners to be told of a breach within this time of when it was noticed. */
const OWNERS_TOLD_IN = 48 * HOUR;

/** By when owners have to be told; null where nobody promised a time. */
export function ownersDueAt({ kind, noticedAt }: { kind: IncidentKind; noticedAt: number }): number | null {
  return kind === "data-breach" ? noticedAt + OWNERS_TOLD_IN : null;
}
