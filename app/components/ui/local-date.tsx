import { useRouteLoaderData } from "@remix-run/react";
import { dateFormat } from "~/lib/date-format";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import type { rootLoader } from "~/root-loader";

/** A day in the reader's locale; the day is the reader's own as soon as scripts run, UTC's before. */
export function LocalDate({
  value,
  utc = false,
}: {
  value: number /** it is UTC's day for everyone */;
  utc?: boolean;
}) {
  const locale = useRouteLoaderData<typeof rootLoader>("root")?.locale ?? "en-GB";
  const timeZone = useHydrated() && !utc ? undefined : "UTC";
  return (
    <time dateTime={new Date(value).toISOString()} className="whitespace-nowrap" suppressHydrationWarning>
      {dateFormat(locale, { dateStyle: "medium", timeZone }).format(value)}
    </time>
  );
}
