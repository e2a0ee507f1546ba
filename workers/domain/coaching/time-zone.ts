/** Whether a name is a time zone of the IANA's list, as browsers say it: "Europe/Berlin", "UTC". */
export function isTimeZone(name: string): boolean {
  // Offsets, such as "+02:00", know no summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function allTimeZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].sort();
}

/** UTC ms of "2026-12-08", "18:00" in a time zone: of two, as summer time ends, the earlier; null where clocks leap over it. */
export function instantOf(day: string, time: string, timeZone: string): number | null {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wanted)) return null;
  const DAY = 24 * 60 * 60_000;
  // The offset is one of those that hold shortly before and after.
  const found = [wanted - DAY, wanted + DAY]
    .map((near) => wanted - (clockOf(near, timeZone) - near))
    .filter((instant) => clockOf(instant, timeZone) === wanted);
  return found.length > 0 ? Math.min(...found) : null;
}

/** What clocks of a time zone show at an instant, as if it were UTC. */
function clockOf(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}

const day: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long", year: "numeric" };
const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/**
 * "Tuesday, 8 December 2026, 18:00 to 19:00 (Europe/Berlin), which is 17:00 to 18:00 UTC". The day is said again where
 * it is another one in UTC. @param timeZone null where nobody has said it: UTC alone
 */
export function hourWords(start: number, end: number, timeZone: string | null): string {
  const utc = spanIn("UTC", start, end);
  if (timeZone === null || timeZone === "UTC") return `${utc.day}, ${utc.span} UTC`;
  const own = spanIn(timeZone, start, end);
  const there = utc.day === own.day ? utc.span : `${utc.day}, ${utc.span}`;
  return `${own.day}, ${own.span} (${zoneWords(timeZone)}), which is ${there} UTC`;
}

/** "America/New_York" as people write it. */
export function zoneWords(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}

function spanIn(timeZone: string, start: number, end: number) {
  const dayIn = new Intl.DateTimeFormat("en-GB", { ...day, timeZone });
  const clockIn = new Intl.DateTimeFormat("en-GB", { ...clock, timeZone });
  return {
    day: dayIn.format(start).replace(/^(\w+) /, "$1, "),
    span: `${clockIn.format(start)} to ${clockIn.format(end)}`,
  };
}
