import type { ShownLine } from "../../workers/domain/agency-log/list-log";
import { reasonName, stageName } from "../../workers/domain/decisions/stage-names";
import type { StageSettings } from "../../workers/domain/decisions/stage-settings";
import type { Stage } from "../../workers/domain/decisions/stages";
import { WAITING_PLACES, type WaitingPlace } from "../../workers/domain/notices/waiting/places";

/** A log line's figures in words: "New → Rejected: Too little experience", "12 files", "version 3". */
export function logDetail(
  { action, detail }: Pick<ShownLine, "action" | "detail">,
  hiring: StageSettings,
): string {
  if (!detail) return "";
  if (action === "decided") return decided(detail, hiring);
  if (action === "uploaded" || action === "added-from-pool") return counted(detail.files, "file", "files");
  if (action === "model-asked" || action === "model-read")
    return `${detail.proposed} proposed, ${detail.dropped} dropped`;
  if (action === "requirements-changed") return `version ${detail.to}`;
  if (action === "exported") {
    const people = counted(detail.people, "person", "people");
    return detail.filtered ? `${people}, filtered` : people;
  }
  if (action === "told") return counted(detail.people, "person", "people");
  if (action === "waiting-set")
    return detail.days === 0
      ? "none"
      : `${counted(detail.days, "business day", "business days")}${placeName(detail.place)}`;
  if (action === "agreement-accepted") return `version ${detail.version}`;
  if (action === "retention-changed")
    return `${detail.daysBefore} → ${detail.days} days, shortlisted ${detail.shortlistedDaysBefore} → ${detail.shortlistedDays}`;
  if (action === "request-made" || action === "request-answered") return String(detail.number);
  if (action === "voluntary-asked") return counted(detail.people, "person", "people");
  return "";
}

/** Lines from before places were asked for name none. */
function placeName(code: unknown): string {
  return Object.hasOwn(WAITING_PLACES, String(code)) ? `, ${WAITING_PLACES[code as WaitingPlace].name}` : "";
}

function counted(value: string | number | boolean | undefined, one: string, many: string): string {
  return value === 1 ? `1 ${one}` : `${value} ${many}`;
}

function decided(
  { from, to, reason, undo }: NonNullable<ShownLine["detail"]>,
  hiring: StageSettings,
): string {
  const named = (stage: unknown) => stageName(hiring, stage as Stage);
  const why = typeof reason === "string" ? `: ${reasonName(hiring, reason)}` : "";
  return `${undo ? "taken back, " : ""}${named(from)} → ${named(to)}${why}`;
}
