import { dateFormat } from "~/lib/date-format";

/** A day in long US format, as on every article: "November 2, 2026". `value` in UTC ms. */
export function longDate(value: number): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return "Invalid Date";
  return dateFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
}

export function LongDate({ value }: { value: number }) {
  const words = longDate(value);
  if (words === "Invalid Date") return <span>{words}</span>;
  return <time dateTime={new Date(value).toISOString().slice(0, 10)}>{words}</time>;
}
