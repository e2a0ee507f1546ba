import { findDates } from "../../../engine/parse/dates/find-dates";
import type { Line } from "../../../engine/types";

/** Whether a date of the file runs until today, in words of any language that is read: "2019 - Present", "seit 2019". */
export function runsUntilToday(lines: Pick<Line, "text">[]): boolean {
  return lines.some(({ text }) => findDates(text).some((date) => date.isCurrent));
}
